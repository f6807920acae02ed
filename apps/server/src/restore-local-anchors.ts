import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { anchorPath, readAnchorLines } from './platform/anchors.ts';
import { ifExists } from './platform/if-exists.ts';

interface AnchorLine {
  line: string;
  /** Time of the anchor, in milliseconds since 1970; NaN for an unreadable line. */
  time: number;
}

/**
 * Leaves in DATA_DIR the anchors of a moment. Newer ones are set aside into a file of this restore. Those that an
 * earlier restore set aside come back where the moment is before that restore: they belong to it again.
 */
export async function restoreLocalAnchors(dataDir: string, at: Date, say: (line: string) => void): Promise<void> {
  const path = anchorPath(dataDir);
  const present = await linesOf(path);
  const newer = present.filter(({ time }) => time > at.getTime());
  const former = (await givenUpAfter(path, at)).filter(({ time }) => time <= at.getTime());
  const known = new Set(present.map(({ line }) => line));
  const back = former.filter(({ line }) => !known.has(line));
  if (newer.length === 0 && back.length === 0) return;
  const now = new Date().toISOString().replaceAll(':', '-');
  if (newer.length > 0) await write(`${path}${givenUp}${now}`, newer);
  const kept = present.filter((each) => !newer.includes(each));
  // An unreadable line keeps the place before those that come back.
  const all = back.length > 0 ? [...kept, ...back].toSorted((a, b) => (a.time || 0) - (b.time || 0)) : kept;
  await write(`${path}.kept`, all, 'w');
  await rename(`${path}.kept`, path);
  if (newer.length > 0) say(`Âncoras mais novas em ${path}, agora ao lado: ${newer.length}.`);
  if (back.length > 0) say(`Âncoras trazidas de volta a ${path}: ${back.length}.`);
}

const givenUp = '.given-up-';

/** Returns, once each, the lines that restores after a moment set aside; the name of their file has their time. */
async function givenUpAfter(path: string, at: Date): Promise<AnchorLine[]> {
  const prefix = `${basename(path)}${givenUp}`;
  const names = ((await ifExists(readdir(dirname(path)))) ?? []).filter((name) => name.startsWith(prefix)).sort();
  const lines = new Map<string, AnchorLine>();
  for (const name of names) {
    const restoredAt = Date.parse(name.slice(prefix.length).replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));
    if (!(restoredAt > at.getTime())) continue;
    for (const each of await linesOf(join(dirname(path), name))) lines.set(each.line, each);
  }
  return [...lines.values()];
}

async function linesOf(path: string): Promise<AnchorLine[]> {
  const lines = ((await ifExists(readFile(path, 'utf8'))) ?? '').split('\n').filter(Boolean);
  return lines.map((line) => ({ line, time: Date.parse(readAnchorLines(line)[0]?.at ?? '') }));
}

/** Refuses to replace a file by default, because what a restore gave up must remain. */
function write(to: string, content: readonly AnchorLine[], flag: 'w' | 'wx' = 'wx'): Promise<void> {
  return writeFile(to, content.map(({ line }) => `${line}\n`).join(''), { mode: 0o600, flag });
}
