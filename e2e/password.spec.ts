import { checkLook } from './look.ts';
import { messageTo } from './outbox.ts';
import { expectAccount, fillByManager } from './password-manager.ts';
import { expect, test } from './server.ts';

test('a user with a forgotten password sets a new one through the sent link', {
  tag: ['@F-022', '@D-24'],
}, async ({ page, request, server }) => {
  const host = server.hostOf('kairos');
  await page.goto(`${host}/forgot-password`);
  await fillByManager(page, { username: 'contabilidade@kairos.test' });
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await expect(page.getByRole('status')).toContainText('enviamos um link');
  await checkLook(page, 'link sent');

  const link = /http:\S+/.exec(await messageTo(request, server.address, 'contabilidade@kairos.test'))?.[0] ?? '';
  expect(link.startsWith(`${host}/reset-password?token=`)).toBe(true);
  await page.goto(link);
  await expect(page).toHaveURL(`${host}/reset-password`);
  await expectAccount(page, 'contabilidade@kairos.test');
  await page.getByLabel('Nova senha', { exact: true }).fill('curta');
  await page.keyboard.press('Tab');
  await expect(page.getByText('A senha deve ter ao menos 8 caracteres')).toBeVisible();
  await checkLook(page, 'new password');
  const save = page.getByRole('button', { name: 'Salvar nova senha' });
  const password = page.getByLabel('Nova senha', { exact: true });
  await save.click();
  await expect(password).toBeFocused();
  await password.fill('password1');
  await save.click();
  await expect(page.getByText('Esta senha está em listas de senhas vazadas')).toBeVisible();
  await expect(password).toHaveAccessibleDescription(/senhas vazadas/);
  await expect(password).toBeFocused();
  await page.route('**/api/auth/reset-password', (route) => route.abort());
  await password.fill('Nova@2026');
  await save.click();
  await expect(page.getByText('Confira a conexão e tente de novo.')).toBeVisible();
  await expect(password).toHaveValue('Nova@2026');
  await page.unroute('**/api/auth/reset-password');
  await fillByManager(page, { 'new-password': 'Nova@2026' });
  await save.click();
  await expect(page.getByRole('status')).toHaveText('Senha alterada. Entre com a nova senha.');

  await page.goto(link);
  await expect(page.getByRole('status')).toHaveText('Este link não vale mais. Peça um novo.');
  await expect(page.getByLabel('Nova senha', { exact: true })).toHaveCount(0);
});
