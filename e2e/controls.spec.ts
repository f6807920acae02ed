import type { Download, Page } from '@playwright/test';
import { displayName } from '@restitui/brazil/display-name.ts';
import { collectConsoleErrors } from './console-errors.ts';
import { checkLooks } from './look.ts';
import { choose, signedIn } from './people.ts';
import { readSheet } from './read-sheet.ts';
import { expect, test } from './server.ts';
import { callsAs, productsOf, tenant } from './service-products.ts';

const said = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();

/** Saves the download of a button and reads it back. */
async function exported(page: Page, button: string): Promise<{ rows: (string | number)[][]; file: Download }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await download;
  expect(file.url()).toMatch(/^blob:/);
  return { rows: readSheet(await file.path()).rows, file };
}

test('ICMS credits are searched, edited in their rows, rolled back when refused, and exported', {
  tag: ['@W-448', '@W-452', '@W-455', '@W-493', '@W-494', '@W-559', '@C-39', '@C-64', '@C-91', '@D-22'],
}, async ({ browser, server, playwright }) => {
  const calls = await callsAs(await playwright.request.newContext(), server.address, 'ceo@restitui.test');
  const of = await productsOf(calls, ['EXCLUSAO_DE_ICMS_E_ST', 'SUBVENCAO']);
  const { id: id_product, id_client, razao_social } = of('EXCLUSAO_DE_ICMS_E_ST');
  const months = ['01', '02', '03', '04', '05', '06'];
  const dcomp = `11111.${String(Date.now() % 100_000).padStart(5, '0')}.150324.1.3.04-0001`;
  const made: { id: string; periodoApurado: string }[] = [];
  for (const month of months) {
    const body = { id_product, periodoApurado: `${month}1991`, credPisOriginal: 100, credCofinsOriginal: 460 };
    made.push(await calls('POST', '/icms-credits', body));
  }

  const page = await signedIn(browser, server.address, 'ceo@restitui.test');
  const errors = collectConsoleErrors(page);
  await page.goto(`${server.address}/admin/${tenant}/clientes/${id_client}/opcoes-fiscais?area=icms`);
  const table = page.getByRole('table', { name: 'Controle de créditos de ICMS' });
  const period = (month: string) =>
    table.getByRole('rowgroup', { name: `${month}/1991 de ${displayName(razao_social)}`, exact: true });
  const edit = (month: string) =>
    page.getByRole('button', { name: `Editar ${month}/1991 de ${displayName(razao_social)}` });
  const totals = table.getByRole('rowgroup').filter({ hasText: 'Total' });

  await test.step('five rows per page, with the totals of all', async () => {
    await page.getByRole('searchbox', { name: 'Buscar no controle' }).fill('/1991');
    await expect(page.getByText('1–5 de 6 períodos')).toBeVisible();
    await expect(page).toHaveURL(/q=%2F1991/);
    await expect(table.getByRole('button', { name: /^Editar/ })).toHaveCount(5);
    await expect(totals).toContainText('R$ 600,00');
    await expect(totals).toContainText('R$ 2.760,00');
    await page.getByRole('button', { name: 'Próxima página' }).click();
    await expect(period('01')).toBeVisible();
    await page.reload();
    await expect(period('01')).toBeVisible();
    await page.getByRole('button', { name: 'Página anterior' }).click();
    await expect(period('06')).toBeVisible();
    await checkLooks(page, 'control of ICMS credits', [375, 1440]);
  });

  await test.step('a row is edited by keyboard, and its balance follows the input', async () => {
    await edit('06').click();
    await expect(page.getByLabel('Período apurado 06/1991')).toBeFocused();
    await page.getByLabel('Utilizado PIS 06/1991').fill('dez');
    await page.getByLabel('Utilizado PIS 06/1991').press('Enter');
    await said(page, 'Por favor, insira um valor válido.');
    await page.getByLabel('Utilizado PIS 06/1991').fill('40,50');
    await page.getByLabel('Pago COFINS 06/1991').fill('500');
    await page.getByLabel('DCOMP inicial PIS 06/1991').fill(dcomp);
    await page.getByLabel('DCOMP inicial PIS 06/1991').press('Enter');
    await said(page, 'Utilizado e pago passam R$ 40,00 do crédito de COFINS, que é de R$ 460,00.');
    await page.getByLabel('Pago COFINS 06/1991').fill('400');
    await expect(table.getByRole('rowgroup', { name: /^Editando/ })).toContainText('R$ 59,50');
    await page.getByLabel('DCOMP inicial PIS 06/1991').press('Enter');
    await said(page, 'O período foi salvo com sucesso!');
    for (const text of ['R$ 40,50', 'R$ 59,50', 'R$ 60,00', dcomp]) {
      await expect(period('06')).toContainText(text);
    }
    await expect(edit('06')).toBeFocused();
    await expect(totals).toContainText('R$ 559,50');
  });

  await test.step('a concurrent change is shown beside its field and no input is lost', async () => {
    // The list that is loaded again after a save brings the concurrent change while the row is edited.
    let load = () => {};
    const held = new Promise<void>((resolve) => {
      load = resolve;
    });
    await page.route('**/api/icms-credits?*', async (route) => {
      await held;
      await route.continue();
    });
    await edit('06').click();
    await page.getByLabel('DCOMP inicial PIS 06/1991').press('Enter');
    await edit('05').click();
    await expect(page.getByLabel('Período apurado 05/1991')).toBeFocused();
    const body = { periodoApurado: '051991', credPisOriginal: 170, credCofinsOriginal: 460 };
    await calls('PUT', `/icms-credits/${made[4]?.id}`, body);
    const loaded = page.waitForResponse((response) => response.url().includes('/api/icms-credits?'));
    load();
    await loaded;
    await page.unroute('**/api/icms-credits?*');
    await page.getByLabel('Crédito original PIS 05/1991').fill('180,00');
    await page.getByLabel('Crédito original PIS 05/1991').press('Enter');
    await said(page, 'Houve um erro ao salvar o período.');
    await said(page, 'Agora está: 170,00');
    await expect(page.getByLabel('Crédito original PIS 05/1991')).toHaveValue('180,00');
    await page.getByLabel('Crédito original PIS 05/1991').press('Enter');
    await expect(period('05')).toContainText('R$ 180,00');
  });

  await test.step('an edit shows at once; a refusal rolls it back and reopens it with the input', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/icms-credits/*', async (route) => {
      await held;
      await route.fulfill({ status: 500, json: { code: 'unexpected', message: 'Ocorreu um erro desconhecido' } });
    });
    await edit('03').click();
    await page.getByLabel('Crédito original PIS 03/1991').fill('777,00');
    await page.getByLabel('Crédito original PIS 03/1991').press('Enter');
    await expect(period('03')).toContainText('R$ 777,00');
    answer();
    await expect(page.getByLabel('Crédito original PIS 03/1991')).toHaveValue('777,00');
    await expect(totals).not.toContainText('777');
    await page.unroute('**/api/icms-credits/*');
    await page.getByLabel('Crédito original PIS 03/1991').press('Escape');
    await expect(period('03')).toContainText('R$ 100,00');
  });

  await test.step('a deletion shows at once and is rolled back when refused', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/icms-credits/*', async (route) => {
      await held;
      await route.fulfill({ status: 500, json: { code: 'unexpected', message: 'Ocorreu um erro desconhecido' } });
    });
    await page.getByRole('button', { name: `Excluir 04/1991 de ${displayName(razao_social)}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
    await expect(period('04')).toHaveCount(0);
    answer();
    await said(page, 'Houve um erro ao excluir o período.');
    await expect(period('04')).toBeVisible();
    await page.unroute('**/api/icms-credits/*');
    await page.getByRole('button', { name: `Excluir 04/1991 de ${displayName(razao_social)}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
    await said(page, 'Período excluído com sucesso!');
    await expect(period('04')).toHaveCount(0);
  });

  await test.step('a period is added, and the spreadsheet has the filtered rows', async () => {
    await page.getByRole('button', { name: 'Novo período' }).click();
    const dialog = page.getByRole('dialog', { name: 'Novo período' });
    await expect(dialog.getByRole('radio', { name: 'Exclusão de ICMS e ST' })).toBeChecked();
    await dialog.getByLabel('Período apurado').fill('061991');
    await dialog.getByRole('button', { name: 'Adicionar' }).click();
    await expect(dialog.getByText('Este período já está no controle deste cliente.')).toBeVisible();
    await expect(dialog.getByLabel('Período apurado')).toBeFocused();
    await dialog.getByLabel('Período apurado').fill('071991');
    await dialog.getByLabel('Crédito original COFINS').fill('1.000,00');
    await checkLooks(page, 'a new period', [375, 1440]);
    await dialog.getByRole('button', { name: 'Adicionar' }).click();
    await said(page, 'Período adicionado ao controle.');
    await expect(period('07')).toContainText('R$ 1.000,00');

    const { rows, file } = await exported(page, 'Exportar controle');
    expect(file.suggestedFilename()).toMatch(new RegExp(`_${id_client}_creditos de ICMS_\\d{4}-\\d{2}-\\d{2}\\.xlsx$`));
    expect(rows.map((row) => row[2])).toEqual([
      'Período apurado',
      '07/1991',
      '06/1991',
      '05/1991',
      '03/1991',
      '02/1991',
      '01/1991',
      '',
    ]);
    expect(rows[2]?.slice(3)).toEqual([100, 40.5, 0, dcomp, 59.5, 460, 0, 400, '', 60, 119.5]);
    expect(rows.at(-1)?.at(-1)).toBe(1000 + 119.5 + 180 + 460 + 3 * 560);
  });

  await test.step('the months of Subvenção show their remaining amounts and are exported', async () => {
    const { id_apuracao, path } = of('SUBVENCAO');
    const items = [{ verba: 'IRPJ', value: 50 }];
    const rest = { isPaid: false, isSituacaoPerDComp: true };
    for (const [month, credit] of [
      ['012024', 100],
      ['022024', 50],
      ['032024', 10],
    ] as const) {
      await calls('PUT', `/debit-months/${id_apuracao}/${month}`, { credit, items, ...rest });
    }
    await page.goto(server.address + path);
    await expect(page.getByLabel('Totais dos meses')).toContainText('R$ 160,00');
    const list = page.getByRole('list', { name: 'Meses' });
    for (const situation of ['Disponível', 'Negativo', 'Indisponível']) {
      await expect(list.getByText(situation, { exact: true })).toHaveCount(1);
    }
    const { rows } = await exported(page, 'Exportar meses');
    expect(rows.slice(1).map((row) => row.slice(0, 5))).toEqual([
      ['01/2024', 'Disponível', 100, 50, 50],
      ['02/2024', 'Indisponível', 50, 50, 0],
      ['03/2024', 'Negativo', 10, 50, -40],
      ['Total', '', 160, 150, 10],
    ]);
  });

  expect(errors).toEqual([]);
  await page.context().close();
});

test('the compensation report is filled in, corrected, exported and read by the company', {
  tag: ['@W-449', '@W-450', '@W-451', '@W-455', '@W-559', '@C-38', '@C-64', '@D-22'],
}, async ({ browser, server, playwright }) => {
  const calls = await callsAs(await playwright.request.newContext(), server.address, 'ceo@restitui.test');
  const { id: id_product, razao_social } = (await productsOf(calls, ['PREVIDENCIARIO']))('PREVIDENCIARIO');
  const number = `77777.${String(Date.now() % 100_000).padStart(5, '0')}.150324.1.3.04-0001`;
  await calls('POST', '/compensations', { id_product, tributo: 'IRPJ', pa: '012024', value: 50, perDcomp: number });

  const page = await signedIn(browser, server.address, 'ceo@restitui.test');
  const errors = collectConsoleErrors(page);
  await page.goto(`${server.address}/admin/${tenant}/opcoes-financeiras?area=compensacoes`);
  const totals = page.getByLabel('Totais do relatório');
  const dialog = page.getByRole('dialog');
  const table = page.getByRole('table', { name: 'Relatório de compensação' });
  for (const label of ['PIS/PASEP', 'COFINS', 'IRPJ', 'CSLL', 'Total']) {
    await expect(totals.getByText(label, { exact: true })).toBeVisible();
  }
  await checkLooks(page, 'compensation report', [375, 1440]);

  await page.getByRole('button', { name: 'Nova compensação' }).click();
  await dialog.getByRole('button', { name: 'Adicionar' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Por favor, preencha todos os campos' })).toBeVisible();
  await expect(dialog.getByText('Campo obrigatório.')).toHaveCount(4);
  await expect(dialog.getByRole('searchbox', { name: 'Buscar cliente' })).toBeFocused();
  await checkLooks(page, 'a new compensation', [375, 1440]);
  await dialog.getByRole('searchbox', { name: 'Buscar cliente' }).fill(razao_social);
  // The results move the rows under the pointer when they arrive.
  await expect(dialog.getByRole('radio', { name: new RegExp(`^(?!${displayName(razao_social)})`) })).toHaveCount(0);
  const product = dialog
    .getByRole('radio', { name: new RegExp(`^${displayName(razao_social)}.*Previdenciário`) })
    .first();
  await product.click();
  await expect(product).toBeChecked();
  await choose(page, 'Tributo', 'COFINS');
  await dialog.getByRole('textbox', { name: 'PA' }).fill('022024');
  await dialog.getByLabel('Valor').fill('120,50');
  await dialog.getByLabel('PER/DCOMP').fill(number);
  await dialog.getByRole('button', { name: 'Adicionar' }).click();
  await said(page, 'Compensação adicionada ao relatório.');

  await page.getByRole('searchbox', { name: 'Buscar no relatório' }).fill(number);
  await expect(totals).toContainText('R$ 170,50');
  await expect(page).toHaveURL(new RegExp(`q=${number}`));
  await expect(table.getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: `Editar COFINS 02/2024, ${number}` }).click();
  await dialog.getByLabel('Valor').fill('130,00');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await said(page, 'A compensação foi salva com sucesso!');
  await expect(totals).toContainText('R$ 180,00');

  const { rows } = await exported(page, 'Exportar relatório');
  expect(rows[0]?.slice(5)).toEqual(['PIS/PASEP', 'COFINS', 'IRPJ', 'CSLL', 'Total']);
  expect(rows.slice(1).map((row) => row.slice(3))).toEqual([
    ['02/2024', number, 0, 130, 0, 0, 130],
    ['01/2024', number, 0, 0, 50, 0, 50],
    ['', '', 0, 130, 50, 0, 180],
  ]);

  await page.getByRole('button', { name: `Excluir COFINS 02/2024, ${number}` }).click();
  await dialog.getByRole('button', { name: 'Excluir' }).click();
  await said(page, 'Compensação excluída com sucesso!');
  await expect(totals).toContainText('R$ 50,00');
  expect(errors).toEqual([]);
  await page.context().close();

  const host = server.hostOf('meridiano');
  const company = await signedIn(browser, host, 'ceo@meridiano.test', {
    path: '/opcoes-financeiras?area=compensacoes',
  });
  await company.getByRole('searchbox', { name: 'Buscar no relatório' }).fill(number);
  await expect(company.getByRole('table', { name: 'Relatório de compensação' })).toContainText('01/2024');
  await expect(company.getByRole('button', { name: /^(Nova|Editar|Excluir|Exportar)/ })).toHaveCount(0);
  await company.context().close();
});
