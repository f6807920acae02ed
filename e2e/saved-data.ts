import type { Browser } from '@playwright/test';

declare global {
  interface Navigator {
    /** Of Chromium only. */
    readonly connection: object;
  }
}

/**
 * Makes the contexts that the browser opens tell their pages to save data, until the returned function is called. Parts of
 * pages are loaded when they are opened then, instead of when a page is idle: two fifths of the requests of a load.
 */
export function saveData(browser: Browser): () => void {
  const open = browser.newContext;
  browser.newContext = async (options) => {
    const context = await open.call(browser, options);
    await context.addInitScript(() => Object.defineProperty(navigator.connection, 'saveData', { value: true }));
    return context;
  };
  return () => {
    browser.newContext = open;
  };
}
