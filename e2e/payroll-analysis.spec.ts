import type { Page } from '@playwright/test';
import { dayInBrazil } from '@restitui/brazil/day.ts';
import { analysisTimeout, expectAnalysed, exportSheet, result, saveDiagnosis, sendFile } from './file-analysis.ts';
import { checkLook, checkLooks } from './look.ts';
import { readPdf } from './read-pdf.ts';
import { readSheet } from './read-sheet.ts';
import { expect, test } from './server.ts';
import { type Calls, callsAs, productsOf, type ServiceProduct } from './service-products.ts';
import { signIn } from './sign-in.ts';

let calls: Calls;
let of: (service: 'PREVIDENCIARIO') => ServiceProduct;
test.beforeAll(async ({ playwright, server }) => {
  calls = await callsAs(await playwright.request.newContext(), server.address, 'ceo@restitui.test');
  of = await productsOf(calls, ['PREVIDENCIARIO']);
});

/** The claims of its months have not expired. */
const year = Number(dayInBrazil(new Date()).slice(0, 4)) - 2;
const payroll = [
  'mes;evento;historico;natureza;inss;apurado',
  ...['01', '02', '12']
    .map((month) => `${month}/${year}`)
    .flatMap((month) => [
      `${month};0110;AVISO PREVIO INDENIZADO;6003;11;12345,67`,
      `${month};0130;FERIAS INDENIZADAS;6006;11;5000,00`,
      `${month};0200;HORA EXTRA 50%;1003;11;23456,78`,
      `${month};0400;VERBA NOVA;;11;900,00`,
    ]),
].join('\n');

async function send(page: Page, field: string, name: string, text: string) {
  await sendFile(page, field, name, text);
  await expectAnalysed(page, calls);
}

test('the payroll of a company, from the sheet to the verbas of its product', async ({ page, server }) => {
  const { path, id_client } = of('PREVIDENCIARIO');
  await signIn(page, server.address, 'ceo@restitui.test', path);

  await test.step('a sheet with other headings is read once its columns were entered, and later ones at once', async () => {
    await sendFile(page, 'Planilha da folha', 'folha.csv', payroll);
    await expect(page.getByText('A planilha não tem a coluna competencia.')).toBeVisible({ timeout: analysisTimeout });
    await page.getByRole('button', { name: 'Colunas da planilha' }).click();
    const dialog = page.getByRole('dialog', { name: 'Colunas da planilha' });
    await expect(dialog.getByRole('combobox', { name: 'Competência' })).toHaveText('mes');
    await dialog.getByRole('button', { name: 'Gravar e analisar' }).click();
    await expect(dialog.getByText('Escolha a coluna do valor.')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Valor' }).click();
    await page.getByRole('option', { name: 'apurado' }).click();
    await checkLook(page, 'columns of a payroll sheet');
    await dialog.getByRole('button', { name: 'Gravar e analisar' }).click();
    await expect(dialog).toBeHidden();
    await expectAnalysed(page, calls);
    await send(page, 'Planilha da folha', 'folha.csv', payroll);
  });

  await test.step('months, classes and rubricas show what was found', async () => {
    await expect(result(page).getByRole('row')).toHaveCount(4);
    await expect(page.getByRole('table', { name: 'Rubricas da folha' }).getByText('VERBA NOVA')).toBeVisible();
    await checkLooks(page, 'analysis of a payroll');
  });

  await test.step('a month has an address and opens down to the rubrica and the law', async () => {
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${server.address}${path}&mes=01-${year}`);
      const drawer = page.getByRole('dialog', { name: `Competência 01/${year}` });
      const thesis = drawer.getByRole('region', { name: 'Aviso Prévio Indenizado' });
      await expect(thesis.getByText(/Despacho PGFN\/ME 42\/2021/).first()).toBeVisible();
      await thesis.getByRole('button', { name: 'Ver documentos e rubricas' }).click();
      await expect(thesis.getByText('AVISO PREVIO INDENIZADO')).toBeVisible();
      await checkLook(page, `month of a payroll at ${width} px`);
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
    }
  });

  await test.step('the start of the DCTFWeb says what the credit of a month serves for', async () => {
    await page.getByRole('button', { name: 'Dados da empresa', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Dados da empresa' });
    await dialog.getByLabel('Primeiro mês da DCTFWeb').fill('072018');
    await dialog.getByLabel('Prova ou motivo').fill('Recibo da primeira DCTFWeb');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog.getByText('A DCTFWeb começou em 08/2018.')).toBeVisible();
    await dialog.getByLabel('Primeiro mês da DCTFWeb').fill(`02${year}`);
    await checkLook(page, 'facts of the company');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(`DCTFWeb desde 02/${year}`)).toBeVisible();
    const drawer = page.getByRole('dialog', { name: `Competência 01/${year}` });
    await page.goto(`${server.address}${path}&mes=01-${year}`);
    await expect(drawer.getByText('Só com contribuições previdenciárias')).toBeVisible({ timeout: analysisTimeout });
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });

  await test.step('two verbas of a month are requested together, and one is taken back alone', async () => {
    const requests = page.getByRole('table', { name: 'Pedidos por mês e tese' });
    const dialog = page.getByRole('dialog', { name: 'Pedido do mês' });
    const notice = requests.getByRole('row', { name: /Aviso Prévio Indenizado/ }).first();
    const holidays = requests.getByRole('row', { name: /Férias/ }).first();
    const choose = async (field: string, option: string) => {
      await dialog.getByRole('combobox', { name: field }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    await notice.click();
    await choose('Situação', 'Pedido');
    await choose('Forma', 'Declaração de compensação (DCOMP)');
    await dialog.getByRole('checkbox', { name: /Férias/ }).click();
    await expect(dialog.getByRole('checkbox', { name: /Férias/ })).toBeChecked();
    await dialog.getByLabel('Protocolo').fill('12345.67890');
    await checkLook(page, 'request of two verbas of a month');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog).toBeHidden();
    for (const row of [notice, holidays]) await expect(row).toContainText(/Declarada.*12345.67890/s);

    await holidays.click();
    await choose('Situação', 'A pedir');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog).toBeHidden();
    await expect(holidays).toContainText('A pedir');
    await expect(notice).toContainText('Declarada');
  });

  await test.step('the total holds the ticked classes only', async () => {
    const totals = page.getByRole('region', { name: 'Totais da análise' });
    const ticked = page.getByRole('checkbox', { checked: true });
    while ((await ticked.count()) > 0) {
      const before = await ticked.count();
      await ticked.first().click();
      await expect(ticked).toHaveCount(before - 1);
    }
    await expect(totals.getByText('R$ 0,00').first()).toBeVisible();
    // Earlier choices may still be on their way.
    const isLast = (sent: string | null) => sent?.includes('"classes":["RECONHECIDA"]') ?? false;
    const saved = page.waitForResponse(
      (reply) => reply.url().endsWith('/escolhas') && isLast(reply.request().postData()) && reply.ok(),
    );
    await page.getByRole('checkbox', { name: 'Reconhecida' }).click();
    await saved;
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Reconhecida' })).toBeChecked();
    await expect(totals.getByText('R$ 0,00')).toHaveCount(0);
  });

  await test.step('the diagnosis has the selected total, the classes apart and their sources', async () => {
    const totals = page.getByRole('region', { name: 'Totais da análise' });
    const selected = (await totals.getByText(/^R\$/).allInnerTexts()).map((text) => text.replace(/\s/g, ' '));
    const { name, pages, title } = await saveDiagnosis(page);
    expect(name).toMatch(new RegExp(`_${id_client}_diagnostico-arquivos_\\d{4}-\\d{2}-\\d{2}\\.pdf$`));
    expect(title).toBe('Diagnóstico previdenciário por arquivos');
    expect(pages.join(' ')).toContain(`Total das classes marcadas ${selected.join(' ')}`);
    expect(pages.join(' ')).toMatch(
      /Reconhecida \(no total\).*Despacho PGFN\/ME 42\/2021.*Desfavorável \(fora do total\)/,
    );
  });

  await test.step('the dossier is built, and both of its files hold the analysis without a worker', async () => {
    await page.getByRole('button', { name: 'Gerar dossiê' }).click();
    const saved = async (name: string) => {
      const coming = page.waitForEvent('download');
      await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
      return (await coming).path();
    };
    await expect(page.getByRole('link', { name: /^Baixar PDF/ })).toBeVisible({ timeout: analysisTimeout });
    await checkLooks(page, 'analysis with its dossier');
    const { pages } = await readPdf(await saved('Baixar PDF'));
    const text = pages.join(' ');
    for (const part of ['Aviso Prévio Indenizado', 'Despacho PGFN/ME 42/2021', '12345.67890', 'Dúvidas em aberto']) {
      expect(text).toContain(part);
    }
    // The SHA-256 of the sheet that was sent.
    expect(text).toMatch(/folha\.csv.*[0-9a-f]{64}/);
    const { rows } = readSheet(await saved('Baixar planilha'));
    expect(rows.length).toBeGreaterThan(3);
  });

  await test.step('the sheet has a row per month and verba, and the values go to the verbas', async () => {
    expect((await exportSheet(page)).rows.length).toBeGreaterThan(3);
    await page.getByRole('button', { name: 'Levar para as verbas' }).click();
    await page.getByRole('button', { name: 'Levar valores' }).click();
    await expect(page.getByText('Valores levados para as verbas.')).toBeVisible();
  });

  await test.step('the kept columns of a sheet are forgotten on request', async () => {
    const kept = page.getByRole('region', { name: 'Colunas de planilhas' });
    await expect(kept.getByText(/Competência: mes, Rubrica: evento, Valor: apurado/)).toBeVisible();
    await kept.getByRole('button', { name: /^Esquecer as colunas de mes/ }).click();
    await page.getByRole('button', { name: 'Esquecer colunas' }).click();
    await expect(page.getByText('Colunas esquecidas. O resultado fica.')).toBeVisible();
    await expect(kept).toBeHidden();
  });

  await test.step('on a phone each list has a year of its own open', async () => {
    // A year more, with the months of the first.
    const twice = <T extends { competencia: string }>(rows: T[]) => [
      ...rows.map((row) => ({ ...row, competencia: row.competencia.replace(`${year}`, `${year - 1}`) })),
      ...rows,
    ];
    await page.route(/\/api\/file-analyses\/[\w-]+(\/pedidos)?$/, async (route) => {
      const reply = await route.fetch();
      const { data } = await reply.json();
      const more = Array.isArray(data) ? twice(data) : { ...data, meses: twice(data.meses) };
      await route.fulfill({ response: reply, json: { data: more } });
    });
    await page.setViewportSize({ width: 375, height: 800 });
    await page.reload();
    await page.getByRole('button', { name: 'Pedidos de restituição e compensação' }).click();
    const monthsOf = (list: string, of: number) => page.getByRole('list', { name: `${list}: ${of}`, exact: true });
    const [months, requests] = ['Meses da análise', 'Pedidos por mês e tese'] as const;
    for (const list of [months, requests]) {
      await expect(monthsOf(list, year - 1)).toBeVisible();
      await expect(monthsOf(list, year)).toBeHidden();
    }
    await page
      .locator('summary')
      .filter({ hasText: new RegExp(`^${year}`) })
      .first()
      .click();
    await expect(monthsOf(months, year)).toBeVisible();
    await expect(monthsOf(months, year - 1)).toBeHidden();
    await expect(monthsOf(requests, year - 1)).toBeVisible();

    // A phone that is turned keeps the open dialog and what was typed.
    await monthsOf(requests, year - 1)
      .getByRole('listitem')
      .filter({ hasText: 'Aviso Prévio Indenizado' })
      .first()
      .click();
    const protocol = page.getByRole('dialog').getByLabel('Protocolo');
    await protocol.fill('98765.43210');
    await page.setViewportSize({ width: 800, height: 375 });
    await expect(protocol).toHaveValue('98765.43210');
    await page.unrouteAll();
  });
});

test('a file of the wrong kind is named, and nothing is analysed', async ({ page, server }) => {
  await signIn(page, server.address, 'ceo@restitui.test', of('PREVIDENCIARIO').path);
  await page.getByRole('button', { name: 'Enviar arquivos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enviar arquivos' });
  const picture = { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('png') };
  await dialog.getByLabel('Planilha da folha').setInputFiles(picture);
  await expect(dialog.getByText(/planilha/i).last()).toBeVisible();
  await dialog.getByRole('button', { name: 'Analisar', exact: true }).click();
  await expect(dialog.getByRole('alert').last()).toBeVisible();
});
