import { wireErrors } from '@restitui/domain/wire/errors.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../kernel/app-error.ts';
import { answerUnreadable } from './unreadable-request.ts';

const maxHeaderBytes = 16 * 1024;
const maxHeaders = 100;
const maxUrl = 8 * 1024;
const maxQueryFields = 100;
const uncompressed: ReadonlySet<string | undefined> = new Set([undefined, '', 'identity']);
const hour = 60 * 60 * 1000;

/** Limits that Node applies before a request reaches a route. */
export const serverLimits = {
  // Long enough for a gigabyte of invoices on a slow line; `readBody` and `watchStalledUpload` end what stalls.
  requestTimeout: 2 * hour,
  http: { maxHeaderSize: maxHeaderBytes, headersTimeout: 30_000, connectionsCheckingInterval: 10_000 },
  clientErrorHandler: answerUnreadable,
};

/** Refuses long addresses, long queries, many headers and compressed bodies, before a session is looked up. */
export function registerRequestLimits(app: FastifyInstance): void {
  // Node drops headers beyond its own limit without an error: the one that a proxy appends would be among them.
  app.server.maxHeadersCount = 0;
  app.addHook('onRequest', async ({ raw, headers, originalUrl }) => {
    if (raw.rawHeaders.length > 2 * maxHeaders) throw new AppError(wireErrors.headers_too_large);
    if (originalUrl.length > maxUrl) throw new AppError(wireErrors.url_too_long);
    // No caller of ours compresses; unpacking would multiply what a small body may cost.
    if (!uncompressed.has(headers['content-encoding'])) throw new AppError(wireErrors.encoding_unsupported);
    if (fieldsOf(originalUrl) > maxQueryFields) throw new AppError(wireErrors.too_many_values);
  });
}

function fieldsOf(address: string): number {
  let fields = 0;
  for (let at = address.indexOf('?'); at >= 0; at = address.indexOf('&', at + 1)) fields++;
  return fields;
}
