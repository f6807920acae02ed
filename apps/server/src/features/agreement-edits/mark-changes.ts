import { diffArrays } from 'diff';
import { type Block, blocksOf, isTag, type Piece } from './html-pieces.ts';

/** Changes of blocks, and of words within a block, that are still told one by one: beyond them all is told as new. */
const mostBlocks = 500;
const mostWords = 300;

/**
 * The new text with what came in as `<ins>` and what left as `<del>`. Both texts are clean HTML. The tags are those of
 * the new one alone, so that the answer is as well-formed as it is; of the old one only words come back, where words
 * may stand.
 */
export function markChanges(before: string, after: string): string {
  const [old, now] = [blocksOf(before), blocksOf(after)];
  const writer = markWriter();
  for (const { removed, added } of changesOf(old, now, mostBlocks)) {
    if (removed === undefined) for (const { pieces } of added) writer.keep(pieces);
    else for (const [from, to] of pairOf(removed, added)) markBlock(writer, from, to);
  }
  return writer.end();
}

interface Change<T> {
  /** Undefined where `added` is as it was. */
  removed: T[] | undefined;
  added: T[];
}

/** What is the same and what took whose place, in order. */
function changesOf<T extends { key: string }>(old: readonly T[], now: readonly T[], most: number): Change<T>[] {
  const comparator = (a: T, b: T) => a.key === b.key;
  const parts = diffArrays([...old], [...now], { comparator, maxEditLength: most });
  if (!parts) return [{ removed: [...old], added: [...now] }];
  const changes: Change<T>[] = [];
  for (const { value, added, removed } of parts) {
    const last = changes.at(-1);
    if (!added && !removed) changes.push({ removed: undefined, added: value });
    else if (last?.removed) last[added ? 'added' : 'removed']?.push(...value);
    else changes.push({ removed: removed ? [...value] : [], added: added ? [...value] : [] });
  }
  return changes;
}

/** Blocks that took each other's place, each with its own where their words are alike. */
function pairOf(removed: readonly Block[], added: readonly Block[]): [Block | undefined, Block | undefined][] {
  const length = Math.max(removed.length, added.length);
  return Array.from({ length }, (_, i) => [removed[i], added[i]]);
}

function markBlock(writer: Writer, from: Block | undefined, to: Block | undefined): void {
  if (!from || !to || !areAlike(from, to)) {
    writer.remove(from?.pieces ?? []);
    writer.add(to?.pieces ?? []);
    return;
  }
  for (const { removed, added } of changesOf(from.pieces, to.pieces, mostWords)) {
    if (removed === undefined) writer.keep(added);
    else {
      writer.remove(removed);
      writer.add(added);
    }
  }
}

/** Texts that share next to nothing are told one after the other: word by word nobody could read them. */
function areAlike(from: Block, to: Block): boolean {
  const wordsOf = ({ pieces }: Block) => pieces.filter((each) => !isTag(each) && each.text.length > 2);
  const known = new Set(wordsOf(from).map(({ text }) => text));
  const now = wordsOf(to);
  const shared = now.filter(({ text }) => known.has(text)).length;
  return now.length < 4 || shared >= now.length / 4;
}

type Writer = ReturnType<typeof markWriter>;

const words = new Set(['p', 'div', 'li', 'td', 'th', 'caption', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const within = new Set(['strong', 'em', 'u', 's', 'sub', 'sup', 'mark']);

/** Writes text into whatever tags are open, and holds back words that left until they may stand somewhere. */
function markWriter() {
  const written: string[] = [];
  const open: string[] = [];
  let held: string[] = [];
  let run: { mark: 'ins' | 'del'; text: string } | undefined;

  const place = () => open.findLast((tag) => !within.has(tag));
  const endRun = () => {
    if (run?.text.trim()) written.push(`<${run.mark}>${run.text}</${run.mark}>`);
    else if (run?.mark === 'ins') written.push(run.text);
    run = undefined;
  };
  const say = (mark: 'ins' | 'del', text: string) => {
    if (run?.mark !== mark) endRun();
    run = { mark, text: (run?.text ?? '') + text };
  };
  /** Words that left stand alone in a paragraph of their own, or in the block that is open. */
  const release = () => {
    const text = held.join('').replace(/\s+/g, ' ');
    if (!text.trim()) {
      held = [];
      return;
    }
    const at = place();
    if (at === undefined) written.push(`<p><del>${text.trim()}</del></p>`);
    else if (at === 'ul' || at === 'ol') written.push(`<li><del>${text.trim()}</del></li>`);
    else if (words.has(at)) say('del', text);
    else return;
    held = [];
  };
  const tag = (piece: Piece) => {
    endRun();
    written.push(piece.text);
    const name = /^<\/?(\w+)/.exec(piece.text)?.[1] ?? '';
    if (piece.text.startsWith('</')) open.splice(Math.max(open.lastIndexOf(name), 0), 1);
    else if (!/\/>$/.test(piece.text)) open.push(name);
  };
  const text = (piece: Piece, mark: 'ins' | undefined) => {
    if (held.length > 0) release();
    if (mark) say(mark, piece.text);
    else {
      endRun();
      written.push(piece.text);
    }
  };
  return {
    keep: (pieces: readonly Piece[]) => {
      for (const piece of pieces) isTag(piece) ? tag(piece) : text(piece, undefined);
    },
    add: (pieces: readonly Piece[]) => {
      for (const piece of pieces) isTag(piece) ? tag(piece) : text(piece, 'ins');
    },
    remove: (pieces: readonly Piece[]) => {
      for (const piece of pieces) held.push(isTag(piece) ? ' ' : piece.text);
      const at = place();
      if (at === undefined || !words.has(at)) endRun();
      release();
    },
    end: () => {
      endRun();
      release();
      endRun();
      return written.join('');
    },
  };
}
