import type { Page } from '@playwright/test';

/**
 * Returns the words in the content of the page that go on in the next line without a hyphen: a column is too narrow for
 * its text. Addresses, ids and other texts with digits or dots may be broken anywhere.
 */
export async function brokenWords(page: Page): Promise<string[]> {
  const split = await splitTexts(page, /(?<![\w\p{L}.@/-])\p{L}{3,}(?![\w\p{L}@/-]|\.\w)/gu);
  return split.filter(isOnSeveralLines).map(({ text, around }) => `${text} in ${around}`);
}

/** Returns the amounts on the page whose number is on another line than its sign. */
export async function brokenAmounts(page: Page): Promise<string[]> {
  const split = await splitTexts(page, /R\$\s[\d.]+,\d\d/g);
  return split.filter(({ parts }) => new Set(parts.map(({ top }) => Math.round(top))).size > 1).map(({ text }) => text);
}

/** Phones, CPFs, CNPJs and numbers of a case. That of a PER/DCOMP has thirty characters, which narrow columns break. */
const numbers =
  /\(\d\d\)\s\d{4,5}-\d{4}|\d{3}\.\d{3}\.\d{3}-\d\d|[\dA-Z]{2}(?:\.[\dA-Z]{3}){2}\/[\dA-Z]{4}-\d\d|\d{5}\.\d{6}\/\d{4}-\d\d/g;

/** Returns the numbers of people, companies and cases on the page that go on in the next line. */
export async function brokenNumbers(page: Page): Promise<string[]> {
  return (await splitTexts(page, numbers)).filter(isOnSeveralLines).map(({ text, around }) => `${text} in ${around}`);
}

/** Texts for screen readers have a pixel. */
function isOnSeveralLines({ parts, elementWidth }: SplitText): boolean {
  const tops = parts.filter(({ width }) => width > 0).map(({ top }) => top);
  return elementWidth > 1 && Math.max(...tops) - Math.min(...tops) > 4;
}

interface SplitText {
  text: string;
  /** Beginning of the text node. */
  around: string;
  elementWidth: number;
  /** One rectangle per line, or more. */
  parts: { top: number; width: number }[];
}

/** Returns the visible texts of a pattern that the page lays out in several rectangles. */
function splitTexts(page: Page, pattern: RegExp): Promise<SplitText[]> {
  return page.evaluate((pattern) => {
    const found: SplitText[] = [];
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement, textContent } = node;
      if (!parentElement?.checkVisibility() || !textContent) continue;
      for (const { index, 0: text } of textContent.matchAll(pattern)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        const parts = [...range.getClientRects()].map(({ top, width }) => ({ top, width }));
        if (parts.length < 2) continue;
        const elementWidth = parentElement.getBoundingClientRect().width;
        found.push({ text, around: textContent.slice(0, 60), elementWidth, parts });
      }
    }
    return found;
  }, pattern);
}
