import type { CDPSession, Page } from '@playwright/test';
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
