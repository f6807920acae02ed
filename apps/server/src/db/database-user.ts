import { readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, resolve } from 'node:path';

/** The operating-system account that PostgreSQL runs as. */
export interface DatabaseUser {
  name: string;
  uid: number;
  gid: number;
}

/**
 * Chooses the account for PostgreSQL, which refuses to run as root. Started as root: the owner of
 * `dataFolder`, else `postgres`, else `nobody`. Otherwise: the account that started the server.
 */
export function chooseDatabaseUser(dataFolder: string): DatabaseUser {
  const self = userInfo();
  if (self.uid !== 0) return { name: self.username, uid: self.uid, gid: self.gid };

  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n').map(parseAccount);
  const owner = statSync(dataFolder, { throwIfNoEntry: false })?.uid;
  const chosen =
    accounts.find((account) => account && owner !== 0 && account.uid === owner) ??
    accounts.find((account) => account?.name === 'postgres') ??
    accounts.find((account) => account?.name === 'nobody');
  if (!chosen) {
    throw new Error(
      'PostgreSQL não roda como root, e não há o usuário "postgres" nem "nobody". Inicie com outro usuário.',
    );
  }
  return chosen;
}

function parseAccount(line: string): DatabaseUser | undefined {
  const [name, , uid, gid] = line.split(':');
  return name && uid && gid ? { name, uid: Number(uid), gid: Number(gid) } : undefined;
}

/** True when `user` may enter every folder above `path`. Reads mode bits only, not access lists. */
export function isReachable(path: string, user: DatabaseUser): boolean {
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const enter = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if (!(mode & enter)) return false;
    if (folder === dirname(folder)) return true;
  }
}
