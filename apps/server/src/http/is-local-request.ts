import type { FastifyRequest } from 'fastify';

/** Headers that proxies add. */
const proxyHeaders = /^(x-forwarded|forwarded$|x-real-ip$|via$)/;

/** True for a request from a loopback socket that no proxy forwarded. */
export function isLocalRequest(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? '';
  const forwarded = Object.keys(request.headers).some((name) => proxyHeaders.test(name));
  return !forwarded && (address === '::1' || address.replace('::ffff:', '').startsWith('127.'));
}
