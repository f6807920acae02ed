import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorDefinition, wireErrors } from '@restitui/domain/wire/errors.ts';
import type { ConnectionError } from 'fastify';

/** Replies for what Node cannot read as a request: no route and no hook ever sees it. */
export function answerUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(replyWith(definitionOf(error)));
  socket.destroy(error);
}

function definitionOf({ code }: ConnectionError): ErrorDefinition {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return wireErrors.body_timeout;
  return code === 'HPE_HEADER_OVERFLOW' ? wireErrors.headers_too_large : wireErrors.invalid_input;
}

function replyWith({ code, status, message }: ErrorDefinition): string {
  const body = JSON.stringify({ code, message });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
