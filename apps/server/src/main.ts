import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { fillDemoData } from './db/demo/fill-demo-data.ts';
import { exclusivelyOn } from './db/exclusively.ts';
import { settleDemonstration } from './db/installation.ts';
import { migrateDatabase } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { type Db, withoutTenant, withTenant } from './db/tenant-scope.ts';
import { startAnalysisWorker } from './features/simples-analysis/jobs/analysis-worker.ts';
import { systemClock } from './platform/clock.ts';
import { localFileStorage } from './platform/file-storage.ts';
import { startJobs } from './platform/pg-boss-jobs.ts';
import { loadSecretKey, secretKeyPath } from './platform/secret-key.ts';
import { type Settings, settingsOf } from './platform/settings.ts';
import { welcome } from './welcome.ts';

const version = '0.0.4';
const secondsToFinish = 15;

/** Opens what the server stands on, in order; `close` gives it back in the other. */
async function start(settings: Settings): Promise<{ close: () => Promise<void> }> {
  const log = pino({ level: settings.logLevel });
  const opened: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const release of opened.reverse()) await release();
  };

  try {
    const secretKey = await loadSecretKey(settings.dataDir, settings.secretKey);
    const { dataDir, databaseUrl } = settings;
    const database = await openDatabase({ dataDir, databaseUrl, secretKey, log: (line) => log.warn(line) });
    opened.push(() => database.close());
    await migrateDatabase(database);
    const demonstration = await settleDemonstration(database, settings.demo);
    if (demonstration) await fillDemoData(database, systemClock.now());

    const { pool } = database;
    const jobs = await startJobs(pool, (error) => log.error(error));
    opened.push(() => jobs.stop());
    const platform = { clock: systemClock, files: localFileStorage(join(dataDir, 'files')), jobs };

    if (settings.process !== 'web') {
      const worker = await startAnalysisWorker({
        platform,
        jobs,
        inTenant: <T>(tenant: TenantId, work: (db: Db) => Promise<T>) => withTenant(pool, { tenant }, work),
        withoutTenant: <T>(work: (db: Db) => Promise<T>) => withoutTenant(pool, work),
        exclusively: exclusivelyOn(pool),
        log: (error) => log.error({ err: error }, 'analysis'),
      });
      opened.push(() => worker.stop());
    }
    if (settings.process !== 'worker') {
      const app = await createApp({
        pool,
        platform,
        version,
        site: join(import.meta.dirname, '../../web/dist'),
        logLevel: settings.logLevel,
        trustProxy: settings.trustProxy,
        readiness: [() => jobs.check()],
      });
      opened.push(() => app.close());
      await app.listen({ port: settings.port, host: settings.host });
      const { port } = app.server.address() as AddressInfo;
      const shownHost = ['127.0.0.1', '::1'].includes(settings.host) ? 'localhost' : settings.host;
      const address = new URL(settings.publicUrl ?? `http://${shownHost}:${port}`);
      welcome({ address, demonstration, keyPath: settings.secretKey ? undefined : secretKeyPath(dataDir) });
    }
    return { close };
  } catch (error) {
    await close();
    throw error;
  }
}

try {
  const server = await start(settingsOf(process.env));
  let closing = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (closing) return;
      closing = true;
      setTimeout(() => process.exit(1), secondsToFinish * 1000 + 5000).unref();
      await server.close();
      process.exit(0);
    });
  }
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
