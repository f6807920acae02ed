import type { Page } from '@playwright/test';
import { deliver, fileName, type OpenCase, openAnalysedCase, openStage } from './case-page.ts';
import { answerLongCase } from './long-case.ts';
import { checkLook } from './look.ts';
import { readPdf } from './read-pdf.ts';
import { readSheet } from './read-sheet.ts';
import { expect, test } from './server.ts';
import { settled } from './settled.ts';

test.describe.configure({ mode: 'serial' });

let page: Page;
let openCase: OpenCase | undefined;
test.beforeAll(async ({ browser }) => {
  openCase = await openAnalysedCase(browser);
  page = openCase.page;
});
test.afterAll(() => openCase?.close());

test('shows coverage, what to request from the client, and authenticity', async () => {
  await openStage(page, 'Cobertura');
  const coverage = page
    .locator('section', { has: page.getByRole('heading', { name: 'Cobertura', exact: true }) })
    .last();
  await expect(coverage.getByRole('table', { name: 'Cobertura por mês' })).toContainText('Sem declaração');
  await expect(coverage.getByText(/Peça o extrato do PGDAS-D de 06\/2025/)).toBeVisible();
  await coverage.getByText(/2 séries de numeração/).click();
  await expect(coverage.getByText('Falta 1 número em 1 lacuna')).toBeVisible();

  const download = page.waitForEvent('download');
  await coverage.getByRole('button', { name: 'Salvar CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(fileName('pedidos-ao-cliente', 'csv'));
  await checkLook(page, 'the coverage');

  await openStage(page, 'Arquivos');
  await page.getByRole('button', { name: 'Verificar autenticidade' }).click();
  const flagged = page.getByRole('region', { name: 'Notas apontadas' });
  await expect(flagged.getByText('Sem assinatura').first()).toBeVisible();
  await checkLook(page, 'the files with their authenticity');
});

test('makes the dossier and downloads both files', { tag: ['@D-33'] }, async () => {
  const menu = page.getByRole('button', { name: 'Entregar' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Gerar dossiê' }).click();
  const inPdf = page.getByRole('menuitem', { name: 'Dossiê em PDF' });
  await expect(inPdf).toBeVisible();
  await checkLook(page, 'the menu of files');
  await page.keyboard.press('Escape');
  const pdf = await deliver(page, 'Dossiê em PDF');
  expect(pdf.suggestedFilename()).toMatch(fileName('dossie', 'pdf'));
  const { pages } = await readPdf(await pdf.path());
  expect(pages.join(' ')).toContain('R$ 159,24');
  const { rows } = readSheet(await (await deliver(page, 'Dossiê em planilha')).path());
  expect(rows.find(([month]) => month === '05/2025')?.[7]).toBe(159.24);
});

test('exports both spreadsheets with real numbers', {
  tag: ['@W-580', '@W-581', '@W-582', '@W-583', '@W-586', '@W-589'],
}, async () => {
  for (const [item, width, kind] of [
    ['Planilha de retificação', 9, 'retificacao'],
    ['Planilha detalhada', 28, 'detalhada'],
  ] as const) {
    const file = await deliver(page, item);
    expect(file.suggestedFilename()).toMatch(fileName(kind, 'xlsx'));

    const { rows, xml } = readSheet(await file.path());
    const may = rows.find((row) => row[0] === '05/2025');
    expect(may).toHaveLength(width);
    expect(may?.slice(1, 8)).toEqual([30417.35, 30417.35, 0, 4055.9, 18257.25, 22313.15, 159.24]);
    if (width === 28) expect(may?.[26]).toBeCloseTo(0.007168, 6);
    expect(xml).toMatch(/state="frozen"/);
    expect(xml).toMatch(/<autoFilter/);
  }
});

test('names every other file of the menu by company, CNPJ, kind and date', { tag: ['@D-49', '@W-583'] }, async () => {
  for (const [item, kind, extension] of [
    ['O que pedir ao cliente', 'pedidos-ao-cliente', 'csv'],
    ['Espelhos em planilha', 'espelho', 'xlsx'],
    ['Pedidos em planilha', 'pedidos', 'xlsx'],
    ['Pedidos em CSV', 'pedidos', 'csv'],
  ] as const) {
    expect((await deliver(page, item)).suggestedFilename()).toMatch(fileName(kind, extension));
  }
});

test('exports the notes behind the months, one item per row', { tag: ['@W-587', '@W-588'] }, async () => {
  const file = await deliver(page, 'Planilha de notas');
  expect(file.suggestedFilename()).toMatch(fileName('notas', 'xlsx'));
  await page.keyboard.press('Escape');
  const { rows } = readSheet(await file.path());
  const [headings = [], ...lines] = rows;
  const column = (name: string) => headings.indexOf(name);
  expect(headings).toContain('Chave de acesso');
  expect(lines.some((line) => line[column('NCM')] === '22030000')).toBe(true);
  expect(lines.every((line) => typeof line[column('Valor')] === 'number')).toBe(true);
  expect(new Set(lines.map((line) => line[column('Competência')])).has('05/2025')).toBe(true);
});

test('says when the notes sheet could not be written', { tag: ['@W-587'] }, async () => {
  const erro = 'A planilha não pôde ser gerada por um erro inesperado. Tente novamente.';
  const failed = { state: 'falhou', progresso: 0, erro, feito_em: null, link: null, bytes: null };
  await page.route('**/planilha-notas', (route) => route.fulfill({ status: 202, json: { data: failed } }));
  await page.getByRole('button', { name: 'Entregar' }).click();
  await page.getByRole('menuitem', { name: 'Planilha de notas' }).click();
  await expect(page.getByText(erro)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.unrouteAll();
});

test('downloads the mirrors as a PDF, line by line', { tag: ['@D-34'] }, async () => {
  const file = await deliver(page, 'Espelhos em PDF');
  expect(file.suggestedFilename()).toMatch(fileName('espelho', 'pdf'));
  const { pages } = await readPdf(await file.path());
  const text = pages.join(' ');
  for (const part of ['Competência 05/2025', '8.104,20', '-130,89', '7 de 7 batem']) expect(text).toContain(part);
});

test('leaves Back as it was when the month in the address cannot be loaded', async () => {
  const other = await page.context().newPage();
  await other.route('**/assets/month-drawer-*.js', (route) => route.abort());
  const address = (etapa: string) => page.url().replace(/etapa=\w+/, `etapa=${etapa}`);
  await other.goto(address('revisar'));
  await other.getByRole('navigation', { name: 'Etapas do caso' }).waitFor();
  await other.goto(`${address('conferir')}&mes=05-2025`);
  await expect(other.getByText('Esta parte da tela não carregou.')).toBeVisible();
  await expect(other).toHaveURL(/etapa=conferir(?!.*mes=)/);
  await other.goBack();
  await expect(other).toHaveURL(/etapa=revisar/);
  await other.close();
});

/** Opens each closed fold of the open stage by itself, and expects no length above six screens. */
async function expectSixScreens(stage: string) {
  const screens = () => page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
  expect.soft(await screens(), `${stage} as it opens`).toBeLessThanOrEqual(6);
  const closed = '#conteudo button[data-stop][aria-expanded=false], #conteudo details:not([open]) > summary';
  for (const fold of await page.locator(closed).elementHandles()) {
    const name = await fold.textContent();
    await fold.click();
    expect.soft(await screens(), `${stage} with ${name}`).toBeLessThanOrEqual(6);
    await fold.click();
  }
}

test('keeps every stage of a case of five years within six screens of a phone', { tag: ['@D-33'] }, async () => {
  test.slow();
  await answerLongCase(page);
  await page.setViewportSize({ width: 360, height: 780 });
  for (const stage of ['conferir', 'arquivos', 'cobertura', 'revisar', 'retificar', 'pedir', 'receber']) {
    await page.goto(page.url().replace(/etapa=\w+/, `etapa=${stage}`));
    await expect(page.locator('#conteudo').getByText('Carregando')).toHaveCount(0);
    await settled(page);
    await expectSixScreens(stage);
  }
  await expect(page.getByRole('region', { name: 'Créditos da apuração' }).locator('details')).toHaveCount(5);
  await page.unrouteAll();
});
