import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type DatabaseState, dumpDatabase } from './db/dump-database.ts';
import type { Database } from './db/open-database.ts';
import { type Anchor, anchorFolder, anchorKey, anchorPath, readAnchorLines } from './platform/anchors.ts';
import { type BackupWriter, headerName, writeBackupArchive } from './platform/backup-archive.ts';
import type { FileStorage } from './platform/file-storage.ts';
import { keyFingerprint } from './platform/secret-key.ts';

/** The first entry of a backup. */
export interface BackupHeader {
  format: 1;
  createdDate: string;
  /** Fingerprint of the key that encrypts the data; the key itself is not in the backup. */
  keyFingerprint: string;
  database: DatabaseState;
}

/** Paths of the parts of a backup in its archive. */
export const backupPlaces = { tables: 'database/', files: 'files/', anchors: 'anchors.jsonl' };

/** The parts that a backup contains. */
export interface BackupSource {
  database: Pick<Database, 'asOwner'>;
  files: Pick<FileStorage, 'list' | 'size' | 'read'>;
  dataDir: string;
  secretKey: string;
}

export interface WrittenBackup {
  bytes: number;
  tables: number;
  files: number;
  /** Keys of files that were removed while the backup was written. */
  lost: string[];
}

/**
 * Writes database and stored files into one new archive, beside running servers.
 * @throws when the file exists; an incomplete archive is removed
 */
export async function writeBackup(
  { database, files, dataDir, secretKey }: BackupSource,
  path: string,
): Promise<WrittenBackup> {
  await mkdir(dirname(path), { recursive: true });
  const folder = await mkdtemp(`${path}.`);
  const counted = { tables: 0, files: 0, lost: [] as string[] };
  try {
    const anchors = await readAnchors(files, dataDir);
    const bytes = await writeBackupArchive(path, async (writer) => {
      await dumpDatabase(database, {
        begin: (state) => {
          const header: BackupHeader = {
            format: 1,
            createdDate: new Date().toISOString(),
            keyFingerprint: keyFingerprint(secretKey),
            database: state,
          };
          return writer.addText(headerName, JSON.stringify(header));
        },
        add: async ({ schema, name }, lines) => {
          counted.tables++;
          await addTable(writer, folder, `${schema}.${name}`, lines);
        },
      });
      // After the rows: a file is stored before the row that names it.
      for (const key of (await files.list(0)).filter(anchors.isIncluded)) {
        if (await addFile(writer, files, key)) counted.files++;
        else counted.lost.push(key);
      }
      await writer.addText(backupPlaces.anchors, anchors.lines);
    });
    return { bytes, ...counted };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Reads the anchors before the rows: a later one would prove records that the backup lacks. The copies in the storage
 * are listed first and written second, so that each anchor of the backup has both.
 */
async function readAnchors(files: Pick<FileStorage, 'list'>, dataDir: string) {
  const stored = new Set(await files.list(0));
  const lines = await readFile(anchorPath(dataDir), 'utf8').catch(noneYet);
  const local = new Set(readAnchorLines(lines).filter(isWhole).map(anchorKey));
  const isIncluded = (key: string) =>
    !key.startsWith(anchorFolder) || stored.has(key) || local.has(key.replace(/\.[a-z]+$/, ''));
  return { lines, isIncluded };
}

/** Tells an anchor from a line that was changed by hand: a backup keeps such lines as they are. */
const isWhole = ({ hash }: Partial<Anchor>): boolean => typeof hash === 'string';

/** Buffers the rows on disk, because a tar entry states its length before its content. */
async function addTable(writer: BackupWriter, folder: string, name: string, lines: Readable): Promise<void> {
  const path = join(folder, name);
  const target = createWriteStream(path, { mode: 0o600 });
  await pipeline(lines, target);
  await writer.add(`${backupPlaces.tables}${name}`, target.bytesWritten, createReadStream(path));
  await rm(path);
}

async function addFile(writer: BackupWriter, files: BackupSource['files'], key: string): Promise<boolean> {
  const size = await files.size(key);
  if (size === undefined) return false;
  await writer.add(`${backupPlaces.files}${key}`, size, files.read(key));
  return true;
}

function noneYet(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '';
  throw error;
}
