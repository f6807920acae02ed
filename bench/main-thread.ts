import type { BareBrowser } from './bare-browser.ts';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of the clock of the trace. */
  ts: number;
  /** Microseconds. */
  dur?: number;
  /** Microseconds of processor time. */
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string } };
}

const startsPage = ({ name, args }: TraceEvent) =>
  name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith('http');

/** Returns the events that lie in no other. The event of a task is missing from some traces; those within it are there. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let end = 0;
  return events
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      const isOutermost = ts >= end;
      if (isOutermost) end = ts + dur;
      return isOutermost;
    });
}

/** Traces what is done meanwhile. */
export async function traced(browser: BareBrowser, categories: string[], work: () => Promise<void>) {
  await browser.send('Tracing.start', {
    transferMode: 'ReturnAsStream',
    traceConfig: { includedCategories: categories, excludedCategories: ['*'], recordMode: 'recordAsMuchAsPossible' },
  });
  await work();
  const complete = browser.once('Tracing.tracingComplete');
  await browser.send('Tracing.end');
  const { stream } = (await complete) as { stream: string };
  const parts: Buffer[] = [];
  for (let isWhole = false; !isWhole; ) {
    const { data, eof, base64Encoded } = await browser.send('IO.read', { handle: stream });
    parts.push(Buffer.from(data, base64Encoded ? 'base64' : 'utf8'));
    isWhole = eof;
  }
  await browser.send('IO.close', { handle: stream });
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(Buffer.concat(parts).toString());
  return traceEvents;
}

/**
 * Traces a visit; the returned function gives the milliseconds of processor time that the main thread of the page took until an
 * instant after its start, in milliseconds.
 */
export async function busyUntil(browser: BareBrowser, visit: () => Promise<void>): Promise<(paint: number) => number> {
  const traceEvents = await traced(browser, ['toplevel', 'blink.user_timing'], visit);
  const begun = traceEvents.findLast(startsPage);
  if (!begun) throw new Error('The trace has no start of the page.');
  const ofPage = outermost(traceEvents.filter(({ pid, tid, dur }) => pid === begun.pid && tid === begun.tid && dur));
  return (paint) => {
    const end = begun.ts + paint * 1000;
    const tasks = ofPage.filter(({ ts }) => ts >= begun.ts && ts <= end);
    return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  };
}
