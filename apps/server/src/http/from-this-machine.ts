import type { FastifyRequest } from 'fastify';

/** From a loopback socket, and not handed on by a proxy. */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? '';
  const forwarded = Object.keys(request.headers).some((name) => name.startsWith('x-forwarded') || name === 'forwarded');
  return !forwarded && (address === '::1' || address.replace('::ffff:', '').startsWith('127.'));
}
