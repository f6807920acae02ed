import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { type Database, openReplica } from './db/open-database.ts';
import { watchReplica } from './db/replica.ts';
import { type Db, withoutTenant } from './db/tenant-scope.ts';
import { listOutbox } from './features/operations/messages/messages.repository.ts';
import { startHeartbeat } from './features/operations/system/process-heartbeat.service.ts';
import { warnOfOlderReleases } from './features/operations/system/warn-of-older-releases.service.ts';
import { checkListenAddress } from './http/check-listen-address.ts';
import { closeServer } from './http/close-server.ts';
import { listeningPort } from './http/listening-port.ts';
import { newId } from './kernel/new-id.ts';
import { type Installation, openInstallation } from './open-installation.ts';
import { openServices, type Services } from './open-services.ts';
import { systemClock } from './platform/clock.ts';
import type { JobRunner } from './platform/pg-boss-jobs.ts';
import { reachServices, servicesOf } from './platform/reach-services.ts';
import { secretKeyPath } from './platform/secret-key.ts';
import type { Settings } from './platform/settings.ts';
import type { TraceSettings } from './platform/trace-settings.ts';
import { openResources, type Resources } from './resources.ts';
import { serveWorkerHealth } from './serve-worker-health.ts';
import { startBackgroundWork } from './start-background-work.ts';
import { logUnlessStopping, type Start } from './start-context.ts';
import { stopLimits } from './stop-limits.ts';
import { explainListenError, inventedWithout, printWelcome, shownHost } from './welcome.ts';

const version = '0.0.4';
/** Distinguishes the releases of a version, whose processes run side by side during an update. Releases before have none. */
const release = `${version}+1`;
const site = join(import.meta.dirname, '../../web/dist');
const secondsForMessages = 3;

/** Opens everything that the settings ask for, and returns the resources to close. */
export async function startServer(settings: Settings, log: Logger, stopping: AbortSignal): Promise<Resources> {
  const resources = openResources((error) => logUnlessStopping({ log, stopping }, error));
  const start: Start = { settings, log, stopping, resources };
  try {
    // Checked before anything is created: filling a demonstration takes a while.
    if (servesWeb(settings)) await checkListenAddress(settings).catch(explainFor(settings));

    log.info({ settings: settings.named }, 'settings read');
    if (settings.traces) await startTracing(start, settings.traces);
    const services = reportServices(start);
    const installation = await openInstallation(start);
    await services;
    const { jobs, platform, address } = await openServices(start, installation, { release, site });
    resources.defer('heartbeat', await showProcess(start, installation));
    if (!servesWeb(settings)) {
      const { database, files, disk, metrics } = installation;
      const { pool } = database;
      const endHealth = await serveWorkerHealth({ settings, log, stopping, pool, files, disk, jobs, metrics });
      resources.defer('health', endHealth);
    }
    const web = servesWeb(settings) ? await startWeb(start, installation, { jobs, platform, address }) : undefined;
    if (runsWorkers(settings)) await startBackgroundWork(start, installation, { jobs, platform });
    // Registered last, so that no new request is accepted while the workers finish.
    if (web) resources.defer('acceptance of requests', async () => web.stopAccepting());

    if (web) announce(settings, address.port, installation);
    log.info({ process: settings.process }, 'ready');
    return resources;
  } catch (error) {
    await resources.close();
    throw error;
  }
}

/** Exports traces until everything else is closed. */
async function startTracing({ settings, resources }: Start, traces: TraceSettings): Promise<void> {
  // Imported on demand: a process without a collector does not load the packages.
  const { openTracing } = await import('./platform/open-tracing.ts');
  resources.defer('traces', openTracing(traces, { version: release, kind: settings.process }));
}

/** Lists this process among those of the installation until it ends, and warns of those of an older release. */
async function showProcess(start: Start, { database }: Installation): Promise<() => Promise<void>> {
  const { settings, log } = start;
  const shared = {
    withoutTenant: <T>(work: (db: Db) => Promise<T>) => withoutTenant(database.pool, work),
    clock: systemClock,
  };
  const report = (error: unknown) => logUnlessStopping(start, error, 'heartbeat');
  const process = { id: newId(), kind: settings.process, machine: hostname(), version: release };
  const end = await startHeartbeat({ ...shared, process, log: report });
  // An embedded database has no other process; one in the list was killed a moment ago.
  if (settings.databaseUrl) {
    const warn = (found: object, line: string) => log.warn(found, line);
    await warnOfOlderReleases({ ...shared, version: release, warn }).catch(report);
  }
  return end;
}

/** Logs which outside services accept a connection. One that does not may be away for a while, so the start goes on. */
async function reportServices({ settings, log, stopping }: Start): Promise<void> {
  for (const { problem, ...service } of await reachServices(servicesOf(settings))) {
    if (stopping.aborted) return;
    if (problem) log.warn({ ...service, problem }, 'outside service does not answer');
    else log.info(service, 'outside service answers');
  }
}

function servesWeb({ process }: Settings): boolean {
  return process !== 'worker';
}

function runsWorkers({ process }: Settings): boolean {
  return process !== 'web';
}

function explainFor(settings: Settings) {
  return (error: NodeJS.ErrnoException): never => {
    throw explainListenError(error, settings);
  };
}

/** Listens for requests; `stopAccepting` begins the shutdown that the resources later wait for. */
async function startWeb({ settings, log, resources, stopping }: Start, installation: Installation, services: Services) {
  const { database, demonstration } = installation;
  const { jobs, platform, address } = services;
  const { pool } = database;
  const replica = followReplica({ settings, log, resources, stopping }, installation);
  const app = await createApp({
    ...{ pool, replica, platform, version, site, logLevel: settings.logLevel, trustProxy: settings.trustProxy },
    ...{ publicUrl: settings.publicUrl, registry: installation.metrics.registry, metricsToken: settings.metricsToken },
    ...{ readiness: [() => jobs.check()], stopping },
    outbox: demonstration ? () => readOutbox(pool, jobs) : undefined,
  });
  let closing: Promise<void> | undefined;
  const drain = async () => {
    if (stopping.aborted && settings.shutdownDelay > 0) await sleep(settings.shutdownDelay * 1000);
  };
  const close = () => {
    closing ??= drain().then(() => closeServer(app, stopLimits.requests * 1000));
    return closing;
  };
  resources.defer('requests', close);
  address.port = await listen(app, settings);
  return { stopAccepting: () => void close().catch(() => {}) };
}

/** Follows the copy of the database that the settings name. One that does not answer is logged, and the start goes on. */
function followReplica({ settings, log, resources, stopping }: Start, installation: Installation) {
  if (!settings.databaseReplicaUrl) return undefined;
  const { database, secretKey } = installation;
  const limits = settings.databaseLimits;
  const warn = (line: string) => void (stopping.aborted || log.warn(line));
  const pool = openReplica(settings.databaseReplicaUrl, { appRole: database.appRole, secretKey, limits, log: warn });
  resources.defer('connections to the replica', () => pool.end());
  const replica = watchReplica({
    ...{ replica: pool, primary: database.pool, mostSeconds: limits.replicaSeconds, now: () => systemClock.now() },
    report: ({ isUsed, ...state }) => {
      if (isUsed) log.info(state, 'replica is read from');
      else log.warn(state, 'replica is not read from: it is away or too far behind');
    },
  });
  resources.defer('replica', async () => replica.stop());
  return replica;
}

/** Returns the port, which the settings may have left to the system. */
async function listen(app: FastifyInstance, settings: Settings): Promise<number> {
  await app.listen({ port: settings.port, host: settings.host }).catch(explainFor(settings));
  return listeningPort(app.server);
}

/** Reads the outbox after the jobs that were enqueued before have run. */
async function readOutbox(pool: Database['pool'], jobs: JobRunner) {
  await jobs.settled(['password-request', 'send-message'], secondsForMessages * 1000);
  return withoutTenant(pool, listOutbox);
}

function announce(settings: Settings, port: number, { demonstration, account }: Installation): void {
  printWelcome({
    address: new URL(settings.publicUrl ?? `http://${shownHost(settings.host)}:${port}`),
    keyPath: settings.secretKey ? undefined : resolve(secretKeyPath(settings.dataDir)),
    demonstration,
    account,
    firstEmail: settings.firstAccount?.email,
    unset: inventedWithout(settings),
  });
}
