import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { DatabaseUser } from './database-user.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { prepareLaunch } from './postgres-launch.ts';

const run = promisify(execFile);

/** The superuser created by initdb; used only to create the owner and databases. */
export const clusterRole = 'postgres';

/** Environment of every PostgreSQL program, free of the server's own variables. */
export const databaseEnvironment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };

/**
 * Creates the data folder of PostgreSQL if there is none. It is created under another name and then renamed,
 * so that a process killed halfway leaves nothing that looks complete.
 */
export async function prepareCluster(folder: string, user: DatabaseUser, binaries: PostgresBinaries): Promise<void> {
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    const draft = `${folder}.new`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    if (process.getuid?.() === 0) chownSync(draft, user.uid, user.gid);

    // PostgreSQL's built-in C.UTF-8: the same sort order on every machine, whatever locales it has.
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

// Peer authentication: the kernel reports the connecting account, and only the server's own may connect, as
// any role.
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
