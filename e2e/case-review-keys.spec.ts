import type { Page } from '@playwright/test';
import { type OpenCase, openAnalysedCase, openStage } from './case-page.ts';
import { expectFocusKept } from './keyboard.ts';
import { checkLook, checkLooks } from './look.ts';
import { expect, test } from './server.ts';

test.describe.configure({ mode: 'serial' });

let page: Page;
let openCase: OpenCase | undefined;
test.beforeAll(async ({ browser }) => {
  openCase = await openAnalysedCase(browser);
  page = openCase.page;
});
test.afterAll(() => openCase?.close());

const review = () => page.getByRole('region', { name: 'A revisar' });
const rows = () => review().locator('[data-review-row]');

test('groups open products by legal position, with the proof of the selected one', { tag: ['@D-33'] }, async () => {
  await openStage(page, 'Revisar');
  await expect(
    review()
      .getByRole('region', { name: /^(Pode entrar, falta prova|Discutível|Sai do que foi)/ })
      .first(),
  ).toBeVisible();
  const detail = review().getByRole('region', { name: 'Detalhe' });
  await expect(detail.getByText('Se entra')).toBeVisible();
  await expect(
    detail
      .getByRole('region', { name: 'Linhas das notas' })
      .getByText(/Nota \d+, item \d+/)
      .first(),
  ).toBeVisible();
  await detail.getByRole('button', { name: 'Ver a lei' }).click();
  await expect(detail.getByText(/Lei\s/).first()).toBeVisible();
  await checkLooks(page, 'the review', [360, 1440]);
});

test('opens a note from its line, with its XML', { tag: ['@D-33'] }, async () => {
  await review()
    .getByRole('button', { name: /^Nota \d+/ })
    .first()
    .click();
  const note = page.getByRole('dialog', { name: /^Nota \d+/ });
  await expect(note.getByRole('region', { name: 'Produtos da nota' })).toContainText('R$');
  await expect(note.getByRole('region', { name: 'Emitente' })).toContainText('11.222.333/0001-81');
  await checkLook(page, 'a note');
  const download = page.waitForEvent('download');
  await note.getByRole('button', { name: 'Baixar XML' }).click();
  expect((await download).suggestedFilename()).toMatch(/^\d{44}\.xml$/);
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
});

test('keeps a note open that was opened on a narrow screen when the window gets wider', async () => {
  await page.setViewportSize({ width: 1200, height: 900 });
  // Beside the detail a click only selects the row.
  await expect(review().getByRole('region', { name: 'Detalhe' })).toBeHidden();
  await rows().first().click();
  const drawer = page.getByRole('dialog', { name: /^1 de \d+/ });
  await drawer
    .getByRole('button', { name: /^Nota \d+/ })
    .first()
    .click();
  const note = page.getByRole('dialog', { name: /^Nota \d+/ });
  await expect(note.getByRole('region', { name: 'Produtos da nota' })).toContainText('R$');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(note.getByRole('region', { name: 'Produtos da nota' })).toContainText('R$');
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(review().getByRole('region', { name: 'Detalhe' })).toBeVisible();

  const panel = review().getByRole('region', { name: 'Detalhe' });
  await panel
    .getByRole('button', { name: /^Nota \d+/ })
    .first()
    .click();
  await expect(note.getByRole('region', { name: 'Produtos da nota' })).toContainText('R$');
  await page.setViewportSize({ width: 1100, height: 900 });
  await expect(panel).toBeHidden();
  await expect(note.getByRole('region', { name: 'Produtos da nota' })).toContainText('R$');
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
});

test("lists the keys of the screen with '?', and takes no key while a field is typed in", async () => {
  const open = await rows().count();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Teclas desta tela' });
  await expect(keys.getByRole('region', { name: 'Nesta tela' })).toContainText('fica fora');
  await expect(keys.getByRole('region', { name: 'Nesta tela' })).not.toContainText('desfazer');
  await expect(keys.getByRole('region', { name: 'Em todas as telas' })).toContainText('Ctrl K');
  await page.keyboard.press('f');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  const search = page.getByLabel('Buscar produtos');
  await search.fill('');
  await search.pressSequentially('fz?');
  await expect(keys).toBeHidden();
  await search.fill('');
  await expect(rows()).toHaveCount(open);
});

test('asks for a proof, answers and undoes by keys, and the focus stays', { tag: ['@D-33'] }, async () => {
  const open = await rows().count();
  await rows().first().focus();
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(rows().first()).toBeFocused();

  await page.keyboard.press('p');
  const ask = page.getByRole('dialog', { name: 'Pedir prova ao cliente' });
  await expect(ask.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(ask).toBeHidden();
  await expect(rows().first()).toBeFocused();
  await page.keyboard.press('p');
  await checkLook(page, 'the dialog that asks for proof');
  await ask.getByRole('button', { name: 'Pedir prova' }).click();
  await expect(page.getByText('Prova pedida. O cliente foi avisado e envia pelo portal.')).toBeVisible();
  await expect(ask).toBeHidden();
  await expect(rows().first()).toBeFocused();
  await expect(rows()).toHaveCount(open);

  await page.keyboard.press('e');
  const enter = page.getByRole('dialog', { name: /entra\?$/ });
  await enter.getByRole('button', { name: 'Entra' }).click();
  await expect(enter.getByText('Explique o motivo em pelo menos 5 caracteres.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(enter).toBeHidden();
  await expect(rows().first()).toBeFocused();

  await page.keyboard.press('x');
  await expect(review().getByText('A resposta vale para 1 produto marcado.')).toBeVisible();
  await page.keyboard.press('f');
  await expect(page.getByText('Decisão registrada.')).toBeVisible();
  await expect(rows()).toHaveCount(open - 1);
  await expectFocusKept(page, 'the decision');
  // What was decided can be undone after a look at the decided products.
  await review()
    .getByRole('button', { name: /^Decididos/ })
    .click();
  await expect(rows()).toHaveCount(0);
  await review()
    .getByRole('button', { name: /^A decidir/ })
    .click();
  await expect(rows()).toHaveCount(open - 1);
  await page.keyboard.press('z');
  await expect(page.getByText('Decisão desfeita.')).toBeVisible();
  await expect(rows()).toHaveCount(open);
});

test('decides once while a key is held down', { tag: ['@D-33'] }, async () => {
  const open = await rows().count();
  await rows().first().focus();
  await page.keyboard.down('f');
  await expect(rows()).toHaveCount(open - 1);
  await page.keyboard.down('f');
  await page.keyboard.up('f');
  await page.keyboard.press('z');
  await expect(rows()).toHaveCount(open);
});

test('leaves the keys of a row in the ledger to the ledger', { tag: ['@D-33'] }, async () => {
  const ledger = page.getByRole('region', { name: 'Livro de produtos' });
  await ledger.locator('[data-row="0"]').focus();
  await page.keyboard.press('x');
  await expect(ledger.getByText('1 produto selecionado')).toBeVisible();
  await expect(review().getByText(/^A resposta vale para/)).toBeHidden();
  await page.keyboard.press('e');
  await page.keyboard.press('x');
  await expect(ledger.getByText('1 produto selecionado')).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('offers the next stage when nothing is left to review', { tag: ['@D-33'] }, async () => {
  await expect(review().getByRole('button', { name: 'Conferir meses' })).toBeDisabled();
  for (const name of ['Pode entrar, falta prova', 'Discutível', 'Sai do que foi declarado']) {
    const group = review().getByRole('region', { name });
    if (!(await group.isVisible())) continue;
    const all = group.getByRole('button', { name: /^Marcar todos/ });
    if (await all.isVisible()) await all.click();
    else await group.getByRole('checkbox').click();
    await expect(group.getByRole('checkbox', { checked: false })).toHaveCount(0);
  }
  await page.keyboard.press('f');
  await expect(review().getByText('Nada a revisar')).toBeVisible();
  await expectFocusKept(page, 'the last decision');
  const stages = page.getByRole('navigation', { name: 'Etapas do caso' });
  await expect(stages.getByRole('link', { name: /^Revisar ?, concluída/ })).toBeVisible();
  await review().getByRole('link').click();
  await expect(page).toHaveURL(/etapa=(cobertura|conferir|retificar)/);
  await expect(review()).toBeHidden();
});

test('opens a month from its bar by keyboard', { tag: ['@D-33'] }, async () => {
  await openStage(page, 'Conferir');
  const bars = page.getByRole('group', { name: /^Barras de cada mês/ }).getByRole('button');
  await bars.last().focus();
  await page.keyboard.press('Home');
  await expect(bars.first()).toBeFocused();
  const name = (await bars.first().getAttribute('aria-label')) ?? '';
  await page.keyboard.press('Enter');
  const month = page.getByRole('dialog', { name: `Competência ${name.slice(6, 13)}` });
  await expect(month).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(month).toBeHidden();
});
