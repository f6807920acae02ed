import { closeSync, openSync, readSync } from 'node:fs';
import type { UploadSource } from '@restitui/tax-engine/zip/upload-source.ts';
import { parents } from '../contributions/line-layouts.ts';
import type { PartRunner } from './part-runner.ts';

type Cutting = Pick<PartRunner, 'leastBytes' | 'partBytes' | 'threads'>;

const NAME_START = 2;
const NAME_END = 6;
const WINDOW_BYTES = 1 << 16;

/**
 * Cuts a text file into parts of at most about `partBytes`, as many for each thread, each of which begins with a document or another parent record, so
 * that no parent is divided from its lines. Returns the source alone when it is deflated, shorter than `leastBytes`, or has no such line.
 */
export function cutFile(source: UploadSource, { leastBytes, partBytes, threads }: Cutting): UploadSource[] {
  const bytes = source.end - source.start;
  const parts = Math.ceil(bytes / partBytes / threads) * threads;
  if (source.isDeflated || bytes < leastBytes || parts < 2) return [source];
  const length = Math.ceil(bytes / parts);
  const file = openSync(source.path, 'r');
  try {
    const cuts: UploadSource[] = [];
    let start = source.start;
    for (let at = 1; at < parts; at++) {
      const cut = findParent(file, source.start + at * length, Math.min(source.end, source.start + (at + 1) * length));
      if (cut === undefined || cut <= start) continue;
      cuts.push({ ...source, start, end: cut });
      start = cut;
    }
    return [...cuts, { ...source, start }];
  } finally {
    closeSync(file);
  }
}

/** Returns the position of the first line from `from` on, and before `until`, that is a parent record. */
function findParent(file: number, from: number, until: number): number | undefined {
  const window = Buffer.alloc(WINDOW_BYTES);
  for (let at = from; at < until; at += WINDOW_BYTES - NAME_END - 1) {
    const text = window.toString('latin1', 0, readSync(file, window, 0, WINDOW_BYTES, at));
    for (let feed = text.indexOf('\n|'); feed >= 0; feed = text.indexOf('\n|', feed + 1)) {
      const name = text.slice(feed + NAME_START, feed + NAME_END);
      const isParent = Object.hasOwn(parents, name) && text[feed + NAME_END] === '|';
      if (isParent) return at + feed + 1 < until ? at + feed + 1 : undefined;
    }
  }
  return undefined;
}
