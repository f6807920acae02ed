import type { Page } from '@playwright/test';

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

/**
 * Traces a visit; the returned function gives the milliseconds of processor time that the main thread of the page took until an
 * instant after its start, in milliseconds.
 */
export async function busyUntil(page: Page, visit: () => Promise<void>): Promise<(paint: number) => number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await visit();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const begun = traceEvents.findLast(startsPage);
  if (!begun) throw new Error('The trace has no start of the page.');
  const ofPage = outermost(traceEvents.filter(({ pid, tid, dur }) => pid === begun.pid && tid === begun.tid && dur));
  return (paint) => {
    const end = begun.ts + paint * 1000;
    const tasks = ofPage.filter(({ ts }) => ts >= begun.ts && ts <= end);
    return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  };
}
