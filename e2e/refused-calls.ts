import type { Page } from '@playwright/test';

/** Collects the calls of the pages that the server refuses: a page makes no call that its reader may not make. */
export function collectRefusedCalls(page: Page): Set<string> {
  const refused = new Set<string>();
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    if (!pathname.startsWith('/api/') || response.status() < 400) return;
    refused.add(`${response.status()} ${response.request().method()} ${pathname}${search} at ${page.url()}`);
  });
  return refused;
}
