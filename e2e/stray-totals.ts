import type { Page } from '@playwright/test';

/**
 * Returns the totals of groups of rows, in tables, that stand elsewhere than below the column whose values they add up.
 */
export function strayTotals(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cents = (text: string) => {
      const [amount] = /\d[\d.]*,\d\d/.exec(text) ?? [];
      return amount === undefined ? undefined : Number(amount.replace(/\D/g, ''));
    };
    const found: string[] = [];
    for (const table of document.querySelectorAll<HTMLTableElement>('main table:not([aria-busy])')) {
      const rows = [...table.querySelectorAll('tbody tr')];
      const columns = table.querySelectorAll('thead tr:last-child > *').length;
      const isGroup = (row: Element) => row.children.length < columns;
      for (const [at, group] of rows.entries()) {
        const total = isGroup(group) ? cents(group.textContent) : undefined;
        if (!total) continue;
        const next = rows.findIndex((row, i) => i > at && isGroup(row));
        const held = rows.slice(at + 1, next < 0 ? undefined : next);
        const sums = Array.from({ length: columns }, (_, i) =>
          held.reduce((sum, { children }) => sum + (cents(children[i]?.textContent ?? '') ?? 0), 0),
        );
        const column = sums.indexOf(total);
        const value = held[0]?.children[column];
        if (!value) continue;
        const shown = [...group.querySelectorAll('*')].findLast(
          ({ children, textContent }) => children.length === 0 && cents(textContent) === total,
        );
        const rightOf = (element: Element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect().right;
        };
        if (shown && Math.abs(rightOf(shown) - rightOf(value)) > 2) {
          found.push(`${table.getAttribute('aria-label')}: ${group.textContent}`);
        }
      }
    }
    return found;
  });
}
