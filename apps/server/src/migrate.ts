import { ensureFirstAccount } from './db/first-account.ts';
import { decideDemonstration } from './db/installation.ts';
import { migrateDatabase } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { systemClock } from './platform/clock.ts';
import { loadSecretKey } from './platform/secret-key.ts';
import { settingsOf } from './platform/settings.ts';

/**
 * Updates the database as its owner, and creates the first company and account that the environment names. Processes
 * with MIGRATIONS=apart wait for it.
 * @param env as the server's; DATABASE_URL or DATABASE_DIRECT_URL names the owner of the database
 */
export async function migrate(env: Parameters<typeof settingsOf>[0], say: (line: string) => void): Promise<void> {
  const { dataDir, databaseUrl, databaseDirectUrl, demo, firstAccount, publicUrl, ...settings } = settingsOf(env);
  const secretKey = await loadSecretKey(dataDir, settings.secretKey);
  const limits = settings.databaseLimits;
  const database = await openDatabase({ dataDir, databaseUrl, databaseDirectUrl, secretKey, limits, log: say });
  try {
    await migrateDatabase(database, say);
    await decideDemonstration(database, demo);
    const outcome = await ensureFirstAccount(database, firstAccount, { now: systemClock.now(), publicUrl });
    say(outcome === 'none' ? 'Banco atualizado. Ainda não há empresa nem conta.' : 'Banco atualizado.');
  } finally {
    await database.close();
  }
}
