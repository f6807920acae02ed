/** A tag, a word, a space or a sign. */
export interface Piece {
  text: string;
  /** What makes it the same as another: a word in bold is another word. */
  key: string;
}

/** A paragraph, a heading, an item or a row, with the tags around it. */
export interface Block {
  pieces: Piece[];
  key: string;
}

const piece = /<[^>]*>|&[#\w]+;|[\p{L}\p{N}]+|\s+|[^<&\s\p{L}\p{N}]|[<&]/gu;
const emphasis = /^<(\/?)(strong|em|u|s|sub|sup)>$/;
const blockEnd = /^<\/(?:p|div|h[1-6]|li|tr|table|ul|ol|blockquote|caption)>$|^<hr/;

export function isTag({ text }: Piece): boolean {
  return text.startsWith('<') && text.length > 1;
}

/**
 * Clean HTML, cut behind each block that says something. Blocks are known by their words: an item that became a
 * paragraph within an item says the same.
 */
export function blocksOf(html: string): Block[] {
  const blocks: Block[] = [];
  let pieces: Piece[] = [];
  const looks: string[] = [];
  for (const [text] of html.matchAll(piece)) {
    const look = emphasis.exec(text);
    if (look?.[1] === '') looks.push(look[2] ?? '');
    else if (look) looks.splice(looks.lastIndexOf(look[2] ?? ''), 1);
    const marked = isTag({ text, key: '' }) ? text : `${text} ${looks.join(' ')}`;
    pieces.push({ text, key: /^\s+$/.test(text) ? ' ' : marked });
    if (!blockEnd.test(text) || !pieces.some(isWord)) continue;
    blocks.push(blockOf(pieces));
    pieces = [];
  }
  if (pieces.length > 0) blocks.push(blockOf(pieces));
  return blocks;
}

function isWord(each: Piece): boolean {
  return !isTag(each) && each.text.trim() !== '';
}

function blockOf(pieces: Piece[]): Block {
  return {
    pieces,
    key: pieces
      .filter(isWord)
      .map(({ key }) => key)
      .join('\n'),
  };
}
