import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { createApp } from './app.ts';
import { planSignings } from './db/demo/agreement-acts.demo.ts';
import { fillDemoData } from './db/demo/fill-demo-data.ts';
import { exclusivelyOn } from './db/exclusively.ts';
import { ensureFirstAccount } from './db/first-account.ts';
import { settleDemonstration } from './db/installation.ts';
import { migrateDatabase } from './db/migrate.ts';
import { type Database, openDatabase } from './db/open-database.ts';
import { withoutTenant, withTenant } from './db/tenant-scope.ts';
import { signDemonstration } from './features/agreement-acts/sign-demonstration.ts';
import { listOutbox } from './features/messages/messages.repository.ts';
import { closeServer } from './http/close-server.ts';
import { tryAddress } from './http/try-address.ts';
import type { InTenant } from './kernel/context.ts';
import { openPlatform } from './open-platform.ts';
import { systemClock } from './platform/clock.ts';
import { encryptedFiles } from './platform/encrypted-files.ts';
import { loggedError } from './platform/logged-error.ts';
import { openFileStorage } from './platform/open-file-storage.ts';
import { type JobRunner, startJobs } from './platform/pg-boss-jobs.ts';
import type { Platform } from './platform/platform.ts';
import { loadSecretKey, secretKeyPath } from './platform/secret-key.ts';
import { type Settings, settingsOf } from './platform/settings.ts';
import { openWorkThread } from './platform/work-thread.ts';
import { startWorkers } from './start-workers.ts';
import { refusedAddress, shownHost, welcome } from './welcome.ts';

const version = '0.0.4';
const site = join(import.meta.dirname, '../../web/dist');
const secondsToFinish = 15;
const secondsToClose = 20;
const secondsForMessages = 3;
const day = 24 * 60 * 60 * 1000;

/** Told to stop. A terminal's Ctrl-C tells PostgreSQL too, and what then breaks is no news. */
let ending = false;

/** Opens what the server stands on, in order; `close` gives it back in the other. */
async function start(settings: Settings, log: Logger): Promise<{ close: () => Promise<void> }> {
  const opened: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const release of opened.reverse()) await release().catch((error) => ending || log.error(error));
  };

  try {
    const { dataDir, databaseUrl, firstAccount, publicUrl } = settings;
    // Said before anything is made: filling a demonstration takes a while.
    if (settings.process !== 'worker') await heard(tryAddress(settings), settings);
    const secretKey = await loadSecretKey(dataDir, settings.secretKey);
    const database = await openDatabase({ dataDir, databaseUrl, secretKey, log: (line) => ending || log.warn(line) });
    opened.push(() => database.close());
    let signed = Promise.resolve();
    opened.push(() => signed);
    await migrateDatabase(database);
    const demonstration = await settleDemonstration(database, settings.demo);
    const now = systemClock.now();
    const files = await openFileStorage(dataDir, settings.storage);
    const encrypted = encryptedFiles(files, secretKey);
    if (demonstration) await fillDemoData(database, now, encrypted, files);
    const isEmpty = !(await ensureFirstAccount(database, firstAccount, { now, publicUrl }));

    const { pool } = database;
    const jobs = await startJobs(pool, (error) => ending || log.error(error));
    opened.push(() => jobs.stop());
    // The embedded database's lock says that nobody else works here.
    await files.removeLeftovers(databaseUrl ? day : 0);
    let { port } = settings;
    const papers = openWorkThread({ megabytes: 768, seconds: 120, mostWaiting: 60 });
    // Apart: an authority for the time that is slow keeps nobody waiting for a paper.
    const sealing = openWorkThread({ megabytes: 256, seconds: 120, mostWaiting: 60, idleSeconds: 60 });
    opened.push(papers.close, sealing.close);
    const standing = { settings, secretKey, pool, jobs, files, encryptedFiles: encrypted, demonstration, site };
    const platform = openPlatform({ ...standing, papers, sealing, port: () => port });

    let closeApp = async () => {};
    if (settings.process !== 'worker') {
      const app = await createApp({
        ...{ pool, platform, version, site, logLevel: settings.logLevel, trustProxy: settings.trustProxy },
        readiness: [() => jobs.check()],
        outbox: demonstration ? () => readOutbox(pool, jobs) : undefined,
      });
      let closing: Promise<void> | undefined;
      closeApp = () => {
        closing ??= closeServer(app, secondsToFinish * 1000);
        return closing;
      };
      opened.push(closeApp);
      port = await listen(app, settings);
    }
    if (settings.process !== 'web') {
      await startWorkers({ pool, platform, jobs, log }, (worker) => opened.push(() => worker.stop()));
      if (demonstration) {
        signed = signContracts(database, platform, now).catch(
          (error) => void (ending || log.error({ err: error }, 'demonstration signs')),
        );
      }
    }
    // Nobody new is let in while the workers come to their end.
    opened.push(async () => void closeApp().catch(() => {}));
    if (settings.process !== 'worker') {
      const address = new URL(publicUrl ?? `http://${shownHost(settings.host)}:${port}`);
      const keyPath = settings.secretKey ? undefined : resolve(secretKeyPath(dataDir));
      welcome({ address, demonstration, isEmpty, keyPath });
    }
    log.info({ process: settings.process }, 'ready');
    return { close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What was asked for before is in it, once the worker has had it. */
async function readOutbox(pool: Database['pool'], jobs: JobRunner) {
  await jobs.settled(['password-request', 'send-message'], secondsForMessages * 1000);
  return withoutTenant(pool, listOutbox);
}

/** The demonstration's contracts, signed by one process while others already read. */
async function signContracts(database: Database, platform: Platform, now: Date): Promise<void> {
  const { pool } = database;
  const plan = await planSignings(database, now);
  const inTenant: InTenant = (tenant, work) => withTenant(pool, { tenant }, work);
  await exclusivelyOn(pool)('demonstration signs', async () => {
    for (const [tenant, acts] of plan) {
      if (!ending) await signDemonstration({ platform, inTenant }, tenant, acts);
    }
  });
}

/** Listening that fails is told in words. */
function heard<T>(listening: Promise<T>, settings: Settings): Promise<T> {
  return listening.catch((error) => {
    throw refusedAddress(error, settings);
  });
}

/** Gives the port, which the settings may have left to the system. */
async function listen(app: FastifyInstance, settings: Settings): Promise<number> {
  await heard(app.listen({ port: settings.port, host: settings.host }), settings);
  return (app.server.address() as AddressInfo).port;
}

try {
  const settings = settingsOf(process.env);
  const log = pino({ level: settings.logLevel, serializers: { err: loggedError } });
  const starting = start(settings, log);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (ending) return;
      ending = true;
      log.info({ signal }, 'ending');
      setTimeout(() => process.exit(1), secondsToClose * 1000).unref();
      // Told while it starts: what is open by then must be closed all the same.
      const server = await starting;
      await server.close();
      process.exit(0);
    });
  }
  await starting;
} catch (error) {
  // A Ctrl-C that ended PostgreSQL in the middle of the start is no failure.
  if (!ending) process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`);
  process.exit(ending ? 0 : 1);
}
