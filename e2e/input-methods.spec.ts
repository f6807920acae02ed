import type { APIRequestContext, CDPSession, Locator, Page } from '@playwright/test';
import { signedIn } from './people.ts';
import { enterAs, mainScreens } from './picture-screens.ts';
import { expect, type StartedServer, test } from './server.ts';
import { settled } from './settled.ts';
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

/** Opens the months of a case as an analyst, who edits them. */
async function openMonths(page: Page, request: APIRequestContext, server: StartedServer): Promise<Locator> {
  const screen = (await mainScreens(request, server)).find(({ name }) => name === 'case');
  await page.goto(`${await enterAs(page, server, 'analyst')}${screen?.path}`);
  await settled(page);
  return page.getByRole('table', { name: 'Meses da análise' });
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

test('a masked field writes a composed number once', async ({ page, server }) => {
  await signIn(page, server.address, 'ceo@restitui.test', '/admin/usuarios');
  await page.getByRole('button', { name: 'Criar Usuário' }).click();
  const dialog = page.getByRole('dialog', { name: 'Criar Usuário' });
  const cpf = dialog.getByLabel('CPF');
  const { compose, take } = await inputMethod(page);
  await cpf.pressSequentially('5299');
  await expect(cpf).toHaveValue('529.9');
  await compose('82');
  await compose('8224');
  await expect(cpf).toHaveValue('529.98224');
  await take('8224725');
  await expect(cpf).toHaveValue('529.982.247-25');

  const phone = dialog.getByLabel('WhatsApp');
  await phone.pressSequentially('62');
  await compose('9');
  await compose('99998');
  await expect(phone).toHaveValue('(6299998');
  await take('999981234');
  await expect(phone).toHaveValue('(62) 99998-1234');
});

test('a date filters by a composed day once it is taken', async ({ page, server }) => {
  await signIn(page, server.hostOf('meridiano'), 'ceo@meridiano.test', '/opcoes-financeiras?area=boletos');
  const { compose, take, press } = await inputMethod(page);
  const from = page.getByRole('textbox', { name: 'Vence de' });
  await from.focus();
  await compose('30');
  await compose('301120');
  await expect(from).toHaveValue('301120');
  await press('Enter');
  await press('Escape');
  await take('30112031');
  await expect(from).toHaveValue('30/11/2031');
  await expect(page).toHaveURL(/2031-11-30/);
});

test("a browser's date field takes nothing from a composition, and its dialog no key of it", async ({
  page,
  server,
}) => {
  await signIn(page, server.hostOf('meridiano'), 'ceo@meridiano.test');
  await settled(page);
  // A row without a near last day can always be snoozed.
  await page.locator('[data-work-row]').last().locator('button').first().click();
  await page.keyboard.press('s');
  await page.getByRole('menuitem', { name: 'Outra data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Adiar até' });
  const day = dialog.getByLabel('Dia em que volta à fila');
  await day.focus();
  const before = await day.inputValue();
  const { compose, take, press } = await inputMethod(page);
  await compose('30');
  await compose('3011');
  await press('Enter');
  await press('Escape');
  await take('30112031');
  await expect(day).toHaveValue(before);
  // The same in the order of every country.
  await page.keyboard.type('11112031');
  await expect(day).toHaveValue('2031-11-11');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('an amount is edited by a composed number, whose keys neither save nor cancel', async ({
  page,
  request,
  server,
}) => {
  const months = await openMonths(page, request, server);
  const edit = months.getByRole('button', { name: /^Editar total a restituir de / }).first();
  await edit.click();
  const { compose, take, press } = await inputMethod(page);
  const amount = months.getByRole('textbox', { name: /^Total a restituir de / });
  await expect(amount).toBeFocused();
  await compose('0');
  await compose('0,0');
  await press('Enter');
  await press('Escape');
  await expect(amount).toHaveValue('0,0');
  await take('0,01');
  await expect(amount).toHaveValue('0,01');
  await page.keyboard.press('Enter');
  const reason = page.getByRole('dialog', { name: /^Corrigir o total de / });
  await expect(reason).toContainText(/^.*R\$\s0,01 no lugar de/s);
  await reason.getByRole('button', { name: 'Cancelar' }).click();
  await amount.press('Escape');
  await expect(edit).toBeVisible();
});

test('the keys of an input method do nothing in the table of months', async ({ page, request, server }) => {
  const months = await openMonths(page, request, server);
  const { press } = await inputMethod(page);
  const stops = months.locator('[data-stop]');
  await page.keyboard.press('j');
  await expect(stops.nth(0)).toBeFocused();
  for (const key of ['j', 'k', 'e', 'Enter', 'ArrowDown']) await press(key);
  // A key of the page comes after all of them.
  await page.keyboard.press('j');
  await expect(stops.nth(1)).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the keys of an input method do nothing in the queue', async ({ page, server }) => {
  await signIn(page, server.hostOf('meridiano'), 'ceo@meridiano.test');
  const detail = page.getByRole('region', { name: 'Detalhe' });
  await expect(detail).toContainText(/^1 de \d+/);
  await settled(page);
  const { press } = await inputMethod(page);
  for (const key of ['j', 'k', 'e', 's', 'm', 'Enter']) await press(key);
  // A key of the page comes after all of them.
  await page.keyboard.press('j');
  await expect(detail).toContainText(/^2 de \d+/);
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('menu').or(page.getByRole('dialog'))).toHaveCount(0);
});

test('a request for a change names Enter where there are keys, and Enter breaks the line on touch', {
  tag: '@W-344',
}, async ({ browser, server }) => {
  const address = server.hostOf('meridiano');
  const hint = 'Enter envia, Shift+Enter quebra a linha.';
  for (const hasTouch of [false, true]) {
    const page = await signedIn(browser, address, 'ceo@meridiano.test', {
      ...{ path: '/minuta/84558550000110', hasTouch, isMobile: hasTouch, viewport: { width: 1280, height: 800 } },
    });
    await page.getByRole('button', { name: 'Solicitar alteração' }).click();
    const dialog = page.getByRole('dialog', { name: 'Solicitar alteração' });
    await expect(dialog.getByText(hint)).toHaveCount(hasTouch ? 0 : 1);
    if (hasTouch) {
      const wish = dialog.getByLabel('O que deve mudar?');
      await wish.fill('Trocar o prazo');
      await wish.press('Enter');
      await wish.pressSequentially('e o foro');
      await expect(wish).toHaveValue('Trocar o prazo\ne o foro');
    }
  }
});
