import type { Browser, BrowserContext } from '@playwright/test';

/** Messages about loads that end with their page, or that a journey cuts off. */
const cancelled = /Failed to fetch|dynamically imported module/;

/**
 * Collects the errors that no code of a page handles, and what its content policy refused, from every context that the
 * browser opens until `release` is called.
 */
export function collectPageErrors(browser: Browser): { errors: string[]; release: () => void } {
  const errors: string[] = [];
  const open = browser.newContext;
  browser.newContext = async (options) => {
    const context = await open.call(browser, options);
    await follow(context, errors);
    return context;
  };
  return {
    errors,
    release: () => {
      browser.newContext = open;
    },
  };
}

async function follow(context: BrowserContext, errors: string[]): Promise<void> {
  context.on('weberror', (error) => {
    const address = error.page()?.url();
    const { message } = error.error();
    // An empty page has scripts of the journey only.
    if (address !== 'about:blank' && !cancelled.test(message)) errors.push(`${address}: ${message}`);
  });
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      reportError(new Error(`${effectiveDirective} refuses ${blockedURI} of ${sourceFile}`)),
    ),
  );
}
