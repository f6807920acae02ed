import type { Locator } from '@playwright/test';
import { expect, test } from './server.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';

const isOutlined = (tab: Locator) => tab.evaluate((element) => element.matches(':focus-visible'));

test('a clicked tab is selected and focused without an outline, which one reached by key has', async ({
  page,
  server,
}) => {
  await signIn(page, server.hostOf('meridiano'), 'ceo@meridiano.test', '/home');
  await settled(page);
  const [today, figures] = [page.getByRole('tab', { name: /^Hoje/ }), page.getByRole('tab', { name: 'Números' })];
  await figures.click();
  await expect(figures).toHaveAttribute('aria-selected', 'true');
  await expect(figures).toBeFocused();
  expect(await isOutlined(figures)).toBe(false);
  await page.keyboard.press('ArrowLeft');
  await expect(today).toHaveAttribute('aria-selected', 'true');
  await expect(today).toBeFocused();
  expect(await isOutlined(today)).toBe(true);
});
