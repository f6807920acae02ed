import { type Context, context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { isTracingSuppressed, parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { errorCode } from './error-code.ts';
import { traceOutgoingCalls } from './trace-outgoing-calls.ts';
import type { TraceSettings } from './trace-settings.ts';
import { type OpenSpan, type SpanStart, type Tracer, useTracer } from './tracing.ts';

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };
const exportMilliseconds = 5_000;

interface Process {
  version: string;
  /** The value of PROCESS. */
  kind: string;
}

/**
 * Exports spans of this process by OTLP over HTTP until the returned function is called, which sends what is left.
 * Imported only where the settings name a collector: the packages take time to load.
 */
export function openTracing(settings: TraceSettings, { version, kind }: Process): () => Promise<void> {
  const { url, headers, serviceName, ratio } = settings;
  const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis: exportMilliseconds });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      ...{ 'service.name': serviceName, 'service.version': version, 'restitui.process': kind },
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: exportMilliseconds })],
  });
  const spans = provider.getTracer('restitui', version);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());

  function start({ name, kind: role, attributes = {}, parent }: SpanStart): OpenSpan {
    const outer = parentOf(parent) ?? context.active();
    const span = spans.startSpan(name, { kind: kinds[role], attributes }, outer);
    const inner = trace.setSpan(outer, span);
    return {
      traceId: span.spanContext().traceId,
      run: (work) => context.with(inner, work),
      end(more = {}, error) {
        span.setAttributes(more);
        // The kind of the error only: messages may quote what a person typed.
        if (error !== undefined) {
          span.setAttribute('error.type', typeOf(error));
          span.setStatus({ code: SpanStatusCode.ERROR });
        }
        span.end();
      },
    };
  }

  const tracer: Tracer = { start, activeTraceId: () => trace.getActiveSpan()?.spanContext().traceId };
  useTracer(tracer);
  const endOutgoing = traceOutgoingCalls(tracer, () => isTracingSuppressed(context.active()));
  return async () => {
    endOutgoing();
    useTracer(undefined);
    await provider.shutdown().catch(() => {});
    context.disable();
  };
}

function typeOf(error: unknown): string {
  if (typeof error === 'string') return error;
  return errorCode(error) ?? (error instanceof Error ? error.name : 'error');
}

function parentOf(header: string | undefined): Context | undefined {
  const parent = header === undefined ? null : parseTraceParent(header);
  return parent ? trace.setSpanContext(context.active(), { ...parent, isRemote: true }) : undefined;
}
