import type { FastifyInstance } from 'fastify';

/** Asks callers to close their connections while the process stops, so that their next request goes to another one. */
export function drainConnections(app: FastifyInstance, stopping: AbortSignal | undefined): void {
  if (!stopping) return;
  app.addHook('onRequest', async (_request, reply) => {
    if (stopping.aborted) reply.header('connection', 'close');
  });
}
