import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { baseOfChange, isInCommit } from './changed-files.ts';
import { toolEnvironment } from './ensure-installed.mjs';
import { repoRoot } from './repo-root.mjs';

const folder = 'apps/server/drizzle';

interface Journal {
  entries: { tag: string }[];
}

/**
 * Removes the newest migration when it has this name and was not released, so that generating it again replaces it.
 * @param isReleased returns whether a file is part of what the branch started from
 * @returns the tag of the removed migration
 */
export function removeUnreleased(
  root: string,
  name: string,
  isReleased: (file: string) => boolean,
): string | undefined {
  const journalFile = path.join(root, folder, 'meta/_journal.json');
  const journal: Journal = JSON.parse(readFileSync(journalFile, 'utf8'));
  const tag = journal.entries.at(-1)?.tag;
  const [, number, named] = /^(\d+)_(.+)$/.exec(tag ?? '') ?? [];
  if (tag === undefined || named !== name || isReleased(`${folder}/${tag}.sql`)) return undefined;
  rmSync(path.join(root, folder, `${tag}.sql`));
  rmSync(path.join(root, folder, `meta/${number}_snapshot.json`));
  const entries = journal.entries.slice(0, -1);
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries }, null, 2));
  return tag;
}

/**
 * Gives the newest migration the number after all others. The generator counts them, but some numbers are missing, and
 * it compares the tables with the snapshot that is last by name.
 * @returns the tag
 */
export function numberAfterOthers(root: string): string | undefined {
  const journalFile = path.join(root, folder, 'meta/_journal.json');
  const journal: Journal = JSON.parse(readFileSync(journalFile, 'utf8'));
  const tags = journal.entries.map(({ tag }) => tag);
  const newest = tags.pop();
  if (newest === undefined) return undefined;
  const numberOf = (tag: string) => Number.parseInt(tag, 10);
  const last = Math.max(-1, ...tags.map(numberOf));
  if (numberOf(newest) > last) return newest;
  const [before = ''] = newest.split('_');
  const number = String(last + 1).padStart(4, '0');
  const tag = number + newest.slice(before.length);
  renameSync(path.join(root, folder, `${newest}.sql`), path.join(root, folder, `${tag}.sql`));
  const snapshotOf = (of: string) => path.join(root, folder, `meta/${of}_snapshot.json`);
  renameSync(snapshotOf(before), snapshotOf(number));
  const entries = [...journal.entries.slice(0, -1), { ...journal.entries.at(-1), tag }];
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries }, null, 2));
  return tag;
}

/**
 * Reads the snapshot that the generator overwrites: it counts the migrations, and some numbers are missing.
 * @returns writes it back once the new migration has its own number; nothing is overwritten when it returns undefined
 */
export function keepOverwritten(root: string): (() => void) | undefined {
  const meta = path.join(root, folder, 'meta');
  const journal: Journal = JSON.parse(readFileSync(path.join(meta, '_journal.json'), 'utf8'));
  const snapshot = path.join(meta, `${String(journal.entries.length).padStart(4, '0')}_snapshot.json`);
  if (!existsSync(snapshot)) return undefined;
  const text = readFileSync(snapshot, 'utf8');
  return () => writeFileSync(snapshot, text);
}

if (import.meta.main) {
  const [name, ...others] = process.argv.slice(2);
  if (!name || others.length > 0 || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    console.error('usage: npm run migration -- NAME, in kebab-case, such as client-apelido');
    process.exit(2);
  }
  const base = baseOfChange();
  const replaced = removeUnreleased(repoRoot, name, (file) => isInCommit(base, file));
  if (replaced) console.log(`Replaces ${replaced}, which was not released.`);
  const restore = keepOverwritten(repoRoot);
  const cwd = path.join(repoRoot, 'apps/server');
  const { status } = spawnSync('drizzle-kit', ['generate', '--name', name], {
    cwd,
    env: toolEnvironment(),
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
  if (status === 0) console.log(`The newest migration is ${numberAfterOthers(repoRoot)}.`);
  restore?.();
}
