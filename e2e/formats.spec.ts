import { mainJobClient, meridiano } from './analyse.ts';
import { holdClock } from './held-clock.ts';
import { openFromMenu } from './menu.ts';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';

test('fields mask input and show errors on blur', {
  tag: ['@F-487', '@F-491', '@F-492', '@F-495', '@F-504', '@F-518', '@F-519'],
}, async ({ page, server }) => {
  await signIn(page, server.address, 'ceo@restitui.test');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await openFromMenu(page, 'Usuários');
  await page.getByRole('button', { name: 'Criar Usuário' }).click();
  const dialog = page.getByRole('dialog', { name: 'Criar Usuário' });
  const wrong = dialog.getByText('CPF inválido. Verifique o número digitado.');

  for (const cpf of ['11111111111', '52998224724', '529982247']) {
    await dialog.getByLabel('CPF').fill('');
    await dialog.getByLabel('CPF').pressSequentially(cpf);
    await dialog.getByLabel('WhatsApp').focus();
    await expect(wrong).toBeVisible();
  }
  await dialog.getByLabel('CPF').fill('52998224725');
  await expect(dialog.getByLabel('CPF')).toHaveValue('529.982.247-25');
  await expect(wrong).toHaveCount(0);

  await dialog.getByLabel('WhatsApp').pressSequentially('629999000');
  await dialog.getByLabel('Senha', { exact: true }).fill('Nova@');
  await dialog.getByLabel('Nome').focus();
  await expect(dialog.getByText('WhatsApp deve ter ao menos 10 dígitos')).toBeVisible();
  await expect(dialog.getByText('Senha deve ter ao menos 6 caracteres')).toBeVisible();
  await dialog.getByLabel('WhatsApp').press('End');
  await dialog.getByLabel('WhatsApp').pressSequentially('0');
  await expect(dialog.getByLabel('WhatsApp')).toHaveValue('(62) 9999-0000');
  await dialog.getByLabel('WhatsApp').pressSequentially('0');
  await expect(dialog.getByLabel('WhatsApp')).toHaveValue('(62) 99990-0000');
  await dialog.getByLabel('Senha', { exact: true }).fill('Nova@1');
  await expect(dialog.getByText('Senha deve ter ao menos 6 caracteres')).toHaveCount(0);
});

test('a copied value is confirmed for two seconds', { tag: '@F-523' }, async ({ page, context, server }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, server.address, 'ceo@restitui.test', `/admin/${meridiano}/clientes/${mainJobClient}`);
  const copy = page.getByRole('button', { name: 'Copiar Empresa' });
  await expect(copy).toBeVisible();
  await holdClock(page);

  await copy.click();
  const said = page.getByRole('button', { name: 'Copiado' });
  await expect(said).toBeVisible();
  await page.clock.runFor(1900);
  await expect(said).toBeVisible();
  await page.clock.runFor(200);
  await expect(said).toHaveCount(0);
  await expect(copy).toBeVisible();
});
