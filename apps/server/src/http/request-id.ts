import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const header = 'x-request-id';
const plainId = /^[\w-]{8,64}$/;

/**
 * Returns the id of a request for log, reply and error body: that of a trusted proxy, so that its log and ours can be
 * joined, else a new one.
 */
export function requestIdOf(trustProxy: string | undefined): (request: Pick<IncomingMessage, 'headers'>) => string {
  return ({ headers }) => {
    const given = headers[header];
    return trustProxy && typeof given === 'string' && plainId.test(given) ? given : randomUUID();
  };
}

/** Sends the id with every reply. */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => void reply.header(header, request.id));
}
