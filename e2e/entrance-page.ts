import type { Locator, Page } from '@playwright/test';
import { expect } from './server.ts';

export const password = 'Demo@2026!';
export const email = (page: Page) => page.getByLabel('E-mail');
export const secret = (page: Page) => page.getByLabel('Senha', { exact: true });
export const enter = (page: Page) => page.getByRole('button', { name: 'Entrar', exact: true });
/** Elements of the prerendered page; none once the app has replaced it. */
export const prerendered = (page: Page) => page.locator('#entrance');
export const replaced = (page: Page) => expect(prerendered(page)).toHaveCount(0);

/** Holds back the app's entry until it is released or refused. */
export async function holdApp(page: Page) {
  let answer: (isReleased: boolean) => void = () => {};
  let decided = new Promise<boolean>((decide) => {
    answer = decide;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    if (await decided) await route.continue();
    else await route.abort();
  });
  return {
    release: () => answer(true),
    refuse: () => answer(false),
    again: () => {
      decided = new Promise<boolean>((decide) => {
        answer = decide;
      });
    },
  };
}

export async function pressAccent(field: Locator) {
  await field.dispatchEvent('keydown', { key: 'Dead' });
  await field.dispatchEvent('keyup', { key: 'Dead' });
}

export async function openPage(page: Page, address: string) {
  await page.goto(`${address}/signin`);
  await prerendered(page).waitFor({ state: 'attached' });
  await page.keyboard.press('Shift');
  await expect(email(page)).toBeFocused();
}

export function countSignIns(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/login')) sent.push(request.postData() ?? '');
  });
  return sent;
}
