import type { Browser } from '@playwright/test';

declare global {
  interface Navigator {
    /** Of Chromium only. */
    readonly connection: object;
  }
}

/** Journeys that have not been run with saved data: they load what people load until they have passed with it. */
export const notRunYet = [
  'axe.spec.ts',
  'entrance-failures.spec.ts',
  'entrance-submit.spec.ts',
  'entrance.spec.ts',
  'list-fit.spec.ts',
  'partners.spec.ts',
  'payroll-items.spec.ts',
  'portfolio.spec.ts',
  'reachable-pages.spec.ts',
  'register-client.spec.ts',
  'review-by-keyboard.spec.ts',
  'second-factor.spec.ts',
  'service-screens.spec.ts',
  'sign-in.spec.ts',
  'signature-review.spec.ts',
  'signatures.spec.ts',
  'sped-analysis.spec.ts',
  'template-editor.spec.ts',
  'tenants.spec.ts',
  'users-edit.spec.ts',
  'users.spec.ts',
];

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
