import type { CDPSession, Page } from '@playwright/test';
import { expect } from './server.ts';

/** Purpose of a field, as its `autocomplete` names it. */
type Purpose = 'username' | 'current-password' | 'new-password';

const fieldsFor = (purpose: Purpose) => `input[autocomplete=${purpose}]:not([hidden], [readonly])`;

/**
 * Fills fields as the extension of a password manager does: it finds them by their purpose, and sets their value from a
 * world of scripts of its own, where React's property of the field is unknown. No key is pressed and no field is entered.
 */
export async function fillByManager(page: Page, texts: Partial<Record<Purpose, string>>) {
  const purposes = Object.entries(texts) as [Purpose, string][];
  for (const [purpose] of purposes) await expect(page.locator(fieldsFor(purpose)), purpose).toHaveCount(1);
  const browser: CDPSession = await page.context().newCDPSession(page);
  const { frameTree } = await browser.send('Page.getFrameTree');
  const world = { frameId: frameTree.frame.id, worldName: 'password manager' };
  const { executionContextId } = await browser.send('Page.createIsolatedWorld', world);
  const { exceptionDetails } = await browser.send('Runtime.callFunctionOn', {
    executionContextId,
    functionDeclaration: String(setValues),
    arguments: [{ value: purposes.map(([purpose, text]) => [fieldsFor(purpose), text]) }],
  });
  expect(exceptionDetails).toBeUndefined();
  await browser.detach();
}

/** Runs in the page, without anything of this file. */
function setValues(fields: [selector: string, text: string][]) {
  for (const [selector, text] of fields) {
    const field = document.querySelector(selector) as HTMLInputElement;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
