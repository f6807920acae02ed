import type { Page } from '@playwright/test';
import { checkLook } from './look.ts';
import { expect, test } from './server.ts';
import { settled } from './settled.ts';

const cpf = '529.982.247-25';

async function enter(page: Page, password: string) {
  await page.getByLabel('CPF do proprietário').fill('52998224725');
  await expect(page.getByLabel('CPF do proprietário')).toHaveValue(cpf);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** Puts the signature off, which is offered as long as no other journey of the same server has signed. */
function signLater(page: Page): Promise<void> {
  const later = page.getByRole('dialog').getByRole('button', { name: 'Continuar depois' });
  return page.addLocatorHandler(later, () => later.click());
}

test('a client signs in by CPF, sees their company and signs out', {
  tag: [
    '@F-024',
    '@F-025',
    '@F-058',
    '@F-105',
    '@F-106',
    '@F-107',
    '@F-108',
    '@F-109',
    '@F-110',
    '@F-113',
    '@F-116',
    '@F-389',
  ],
}, async ({ page, server }) => {
  await page.goto(`${server.hostOf('meridiano')}/login-client`);
  await enter(page, 'errada');
  await expect(page.getByRole('alert')).toHaveText('Erro ao fazer login: Credenciais inválidas');
  await page.route('**/api/auth/login-client', (route) => route.abort());
  await enter(page, 'Cliente@2026');
  await expect(page.getByRole('alert')).toHaveText(/^Erro no servidor\s*Confira a conexão e tente de novo\.$/);
  await page.unroute('**/api/auth/login-client');
  await checkLook(page, 'sign-in that failed');

  await signLater(page);
  await page.goto(`${server.hostOf('meridiano')}/login-client-minuta?id=11222333000181`);
  await enter(page, 'Cliente@2026');
  await expect(page).toHaveURL(/\/minuta\/11222333000181$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Comercio Exemplo Ltda' })).toBeVisible();
  await checkLook(page, 'contract to read');
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}'));
  expect(Object.keys(stored).sort()).toEqual(['client', 'token']);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Comercio Exemplo Ltda' })).toBeVisible();

  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/login-client$/);
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
  await page.goto(`${server.hostOf('meridiano')}/minuta/11222333000181`);
  await expect(page.getByRole('button', { name: 'Sair' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Login Client' }).click();
  await expect(page).toHaveURL(/\/login-client-minuta\?id=/);
});

test('a client who leaves after the session ended elsewhere is told so', {
  tag: ['@F-112', '@F-434', '@C-06'],
}, async ({ page, server }) => {
  const address = server.hostOf('meridiano');
  await signLater(page);
  await page.goto(`${address}/login-client`);
  await enter(page, 'Cliente@2026');
  // Which of the person's companies is opened depends on those that other journeys registered.
  await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible();
  await settled(page);
  // From here on only 'Sair' reaches the server.
  await page.route('**/api/**', (route) => (route.request().method() === 'GET' ? undefined : route.continue()));
  await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('auth') ?? '{}');
    const reply = await fetch('/api/auth/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    await reply.text();
  });
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/login-client\?session=expired$/);
  await expect(page.getByText('Sua sessão expirou. Entre novamente.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
});

test('a response without a client is rejected', { tag: ['@F-111'] }, async ({ page, server }) => {
  await page.goto(`${server.hostOf('meridiano')}/login-client`);
  await page.route('**/api/auth/login-client', (route) => route.fulfill({ json: { access_token: 'x' } }));
  await enter(page, 'Cliente@2026');
  await expect(page.getByRole('alert')).toHaveText(/^Cliente não encontrado ou não autenticado\s*Atualize a página/);
});

test('the way back from the code of a client leads to the first field', { tag: ['@D-40'] }, async ({
  page,
  server,
}) => {
  await page.goto(`${server.hostOf('meridiano')}/login-client`);
  await page.route('**/api/auth/client/sign-in-code', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 202, json: { data: { accepted: true } } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Entrar com um código' }).click();
  const form = page.getByRole('form', { name: 'Entrar com um código' });
  await form.getByLabel('CPF do proprietário').fill('52998224725');
  await page.getByRole('button', { name: 'Receber código por e-mail' }).click();
  await expect(page.getByLabel('Código de seis números')).toBeFocused();
  await page.getByRole('button', { name: 'Receber de outro jeito' }).click();
  await expect(form.getByLabel('CPF do proprietário')).toBeFocused();
});

test('keeps the typed CPF or e-mail on every way of signing in', async ({ page, server }) => {
  const address = server.hostOf('meridiano');
  await page.goto(`${address}/login-client-minuta?id=11222333000181`);
  await expect(page.getByRole('link', { name: 'Sou cliente' })).toHaveAttribute('aria-current', 'page');
  const field = page.getByLabel('CPF do proprietário');
  await field.fill('52998224725');

  await page.getByRole('button', { name: 'Entrar com um código' }).click();
  await expect(page.getByRole('button', { name: 'Receber código por e-mail' })).toBeVisible();
  await expect(field).toHaveValue(cpf);
  await field.fill('39053344705');
  await page.getByRole('button', { name: 'Entrar com senha' }).click();
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  await expect(field).toHaveValue('390.533.447-05');
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
  await expect(page.getByRole('button', { name: 'Enviar código' })).toBeVisible();
  await expect(field).toHaveValue('390.533.447-05');
  await expect(field).toBeFocused();
  await field.fill('52998224725');
  await page.getByRole('button', { name: 'Voltar para entrar' }).click();
  await expect(page.getByLabel('Senha', { exact: true })).toBeVisible();
  await expect(field).toHaveValue(cpf);

  await page.getByRole('link', { name: 'Sou da equipe' }).click();
  const email = page.getByLabel('E-mail');
  await email.fill('ceo@meridiano.test');
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await expect(page.getByRole('button', { name: 'Enviar link' })).toBeVisible();
  await expect(email).toHaveValue('ceo@meridiano.test');
  await email.fill('gerente@meridiano.test');
  await page.getByRole('link', { name: 'Voltar para entrar' }).click();
  await expect(page.getByLabel('Senha', { exact: true })).toBeVisible();
  await expect(email).toHaveValue('gerente@meridiano.test');
});
