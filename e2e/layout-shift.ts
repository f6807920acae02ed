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

/** Share of the window that may move while a page loads. */
export const allowedShift = 0.02;

/**
 * Begins to record what content moves by itself, from the next document of the page on. Returns a function that names the
 * moved parts of the document, unless they moved less than allowed.
 */
export async function recordShifts(page: Page): Promise<() => Promise<string[]>> {
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
