import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './server.ts';
import { drawn, shown } from './settled.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

export const phoneAndDesk = [375, 1440];

type Theme = 'light' | 'dark';

async function inTheme(page: Page, colorScheme: Theme) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  // Colours in a transition keep their old value until a frame is drawn, even with a duration near zero.
  await drawn(page);
}

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Returns axe's findings on the current page as rule and elements; of all rules, or of those named. */
export async function findings(page: Page, ...rules: string[]): Promise<string[]> {
  // Injecting half a megabyte costs as much as a run, so it is done once per page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (named) => {
    const { violations } = await window.axe.run({
      resultTypes: ['violations'],
      // Style sheets are fetched again for two rules only: one is experimental, the other is about sounds, which no page has.
      preload: false,
      ...(named.length > 0 && { runOnly: named }),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  }, rules);
}

/** Expects no axe findings in a theme. In the dark one only rules about colours are run: nothing else differs. */
async function checkTheme(page: Page, what: string, theme: Theme) {
  await inTheme(page, theme);
  if (theme === 'dark') {
    expect.soft(await findings(page, 'color-contrast'), `${what}, dark`).toEqual([]);
    return;
  }
  expect.soft(await findings(page), what).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect.soft(sideways, `${what} scrolls sideways`).toBe(false);
}

/** Expects no axe findings in light and dark and no horizontal scrolling at the current size. */
export async function checkLook(page: Page, what: string) {
  // An address changes before its page is loaded.
  await shown(page);
  await checkTheme(page, what, 'light');
  await checkTheme(page, what, 'dark');
  await inTheme(page, 'light');
}

/** The same at phone and desktop width. */
export async function checkLooks(page: Page, what: string, widths = phoneAndDesk) {
  // Every second width begins with the theme of the one before: a switch of the theme draws the whole page.
  let themes: Theme[] = ['light', 'dark'];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await shown(page);
    for (const theme of themes) await checkTheme(page, `${what} at ${width} px`, theme);
    themes = themes.toReversed();
  }
  if (widths.length % 2 === 1) await inTheme(page, 'light');
}
