import type { Page } from '@playwright/test';
import { mainJobClient } from './analyse.ts';
import { creditsTable, newAssessment, rowOf, said, screenOf } from './credits-page.ts';
import { checkLook } from './look.ts';
import { choose, signedIn } from './people.ts';
import { readSheet } from './read-sheet.ts';
import { expect, test } from './server.ts';
import { drawn, settled } from './settled.ts';

const card = (page: Page, label: string) =>
  page.getByLabel('Resumo da apuração').locator('div').filter({ hasText: label }).first();

/** Expects the table with an open editor to fit at every width of a desk: the window steps over all its limits. */
async function expectTableFits(page: Page, typed: string) {
  const before = page.viewportSize();
  for (let width = 1160; width <= 1440; width += 20) {
    await page.setViewportSize({ width, height: 720 });
    await drawn(page);
    const sideways = () =>
      creditsTable(page).evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
    await expect.poll(sideways, `${typed} at ${width} px`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}

test('credits are added, corrected, exported and deleted in their rows', {
  tag: [
    ...['@W-168', '@W-169', '@W-170', '@W-171', '@W-172', '@W-173', '@W-174', '@W-175', '@W-176', '@W-177', '@W-178'],
    ...['@W-179', '@W-577', '@W-583', '@W-584', '@W-585', '@D-34', '@I-205', '@G-26'],
  ],
}, async ({ browser, server, playwright }) => {
  const request = await playwright.request.newContext();
  const made = await newAssessment(request, server.address);
  const page = await signedIn(browser, server.address, 'analista@restitui.test');
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(screenOf(server.address, made));
  await said(page, 'Nenhum crédito nesta apuração');

  await test.step('an empty table is not exported', async () => {
    await page.getByRole('button', { name: 'Exportar créditos' }).click();
    await said(page, 'Não há dados para exportar.');
  });

  await test.step('a closed apuração offers no change, a reopened one does', async () => {
    await page.getByRole('button', { name: 'Fechar apuração' }).click();
    await expect(page.getByText('Fechada', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Adicionar crédito' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Reabrir apuração' }).click();
    // First, because a message goes after some seconds.
    await said(page, 'Apuração reaberta.');
    await expect(page.getByRole('button', { name: 'Adicionar crédito' })).toBeVisible();
  });

  await test.step('a row is added and filled in by keyboard', async () => {
    await page.getByRole('button', { name: 'Adicionar crédito' }).click();
    const month = page.getByLabel('Competência novo');
    await expect(month).toBeFocused();
    await page.keyboard.press('Enter');
    await said(page, 'Informe a competência.');
    await month.fill('062025');
    await expect(month).toHaveValue('06/2025');
    for (const typed of ['158.920,40', '1.158.920,40']) {
      await page.getByLabel('Crédito original novo').fill(typed);
      await expectTableFits(page, typed);
    }
    await page.getByLabel('Crédito original novo').fill('159,24');
    await choose(page, 'Status novo', 'Pago');
    await page.getByLabel('Mês do uso').fill('09/2026');
    await page.getByLabel('Compensação novo').fill('86,58');
    await expect(creditsTable(page).getByRole('row', { name: /^Editando/ })).toContainText('R$ 184,54');
    await page.getByLabel('Compensação novo').press('Enter');
    await said(page, 'O crédito foi salvo com sucesso!');
    const cells = ['R$ 159,24', 'R$ 25,30', '15,89%', 'R$ 184,54', 'R$ 86,58', 'R$ 97,96', 'Pago'];
    for (const text of cells) await expect(rowOf(page, '06/2025')).toContainText(text);
    await expect(page.getByRole('button', { name: 'Editar crédito de 06/2025' })).toBeFocused();
  });

  await test.step('a row expands to its account, factor by factor', async () => {
    await page.getByRole('button', { name: 'Conta do crédito de 06/2025' }).click();
    const months = page.getByRole('list', { name: 'Selic mês a mês' }).getByRole('listitem');
    await expect(months).toHaveCount(14);
    await expect(months.first()).toContainText('08/2025');
    await expect(months.first()).toContainText('1,16%');
    await expect(months.last()).toContainText('1,00%');
    await expect(page.getByText('Selic de 15,89% até 09/2026')).toBeVisible();
  });

  await test.step('the account reports a missing Selic rate', async () => {
    // A late answer would store the rates again.
    await settled(page);
    await page.evaluate(() => localStorage.removeItem('selic'));
    await page.route('**/api/utils/selic', (route) => route.abort());
    await page.reload();
    await page.getByRole('button', { name: 'Conta do crédito de 06/2025' }).click();
    await expect(page.getByRole('alert')).toHaveText('Erro ao consultar informações da Selic no backend.');
    await page.unroute('**/api/utils/selic');
    await page.reload();
    await expect(rowOf(page, '06/2025')).toContainText('R$ 184,54');
  });

  await test.step('Escape discards a new row without a trace', async () => {
    await page.getByRole('button', { name: 'Adicionar crédito' }).click();
    await expect(page.getByLabel('Competência novo')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Competência novo')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Conta do crédito/ })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Adicionar crédito' })).toBeFocused();
  });

  await test.step('a concurrent change is shown beside its field and no input is lost', async () => {
    await page.getByRole('button', { name: 'Editar crédito de 06/2025' }).click();
    await expect(page.getByLabel('Competência de 06/2025')).toBeFocused();
    const api = `${server.address}/api/credits`;
    const list = (await (await request.get(`${api}/${made.id_apuracao}`, { headers: made.headers })).json()).data;
    const change = { id: list[0].id, creditOrigin: 170 };
    expect((await request.put(api, { headers: made.headers, data: change })).status()).toBe(200);
    await page.getByLabel('Crédito original de 06/2025').fill('180,00');
    await page.keyboard.press('Enter');
    await said(page, 'Houve um erro ao salvar o crédito.');
    await said(page, 'Agora está: R$ 170,00');
    await expect(page.getByLabel('Crédito original de 06/2025')).toHaveValue('180,00');
    await page.getByLabel('Crédito original de 06/2025').press('Enter');
    await expect(rowOf(page, '06/2025')).toContainText('R$ 180,00');
  });

  await test.step('the spreadsheet contains real numbers', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar créditos' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^COMERCIO.EXEMPLO.LTDA_11222333000181_creditos_\d{4}-\d{2}-\d{2}\.xlsx$/);
    const { rows, xml } = readSheet(await file.path());
    expect(rows).toEqual([
      ['Competência', 'Comissão', 'Crédito original', 'SELIC', 'Compensação', 'Status'],
      ['06/2025', expect.any(Number), 180, 28.6, 86.58, 'Pago'],
    ]);
    expect(xml).toMatch(/state="frozen"/);
    expect(xml).toMatch(/<autoFilter/);
  });

  await test.step('axe has no findings with one row edited and one expanded', async () => {
    await page.getByRole('button', { name: 'Editar crédito de 06/2025' }).click();
    await expect(page.getByLabel('Competência de 06/2025')).toBeFocused();
    await checkLook(page, 'credits');
    await page.setViewportSize({ width: 375, height: 812 });
    await expect(page.getByRole('list', { name: 'Créditos', exact: true })).toBeVisible();
    await checkLook(page, 'credits on a phone');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page
      .getByRole('button', { name: /^(Cancelar)$/ })
      .first()
      .click();
  });

  await test.step('a failed deletion is rolled back, a successful one is kept', async () => {
    const remove = async () => {
      await page.getByRole('button', { name: 'Excluir crédito de 06/2025' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
    };
    await page.route('**/api/credits/*', (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.continue(),
    );
    await remove();
    await said(page, 'Houve um erro ao excluir o crédito.');
    await expect(rowOf(page, '06/2025')).toBeVisible();
    await page.unroute('**/api/credits/*');
    await remove();
    await said(page, 'Crédito excluído com sucesso!');
    await said(page, 'Nenhum crédito nesta apuração');
  });

  expect(complaints).toEqual([]);
  await page.context().close();
  await request.dispose();
});

test('the summary follows the credits, is overridden and reset; apurações are created and changed', {
  tag: ['@W-145', '@W-146', '@W-147', '@W-148', '@W-150', '@W-151', '@W-153', '@W-154', '@W-155', '@W-156', '@W-571'],
}, async ({ browser, server, playwright }) => {
  const request = await playwright.request.newContext();
  const made = await newAssessment(request, server.address);
  const { headers } = made;
  const api = `${server.address}/api`;
  const place = { id_client: mainJobClient, id_product: made.id_product, id_apuracao: made.id_apuracao };
  const added = await (await request.post(`${api}/credits`, { headers, data: place })).json();
  const entered = { anoCompetencia: 2025, mesCompetencia: 6, creditOrigin: 159.24, compensacao: 86.58 };
  const saved = { id: added.data.id, ...entered, mesRestituicao: '09/2026' };
  expect((await request.put(`${api}/credits`, { headers, data: saved })).status()).toBe(200);
  const page = await signedIn(browser, server.address, 'analista@restitui.test');

  await test.step('the figures equal those of the credits', async () => {
    await page.goto(screenOf(server.address, made));
    await expect(card(page, 'Crédito')).toContainText('R$ 184,54');
    await expect(card(page, 'Restituído')).toContainText('R$ 86,58');
    await expect(card(page, 'Saldo')).toContainText('R$ 97,96');
  });

  await test.step('a figure is overridden in Brazilian notation', async () => {
    await page.getByRole('button', { name: /^Editar Restituído/ }).click();
    const input = page.getByRole('textbox', { name: 'Restituído' });
    await input.fill('muito');
    await input.press('Enter');
    await said(page, 'Valor inválido');
    await said(page, 'Por favor, insira um valor válido.');
    await input.fill('1.086,50');
    await input.press('Enter');
    await said(page, 'Valor atualizado');
    await expect(card(page, 'Restituído')).toContainText('R$ 1.086,50');
    await expect(card(page, 'Restituído')).toContainText('calculado R$ 86,58');
    await expect(card(page, 'Saldo')).toContainText('-R$ 901,96');
    await checkLook(page, 'summary with a typed figure');
  });

  await test.step('a failed change is rolled back', async () => {
    await page.route('**/api/resume/update/value', (route) => route.abort());
    await page.getByRole('button', { name: /^Editar Débito/ }).click();
    await page.getByRole('textbox', { name: 'Débito' }).fill('5');
    await page.getByRole('textbox', { name: 'Débito' }).press('Enter');
    await said(page, 'Erro ao atualizar valor do total');
    await expect(card(page, 'Débito')).toContainText('R$ 0,00');
    await page.unroute('**/api/resume/update/value');
    await page.getByRole('button', { name: 'Voltar ao calculado' }).click();
    await said(page, 'Voltou ao valor calculado.');
    await expect(card(page, 'Saldo')).toContainText('R$ 97,96');
  });

  await test.step('a new apuração is created and shown, or the reason for a refusal', async () => {
    await page.route('**/api/apuracao', (route) => route.abort());
    await page.getByRole('button', { name: 'Nova Apuração' }).click();
    await said(page, 'Erro ao criar nova apuração: Erro de rede');
    await page.unroute('**/api/apuracao');
    await page.getByRole('button', { name: 'Nova Apuração' }).click();
    await said(page, 'Nova apuração criada com sucesso!');
    await expect(page).not.toHaveURL(new RegExp(made.id_apuracao));
    await said(page, 'Nenhum crédito nesta apuração');
  });

  await test.step('another product starts with its first apuração', async () => {
    const url = `${api}/apuracao/${made.id_product}`;
    const [first] = (await (await request.get(url, { headers })).json()).data;
    await page.getByRole('navigation', { name: 'Áreas do cliente' }).getByRole('link', { name: 'Produtos' }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Previdenciário/ })
      .click();
    await expect(page).not.toHaveURL(/apuracao=/);
    await expect(page.getByRole('combobox', { name: 'Apuração' })).toHaveText(first.name);
  });

  await page.context().close();
  await request.dispose();
});
