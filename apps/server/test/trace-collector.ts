import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listeningPort } from '../src/http/listening-port.ts';

/** A span as it arrives in the JSON form of OTLP. */
export interface ExportedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  /** 2 server, 3 client, 5 consumer. */
  kind: number;
  attributes: Record<string, unknown>;
  /** 2 for an error. */
  status: number | undefined;
}

interface Exported {
  resourceSpans: {
    scopeSpans: {
      spans: (Omit<ExportedSpan, 'attributes' | 'status'> & {
        attributes: { key: string; value: Record<string, unknown> }[];
        status?: { code?: number };
      })[];
    }[];
  }[];
}

/** A collector of OpenTelemetry that keeps what it is sent. */
export interface TraceCollector {
  url: string;
  /** Bodies as they arrived. */
  received: string[];
  spans: () => ExportedSpan[];
  close: () => Promise<void>;
}

export async function startTraceCollector(): Promise<TraceCollector> {
  const received: string[] = [];
  const server = createServer(async (request, reply) => {
    received.push(`${request.url} ${request.headers['x-key'] ?? ''}\n${await text(request)}`);
    reply.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${listeningPort(server)}`,
    received,
    spans: () => received.flatMap((body) => spansOf(JSON.parse(body.slice(body.indexOf('\n'))))),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function spansOf({ resourceSpans }: Exported): ExportedSpan[] {
  return resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans)
    .map(({ attributes, status, ...span }) => ({
      ...span,
      attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
      status: status?.code,
    }));
}
