import { expect, type Page } from '@playwright/test';
import { openEmptyPage } from './sign-in.ts';

/** Signs the owner of the demonstration's main client in and opens the portal. */
export async function openPortal(page: Page, address: string) {
  await openEmptyPage(page, address);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${address}/login-client`);
  await page.getByLabel('CPF do proprietário').fill('52998224725');
  await page.getByLabel('Senha', { exact: true }).fill('Cliente@2026');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/minuta/);
  await page.goto(`${address}/portal`);
  await expect(page.locator('h1').first()).toBeVisible();
}
