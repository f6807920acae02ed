import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Barra lateral' });

test('the sidebar folds by key, stays folded for a week, and is a sheet on a phone', {
  tag: ['@F-348', '@F-349', '@F-350', '@F-510', '@F-511'],
}, async ({ page, server, context }) => {
  await signIn(page, server.hostOf('kairos'), 'ceo@kairos.test');
  await expect(sidebar(page).getByText('Versão 0.0.4')).toBeVisible();
  await page.keyboard.press('Control+b');
  await expect(sidebar(page).getByText('Versão 0.0.4')).toBeHidden();
  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar');
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(6.9 * 24 * 3600);
  await page.reload();
  await expect(page.getByRole('button', { name: /Abrir barra lateral/ })).toBeVisible();
  await page.keyboard.press('Control+b');

  await page.setViewportSize({ width: 375, height: 812 });
  await expect(sidebar(page)).toBeHidden();
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Clientes' }).click();
  await expect(page).toHaveURL(/\/clientes$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the sidebar fits the width of the window until its state is chosen', {
  tag: ['@F-348', '@F-349'],
}, async ({ page, server }) => {
  const version = sidebar(page).getByText('Versão 0.0.4');
  await page.setViewportSize({ width: 375, height: 812 });
  await signIn(page, server.hostOf('kairos'), 'ceo@kairos.test');
  await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(version).toBeVisible();
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(page.getByRole('button', { name: /Abrir barra lateral/ })).toBeVisible();
  await page.keyboard.press('Control+b');
  await expect(version).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(version).toBeVisible();
});
