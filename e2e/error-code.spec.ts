import type { Page } from '@playwright/test';
import { holdClock } from './held-clock.ts';
import { checkLook } from './look.ts';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';

const code = '3f0c7a52-9d1e-4b6f-8a27-5c1d0e9b7f64';
const text = `Código do erro: ${code}`;
const failing = {
  status: 500,
  json: { code: 'unexpected', message: 'Ocorreu um erro desconhecido', requestId: code },
};

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('a failure of the server shows a code that can be copied', async ({ page, server, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const host = server.hostOf('meridiano');
  await signIn(page, host, 'ceo@meridiano.test', '/home');

  // In place of a list.
  await page.route(/\/api\/user\/(admin|tenant)/, (route) => route.fulfill(failing));
  await page.goto(`${host}/admin/usuarios`);
  const alert = page.getByRole('alert').filter({ hasText: text });
  await expect(alert).toBeVisible();
  await checkLook(page, 'error with its code');
  await holdClock(page);
  await alert.getByRole('button', { name: 'Copiar código do erro' }).click();
  await expect(alert.getByRole('button', { name: 'Copiado' })).toBeVisible();
  expect(await clipboard(page)).toBe(code);
  await page.clock.resume();

  // On the error page.
  await page.goto(`${host}/admin/usuarios/ninguem`);
  await expect(page.getByRole('heading', { name: 'Algo deu errado!' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: code })).toBeVisible();
  await expect(page.getByText('Código do relato')).toBeVisible();
  await checkLook(page, 'error page with the code of the server');
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByRole('button', { name: 'Copiar código do erro' }).click();
  await expect.poll(() => clipboard(page)).toBe(code);
});

test('a toast of a failure stays while its code is copied', async ({ page, server, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const host = server.hostOf('meridiano');
  await signIn(page, host, 'ceo@meridiano.test', '/etiquetas');
  await page.route('**/api/tags', (route) =>
    route.request().method() === 'POST' ? route.fulfill(failing) : route.fallback(),
  );
  await page.getByLabel('Nome').fill('Prioridade');
  await page.getByRole('button', { name: 'Adicionar' }).click();
  const toast = page.getByRole('listitem').filter({ hasText: text });
  // Stays open below the pointer.
  await toast.hover();
  await checkLook(page, 'toast with the code of an error');
  await toast.getByRole('button', { name: 'Copiar código' }).click();
  await expect(toast.getByRole('button', { name: 'Código copiado' })).toBeVisible();
  expect(await clipboard(page)).toBe(code);
});
