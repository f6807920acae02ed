import type { Locator, Page } from '@playwright/test';
import { expect } from './server.ts';

/** More stops than a user would go through before giving up. */
const maxStops = 40;

/** Presses keys as a user without a mouse does, and counts them; typed text is not counted. */
export class Keyboard {
  pressed = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(key: string) {
    this.pressed++;
    await this.page.keyboard.press(key);
  }

  async type(text: string) {
    await this.page.keyboard.type(text);
  }

  /** Presses Tab, or Shift+Tab, until the control has the focus. */
  async reach(control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
    await expect(control).toBeVisible();
    const isFocused = () => control.evaluate((element) => element === document.activeElement);
    for (let stops = 0; !(await isFocused()); stops++) {
      expect(stops, `stops before ${control}`).toBeLessThan(maxStops);
      await this.press(key);
    }
  }

  async activate(control: Locator, key: 'Enter' | 'Space' = 'Enter') {
    await this.reach(control);
    await this.press(key);
  }
}

/** Expects the focus to be within the screen or a dialog, where a screen reader goes on. */
export async function expectFocusKept(page: Page, after: string) {
  const isKept = () => page.evaluate(() => document.activeElement?.closest('[role=dialog], #conteudo') !== null);
  await expect.poll(isKept, `focus after ${after}`).toBe(true);
}
