import type { Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of the clock of the trace. */
  ts: number;
  /** Microseconds of processor time. */
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string } };
}

const startsPage = ({ name, args }: TraceEvent) =>
  name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith('http');

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
  const ofPage = traceEvents.filter(
    ({ pid, tid, name }) => pid === begun.pid && tid === begun.tid && name === 'ThreadControllerImpl::RunTask',
  );
  return (paint) => {
    const end = begun.ts + paint * 1000;
    const tasks = ofPage.filter(({ ts }) => ts >= begun.ts && ts <= end);
    return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  };
}
