import type { Page } from '@playwright/test';
import { halfOf } from './covering.ts';
import { checkDialogFit, checkFit, type Walk, walks } from './fit.ts';
import { accountButton, menuOf } from './menu.ts';
import { recordMovement } from './movement.ts';
import { enterAs, type MainScreen, mainScreens, type Viewer } from './picture-screens.ts';
import { expect, test } from './server.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';

/** 1440 × 900 px at 200 %, and a phone on its side. */
const smallWindows = { '200 %': { width: 720, height: 450 }, landscape: { width: 740, height: 360 } };

// Each journey may take another worker: together they take the longest of all files.
test.describe.configure({ mode: 'parallel' });

let screens: MainScreen[];
test.beforeAll(async ({ playwright, server }) => {
  const request = await playwright.request.newContext();
  screens = await mainScreens(request, server);
  await request.dispose();
});

type Window = keyof typeof smallWindows;

/**
 * Checks a screen in both windows, on one load: no part of the product is decided by a width or height between theirs when
 * it is first shown. The rest of a page is hidden when its dialog opens, so each window opens its own. A page has one walk
 * through its controls in each window, and the next page the other one.
 */
async function checkSmallWindows(page: Page, address: string, screen: MainScreen) {
  let isLoaded = false;
  for (const [name, walk] of halfOf<Window, Walk>(screens.indexOf(screen), ['200 %', 'landscape'], walks)) {
    await page.setViewportSize(smallWindows[name]);
    if (!isLoaded || screen.isDialog) await page.goto(address + screen.path);
    isLoaded = true;
    await expect(screen.shows(page)).toBeVisible();
    await settled(page);
    const what = `${screen.name}, ${name}`;
    await (screen.isDialog ? checkDialogFit(page, what) : checkFit(page, what, [walk]));
  }
}

test.describe('in a small window', () => {
  test.use({ deviceScaleFactor: 2, viewport: smallWindows['200 %'] });

  for (const viewers of [['ceo'], ['visitor', 'analyst', 'operator', 'client']] satisfies Viewer[][]) {
    test(`the main screens of ${viewers.join(', ')} fit at 200 % and on a phone in landscape`, async ({
      page,
      server,
    }) => {
      for (const viewer of viewers) {
        const ofViewer = screens.filter((screen) => screen.viewer === viewer);
        expect(ofViewer).not.toEqual([]);
        const address = await enterAs(page, server, viewer);
        for (const screen of ofViewer) await checkSmallWindows(page, address, screen);
      }
    });
  }

  test('dialogs fit at 200 % and on a phone in landscape', async ({ page, server }) => {
    const address = server.address;
    await signIn(page, address, 'ceo@restitui.test', '/admin/empresas');
    for (const [name, size] of Object.entries(smallWindows)) {
      await page.setViewportSize(size);
      await page.goto(`${address}/admin/empresas`);
      // The figures above move the button.
      await settled(page);
      await page.getByRole('button', { name: 'Adicionar Empresa' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await checkDialogFit(page, `new company, ${name}`);
      await page.reload();
      await settled(page);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog', { name: 'Buscar' })).toBeVisible();
      await checkDialogFit(page, `search, ${name}`);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Abrir menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await checkDialogFit(page, `menu, ${name}`);
      await accountButton(page).click();
      await page.getByRole('menuitem', { name: 'Perfil' }).click();
      await expect(page.getByRole('dialog', { name: 'Perfil do usuário' })).toBeVisible();
      await checkDialogFit(page, `profile, ${name}`);
    }
  });
});

/** Shows a message: copying is refused. */
async function showToast(page: Page) {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page
    .getByRole('button', { name: /^Copiar/ })
    .first()
    .click();
  await expect(page.getByText('Não foi possível copiar.')).toBeVisible();
}

test('nothing moves with reduced motion when drawers, dialogs, menus and messages open and close', async ({
  page,
  server,
}) => {
  const moved = await recordMovement(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const theCase = screens.find(({ name }) => name === 'case');
  if (!theCase) throw new Error('There is no screen of a case.');
  await enterAs(page, server, theCase.viewer);
  const months = page.getByRole('table', { name: 'Meses da análise' }).getByRole('button', { name: /^\d\d\/\d{4}$/ });
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
  const group = menuOf(page).getByRole('button', { name: 'Gestão' });
  const pressEscape = () => page.keyboard.press('Escape');
  const noDialog = () => expect(page.getByRole('dialog')).toHaveCount(0);

  const steps: [what: string, act: () => Promise<unknown>, shows: () => Promise<void>][] = [
    ['the page', () => page.goto(server.address + theCase.path), () => expect(months.first()).toBeVisible()],
    ['a drawer', () => months.first().click(), () => expect(dialog(/^Competência/)).toBeVisible()],
    ['a drawer that closes', pressEscape, noDialog],
    ['the search', () => page.keyboard.press('Control+k'), () => expect(dialog('Buscar')).toBeVisible()],
    ['the search that closes', pressEscape, noDialog],
    ['a message', () => showToast(page), noDialog],
    ['a folded group', () => group.click(), () => expect(group).toHaveAttribute('aria-expanded', 'true')],
    ['a menu', () => accountButton(page).click(), () => expect(page.getByRole('menu')).toBeVisible()],
    [
      'a dialog',
      () => page.getByRole('menuitem', { name: 'Perfil' }).click(),
      () => expect(dialog('Perfil do usuário')).toBeVisible(),
    ],
    ['a dialog that closes', pressEscape, noDialog],
  ];
  for (const [what, act, shows] of steps) {
    await act();
    await shows();
    await settled(page);
    expect.soft(await moved(), `moves: ${what}`).toEqual([]);
  }
});

test('movement is recorded where it is not reduced', async ({ page, server }) => {
  const moved = await recordMovement(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await signIn(page, server.address, 'analista@restitui.test');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Buscar' })).toBeVisible();
  await expect.poll(moved).not.toEqual([]);
});
