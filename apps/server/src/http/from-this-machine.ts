import type { FastifyRequest } from 'fastify';

/** What a proxy adds to a request, one or the other of them. */
const handedOn = /^(x-forwarded|forwarded$|x-real-ip$|via$)/;

/** From a loopback socket, and not handed on by a proxy. */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? '';
  const forwarded = Object.keys(request.headers).some((name) => handedOn.test(name));
  return !forwarded && (address === '::1' || address.replace('::ffff:', '').startsWith('127.'));
}
