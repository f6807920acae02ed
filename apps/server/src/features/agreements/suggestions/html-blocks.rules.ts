/** A tag, a word, white space or a single character. */
export interface Piece {
  text: string;
  /** Comparison key. It includes the emphasis: a bold word differs from the same word in regular type. */
  key: string;
}

/** A paragraph, heading, list item or table row with its surrounding tags. */
export interface Block {
  pieces: Piece[];
  key: string;
}

const piece = /<[^<>]*>|&[#\w]+;|[\p{L}\p{N}]+|\s+|[^<&\s\p{L}\p{N}]|[<&]/gu;
const emphasis = /^<(\/?)(strong|em|u|s|sub|sup)>$/;
const blockEnd = /^<\/(?:p|div|h[1-6]|li|tr|table|ul|ol|blockquote|caption)>$|^<hr/;

export function isTag({ text }: Piece): boolean {
  return text.startsWith('<') && text.length > 1;
}

/**
 * Splits clean HTML after each block with text. Blocks compare by their words only, so that an editor's extra paragraph
 * inside a list item is not a change.
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
