import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { connectToRunningServer } from './db/connect-to-running-server.ts';
import { type DatabaseState, dumpDatabase } from './db/dump-database.ts';
import { type Database, openDatabase } from './db/open-database.ts';
import { withoutTenant } from './db/tenant-scope.ts';
import { insertBackup } from './features/operations/system/backups.repository.ts';
import { newId } from './kernel/new-id.ts';
import { anchorPath } from './platform/anchors.ts';
import { type BackupWriter, headerName, writeBackupArchive } from './platform/backup-archive.ts';
import type { FileStorage } from './platform/file-storage.ts';
import { ifExists } from './platform/if-exists.ts';
import { openFileStorage } from './platform/open-file-storage.ts';
import { keyFingerprint, loadSecretKey } from './platform/secret-key.ts';
import { settingsOf } from './platform/settings.ts';

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

/** Writes database and stored files into one archive, beside a running server or without one. */
export async function backUp(
  env: Parameters<typeof settingsOf>[0],
  target: string | undefined,
  say: (line: string) => void,
): Promise<void> {
  if (!target) throw new Error('Diga em que arquivo: npm run backup -- ARQUIVO');
  const path = resolve(target);
  const { dataDir, databaseUrl, databaseDirectUrl, ...settings } = settingsOf(env);
  await requireData(dataDir, databaseUrl);
  const secretKey = await loadSecretKey(dataDir, settings.secretKey);
  const running = databaseUrl ? undefined : await connectToRunningServer({ dataDir });
  const database = running ?? (await openDatabase({ dataDir, databaseUrl, databaseDirectUrl, secretKey }));
  const files = await openFileStorage(dataDir, settings.storage);
  await mkdir(dirname(path), { recursive: true });
  const folder = await mkdtemp(`${path}.`);
  const counted: { tables: number; files: number; lost: string[] } = { tables: 0, files: 0, lost: [] };
  try {
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
      for (const key of await files.list(0)) {
        if (await addFile(writer, files, key)) counted.files++;
        else counted.lost.push(key);
      }
      await writer.addText(backupPlaces.anchors, await readFile(anchorPath(dataDir), 'utf8').catch(noneYet));
    });
    await recordBackup(database, { bytes, tables: counted.tables, files: counted.files }).catch((error: Error) =>
      say(`O backup está pronto, mas a página Sistema não o mostra: ${error.message}`),
    );
    say(`${path}: ${counted.tables} tabelas, ${counted.files} arquivos, ${bytes.toLocaleString('pt-BR')} bytes.`);
    for (const key of counted.lost) say(`  Apagado enquanto o backup era feito: ${key}`);
    say('A chave SECRET_KEY não está no backup: guarde-a à parte, sem ela nada disto se lê.');
  } finally {
    await rm(folder, { recursive: true, force: true });
    await database.close();
  }
}

/** Records the backup for the page of the operators. A database that is not updated yet has no place for it. */
function recordBackup({ pool }: Pick<Database, 'pool'>, done: { bytes: number; tables: number; files: number }) {
  return withoutTenant(pool, (db) => insertBackup(db, { ...done, id: newId(), finishedAt: new Date().toISOString() }));
}

/** Throws where there is nothing to back up, so that no empty archive is written. */
async function requireData(dataDir: string, databaseUrl: string | undefined): Promise<void> {
  if (databaseUrl || (await ifExists(stat(dataDir)))) return;
  throw new Error(`Não há dados em ${resolve(dataDir)}.`);
}

/** Buffers the rows on disk, because a tar entry states its length before its content. */
async function addTable(writer: BackupWriter, folder: string, name: string, lines: Readable): Promise<void> {
  const path = join(folder, name);
  const target = createWriteStream(path, { mode: 0o600 });
  await pipeline(lines, target);
  await writer.add(`${backupPlaces.tables}${name}`, target.bytesWritten, createReadStream(path));
  await rm(path);
}

async function addFile(writer: BackupWriter, files: FileStorage, key: string): Promise<boolean> {
  const size = await files.size(key);
  if (size === undefined) return false;
  await writer.add(`${backupPlaces.files}${key}`, size, files.read(key));
  return true;
}

function noneYet(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '';
  throw error;
}
