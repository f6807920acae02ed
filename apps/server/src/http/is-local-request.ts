import type { FastifyRequest } from 'fastify';
import { isForwarded } from './forwarded-headers.ts';

/** Names of this machine; a browser resolves no other host to a name below localhost. */
const localName = /^(localhost|[\w-]+(\.[\w-]+)*\.localhost|127\.0\.0\.1|\[?::1\]?)$/i;

/**
 * True for a request from a loopback socket that no proxy forwarded and whose `Host` is a name of this machine or the one
 * configured. A page of a foreign name that resolves to 127.0.0.1 (DNS rebinding) connects from this machine too: only
 * its name gives it away.
 */
export function isLocalRequest(request: FastifyRequest, configuredHost?: string): boolean {
  const address = request.socket.remoteAddress ?? '';
  const fromHere = address === '::1' || address.replace('::ffff:', '').startsWith('127.');
  const name = request.hostname ?? '';
  return fromHere && !isForwarded(request.headers) && (localName.test(name) || isSame(name, configuredHost));
}

function isSame(name: string, configured: string | undefined): boolean {
  return configured !== undefined && name.toLowerCase() === configured.toLowerCase();
}
