import type { Page } from '@playwright/test';

/** Shows a page without the product, which breaks what a check looks for or keeps it. */
export async function show(page: Page, body: string, style = '') {
  await page.setContent(`<!doctype html><style>body { margin: 0 } ${style}</style>${body}`);
}
