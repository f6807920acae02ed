import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './server.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const phoneAndDesk = [375, 1440];

async function inTheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  // Colours that change by transition are the old ones until a frame is drawn, however short it is.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** What axe finds on a page as it is now: the rule and the elements. Of its rules all, or those named. */
export async function findings(page: Page, ...rules: string[]): Promise<string[]> {
  // Bringing half a megabyte into the page costs more than a run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (named) => {
    const { violations } = await window.axe.run({
      resultTypes: ['violations'],
      ...(named.length > 0 && { runOnly: named }),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  }, rules);
}

/** At the size that the page has: axe finds nothing, light and dark, and nothing scrolls sideways. */
export async function checkLook(page: Page, what: string) {
  await inTheme(page, 'light');
  expect.soft(await findings(page), what).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect.soft(sideways, `${what} scrolls sideways`).toBe(false);

  // The theme changes nothing but colours.
  await inTheme(page, 'dark');
  expect.soft(await findings(page, 'color-contrast'), `${what}, dark`).toEqual([]);
  await inTheme(page, 'light');
}

/** The same on a phone and on a desk. */
export async function checkLooks(page: Page, what: string, widths = phoneAndDesk) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await checkLook(page, `${what} at ${width} px`);
  }
}
