import type { FastifyInstance } from 'fastify';

/** Takes no more requests and finishes those begun; what is not sent to its end in time is cut off. */
export async function closeServer(app: FastifyInstance, milliseconds: number): Promise<void> {
  const impatient = setTimeout(() => app.server.closeAllConnections(), milliseconds);
  try {
    await app.close();
  } finally {
    clearTimeout(impatient);
  }
}
