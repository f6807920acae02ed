import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { collectStatistics } from './db/collect-statistics.ts';
import { isEmptyDatabase, loadDatabase, requireKnownVersion } from './db/load-database.ts';
import { migrateDatabase } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { anchorPath } from './platform/anchors.ts';
import { checkBackupArchive, readBackupArchive } from './platform/backup-archive.ts';
import type { FileStorage } from './platform/file-storage.ts';
import { ifExists } from './platform/if-exists.ts';
import { openFileStorage } from './platform/open-file-storage.ts';
import { keepSecretKey, keyFingerprint, secretKeyPath } from './platform/secret-key.ts';
import { settingsOf } from './platform/settings.ts';
import { type BackupHeader, backupPlaces } from './write-backup.ts';

/**
 * Restores a backup into an empty installation.
 * @throws a message for the operator, having changed nothing, when that is impossible
 */
export async function restore(
  env: Parameters<typeof settingsOf>[0],
  source: string | undefined,
  say: (line: string) => void,
): Promise<void> {
  if (!source) throw new Error('Diga de que arquivo: npm run restore -- ARQUIVO');
  const path = resolve(source);
  const { dataDir, databaseUrl, databaseDirectUrl, ...settings } = settingsOf(env);
  const header: BackupHeader = JSON.parse((await checkBackupArchive(path)).header);
  const secretKey = await requireKey(dataDir, settings.secretKey, header);
  if (header.format !== 1) throw new Error('O backup é de outra versão do sistema.');
  requireKnownVersion(header.database);
  const files = await openFileStorage(dataDir, settings.storage);
  await files.check();
  await requireNoFiles(files, dataDir);

  const database = await openDatabase({ dataDir, databaseUrl, databaseDirectUrl, secretKey });
  try {
    if (!(await isEmptyDatabase(database))) {
      throw new Error('O banco de destino não está vazio: restaure em outro lugar.');
    }
    const counted = await load(path, header, { database, files, dataDir });
    await migrateDatabase(database);
    // A dump has none.
    await collectStatistics(database, say);
    if (!databaseUrl) await keepSecretKey(dataDir, secretKey);
    say(`Restaurado o backup de ${header.createdDate}: ${counted.tables} tabelas, ${counted.files} arquivos.`);
    if (!databaseUrl) say(`A chave está em ${resolve(secretKeyPath(dataDir))}; guarde-a à parte.`);
  } finally {
    await database.close();
  }
}

/** Returns the key from the environment, else the one stored in DATA_DIR. */
async function requireKey(dataDir: string, given: string | undefined, header: BackupHeader): Promise<string> {
  const kept = given ?? (await ifExists(readFile(secretKeyPath(dataDir), 'utf8')))?.trim();
  if (!kept) throw new Error('Informe em SECRET_KEY a chave com que os dados foram gravados.');
  if (keyFingerprint(kept) === header.keyFingerprint) return kept;
  throw new Error('SECRET_KEY não é a chave com que os dados deste backup foram gravados.');
}

async function requireNoFiles(files: FileStorage, dataDir: string): Promise<void> {
  const anchors = await ifExists(readFile(anchorPath(dataDir), 'utf8'));
  if (!anchors && (await files.list(0)).length === 0) return;
  throw new Error('O lugar de destino já tem arquivos: restaure em outro lugar.');
}

interface Place {
  database: Parameters<typeof loadDatabase>[0];
  files: FileStorage;
  dataDir: string;
}

/** Loads rows and files; when the rows fail, the files are removed again. */
async function load(path: string, { database: state }: BackupHeader, place: Place) {
  const tables = new Map(state.tables.map((table) => [`${table.schema}.${table.name}`, table]));
  const written: string[] = [];
  let anchors = '';
  try {
    await loadDatabase(place.database, state, (addTable) =>
      readBackupArchive(path, async (name, content) => {
        const table = name.startsWith(backupPlaces.tables) && tables.get(name.slice(backupPlaces.tables.length));
        if (table) return addTable(table, content);
        if (name === backupPlaces.anchors) anchors = await text(content);
        else if (name.startsWith(backupPlaces.files)) {
          const key = name.slice(backupPlaces.files.length);
          written.push(key);
          await place.files.write(key, content);
        } else content.resume();
      }),
    );
  } catch (error) {
    for (const key of written) await place.files.remove(key);
    throw error;
  }
  if (anchors) await writeFile(anchorPath(place.dataDir), anchors, { mode: 0o600 });
  return { tables: tables.size, files: written.length };
}
