import type { Page } from '@playwright/test';

/** Returns the texts of cells that cut off a button or link, which then ends in an ellipsis or looks broken. */
export function cutControls(page: Page): Promise<string[]> {
  return page
    .locator('main td:has(button, a)')
    .evaluateAll((cells) => [
      ...new Set(
        cells
          .filter((cell) => getComputedStyle(cell).overflowX !== 'visible' && cell.scrollWidth > cell.clientWidth)
          .map(({ textContent }) => textContent),
      ),
    ]);
}
