import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseUser } from './database-user.ts';

/** PostgreSQL's default port: part of the socket's file name; nothing listens on TCP. */
export const socketPort = 5432;

// Linux allows 107 bytes, macOS 103.
const longestSocketPath = 103;

/**
 * Creates the private folder of the database's socket: in DATA_DIR or, where its path is too long for a
 * socket, in the temporary folder.
 */
export function makeSocketFolder(dataDir: string, user: DatabaseUser): string {
  const beside = folderBeside(dataDir);
  const folder = beside ?? shortFolder(dataDir, user);

  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  if (process.getuid?.() === 0) chownSync(folder, user.uid, user.gid);
  return folder;
}

/**
 * Returns the socket folder of a server that runs on this DATA_DIR, if any; not one whose short name was
 * already taken.
 */
export function socketFolderOf(given: string): string | undefined {
  if (!existsSync(given)) return undefined;
  const dataDir = realpathSync(given);
  const folder = folderBeside(dataDir) ?? shortName(dataDir);
  return existsSync(join(folder, `.s.PGSQL.${socketPort}`)) ? folder : undefined;
}

function folderBeside(dataDir: string): string | undefined {
  const folder = join(dataDir, 'socket');
  return Buffer.byteLength(join(folder, `.s.PGSQL.${socketPort}`)) <= longestSocketPath ? folder : undefined;
}

function shortName(dataDir: string): string {
  return join(tmpdir(), `restitui-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`);
}

// A stable name leaves no leftovers; in a shared temporary folder another account may have taken it.
function shortFolder(dataDir: string, user: DatabaseUser): string {
  const folder = shortName(dataDir);
  const found = lstatSync(folder, { throwIfNoEntry: false });
  const ours = !found || (found.isDirectory() && [user.uid, process.getuid?.()].includes(found.uid));
  return ours ? folder : mkdtempSync(join(tmpdir(), 'restitui-'));
}
