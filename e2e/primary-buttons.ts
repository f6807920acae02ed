import type { Page } from '@playwright/test';

/**
 * Returns the primary buttons in the content of the page, or in the dialog over it, where it has several: people no
 * longer see which step is the next. A button that does nothing yet does not look like one.
 */
export async function doubledPrimaryButtons(page: Page): Promise<string[]> {
  const buttons = await page.evaluate(() => {
    const dialogs = document.querySelectorAll('[role=dialog], [role=alertdialog]');
    const content = dialogs[dialogs.length - 1] ?? document.querySelector('main') ?? document.body;
    return [...content.querySelectorAll<HTMLElement>('.bg-brand:is(button, a):not(:disabled, [role])')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .map(({ textContent }) => textContent);
  });
  return buttons.length > 1 ? buttons : [];
}
