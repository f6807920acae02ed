import type { Locator, Page } from '@playwright/test';
import { expect } from './server.ts';
import { drawn } from './settled.ts';

declare global {
  interface Window {
    /** Keys and places with which each control was focused. */
    walkedStops?: WeakMap<Element, Set<string>>;
  }
}

/** Stops of Tab in each direction: more than the head of a page and its first rows have. */
const stops = 40;

/** Returns what is wider than the window and cannot be scrolled to by itself: the page, or what is cut at its edge. */
export async function sidewaysOverflow(page: Page): Promise<string[]> {
  // A drawer that opens is beside the window until its first frame, however short its animation is.
  await drawn(page);
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const name = (element: Element) => element.outerHTML.replace(/>.*/s, '>').slice(0, 160);
    const found =
      document.documentElement.scrollWidth > width ? [`page of ${document.documentElement.scrollWidth} px`] : [];
    const scrolls = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return false;
      return /auto|scroll/.test(getComputedStyle(parent).overflowX) || scrolls(parent);
    };
    for (const element of document.body.querySelectorAll<HTMLElement>(
      'button, a, input, select, textarea, h1, h2, p',
    )) {
      const { right, width: own } = element.getBoundingClientRect();
      // Texts for screen readers have a pixel.
      if (own > 1 && right > width + 1 && element.checkVisibility() && !scrolls(element)) found.push(name(element));
    }
    return found;
  });
}

/** Returns the tables and rows of tabs that scroll sideways in their frame, each with its width and that of the frame. */
export async function scrolledFrames(page: Page): Promise<string[]> {
  await drawn(page);
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((frame) => /auto|scroll/.test(getComputedStyle(frame).overflowX) && frame.checkVisibility())
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map((frame) => {
        const label = frame.getAttribute('aria-label') ?? frame.querySelector('table')?.getAttribute('aria-label');
        return `${label ?? frame.className.slice(0, 60)}: ${frame.scrollWidth} px in ${frame.clientWidth} px`;
      }),
  );
}

/** Returns the part of the window's height, from 0 to 1, that sticky and fixed parts cover when the page is scrolled. */
export async function stuckShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    const isStuck = (element: HTMLElement) => {
      const { position } = getComputedStyle(element);
      if (position === 'fixed') return true;
      if (position !== 'sticky') return false;
      const { top } = element.getBoundingClientRect();
      const kept = element.style.position;
      element.style.position = 'static';
      const moved = Math.abs(element.getBoundingClientRect().top - top) > 1;
      element.style.position = kept;
      return moved;
    };
    const rows = new Set<number>();
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const { top, bottom, width } = element.getBoundingClientRect();
      const isWide = width > window.innerWidth / 3;
      if (!isWide || element.closest('[role=dialog]') || !element.checkVisibility() || !isStuck(element)) continue;
      // Does not count what lets clicks through, such as the region of the toasts.
      if (getComputedStyle(element).pointerEvents === 'none') continue;
      for (let y = Math.max(0, Math.round(top)); y < Math.min(window.innerHeight, bottom); y++) rows.add(y);
    }
    return rows.size / window.innerHeight;
  });
}

type Key = 'Tab' | 'Shift+Tab';

interface Stop {
  /** The focused control when less than half of it can be seen: covered, or outside of the window. */
  covered?: string;
  /** A walk with the same key had the same control in the same place: what follows is known. */
  isKnown: boolean;
}

/** Looks at the focused control, which the key reached. */
function lookAtStop(page: Page, key: Key): Promise<Stop> {
  return page.evaluate(async (pressed) => {
    // What belongs to the control before, such as its tooltip, goes with the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { isKnown: false };
    const place = focused.getBoundingClientRect();
    const visit = `${pressed} ${place.left} ${place.top}`;
    const visits = window.walkedStops?.get(focused);
    if (visits?.has(visit)) return { isKnown: true };
    window.walkedStops?.set(focused, new Set(visits).add(visit));
    // An input that its label draws is seen by its label.
    const shown = [
      focused,
      focused.closest('label'),
      ...((focused instanceof HTMLInputElement && focused.labels) || []),
    ];
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    const seen = shown.map((element) => {
      if (!element) return 0;
      const { left, top, width, height } = element.getBoundingClientRect();
      // A region that scrolls is larger than the window: what is in the window counts.
      const [x1, y1] = [Math.max(0, left), Math.max(0, top)];
      const [x2, y2] = [Math.min(window.innerWidth, left + width), Math.min(window.innerHeight, top + height)];
      if (x2 <= x1 || y2 <= y1) return 0;
      const inWindow = ((x2 - x1) * (y2 - y1)) / Math.min(width * height, window.innerWidth * window.innerHeight);
      const points = parts.flatMap((x) => parts.map((y) => [x1 + (x2 - x1) * x, y1 + (y2 - y1) * y] as const));
      const hits = points.filter(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return hit && (element.contains(hit) || hit.contains(element));
      });
      return (hits.length / points.length) * inWindow;
    });
    if (Math.max(...seen) >= 0.5) return { isKnown: false };
    const name = `${focused.outerHTML.replace(/>.*/s, '>').slice(0, 160)} ${focused.textContent.trim().slice(0, 40)}`;
    return { covered: name, isKnown: false };
  }, key);
}

/** Ways through the controls of a page: from the top and back, and from the end back. */
export const walks = ['down', 'up'] as const;
export type Walk = (typeof walks)[number];

/**
 * Goes through the controls, and returns those that are covered with focus. A walk ends where it would repeat an earlier
 * one.
 */
export async function coveredControls(page: Page, ways: readonly Walk[] = walks): Promise<string[]> {
  const found = new Set<string>();
  const walk = async (key: Key) => {
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press(key);
      const { covered, isKnown } = await lookAtStop(page, key);
      if (isKnown) return;
      if (covered) found.add(`${key}: ${covered}`);
    }
  };
  await page.evaluate(() => {
    window.walkedStops = new WeakMap();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
  });
  if (ways.includes('down')) {
    await walk('Tab');
    await walk('Shift+Tab');
  }
  if (ways.includes('up')) {
    await page.evaluate(() => {
      const controls = [...document.querySelectorAll<HTMLElement>('a[href], button:enabled, input:enabled')];
      controls.findLast((control) => control.checkVisibility())?.focus();
    });
    await walk('Shift+Tab');
  }
  return [...found];
}

/** Returns the controls of the topmost dialog that a user cannot scroll to. */
export function unreachableControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
    if (!dialog) return ['There is no dialog.'];
    const controls = [...dialog.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')];
    // Scripts scroll these too, users do not.
    const hides = (element: Element | null): boolean =>
      element !== null &&
      ((getComputedStyle(element).overflowY === 'hidden' && element.scrollTop > 0) || hides(element.parentElement));
    return (
      controls
        // Radix hides a native input below what it draws.
        .filter((control) => !control.matches('[aria-hidden=true]') && control.offsetWidth > 1)
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => {
          control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
          const { left, top, width, height } = control.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return !hit || !(control.contains(hit) || control.closest('label')?.contains(hit)) || hides(control);
        })
        .map(
          (control) =>
            `${control.outerHTML.replace(/>.*/s, '>').slice(0, 160)} ${control.textContent.trim().slice(0, 40)}`,
        )
    );
  });
}

/** Expects that a page can be used in a small window: WCAG 1.4.4, 1.4.10 and 2.4.11. */
export async function checkFit(page: Page, what: string, ways: readonly Walk[] = walks) {
  expect.soft(await sidewaysOverflow(page), `${what} is wider than the window`).toEqual([]);
  expect.soft(await stuckShare(page), `${what}: height that is covered when scrolled`).toBeLessThanOrEqual(1 / 3);
  expect.soft(await coveredControls(page, ways), `${what}: controls that are covered with focus`).toEqual([]);
}

/** Expects that all controls of the open dialog can be reached. */
export async function checkDialogFit(page: Page, what: string) {
  expect.soft(await sidewaysOverflow(page), `${what} is wider than the window`).toEqual([]);
  expect.soft(await unreachableControls(page), `${what}: controls that cannot be scrolled to`).toEqual([]);
}

/** Expects the middle of an element to be in the window and covered by nothing, such as what sticks to an edge. */
export async function expectInSight(element: Locator) {
  const isHit = () =>
    element.evaluate((shown) => {
      const { left, top, width, height } = shown.getBoundingClientRect();
      return shown.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isHit, String(element)).toBe(true);
}
