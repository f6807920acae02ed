/** A heading of an agreement's text, for its contents list. */
export interface TextHeading {
  text: string;
  /** 1 for the highest level in the text. */
  level: number;
}

interface Block {
  tag: string;
  text: string;
}

/** A contents list helps from this number of headings on. */
const fewest = 5;
/** A longer paragraph that begins like a clause is the clause itself. */
const longestTitle = 120;
const clause = /^(cláusula|capítulo|seção|anexo)\s/iu;

/** Returns whether a block is a heading (of a text whose first level is h2), or a short paragraph that names a clause, as in texts from Word. */
export function isTextHeading({ tag, text }: Block): boolean {
  if (text.trim() === '') return false;
  return /^h[2-5]$/i.test(tag) || (/^p$/i.test(tag) && text.length <= longestTitle && clause.test(text.trim()));
}

/** Returns the headings with their levels; none for a text that is short enough to need no list. */
export function contentsOf(headings: readonly Block[]): TextHeading[] {
  if (headings.length < fewest) return [];
  const levelOf = ({ tag }: Block) => (/^p$/i.test(tag) ? 3 : Number(tag.slice(1)));
  const highest = Math.min(...headings.map(levelOf));
  return headings.map((heading) => ({
    text: heading.text.replace(/\s+/g, ' ').trim(),
    level: levelOf(heading) - highest + 1,
  }));
}
