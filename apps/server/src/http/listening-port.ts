import type { Server } from 'node:net';

/** Returns the port that a server listens on. */
export function listeningPort(server: Pick<Server, 'address'>): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port.');
  return address.port;
}
