import type { Page } from '@playwright/test';
import { expect } from './server.ts';
import { settled } from './settled.ts';

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 375, height: 812 };

interface PictureOptions {
  colorScheme?: 'light' | 'dark';
}

/** Returns what the window shows as a PNG: fonts loaded, nothing moving, no caret and no pointer over a row. */
export async function takePicture(page: Page, { colorScheme = 'light' }: PictureOptions = {}) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  await page.mouse.move(0, 0);
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}
