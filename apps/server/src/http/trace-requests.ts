import type { FastifyInstance } from 'fastify';
import { type OpenSpan, startSpan } from '../platform/tracing.ts';

/**
 * Records a span for each request, by its route and not its address, and names the trace in the request's lines of the
 * log. A trusted proxy may continue its own trace.
 */
export function traceRequests(app: FastifyInstance, { trustsProxy }: { trustsProxy: boolean }): void {
  const spans = new WeakMap<object, OpenSpan>();

  app.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions, id, headers } = request;
    const route = routeOptions.url ?? 'none';
    const parent = trustsProxy && typeof headers.traceparent === 'string' ? headers.traceparent : undefined;
    const attributes = { 'http.request.method': method, 'http.route': route, 'restitui.request_id': id };
    const span = startSpan({ name: `${method} ${route}`, kind: 'server', attributes, parent });
    if (!span) return done();
    spans.set(request, span);
    request.log = request.log.child({ trace_id: span.traceId });
    reply.log = request.log;
    reply.raw.once('close', () => {
      const { statusCode } = reply;
      span.end({ 'http.response.status_code': statusCode }, statusCode >= 500 ? String(statusCode) : undefined);
    });
    span.run(done);
  });
  // The end of a body arrives outside the span that was current when the request began.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });
}
