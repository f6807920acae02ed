import type { Page } from '@playwright/test';

/**
 * Returns the words in the content of the page that go on in the next line without a hyphen: a column is too narrow for
 * its text. Addresses, ids and other texts with digits or dots may be broken anywhere.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const word = /(?<![\w\p{L}.@/-])\p{L}{3,}(?![\w\p{L}@/-]|\.\w)/gu;
    const isBroken = (range: Range) => {
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
      return Math.max(...tops) - Math.min(...tops) > 4;
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement, textContent } = node;
      // Texts for screen readers have a pixel.
      if (!parentElement?.checkVisibility() || !textContent || parentElement.getBoundingClientRect().width <= 1)
        continue;
      for (const match of textContent.matchAll(word)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        if (isBroken(range)) found.push(`${match[0]} in ${textContent.slice(0, 60)}`);
      }
    }
    return found;
  });
}

/** Returns the amounts on the page whose number is on another line than its sign. */
export function brokenAmounts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.checkVisibility()) continue;
      for (const { index, 0: amount } of (node.textContent ?? '').matchAll(/R\$\s[\d.]+,\d\d/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + amount.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(amount);
      }
    }
    return found;
  });
}
