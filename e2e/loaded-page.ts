import type { Page } from '@playwright/test';
import { brokenNumbers, brokenWords } from './broken-words.ts';
import { cutNumbers } from './cut-numbers.ts';
import { noticeFlaws } from './notices.ts';
import { doubledPrimaryButtons } from './primary-buttons.ts';
import { settle } from './routes.ts';
import { expect } from './server.ts';
import { touchingCards } from './touching-cards.ts';

export const wide = { width: 1440, height: 900 };
/** Small notebooks, beside the sidebar. */
const notebooks = [1280, 1024];
export const phone = { width: 360, height: 740 };

/** A longer page of a phone is not read to its end. */
const mostScreens = 6;

/** Paths by what is looked at when their page is loaded; a path may be in several lists. */
export interface LoadedPages {
  /** Nothing moves by itself, wide and on a phone. */
  still?: readonly string[];
  /** Nothing moves by itself, wide. */
  stillWide?: readonly string[];
  /** Nothing moves by itself, on a phone. */
  stillOnPhone?: readonly string[];
  /** No number is cut and no word broken, wide, on small notebooks and on a phone. */
  whole?: readonly string[];
  /** The page is not longer than six screens of a phone. */
  short?: readonly string[];
}

/**
 * Loads each page once in each window, as a bookmark does, and makes all its looks there.
 * @param moved of `recordShifts`, which `still` needs
 */
export async function checkLoads(
  page: Page,
  address: string,
  { still = [], stillWide = [], stillOnPhone = [], whole = [], short = [] }: LoadedPages,
  moved = (): Promise<string[]> => Promise.reject(new Error('Movement is not recorded.')),
) {
  const isWhole = async (path: string, width: number) => {
    expect.soft(await cutNumbers(page), `numbers that are cut on ${path} at ${width} px`).toEqual([]);
    expect.soft(await brokenWords(page), `words that are broken on ${path} at ${width} px`).toEqual([]);
    expect.soft(await brokenNumbers(page), `numbers that are broken on ${path} at ${width} px`).toEqual([]);
    expect.soft(await doubledPrimaryButtons(page), `primary buttons of ${path} at ${width} px`).toEqual([]);
    expect.soft(await touchingCards(page), `cards without a space on ${path} at ${width} px`).toEqual([]);
    expect.soft(await noticeFlaws(page), `notices of ${path} at ${width} px`).toEqual([]);
  };
  const load = async (path: string, width: number, isStill: readonly string[]) => {
    await page.goto(address + path);
    await settle(page);
    if (isStill.includes(path)) expect.soft(await moved(), `what moves on ${path} at ${width} px`).toEqual([]);
    if (whole.includes(path)) await isWhole(path, width);
  };
  const [wideStill, phoneStill] = [
    [...still, ...stillWide],
    [...still, ...stillOnPhone],
  ];
  for (const path of new Set([...wideStill, ...whole])) {
    await page.setViewportSize(wide);
    await load(path, wide.width, wideStill);
    if (!whole.includes(path)) continue;
    for (const width of notebooks) {
      await page.setViewportSize({ ...wide, width });
      await isWhole(path, width);
    }
  }
  await page.setViewportSize(phone);
  for (const path of new Set([...phoneStill, ...whole, ...short])) {
    await load(path, phone.width, phoneStill);
    if (!short.includes(path)) continue;
    const length = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
    expect.soft(length, `screens of ${path}`).toBeLessThanOrEqual(mostScreens);
  }
}
