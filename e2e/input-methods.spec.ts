import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';

/** Writes as an input method does: a text that is composed, and taken at the end. */
async function inputMethod(page: Page) {
  const browser: CDPSession = await page.context().newCDPSession(page);
  return {
    compose: (text: string) =>
      browser.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length }),
    take: (text: string) => browser.send('Input.insertText', { text }),
    /** Presses a key that the input method takes. */
    press: (key: string) =>
      browser.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, code: key, windowsVirtualKeyCode: 229 }),
  };
}

/** Fills fields as a password manager does: by their value, without a key. */
const fillByProgram = (fields: readonly (readonly [Locator, string])[]) =>
  Promise.all(
    fields.map(([field, text]) =>
      field.evaluate((input, value) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        input.dispatchEvent(new Event('change', { bubbles: true }));
      }, text),
    ),
  );

test('a composed text is written once, and its keys open and close nothing', async ({ page, server }) => {
  await signIn(page, server.hostOf('meridiano'), 'ceo@meridiano.test', '/leads');
  const { compose, take, press } = await inputMethod(page);
  const search = page.getByRole('searchbox', { name: 'Buscar contatos' });
  await search.focus();
  await compose('são');
  await expect(search).toHaveValue('são');
  await take('são joão');
  await expect(search).toHaveValue('são joão');
  await expect(page).toHaveURL(/q=s%C3%A3o\+jo%C3%A3o/);

  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Buscar' });
  const field = dialog.getByRole('combobox');
  await expect(field).toBeFocused();
  await compose('cobranças');
  await expect(dialog.getByRole('option', { name: /Opções Financeiras/ })).toBeVisible();
  await press('Enter');
  await press('Escape');
  await take('cobranças');
  await expect(field).toHaveValue('cobranças');
  await expect(page).toHaveURL(/\/leads/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/opcoes-financeiras/);
});

test('a masked field writes a composed number once', async ({ page, server }) => {
  await signIn(page, server.address, 'ceo@restitui.test', '/admin/usuarios');
  await page.getByRole('button', { name: 'Criar Usuário' }).click();
  const cpf = page.getByRole('dialog', { name: 'Criar Usuário' }).getByLabel('CPF');
  const { compose, take } = await inputMethod(page);
  await cpf.pressSequentially('5299');
  await expect(cpf).toHaveValue('529.9');
  await compose('82');
  await compose('8224');
  await expect(cpf).toHaveValue('529.98224');
  await take('8224725');
  await expect(cpf).toHaveValue('529.982.247-25');
});

test('a password manager signs staff and a client in without a key', async ({ page, server }) => {
  const address = server.hostOf('meridiano');
  await page.goto(`${address}/signin`);
  const password = page.getByLabel('Senha', { exact: true });
  await fillByProgram([
    [page.locator('input[autocomplete=username]'), 'ceo@meridiano.test'],
    [page.locator('input[autocomplete=current-password]'), 'Demo@2026!'],
  ]);
  await expect(password).toHaveValue('Demo@2026!');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/home/);

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${address}/login-client`);
  await fillByProgram([
    [page.locator('input[autocomplete=username]'), '52998224725'],
    [page.locator('input[autocomplete=current-password]'), 'Cliente@2026'],
  ]);
  await expect(page.getByLabel('CPF do proprietário')).toHaveValue(/^529\.?982\.?247-?25$/);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  // A contract that waits is opened instead of the portal.
  await expect(page).toHaveURL(/\/(portal|minuta\/)/);
});
