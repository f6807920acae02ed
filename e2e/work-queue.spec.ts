import type { Page } from '@playwright/test';
import { checkLooks } from './look.ts';
import { expect, test } from './server.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';

const rowsOf = (page: Page) => page.locator('[data-work-row]');
const selectedRow = (page: Page) => page.locator('[data-work-row]:has([aria-current])');
const detail = (page: Page) => page.getByRole('region', { name: 'Detalhe' });

test('the CEO works through the queue by keyboard: moves, snoozes, undoes, opens', async ({ page, server }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await signIn(page, server.hostOf('meridiano'), 'ceo@meridiano.test');
  await expect(page.getByRole('tab', { name: /^Hoje \d+/, selected: true })).toBeVisible();
  const rows = rowsOf(page);
  await expect(rows.first().locator('[aria-current]')).toBeVisible();
  await expect(detail(page)).toContainText(/^1 de \d+/);

  await page.keyboard.press('j');
  await expect(detail(page)).toContainText(/^2 de \d+/);
  await expect(rows.nth(1).locator('button').first()).toBeFocused();
  await page.keyboard.press('k');
  await expect(detail(page)).toContainText(/^1 de \d+/);

  // The rest of a long list is drawn later.
  await settled(page);
  // A row without a near last day can always be snoozed.
  const last = rows.last();
  const id = await last.getAttribute('data-work-row');
  await last.locator('button').first().click();
  const count = await rows.count();
  await page.keyboard.press('s');
  await expect(page.getByRole('menuitem', { name: /^Amanhã/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(count - 1);
  await expect(page.getByText('Adiado 1')).toBeVisible();
  await page.keyboard.press('z');
  await expect(rows).toHaveCount(count);
  await expect(page.locator(`[data-work-row="${id}"]`)).toBeVisible();

  await page.getByRole('button', { name: 'Desligar teclas' }).click();
  await page.keyboard.press('s');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.getByRole('button', { name: 'Ligar teclas' }).click();

  await rows.first().locator('button').first().click();
  await page.keyboard.press('e');
  await expect(page).not.toHaveURL(/\/home$/);
  expect(complaints).toEqual([]);
});

test('the days of a snooze are in the window, also where the panel ends below it', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, server.hostOf('meridiano'), 'gerente@meridiano.test');
  await rowsOf(page).first().waitFor();
  await settled(page);
  await page.keyboard.press('j');
  await page.keyboard.press('s');
  await expect(page.getByRole('menuitem', { name: /^Amanhã/ })).toBeFocused();
  await expect(page.getByRole('menuitem', { name: 'Outra data' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: /^Adiar/ })).toBeInViewport({ ratio: 1 });
});

test('a first view has the rows of its window, and the others a frame later', async ({ page, server }) => {
  await signIn(page, server.hostOf('meridiano'), 'ceo@meridiano.test');
  const rows = rowsOf(page);
  await rows.first().waitFor();
  await settled(page);
  const all = await rows.count();
  await page.addInitScript(() => {
    const frames: FrameRequestCallback[] = [];
    const draw = window.requestAnimationFrame;
    window.requestAnimationFrame = (drawn) => frames.push(drawn);
    window.addEventListener('frames', () => {
      window.requestAnimationFrame = draw;
      for (const drawn of frames) draw(drawn);
    });
  });
  await page.reload();
  await expect(rows).toHaveCount(Math.ceil((page.viewportSize()?.height ?? 0) / 56));
  await page.evaluate(() => window.dispatchEvent(new Event('frames')));
  await expect(rows).toHaveCount(all);
});

test('an ADMIN reaches the queue from the alerts by one key', async ({ page, server }) => {
  await signIn(page, server.address, 'analista@restitui.test');
  await page.goto(`${server.address}/admin/20000000000107/clientes`);
  await page.getByRole('row').nth(1).waitFor();
  await page.goto(`${server.address}/alertas`);
  await page.getByRole('link', { name: 'Hoje' }).waitFor();
  await page.keyboard.press('h');
  await expect(page.getByRole('tab', { name: /^Hoje/, selected: true })).toBeVisible();
  await expect(selectedRow(page)).toHaveCount(1);
  // Keys typed into a field do nothing.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('jsze');
  await expect(page.getByRole('combobox')).toHaveValue('jsze');
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('names of the queue have room beside the panel', async ({ page, server }) => {
  await signIn(page, server.hostOf('meridiano'), 'ceo@meridiano.test');
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await rowsOf(page).first().waitFor();
    await settled(page);
    const cut = await rowsOf(page)
      .locator('button .truncate')
      .evaluateAll((names) =>
        names
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent)
          .filter(({ length }) => length <= 30),
      );
    expect(cut, `names of up to 30 letters that are cut at ${width} px`).toEqual([]);
  }
});

test('on a phone a row opens full screen with its action and the snooze', async ({ page, server }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signIn(page, server.hostOf('meridiano'), 'ceo@meridiano.test');
  await rowsOf(page).first().waitFor();
  await settled(page);
  await rowsOf(page).last().locator('button').first().click();
  const dialog = page.getByRole('dialog', { name: /^\d+ de \d+/ });
  await expect(dialog.getByRole('button', { name: /^Adiar/ })).toBeVisible();
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(375);
  await checkLooks(page, 'item of the queue', [375]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('a reminder is written from the row, sent, and the row returns later', async ({ page, server }) => {
  await signIn(page, server.hostOf('kairos'), 'ceo@kairos.test');
  await rowsOf(page).first().waitFor();
  await settled(page);
  const row = rowsOf(page)
    .filter({ has: page.getByRole('button', { name: /^Lembrar / }) })
    // A row with other work stays when one of its items is put off.
    .filter({ hasNotText: /e mais \d+ ite/ })
    .last();
  await row.locator('button').first().click();
  await page.keyboard.press('m');
  const letter = page.getByRole('dialog', { name: /^Mensagem a / });
  await expect(letter.getByLabel('Assunto')).not.toHaveValue('');
  await checkLooks(page, 'a reminder', [360, 1440]);
  await expect(letter.getByLabel('Mensagem')).not.toHaveValue('');
  const text = await letter.getByLabel('Mensagem').inputValue();
  await letter.getByLabel('Mensagem').fill(`${text} Obrigado!`);
  await letter.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(letter).toBeHidden();
  await expect(page.getByText(/^Adiados? \d+/)).toBeVisible();
  await expect(page.getByRole('button', { name: /Desfazer o último adiamento/ })).toBeVisible();
  await checkLooks(page, 'the queue after a reminder', [360, 1440]);
});

test('an analyst sees the assigned products of all companies, and opens one in its company', async ({
  page,
  server,
}) => {
  await signIn(page, server.address, 'analista@restitui.test');
  await expect(page).toHaveURL(/\/alertas$/);
  await page.getByRole('link', { name: /^Hoje \d+/ }).click();
  const row = page.getByRole('link', { name: /^Apurar: / }).first();
  const item = page.getByRole('listitem').filter({ has: row });
  await expect(item.first()).toContainText(
    /(Restitui|Meridiano Fiscal|Kairós Tributos|Baluarte Contábil|Trilha Tributária)/,
  );
  await expect(page.getByRole('listitem').filter({ hasText: 'Meridiano Fiscal' }).last()).toContainText(/\d+ alertas/);
  await row.click();
  await expect(page).toHaveURL(/\/admin\/\d+\/clientes\/\w+\/produtos\//);
  await expect(page.getByRole('button', { name: 'Escolher empresa' })).toHaveCount(0);
});
