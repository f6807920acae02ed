import type { CDPSession, Page } from '@playwright/test';
import { expect } from './server.ts';

/** Purpose of a field, as its `autocomplete` names it. */
type Purpose = 'username' | 'current-password' | 'new-password' | 'one-time-code';

const fieldsFor = (purpose: Purpose) => `input[autocomplete=${purpose}]:not([hidden], [readonly])`;

/**
 * Fills fields as the extension of a password manager does: it finds them by their purpose, and sets their value from a
 * world of scripts of its own, where React's property of the field is unknown. No key is pressed and no field is entered.
 * Expects a form that is submitted around each, because that is when a manager stores what was filled in.
 */
export async function fillByManager(page: Page, texts: Partial<Record<Purpose, string>>) {
  const purposes = Object.entries(texts) as [Purpose, string][];
  for (const [purpose] of purposes) await expect(page.locator(fieldsFor(purpose)), purpose).toHaveCount(1);
  const browser: CDPSession = await page.context().newCDPSession(page);
  const { frameTree } = await browser.send('Page.getFrameTree');
  const world = { frameId: frameTree.frame.id, worldName: 'password manager' };
  const { executionContextId } = await browser.send('Page.createIsolatedWorld', world);
  const { exceptionDetails, result } = await browser.send('Runtime.callFunctionOn', {
    executionContextId,
    functionDeclaration: String(setValues),
    arguments: [{ value: purposes.map(([purpose, text]) => [fieldsFor(purpose), text]) }],
    returnByValue: true,
  });
  expect(exceptionDetails).toBeUndefined();
  expect(result.value, 'fields outside of a form').toEqual([]);
  await browser.detach();
}

/** Expects the form of a password to name the account that it belongs to, shown or hidden. */
export async function expectAccount(page: Page, name: string | RegExp) {
  const form = page.locator('form', { has: page.locator('input[autocomplete$="-password"]') });
  await expect(form.locator('input[autocomplete=username]')).toHaveValue(name);
}

/** Runs in the page, without anything of this file. Returns the fields without a form that can be submitted. */
function setValues(fields: [selector: string, text: string][]): string[] {
  const alone: string[] = [];
  for (const [selector, text] of fields) {
    const field = document.querySelector(selector) as HTMLInputElement;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
    const { form } = field;
    if (![...(form?.elements ?? [])].some((element) => element.matches('button[type=submit]'))) alone.push(selector);
  }
  return alone;
}
