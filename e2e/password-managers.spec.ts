import type { Page } from '@playwright/test';
import { send, staffOf } from './new-client.ts';
import { invitationSentTo } from './outbox.ts';
import { fillByManager } from './password-manager.ts';
import { expect, test } from './server.ts';
import { uniqueWord } from './unique-word.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a password manager signs staff and a client in without a key', async ({ page, server }) => {
  const address = server.hostOf('meridiano');
  await page.goto(`${address}/signin`);
  await fillByManager(page, { username: 'ceo@meridiano.test', 'current-password': 'Demo@2026!' });
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('Demo@2026!');
  await press(page, 'Entrar');
  await expect(page).toHaveURL(/\/home/);

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${address}/login-client`);
  await fillByManager(page, { username: '52998224725', 'current-password': 'Cliente@2026' });
  await expect(page.getByLabel('CPF do proprietário')).toHaveValue(/^529\.?982\.?247-?25$/);
  await press(page, 'Entrar');
  // A contract that waits is opened instead of the portal.
  await expect(page).toHaveURL(/\/(portal|minuta\/)/);
});

test('a password manager fills an invitation and the first sign-in', async ({ page, request, server }) => {
  const address = server.hostOf('kairos');
  const email = `${uniqueWord()}@kairos.test`;
  const invited = { name: 'Iara Bastos', cpf: '52998224725', whatsApp: '11988887777', typeCargo: 'GERENTE' };
  const ceo = await staffOf(request, address, 'ceo@kairos.test');
  await send(ceo, '/user/create-user', { ...invited, email, convidar: true });

  await page.goto(`${address}/convite?token=${await invitationSentTo(request, address, email)}`);
  await fillByManager(page, { 'new-password': 'Primeira-Senha-7' });
  await press(page, 'Aceitar convite');
  await expect(page.getByText('Senha criada.')).toBeVisible();
  await page.getByRole('link', { name: 'Entrar' }).click();
  await fillByManager(page, { username: email, 'current-password': 'Primeira-Senha-7' });
  await press(page, 'Entrar');
  // The session has begun: the first page asks for the terms.
  await expect(page.getByLabel('Li e aceito os termos de uso')).toBeVisible();
});
