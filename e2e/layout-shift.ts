import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts?: LayoutShift[];
  }
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  }
}

/** `waitLimit` of the app's `ui/parts-in-order.ts`, in milliseconds. */
const waitLimit = 8_000;

/** Share of the window that may move while a page loads. */
export const allowedShift = 0.02;

/**
 * Prevents that parts are shown because those before them have loaded for long, which a slow machine may need: they move then.
 */
async function waitForEveryPart(page: Page) {
  await page.addInitScript((limit) => {
    const set = window.setTimeout.bind(window);
    window.setTimeout = Object.assign(
      (handler: TimerHandler, delay?: number, ...rest: unknown[]) =>
        delay === limit ? 0 : set(handler, delay, ...rest),
      window.setTimeout,
    );
  }, waitLimit);
}

/**
 * Begins to record what content moves by itself, from the next document of the page on. Returns a function that names the
 * moved parts of the document, unless they moved less than allowed.
 */
export async function recordShifts(page: Page): Promise<() => Promise<string[]>> {
  await waitForEveryPart(page);
  await page.addInitScript(() => {
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
    const shifts: LayoutShift[] = [];
    window.shifts = shifts;
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().filter(isShift));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async (allowed) => {
      // The observer is called after the frame of a shift.
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      const moved = (window.shifts ?? []).filter(({ hadRecentInput }) => !hadRecentInput);
      if (moved.reduce((sum, { value }) => sum + value, 0) <= allowed) return [];
      const name = (node: Node | null) =>
        node instanceof Element ? node.outerHTML.replace(/>.*/s, '>').slice(0, 120) : (node?.textContent ?? 'removed');
      return moved.map(
        ({ value, sources }) => `${value.toFixed(3)}: ${sources.map(({ node }) => name(node)).join(', ')}`,
      );
    }, allowedShift);
}
