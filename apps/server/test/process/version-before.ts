import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const journal = 'apps/server/drizzle/meta/_journal.json';
const parts = ['apps/server/package.json', 'apps/server/src', 'apps/server/drizzle', 'packages'];

/** A commit of the version before, or the reason why the checkout has none that can run. */
export type VersionBefore = { commit: string } | { missing: string };

/** Runs git in the checkout; undefined where it fails, as in a folder without history. */
function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return;
  }
}

/** Finds the last commit without the newest migration. Its packages must be the installed ones. */
export function findVersionBefore(): VersionBefore {
  // A migration that is not committed yet makes the current commit the version before.
  const isCommitted = git('diff', '--quiet', 'HEAD', '--', journal) !== undefined;
  const newest = isCommitted ? `${git('log', '-1', '--format=%H', '--', journal)?.trim()}^` : 'HEAD';
  const commit = git('rev-parse', '--verify', '--quiet', `${newest}^{commit}`)?.trim();
  if (!commit) return { missing: 'the checkout has no history from before the newest migration' };
  if (git('show', `${commit}:package-lock.json`) !== readFileSync(join(root, 'package-lock.json'), 'utf8')) {
    return { missing: `commit ${commit.slice(0, 8)}, before the newest migration, needs other packages` };
  }
  return { commit };
}

/** Unpacks a version into an empty folder, with the packages of the checkout; returns the path of its program. */
export function unpackVersion(commit: string, folder: string): string {
  const archive = execFileSync('git', ['archive', commit, ...parts], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  linkPackages(folder);
  // A web process serves the app that was built last; the test makes calls only.
  mkdirSync(join(folder, 'apps/web'), { recursive: true });
  symlinkSync(join(root, 'apps/web/dist'), join(folder, 'apps/web/dist'));
  return join(folder, 'apps/server/src/main.ts');
}

/** Links the installed packages, and of the workspaces those of the folder. */
function linkPackages(folder: string): void {
  const [installed, linked] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(join(linked, '@restitui'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== '@restitui') symlinkSync(join(installed, name), join(linked, name));
  }
  for (const name of readdirSync(join(installed, '@restitui'))) {
    // Relative: the same link leads into the folder.
    symlinkSync(readlinkSync(join(installed, '@restitui', name)), join(linked, '@restitui', name));
  }
}
