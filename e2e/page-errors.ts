import type { BrowserContext } from '@playwright/test';

/** Returns the errors that no code of a page handles, and what its content policy refused, as the pages meet them. */
export async function collectPageErrors(context: BrowserContext): Promise<string[]> {
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(`${error.page()?.url()}: ${error.error().message}`));
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      reportError(new Error(`${effectiveDirective} refuses ${blockedURI} of ${sourceFile}`)),
    ),
  );
  return errors;
}
