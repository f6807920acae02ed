import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { DatabaseUser } from './database-user.ts';
import { prepareLaunch } from './launch.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';

const run = promisify(execFile);

/** Role that made the cluster. Used to create the owner and databases, nothing else. */
export const clusterRole = 'postgres';

/** What every program of PostgreSQL gets for an environment: nothing of the server's own. */
export const databaseEnvironment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };

/**
 * Creates the data folder of PostgreSQL where there is none. It is made under another name and then renamed, so that a
 * process killed half-way leaves nothing that looks finished.
 */
export async function prepareCluster(folder: string, user: DatabaseUser, binaries: PostgresBinaries): Promise<void> {
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    const draft = `${folder}.new`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    if (process.getuid?.() === 0) chownSync(draft, user.uid, user.gid);

    // C.UTF-8 of the server itself: the same order on every machine, with or without its locales.
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    const args = ['-D', draft, '-U', clusterRole, '--auth=peer', '--data-checksums', ...locale];
    const launch = prepareLaunch(user, [binaries.initdb, draft], binaries.initdb, args);
    await run(launch.file, launch.args, { ...launch.account, env: databaseEnvironment, cwd: '/' });
    renameSync(draft, folder);
  }

  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (version !== '18') {
    throw new Error(
      `${folder} é do PostgreSQL ${version}, e este servidor traz o 18. Restaure um backup em outra pasta.`,
    );
  }
  admitServerOnly(folder, user);
}

// The kernel tells PostgreSQL which account connects; only the server's own gets in, whichever role it asks for.
function admitServerOnly(folder: string, user: DatabaseUser): void {
  const files = {
    'pg_hba.conf': 'local all all peer map=server\n',
    'pg_ident.conf': `server "${userInfo().username}" all\n`,
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text, { mode: 0o600 });
    if (process.getuid?.() === 0) chownSync(join(folder, name), user.uid, user.gid);
  }
}
