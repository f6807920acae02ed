import fastify, { type FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { DiskSpace } from '../platform/disk-space.ts';
import { serializeError } from '../platform/error-serializer.ts';
import { registerErrorReplies } from './error-reply.ts';
import { registerHealthAndMetrics } from './health-and-metrics.ts';
import { serverLimits } from './request-limits.ts';
import { serializeRequest } from './request-serializer.ts';

interface WorkerAppOptions {
  ready: (() => Promise<unknown>)[];
  disk: DiskSpace;
  registry: Registry;
  /** Aborted when the process is told to stop: its readiness is refused from then on. */
  stopping: AbortSignal;
  logLevel: string;
  metricsToken: string | undefined;
}

/** Creates the server of a worker process: health, readiness and metrics only. */
export function createWorkerApp({ logLevel, ...checks }: WorkerAppOptions): FastifyInstance {
  const serializers = { req: serializeRequest, err: serializeError };
  const app = fastify({ logger: { level: logLevel, serializers }, ...serverLimits });
  registerErrorReplies(app);
  registerHealthAndMetrics(app, checks);
  return app;
}
