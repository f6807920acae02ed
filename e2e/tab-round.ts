import type { Page } from '@playwright/test';
import { expect } from './server.ts';
import { settled } from './settled.ts';

/** More than any dialog has; a round that does not close ends here. */
const maxStops = 400;

declare global {
  interface Window {
    /** Elements in the order in which they were first focused. */
    tabStops?: Element[];
  }
}

/** Returns the number of the focused element, from 0 in the order of first visits; −1 outside of the dialog. */
function focusedStop(page: Page): Promise<number> {
  return page.evaluate(() => {
    const dialogs = document.querySelectorAll('[role=dialog], [role=alertdialog]');
    const dialog = [...dialogs].at(-1);
    const focused = document.activeElement;
    if (!dialog || !focused || focused === dialog || !dialog.contains(focused)) return -1;
    window.tabStops ??= [];
    const known = window.tabStops.indexOf(focused);
    return known >= 0 ? known : window.tabStops.push(focused) - 1;
  });
}

/** Returns the names of the dialog's enabled controls that no round has visited. */
function unvisitedControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
    const controls =
      dialog?.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]') ?? [];
    const isReachable = (control: HTMLElement) =>
      control.tabIndex >= 0 &&
      !control.matches(':disabled, [aria-hidden=true], [type=radio], [role=tablist], [role=radiogroup]') &&
      control.checkVisibility({ visibilityProperty: true });
    return [...controls]
      .filter((control) => isReachable(control) && !window.tabStops?.includes(control))
      .map(
        (control) => control.getAttribute('aria-label') || control.textContent.trim() || control.outerHTML.slice(0, 80),
      );
  });
}

/** Presses the key from the dialog itself until the first stop comes again; every stop is within the dialog. */
async function checkRound(page: Page, what: string, key: 'Tab' | 'Shift+Tab') {
  await page.evaluate(() => {
    window.tabStops = [];
    const dialog = [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')].at(-1);
    dialog?.focus();
  });
  const stops: number[] = [];
  do {
    await page.keyboard.press(key);
    stops.push(await focusedStop(page));
  } while (stops.at(-1) === stops.length - 1 && stops.length < maxStops);
  expect.soft(stops.at(-1), `${what}: ${key} comes back to its first stop after ${stops.length - 1}`).toBe(0);
  expect.soft(await unvisitedControls(page), `${what}: controls that ${key} does not reach`).toEqual([]);
}

/** Expects a forward and a backward round of Tab through all controls of the topmost dialog or drawer. */
export async function checkTabRounds(page: Page, what: string) {
  await expect(page.locator('[role=dialog], [role=alertdialog]').last()).toBeVisible();
  // A control that arrives during a round changes its length.
  await settled(page);
  await checkRound(page, what, 'Tab');
  await checkRound(page, what, 'Shift+Tab');
}
