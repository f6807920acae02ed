import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import type { Clock } from '../platform/clock.ts';

/** Headers that proxies add. */
const proxyHeaders = /^(x-forwarded|forwarded$|x-real-ip$|via$)/;

/** Headers with the address, host or protocol of a caller behind a proxy. */
const callerHeaders = /^(x-forwarded-|forwarded$)/;

const hour = 3_600_000;

export function isForwarded(headers: IncomingHttpHeaders): boolean {
  return Object.keys(headers).some((name) => proxyHeaders.test(name));
}

interface Options {
  trustProxy: string | undefined;
  register: Registry;
  clock: Clock;
}

/**
 * Warns when forwarded headers arrive while TRUST_PROXY is off: behind a proxy every caller then has the proxy's address,
 * in evidence and in the throttles. Counts each such request; logs at most one per hour, because callers can send these
 * headers without a proxy.
 */
export function warnOfForwardedHeaders(app: FastifyInstance, { trustProxy, register, clock }: Options): void {
  if (trustProxy) return;
  const ignored = new Counter({
    name: 'http_forwarded_headers_ignored_total',
    help: 'Requests with forwarded headers that were ignored because TRUST_PROXY is off',
    registers: [register],
  });
  let warnedAt = Number.NEGATIVE_INFINITY;
  app.addHook('onRequest', async (request) => {
    const headers = Object.keys(request.headers).filter((name) => callerHeaders.test(name));
    if (headers.length === 0) return;
    ignored.inc();
    const now = clock.now().getTime();
    if (now - warnedAt < hour) return;
    warnedAt = now;
    request.log.warn(
      { headers, proxy: request.socket.remoteAddress },
      'Forwarded headers are ignored. If a proxy of yours sends them, set TRUST_PROXY to its address (for example TRUST_PROXY=loopback).',
    );
  });
}
