import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { connectToRunningServer } from './db/connect-to-running-server.ts';
import { openDatabase } from './db/open-database.ts';
import { withoutTenant } from './db/tenant-scope.ts';
import { makeScheduledBackup } from './features/operations/system/make-scheduled-backup.service.ts';
import { recordBackup } from './features/operations/system/record-backup.service.ts';
import type { WithoutTenant } from './kernel/context.ts';
import { systemClock } from './platform/clock.ts';
import { ifExists } from './platform/if-exists.ts';
import { openFileStorage } from './platform/open-file-storage.ts';
import { loadSecretKey } from './platform/secret-key.ts';
import { settingsOf } from './platform/settings.ts';
import { type WrittenBackup, writeBackup } from './write-backup.ts';

/**
 * Writes database and stored files into one archive, beside a running server or without one. Without a target it makes
 * the backup of the schedule in BACKUP_FOLDER, for installations whose workers may not read the whole database.
 */
export async function backUp(
  env: Parameters<typeof settingsOf>[0],
  target: string | undefined,
  print: (line: string) => void,
): Promise<void> {
  const { dataDir, databaseUrl, databaseDirectUrl, backups, ...settings } = settingsOf(env);
  if (!target && !backups) throw new Error('Diga em que arquivo: npm run backup -- ARQUIVO');
  await requireData(dataDir, databaseUrl);
  const secretKey = await loadSecretKey(dataDir, settings.secretKey);
  const running = databaseUrl ? undefined : await connectToRunningServer({ dataDir });
  const database = running ?? (await openDatabase({ dataDir, databaseUrl, databaseDirectUrl, secretKey }));
  try {
    const files = await openFileStorage(dataDir, settings.storage);
    const source = { database, files, dataDir, secretKey };
    const write = (path: string) => writeBackup(source, path);
    const inNoTenant: WithoutTenant = (work) => withoutTenant(database.pool, work);
    const context = { withoutTenant: inNoTenant, platform: { clock: systemClock } };
    if (!target && backups) {
      const { path, removed, ...written } = await makeScheduledBackup(context, { ...backups, write });
      printResult(print, path, written);
      for (const name of removed) print(`  Removido, com mais de ${backups.keepDays} dias: ${name}`);
      return;
    }
    const path = resolve(target ?? '');
    const written = await write(path);
    // A database that is not updated yet has no place for it.
    await recordBackup(context, written).catch((error: Error) =>
      print(`O backup está pronto, mas a página Sistema não o mostra: ${error.message}`),
    );
    printResult(print, path, written);
  } finally {
    await database.close();
  }
}

function printResult(print: (line: string) => void, path: string, { tables, files, bytes, lost }: WrittenBackup): void {
  print(`${path}: ${tables} tabelas, ${files} arquivos, ${bytes.toLocaleString('pt-BR')} bytes.`);
  for (const key of lost) print(`  Apagado enquanto o backup era feito: ${key}`);
  print('A chave SECRET_KEY não está no backup: guarde-a à parte, sem ela nada disto se lê.');
}

/** Throws where there is nothing to back up, so that no empty archive is written. */
async function requireData(dataDir: string, databaseUrl: string | undefined): Promise<void> {
  if (databaseUrl || (await ifExists(stat(dataDir)))) return;
  throw new Error(`Não há dados em ${resolve(dataDir)}.`);
}
