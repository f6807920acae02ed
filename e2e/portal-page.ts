import { expect, type Page } from '@playwright/test';
import { openEmptyPage } from './sign-in.ts';

const mainOwner = { cpf: '52998224725', password: 'Cliente@2026' };

/** Signs an owner in, that of the demonstration's main client unless named, and opens the portal. */
export async function openPortal(page: Page, address: string, { cpf, password } = mainOwner) {
  await openEmptyPage(page, address);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${address}/login-client`);
  await page.getByLabel('CPF do proprietário').fill(cpf);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  // A contract that waits is opened instead of the portal.
  await expect(page).toHaveURL(/\/(minuta|portal)/);
  await page.goto(`${address}/portal`);
  await expect(page.locator('h1').first()).toBeVisible();
}
