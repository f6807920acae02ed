import type { Page } from '@playwright/test';

/** Returns the cells, and the lines of a phone, whose icon buttons are one above the other: their column is too narrow. */
export function stackedButtons(page: Page): Promise<string[]> {
  return page.locator('main td, main li').evaluateAll((places) =>
    places.flatMap((place) => {
      const icons = [...place.querySelectorAll<HTMLElement>('button[aria-label], a[aria-label]')].filter(
        (each) => each.closest('td, li') === place && each.checkVisibility() && each.textContent?.trim() === '',
      );
      return icons.slice(1).flatMap((icon, at) => {
        const before = icons[at];
        // Icons of different parts of a place, such as of a heading and of its list, may be apart.
        if (!before || before.parentElement !== icon.parentElement) return [];
        const isBelow = icon.getBoundingClientRect().top >= before.getBoundingClientRect().bottom;
        return isBelow ? [`${icon.getAttribute('aria-label')} below ${before.getAttribute('aria-label')}`] : [];
      });
    }),
  );
}
