import type { Page } from '@playwright/test';

/** Returns the cards of the page that have no space to the card below them, as pairs of their headings. */
export function touchingCards(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll('main section.rounded-md.border')].filter((card) =>
      card.checkVisibility({ visibilityProperty: true }),
    );
    const nameOf = (card: Element) => card.querySelector('h2, h3')?.textContent ?? card.textContent.slice(0, 40);
    return cards.flatMap((card) => {
      const { left, right, bottom } = card.getBoundingClientRect();
      const isBelow = (other: Element) => {
        const box = other.getBoundingClientRect();
        return Math.abs(box.top - bottom) < 4 && box.left < right && box.right > left && box.height > 0;
      };
      const below = cards.filter((other) => !card.contains(other) && !other.contains(card) && isBelow(other));
      return below.map((other) => `${nameOf(card)} / ${nameOf(other)}`);
    });
  });
}
