import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { repoRoot } from './repo-root.mjs';

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: repoRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

const linesOf = (text: string | undefined) => (text ?? '').split('\n').filter(Boolean);

/**
 * Returns the commit that a change is compared with: the merge base with the named revision, so that later commits of
 * others there do not count; without a name with the upstream branch, or with `origin`'s default branch; without a remote
 * the last commit, so that only uncommitted work counts.
 * @throws Error when the named revision is unknown or has no commit in common
 */
export function baseOfChange(named?: string): string {
  for (const revision of named === undefined ? ['@{upstream}', 'origin/HEAD', 'origin/main'] : [named]) {
    const base = git('merge-base', 'HEAD', revision);
    if (base) return base;
  }
  if (named !== undefined) throw new Error(`No commit in common with ${named}.`);
  return 'HEAD';
}

/** Returns whether a commit has a file. */
export function isInCommit(commit: string, file: string): boolean {
  return git('cat-file', '-e', `${commit}:${file}`) !== undefined;
}

/** Returns the files that differ from `base`, committed or not, new ones included; deleted files are left out. */
export function changedFiles(base: string): string[] {
  const tracked = linesOf(git('diff', '--name-only', '--relative', base));
  const untracked = linesOf(git('ls-files', '--others', '--exclude-standard'));
  return [...new Set([...tracked, ...untracked])].filter((file) => existsSync(path.join(repoRoot, file))).sort();
}
