import { diffArrays } from 'diff';
import { type Block, blocksOf, isTag, type Piece } from './html-blocks.rules.ts';

/**
 * Limits of the comparison, in blocks and in words within a block. Beyond them everything is marked as replaced.
 */
const maxBlockChanges = 500;
const maxWordChanges = 300;

/**
 * Marks insertions as `<ins>` and deletions as `<del>`. Both texts are clean HTML. Only the tags of the new text are
 * kept, so that the result is well-formed; deleted words appear only where text is allowed.
 */
export function markChanges(before: string, after: string): string {
  const [old, now] = [blocksOf(before), blocksOf(after)];
  const writer = markWriter();
  for (const { removed, added } of changesOf(old, now, maxBlockChanges)) {
    if (removed === undefined) for (const { pieces } of added) writer.keep(pieces);
    else for (const [from, to] of pairOf(removed, added)) markBlock(writer, from, to);
  }
  return writer.end();
}

interface Change<T> {
  /** Undefined for unchanged elements, which are in `added`. */
  removed: T[] | undefined;
  added: T[];
}

/** Lists unchanged and replaced runs in order. */
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

/** Pairs the removed with the added blocks by position. */
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
  for (const { removed, added } of changesOf(from.pieces, to.pieces, maxWordChanges)) {
    if (removed === undefined) writer.keep(added);
    else {
      writer.remove(removed);
      writer.add(added);
    }
  }
}

/** Returns whether two blocks share enough words: a word-by-word comparison of unrelated texts is unreadable. */
function areAlike(from: Block, to: Block): boolean {
  const wordsOf = ({ pieces }: Block) => pieces.filter((each) => !isTag(each) && each.text.length > 2);
  const known = new Set(wordsOf(from).map(({ text }) => text));
  const now = wordsOf(to);
  const shared = now.filter(({ text }) => known.has(text)).length;
  return now.length < 4 || shared >= now.length / 4;
}

type Writer = ReturnType<typeof markWriter>;

const textBlocks = new Set(['p', 'div', 'li', 'td', 'th', 'caption', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const inlineTags = new Set(['strong', 'em', 'u', 's', 'sub', 'sup', 'mark']);

/** Writes text into the open tags and holds deleted words back until text is allowed. */
function markWriter() {
  const written: string[] = [];
  const open: string[] = [];
  let pending: string[] = [];
  let run: { mark: 'ins' | 'del'; text: string } | undefined;

  const openBlock = () => open.findLast((tag) => !inlineTags.has(tag));
  const endRun = () => {
    if (run?.text.trim()) written.push(`<${run.mark}>${run.text}</${run.mark}>`);
    else if (run?.mark === 'ins') written.push(run.text);
    run = undefined;
  };
  const appendMarked = (mark: 'ins' | 'del', text: string) => {
    if (run?.mark !== mark) endRun();
    run = { mark, text: (run?.text ?? '') + text };
  };
  /** Writes the deleted words into the open block, or into a block created for them. */
  const flushPending = () => {
    const text = pending.join('').replace(/\s+/g, ' ');
    if (!text.trim()) {
      pending = [];
      return;
    }
    const at = openBlock();
    if (at === undefined) written.push(`<p><del>${text.trim()}</del></p>`);
    else if (at === 'ul' || at === 'ol') written.push(`<li><del>${text.trim()}</del></li>`);
    else if (textBlocks.has(at)) appendMarked('del', text);
    else return;
    pending = [];
  };
  const tag = (piece: Piece) => {
    endRun();
    written.push(piece.text);
    const name = /^<\/?(\w+)/.exec(piece.text)?.[1] ?? '';
    if (piece.text.startsWith('</')) open.splice(Math.max(open.lastIndexOf(name), 0), 1);
    else if (!/\/>$/.test(piece.text)) open.push(name);
  };
  const text = (piece: Piece, mark: 'ins' | undefined) => {
    if (pending.length > 0) flushPending();
    if (mark) appendMarked(mark, piece.text);
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
      for (const piece of pieces) pending.push(isTag(piece) ? ' ' : piece.text);
      const at = openBlock();
      if (at === undefined || !textBlocks.has(at)) endRun();
      flushPending();
    },
    end: () => {
      endRun();
      flushPending();
      endRun();
      return written.join('');
    },
  };
}
