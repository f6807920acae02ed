import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';

const cpf = '529.982.247-25';

async function findings(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

async function enter(page: Page, password: string) {
  await page.getByLabel('CPF do proprietário').fill('52998224725');
  await expect(page.getByLabel('CPF do proprietário')).toHaveValue(cpf);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

test('a client signs in by CPF, sees the own company and leaves', {
  tag: ['@F-024', '@F-025', '@F-105', '@F-106', '@F-107', '@F-108', '@F-109', '@F-110', '@F-113', '@F-116', '@F-389'],
}, async ({ page, server }) => {
  await page.goto(`${server.hostOf('meridiano')}/login-client`);
  await enter(page, 'errada');
  await expect(page.getByRole('alert')).toHaveText('Erro ao fazer login: Credenciais inválidas');
  await page.route('**/api/auth/login-client', (route) => route.abort());
  await enter(page, 'Cliente@2026');
  await expect(page.getByRole('alert')).toHaveText('Erro no servidor');
  await page.unroute('**/api/auth/login-client');
  for (const scheme of ['light', 'dark'] as const) expect(await findings(page, scheme)).toEqual([]);

  await page.goto(`${server.hostOf('meridiano')}/login-client-minuta?id=11222333000181`);
  await enter(page, 'Cliente@2026');
  await expect(page).toHaveURL(/\/minuta\/11222333000181$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Continuar depois' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'COMERCIO EXEMPLO LTDA' })).toBeVisible();
  for (const scheme of ['light', 'dark'] as const) expect(await findings(page, scheme)).toEqual([]);
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}'));
  expect(Object.keys(stored).sort()).toEqual(['client', 'token']);
  await page.reload();
  await page.getByRole('dialog').getByRole('button', { name: 'Continuar depois' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'COMERCIO EXEMPLO LTDA' })).toBeVisible();

  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/login-client$/);
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
  await page.goto(`${server.hostOf('meridiano')}/minuta/11222333000181`);
  await expect(page.getByRole('button', { name: 'Sair' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Login Client' }).click();
  await expect(page).toHaveURL(/\/login-client-minuta\?id=/);
});
