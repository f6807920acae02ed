import type { FastifyInstance } from 'fastify';

/** Stops accepting requests and finishes those in progress; after the timeout, cuts off incomplete ones. */
export async function closeServer(app: FastifyInstance, milliseconds: number): Promise<void> {
  const impatient = setTimeout(() => app.server.closeAllConnections(), milliseconds);
  try {
    await app.close();
  } finally {
    clearTimeout(impatient);
  }
}
