import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { OpenSpan, Tracer } from './tracing.ts';

interface FetchRequest {
  origin?: string | URL;
  method: string;
}

type Listener = Parameters<typeof subscribe>[1];

/**
 * Records each call to another host that belongs to a trace: `fetch` and `node:http`, which announce theirs on channels
 * of Node. Host and status only: paths hold numbers of companies, and queries hold keys.
 */
export function traceOutgoingCalls(tracer: Tracer, isSuppressed: () => boolean): () => void {
  const open = new WeakMap<object, OpenSpan>();

  function begin(request: object, method: string, { hostname, port }: { hostname: string; port: string }): void {
    if (isSuppressed() || tracer.activeTraceId() === undefined) return;
    const attributes = {
      ...{ 'http.request.method': method, 'server.address': hostname },
      ...(port && { 'server.port': Number(port) }),
    };
    open.set(request, tracer.start({ name: `${method} ${hostname}`, kind: 'client', attributes }));
  }

  function end(request: object, status: number | undefined, error?: unknown): void {
    open.get(request)?.end(status === undefined ? {} : { 'http.response.status_code': status }, error);
    open.delete(request);
  }

  const listeners: Record<string, Listener> = {
    'undici:request:create': (message) => {
      const { request } = message as { request: FetchRequest };
      const url = URL.parse(String(request.origin));
      if (url) begin(request, request.method, url);
    },
    'undici:request:headers': (message) => {
      const { request, response } = message as { request: object; response: { statusCode: number } };
      end(request, response.statusCode);
    },
    'undici:request:error': (message) => {
      const { request, error } = message as { request: object; error: Error };
      end(request, undefined, error);
    },
    'http.client.request.start': (message) => {
      const { request } = message as { request: ClientRequest };
      const url = URL.parse(`${request.protocol}//${request.getHeader('host') ?? request.host}`);
      if (url) begin(request, request.method, url);
    },
    'http.client.response.finish': (message) => {
      const { request, response } = message as { request: ClientRequest; response: IncomingMessage };
      end(request, response.statusCode);
    },
    'http.client.request.error': (message) => {
      const { request, error } = message as { request: ClientRequest; error: Error };
      end(request, undefined, error);
    },
  };
  for (const [name, listener] of Object.entries(listeners)) subscribe(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(listeners)) unsubscribe(name, listener);
  };
}
