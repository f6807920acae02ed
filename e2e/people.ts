import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect } from './server.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';

export async function choose(page: Page, field: string, option: string) {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Opens the page of a user from the list. */
export async function openPerson(page: Page, searched: string, name: string) {
  await page.getByRole('searchbox', { name: 'Buscar usuários' }).fill(searched);
  await expect(page).toHaveURL(/q=/);
  // The result moves the rows under the pointer when it arrives.
  await settled(page);
  await page.getByRole('link', { name: `Ver Detalhes de ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Opens a second browser context signed in as another user, at home or at `path`. */
export async function signedIn(
  browser: Browser,
  address: string,
  email: string,
  { path, ...options }: BrowserContextOptions & { path?: string } = {},
): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'pt-BR', ...options })).newPage();
  await signIn(page, address, email, path);
  return page;
}

/** Performs the first sign-in of an activated user: terms, then address. */
export async function firstSignIn(page: Page, address: string, person: { email: string; password: string }) {
  await page.goto(`${address}/signin`);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await acceptTerms(page);
}

/** Accepts the terms and enters the address, which the first sign-in asks for. */
export async function acceptTerms(page: Page) {
  await page.getByLabel('Li e aceito os termos de uso').click();
  await page.getByRole('button', { name: 'Aceitar' }).click();
  await page.getByLabel('CEP').fill('01310-100');
  await expect(page.getByLabel('Município')).not.toHaveValue('');
  await page.getByLabel('Número').fill('10');
  await page.getByLabel('Confirmo que as informações estão corretas').click();
  await page.getByRole('button', { name: 'Salvar endereço' }).click();
}
