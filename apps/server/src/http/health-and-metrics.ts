import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { DiskSpace } from '../platform/disk-space.ts';
import { registerDiskMetrics } from './disk-metrics.ts';
import { isLocalRequest } from './is-local-request.ts';

interface Checks {
  /** Each check throws when its component does not answer. */
  ready: (() => Promise<unknown>)[];
  disk: DiskSpace;
  /** Host name of PUBLIC_URL. */
  configuredHost?: string | undefined;
}

/** Registers health, readiness and Prometheus metrics; returns the registry of the metrics. */
export async function registerHealthAndMetrics(
  app: FastifyInstance,
  { disk, ready, configuredHost }: Checks,
): Promise<Registry> {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from request to reply, by route',
    labelNames: ['method', 'route', 'status'],
    registers: [register],
  });
  registerDiskMetrics(register, disk);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  app.get('/api/health', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/api/ready', { schema: { hide: true } }, async (request, reply) => {
    const results = await Promise.allSettled(ready.map((check) => check()));
    const failed = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    for (const reason of failed) request.log.error({ err: reason }, 'not ready');
    // Reads go on while the disk is low, so that a load balancer keeps the server.
    const detail = disk.isLow() ? { disk: 'low' } : {};
    const status = failed.length > 0 ? 'unavailable' : 'ok';
    return reply.code(failed.length > 0 ? 503 : 200).send({ status, ...detail });
  });
  app.get('/api/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isLocalRequest(request, configuredHost)) return reply.callNotFound();
    return reply.type(register.contentType).send(await register.metrics());
  });
  return register;
}
