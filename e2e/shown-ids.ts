import type { Page } from '@playwright/test';

/** Returns what surrounds each id that the content of the page shows: people use names, not UUIDs. */
export function shownIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
    // biome-ignore lint/performance/useDomNodeTextContent: hidden texts are not shown to people
    const text = (document.querySelector('main') ?? document.body).innerText;
    return [...text.matchAll(id)].map(({ index }) => text.slice(Math.max(0, index - 40), index + 36));
  });
}
