import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import type { DiskSpace } from '../platform/disk-space.ts';
import { isLocalRequest } from './is-local-request.ts';

interface Checks {
  /** Each check throws when its component does not answer. */
  ready: (() => Promise<unknown>)[];
  disk: DiskSpace;
  /** Aborted when the process is told to stop: a load balancer then leaves it out. */
  stopping?: AbortSignal | undefined;
  registry: Registry;
  /** Host name of PUBLIC_URL. */
  configuredHost?: string | undefined;
  /** Who presents it as a bearer token may read the metrics from anywhere. */
  metricsToken?: string | undefined;
}

/** Registers health, readiness and Prometheus metrics, and measures all requests by route. */
export function registerHealthAndMetrics(
  app: FastifyInstance,
  { disk, stopping, ready, registry, configuredHost, metricsToken }: Checks,
): void {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from request to reply, by route',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  app.get('/api/health', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/api/ready', { schema: { hide: true } }, async (request, reply) => {
    if (stopping?.aborted) return reply.code(503).send({ status: 'stopping' });
    const results = await Promise.allSettled(ready.map((check) => check()));
    const failed = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    for (const reason of failed) request.log.error({ err: reason }, 'not ready');
    // Reads go on while the disk is low, so that a load balancer keeps the server.
    const detail = disk.isLow() ? { disk: 'low' } : {};
    const status = failed.length > 0 ? 'unavailable' : 'ok';
    return reply.code(failed.length > 0 ? 503 : 200).send({ status, ...detail });
  });
  app.get('/api/metrics', { schema: { hide: true } }, async (request, reply) => {
    const mayRead = isLocalRequest(request, configuredHost) || presents(request, metricsToken);
    if (!mayRead) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function presents({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (!token) return false;
  const [given, expected] = [headers.authorization ?? '', `Bearer ${token}`].map((text) => Buffer.from(text));
  return given?.length === expected?.length && timingSafeEqual(given as Buffer, expected as Buffer);
}
