import type { Page } from '@playwright/test';

/**
 * Returns flaws in the texts of the page that a user takes for carelessness: a full stop before a dot between
 * facts, a line that begins with such a dot, a count of further names that begins a line, and a column for actions
 * or for checkboxes without any.
 */
export function textFlaws(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const topAt = (text: Node, index: number) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect().top;
    };
    const beginsLine = (text: Node, dot: number) => topAt(text, dot) - topAt(text, dot - 2) > 4;
    const main = document.querySelector('main') ?? document.body;
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement, textContent } = node;
      if (!parentElement?.checkVisibility() || !textContent?.trim()) continue;
      // Texts for screen readers have a pixel.
      if (parentElement.closest('.sr-only, svg')) continue;
      const dots = [...textContent.matchAll(/(?<=\S\s)· /g)];
      if (dots.some(({ index }) => beginsLine(node, index))) found.add(`dot that begins a line: ${textContent}`);
      if (/[.:;]\s· /.test(parentElement.textContent)) found.add(`stop before a dot: ${parentElement.textContent}`);
    }
    for (const count of main.querySelectorAll('button')) {
      if (!/^\+\d+$/.test(count.textContent) || !count.checkVisibility()) continue;
      const before = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      before.currentNode = count;
      for (let node = before.previousNode(); node; node = before.previousNode()) {
        if (!node.textContent?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const lines = range.getClientRects();
        const last = lines[lines.length - 1];
        if (last && count.getBoundingClientRect().top >= last.bottom)
          found.add(`count on a line of its own: ${node.textContent}`);
        break;
      }
    }
    const isEmpty = (cell: Element | null | undefined) =>
      !cell?.textContent && !cell?.querySelector('button, a, input');
    for (const table of main.querySelectorAll('table:not([aria-busy])')) {
      const firsts = [...table.querySelectorAll('tr')].map((row) => row.firstElementChild);
      if (firsts.length > 1 && firsts.every(isEmpty)) found.add(`empty column in ${table.getAttribute('aria-label')}`);
      const head = [...table.querySelectorAll('thead th')].at(-1);
      const cells = [...table.querySelectorAll('tbody tr')].map((row) => row.lastElementChild);
      if (head?.textContent !== 'Ações' || cells.length === 0) continue;
      if (cells.every((cell) => cell?.textContent === '' && !cell.querySelector('button, a'))) {
        found.add(`no action in ${table.getAttribute('aria-label')}`);
      }
    }
    return [...found];
  });
}
