import { deviceHeader, deviceIdentifier } from '@restitui/domain/accounts/devices/device-identifier.ts';
import type { FastifyRequest } from 'fastify';
import type { Origin } from '../kernel/context.ts';

export function originOf(request: FastifyRequest): Origin {
  return {
    address: request.ip,
    maquina: (request.headers['user-agent'] ?? '').slice(0, 300),
    port: request.socket.remotePort ?? null,
    proxies: request.ips?.slice(0, -1).reverse() ?? [],
    device: deviceOf(request),
    host: request.hostname.toLowerCase().replace(/^\[(.*)\]$/, '$1'),
  };
}

function deviceOf({ headers }: FastifyRequest): string | undefined {
  return deviceIdentifier.safeParse(headers[deviceHeader]).data;
}
