import type { Page } from '@playwright/test';

/**
 * Stops the clock of the page: what ends by itself after seconds would end before a slow machine looks. `page.clock.runFor`
 * moves it; frames stand still too until `page.clock.resume`.
 */
export async function holdClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}
