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

test('a panel is named by its tab, and its style is not read while it is rendered', async ({ page, server }) => {
  await page.addInitScript(() => {
    const read = window.getComputedStyle.bind(window);
    window.getComputedStyle = (element, pseudo) => {
      if (element.role === 'tabpanel') document.documentElement.dataset.readPanels = 'yes';
      return read(element, pseudo);
    };
  });
  await signIn(page, server.hostOf('meridiano'), 'ceo@meridiano.test', '/home');
  await settled(page);
  await page.getByRole('tab', { name: 'Números' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Números' })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.locator('html')).not.toHaveAttribute('data-read-panels');
});
