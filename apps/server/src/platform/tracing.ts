/** Attributes of a span: never personal data, statements, or addresses with ids or tokens. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

export interface SpanStart {
  name: string;
  kind: 'server' | 'client' | 'consumer';
  attributes?: SpanAttributes;
  /** Header `traceparent` (W3C Trace Context) of a trusted caller. */
  parent?: string | undefined;
}

/** A span that has begun. */
export interface OpenSpan {
  traceId: string;
  /** Runs work inside the span: spans that it starts are children. */
  run: <T>(work: () => T) => T;
  end: (attributes?: SpanAttributes, error?: unknown) => void;
}

/** Records spans; `open-tracing.ts` has the one that exports them. */
export interface Tracer {
  start: (span: SpanStart) => OpenSpan;
  /** Returns the trace that the current work belongs to. */
  activeTraceId: () => string | undefined;
}

let tracer: Tracer | undefined;

/** Sets the tracer of the process; undefined for none, as in processes without OTEL_EXPORTER_OTLP_ENDPOINT. */
export function useTracer(next: Tracer | undefined): void {
  tracer = next;
}

/** Starts a span that the caller ends; undefined without a tracer. */
export function startSpan(span: SpanStart): OpenSpan | undefined {
  return tracer?.start(span);
}

/** Runs work in a span. */
export async function inSpan<T>(span: SpanStart, work: () => Promise<T>): Promise<T> {
  const open = tracer?.start(span);
  if (!open) return work();
  try {
    const result = await open.run(work);
    open.end();
    return result;
  } catch (error) {
    open.end({}, error);
    throw error;
  }
}

/** Runs work in a span when it belongs to a trace: polls of an idle process are none. */
export function inChildSpan<T>(span: SpanStart, work: () => Promise<T>): Promise<T> {
  return tracer?.activeTraceId() === undefined ? work() : inSpan(span, work);
}

/** Returns the fields that name the current trace in a line of the log. */
export function traceFields(): { trace_id?: string } {
  const trace_id = tracer?.activeTraceId();
  return trace_id === undefined ? {} : { trace_id };
}
