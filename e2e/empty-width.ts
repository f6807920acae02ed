import type { Page } from '@playwright/test';

/** A window in which a page that only stretches leaves most of its width empty. */
export const wideWindow = { width: 1920, height: 1000 };

/** The most that a field needs, in pixels, and the most that a card with a single one takes. */
const most = { field: 580, card: 900 };

/** Returns the fields and cards of the page that take width without a use for it. */
export function emptyWidth(page: Page): Promise<string[]> {
  return page.evaluate(({ field, card }) => {
    const fields = 'input:not([type=checkbox]):not([type=radio]):not([type=file]), [role=combobox], select';
    const widthOf = (element: Element) => Math.round(element.getBoundingClientRect().width);
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.tagName;
    const wide = [...document.querySelectorAll(fields)].filter((element) => widthOf(element) > field);
    const lonely = [...document.querySelectorAll('#conteudo section')].filter(
      (section) =>
        widthOf(section) > card &&
        section.matches('.bg-surface') &&
        section.querySelectorAll(fields).length === 1 &&
        !section.querySelector('table, li, textarea, dl'),
    );
    return [
      ...wide.map((element) => `field of ${widthOf(element)} px: ${nameOf(element)}`),
      ...lonely.map((section) => `card of ${widthOf(section)} px with one field: ${section.textContent?.slice(0, 40)}`),
    ];
  }, most);
}
