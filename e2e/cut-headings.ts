import type { Page } from '@playwright/test';

/** Returns the headings of tables that end in an ellipsis, by their text: a column is not known by a part of its name. */
export function cutHeadings(page: Page): Promise<string[]> {
  return page
    .locator('th[scope=col], th[scope=col] *')
    .evaluateAll((elements) => [
      ...new Set(
        elements
          .filter(
            (element) =>
              getComputedStyle(element).textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth,
          )
          .map(({ textContent }) => textContent),
      ),
    ]);
}
