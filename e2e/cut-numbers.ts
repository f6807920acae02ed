import type { Page } from '@playwright/test';

/**
 * Returns the numbers in the content of the page that are cut off or go on in the next line: CNPJ, CPF, amounts. Of
 * protocols those that are cut. A name may end in an
 * ellipsis, a number without its end is wrong. Digits within a word are no number: ids have them, in random places.
 */
export function cutNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const number =
      /[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d{2}|R\$\s?[\d.]+,\d{2}|(?<![\w-])\d[\d./-]{6,}(?![\w-])|\d{1,3}(?:\.\d{3})*,\d{2}/g;
    const overflows = (element: Element, values: readonly string[]) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return [overflowX, overflowY].some((overflow) => values.includes(overflow));
    };
    const scrolls = (element: Element) =>
      overflows(element, ['auto', 'scroll']) &&
      (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight);
    const isCut = (range: Range, from: Element) => {
      const text = range.getBoundingClientRect();
      for (let each: Element | null = from; each && each !== document.body; each = each.parentElement) {
        // What is beyond its edge can be scrolled to.
        if (scrolls(each)) return false;
        if (!overflows(each, ['hidden', 'clip'])) continue;
        const box = each.getBoundingClientRect();
        // Texts for screen readers have a pixel.
        if (box.width <= 1) return false;
        if (text.right > box.right + 1 || text.left < box.left - 1 || text.bottom > box.bottom + 1) return true;
      }
      return false;
    };
    const isBroken = (range: Range, text: string) => {
      if (!/^R\$|\/[\dA-Z]{4}-\d{2}$/.test(text)) return false;
      const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
      return Math.max(...tops) - Math.min(...tops) > 4;
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement, textContent } = node;
      // Texts for screen readers have a pixel.
      if (!parentElement?.checkVisibility() || !textContent || parentElement.closest('.sr-only')) continue;
      // A sentence may be cut anywhere, its amounts and numbers are still whole.
      const isSentence = textContent.length > 40;
      for (const match of textContent.matchAll(number)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        if (isBroken(range, match[0]) || (!isSentence && isCut(range, parentElement)))
          found.push(`${match[0]} in ${textContent.slice(0, 60)}`);
      }
    }
    return found;
  });
}
