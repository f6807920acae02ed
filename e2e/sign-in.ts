import type { Page } from '@playwright/test';

/** Signs in as a person of the demonstration data. */
export async function signIn(page: Page, address: string, email: string) {
  await page.goto(`${address}/signin`);
  // A key ends the splash.
  await page.getByRole('status').or(page.getByLabel('E-mail')).first().waitFor();
  await page.keyboard.press('Shift');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill('Demo@2026!');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL(/\/(admin\/)?home|\/alertas/);
  // The new screen takes the focus: what is focused before would lose it.
  await page.locator('#conteudo:focus').waitFor();
}
