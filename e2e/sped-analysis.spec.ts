import type { Page } from '@playwright/test';
import { dayInBrazil } from '@restitui/brazil/day.ts';
import { addMonths, taxMonthOfDay } from '@restitui/brazil/tax-month.ts';
import { sortablePeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import { cumulativeBlock, document, efdText, itemLine } from '../packages/sped-engine/test-support/write-efd.ts';
import { createZip } from '../packages/tax-engine/test-support/write-zip.ts';
import { analysisTimeout, expectAnalysed, exportSheet, result, saveDiagnosis, sendFile } from './file-analysis.ts';
import { checkLook, checkLooks } from './look.ts';
import { readSheet } from './read-sheet.ts';
import { expect, test } from './server.ts';
import { type Calls, callsAs, productsOf, type ServiceProduct } from './service-products.ts';
import { signIn } from './sign-in.ts';

let calls: Calls;
let of: (service: 'EXCLUSAO_DE_ICMS_E_ST') => ServiceProduct;
test.beforeAll(async ({ playwright, server }) => {
  calls = await callsAs(await playwright.request.newContext(), server.address, 'ceo@restitui.test');
  of = await productsOf(calls, ['EXCLUSAO_DE_ICMS_E_ST']);
});

const spedOf = (cnpj: string) =>
  efdText({
    cnpj,
    lines: [
      `C010|${cnpj}|2`,
      ...document([itemLine(1), itemLine(2, { base: 82_000 }), itemLine(3, { base: 90_000 })], { total: 300_000 }),
    ],
    // The company has PIS withheld, which is shown.
    assessment: [...cumulativeBlock(272_000), '1300|01|012025|30,00|20,00|0,00|0,00|10,00'],
  });

const asText = ({ name, buffer }: { name: string; buffer: Buffer }) => ({ name, buffer, mimeType: 'text/plain' });

async function send(page: Page, field: string, name: string, text: string) {
  await sendFile(page, field, name, text);
  await expectAnalysed(page, calls);
}

test('several SPED files at once, each named with what became of it', async ({ page, server }) => {
  const { path, id_client } = of('EXCLUSAO_DE_ICMS_E_ST');
  await signIn(page, server.address, 'ceo@restitui.test', path);
  await page.getByRole('button', { name: 'Enviar arquivos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enviar arquivos' });
  const texts = {
    'janeiro.txt': spedOf(id_client),
    'cortado.txt': spedOf(id_client).slice(0, -200),
    'outro.txt': 'oi',
  };
  const files = Object.entries(texts).map(([name, text]) => ({ name, buffer: Buffer.from(text, 'latin1') }));
  const field = dialog.getByLabel('Arquivos do SPED');
  await field.setInputFiles([...files, { name: 'foto.png', buffer: Buffer.from('x') }].map(asText));
  await expect(dialog.getByRole('alert')).toHaveText(
    'foto.png: Envie as escriturações em arquivos .txt ou em um .zip.',
  );
  await field.setInputFiles(files.map(asText));
  await expect(dialog.getByText('escrituracoes.zip')).toBeVisible();
  await dialog.getByText('Com 3 arquivos').click();
  await expect(dialog.getByText('cortado.txt')).toBeVisible();
  await checkLook(page, 'several chosen files');
  await dialog.getByRole('button', { name: 'Analisar', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expectAnalysed(page, calls);

  await expect(page.getByText('2 de 3 arquivos não foram usados')).toBeVisible();
  await page.getByText('Ver o motivo de cada um').click();
  await expect(page.getByText(/^O arquivo cortado\.txt está incompleto/).first()).toBeVisible();
  await expect(page.getByText(/^O arquivo outro\.txt não é um arquivo do SPED/).first()).toBeVisible();
  await page.getByText('Arquivos lidos').click();
  await expect(page.getByRole('listitem').filter({ hasText: /^janeiro\.txt.*Usado/ })).toBeVisible();
});

test('the SPED files of a company, to credits', async ({ page, server }) => {
  const { path, id_client } = of('EXCLUSAO_DE_ICMS_E_ST');
  await signIn(page, server.address, 'ceo@restitui.test', path);
  await send(page, 'Arquivos do SPED', 'efd.txt', spedOf(id_client));

  const drawer = page.getByRole('dialog');
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${server.address}${path}&mes=01-2025`);
    await expect(drawer.getByText('Cumulativo, original')).toBeVisible();
    const icms = drawer.getByRole('region', { name: 'ICMS destacado' });
    await expect(icms).toContainText(
      /A excluir: ainda na base.*R\$\s180,00.*Já excluído pela empresa.*R\$\s180,00.*Em dúvida.*R\$\s180,00/s,
    );
    await expect(icms).toContainText(/Soma das quatro partes.*R\$\s540,00/s);
    const taxes = drawer.getByRole('table', { name: 'PIS e COFINS antes e depois' });
    await expect(taxes.getByRole('row', { name: /^Devido antes R\$\s17,68 R\$\s81,60$/ })).toBeVisible();
    await expect(taxes.getByRole('row', { name: /^Devido depois R\$\s16,51 R\$\s76,20$/ })).toBeVisible();
    await drawer.getByText('Apuração antes e depois (bloco M e DCTF)').click();
    const m200 = drawer.getByRole('table', { name: 'M200, PIS' });
    await expect(m200.getByRole('row', { name: /^13 Total a recolher R\$\s17,68 R\$\s16,51$/ })).toBeVisible();
    const debits = drawer.getByRole('table', { name: 'Débitos da DCTF ou DCTFWeb' });
    await expect(debits.getByRole('row', { name: /^Débito 2172, COFINS R\$\s81,60 R\$\s76,20$/ })).toBeVisible();
    await drawer.getByText('Créditos, retenções e ajustes escriturados').click();
    await expect(drawer.getByRole('region', { name: '1300: PIS retido na fonte' })).toContainText(
      /01\/2025\s*Retido\s*R\$\s30,00\s*Deduzido\s*R\$\s20,00\s*Saldo\s*R\$\s10,00/,
    );
    await checkLook(page, `month of SPED files at ${width} px`);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  }
  await result(page).getByRole('row').nth(1).click();
  await drawer.getByRole('button', { name: 'Ver documentos e rubricas' }).first().click();
  await expect(drawer.getByText('C170 campo 26: de 1.000,00 para 820,00')).toBeVisible();
  const documents = drawer.getByRole('table', { name: 'Documentos e rubricas de ICMS na base de PIS/COFINS' });
  await expect(documents.getByRole('row')).toHaveCount(4);
  await drawer.getByRole('combobox', { name: /^Decisão sobre os documentos/ }).click();
  await page.getByRole('option', { name: 'Base divergente (1)' }).click();
  await expect(documents.getByRole('row')).toHaveCount(2);
  await checkLook(page, 'filtered documents of a month');
  const list = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Exportar lista' }).click();
  const sheet = await list;
  expect(sheet.suggestedFilename()).toMatch(/_documentos ICMS_2025-01\.xlsx$/);
  expect(readSheet(await sheet.path()).rows).toHaveLength(2);
  await drawer.getByRole('combobox', { name: /^Decisão sobre os documentos/ }).click();
  await page.getByRole('option', { name: 'Todas as decisões' }).click();
  await expect(documents.getByRole('row')).toHaveCount(4);

  await documents.getByRole('button', { name: 'Rejeitar' }).first().click();
  const rejection = page.getByRole('dialog', { name: 'Rejeitar' });
  // The document has all three lines, of which one counts.
  await expect(rejection).toContainText(
    /R\$\s180,00 voltam à base; PIS a recuperar − R\$\s1,17, COFINS a recuperar − R\$\s5,40/,
  );
  await checkLook(page, 'effect of a rejection');
  await rejection.getByLabel('Motivo').fill('Mercadoria não entregue');
  await rejection.getByRole('button', { name: 'Rejeitar' }).click();
  await expect(rejection).toBeHidden();
  const rejections = drawer.getByRole('region', { name: 'Rejeições' });
  await expect(rejections).toContainText('Mercadoria não entregue');
  await expect(documents.getByText('Rejeitado', { exact: true }).first()).toBeVisible({ timeout: analysisTimeout });
  await checkLook(page, 'a rejected document');
  await rejections.getByRole('button', { name: 'Desfazer rejeição' }).click();
  const back = page.getByRole('dialog', { name: 'Desfazer rejeição' });
  await expect(back).toContainText(/R\$\s180,00 saem da base; PIS a recuperar \+ R\$\s1,17/);
  await back.getByLabel('Motivo').fill('Comprovante de entrega recebido');
  await back.getByRole('button', { name: 'Desfazer rejeição' }).click();
  await expect(rejections).toBeHidden();
  await expect(documents.getByText('Rejeitado', { exact: true })).toHaveCount(0, { timeout: analysisTimeout });
  await drawer.getByRole('button', { name: 'Contar no crédito' }).click();
  const choice = page.getByRole('dialog', { name: 'Contar no crédito' });
  // R(2,540.00) − R(2,360.00): 16.51 − 15.34 and 76.20 − 70.80.
  await expect(choice).toContainText(
    /R\$\s180,00 saem da base; PIS a recuperar \+ R\$\s1,17, COFINS a recuperar \+ R\$\s5,40/,
  );
  await checkLook(page, 'effect of a choice');
  await choice.getByRole('button', { name: 'Cancelar' }).click();
  await expect(choice).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  expect((await exportSheet(page)).rows.length).toBeGreaterThan(1);
  const corrections = page.waitForEvent('download');
  await page.getByRole('region', { name: 'Correções' }).getByRole('button', { name: 'XLSX' }).click();
  const { rows, xml } = readSheet(await (await corrections).path());
  expect(rows.length).toBeGreaterThan(2);
  expect(/<autoFilter ref="A1:[A-Z]+(\d+)"/.exec(xml)?.[1]).toBe(String(rows.length));
  const files = page.getByRole('region', { name: 'Arquivos lidos' });
  await files.getByText(/^12 registros lidos, 0 só contados$/).click();
  const records = files.getByRole('table', { name: 'Registros de efd.txt' });
  await expect(records.getByRole('row', { name: 'C170 Lido 3' })).toBeVisible();
  await checkLooks(page, 'analysis of SPED files with the records of a file');
  await expect(page.getByRole('region', { name: 'Pontos a conferir' })).toContainText('PIS 8109');
  expect((await saveDiagnosis(page)).pages.join(' ')).toMatch(
    /ICMS na base de PIS\/COFINS.*STF Tema 69.*Pontos a conferir.*PIS 8109/,
  );
  await page.getByRole('button', { name: 'Levar para créditos' }).click();
  await page.getByRole('button', { name: 'Levar valores' }).click();
  await expect(page.getByText('Valores levados para os créditos.')).toBeVisible();
});

test('of several retificadoras of a month, the analyst chooses the one that counts', async ({ page, server }) => {
  const { path, id_client: cnpj } = of('EXCLUSAO_DE_ICMS_E_ST');
  const fileOf = (value: number) => {
    const lines = document([itemLine(1, { value, icms: 18_000 })], { total: value });
    return Buffer.from(efdText({ cnpj, rectifying: true, lines, assessment: cumulativeBlock(value) }), 'latin1');
  };
  const buffer = createZip([
    { name: 'a.txt', data: fileOf(100_000) },
    { name: 'b.txt', data: fileOf(200_000) },
    { name: 'balancete.txt', data: Buffer.from('nada') },
  ]);
  await signIn(page, server.address, 'ceo@restitui.test', path);
  await page.getByRole('button', { name: 'Enviar arquivos' }).click();
  const sending = page.getByRole('dialog', { name: 'Enviar arquivos' });
  await sending.getByLabel('Arquivos do SPED').setInputFiles({ name: 'efd.zip', mimeType: 'application/zip', buffer });
  await sending.getByRole('button', { name: 'Analisar', exact: true }).click();
  await expect(sending).toBeHidden();
  await expect(page.getByText('b.txt')).toBeVisible({ timeout: analysisTimeout });
  const leftOut = page.getByRole('status').filter({ hasText: '1 de 3 arquivos não foi usado' });
  await leftOut.getByText('Ver o motivo de cada um').click();
  await expect(leftOut).toContainText('balancete.txt não é um arquivo do SPED');
  await checkLooks(page, 'an analysis without one of its files');

  await page.goto(`${server.address}${path}&mes=01-2025`);
  const drawer = page.getByRole('dialog', { name: 'Competência 01/2025' });
  await expect(drawer.getByText('Retificadora usada: b.txt.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Escolher retificadora' }).click();
  const choice = page.getByRole('dialog', { name: 'Escolher retificadora' });
  await expect(choice.getByRole('status')).toHaveText('É o arquivo que já está em uso.');
  await choice.getByRole('combobox', { name: 'Arquivo' }).click();
  await page.getByRole('option', { name: 'a.txt' }).click();
  await expect(choice.getByRole('status')).toContainText(/nenhum valor a recuperar muda/);
  await choice.getByLabel('Prova ou motivo').fill('Recibo da transmissão');
  await checkLook(page, 'choice of a retificadora');
  await choice.getByRole('button', { name: 'Salvar' }).click();
  await expect(drawer.getByText(/Retificadora usada: a\.txt\. Escolhida por .*: Recibo da transmissão/)).toBeVisible({
    timeout: analysisTimeout,
  });
});

test('a payment of SPED files, from the upload to the boleto of its fee', {
  tag: ['@D-34', '@D-35'],
}, async ({ page, server }) => {
  const { path, id_client: cnpj } = (await productsOf(calls, ['EXCLUSAO_DE_ICMS_E_ST']))('EXCLUSAO_DE_ICMS_E_ST');
  await signIn(page, server.address, 'ceo@restitui.test', path);
  const value = 10_000_000;
  // Before the months that the demonstration has requested under another apuração, and not yet expired.
  const month = addMonths(taxMonthOfDay(dayInBrazil(new Date())), -42);
  const lines = document([itemLine(1, { value, icms: 1_800_000 })], {
    day: `07${month.replace('/', '')}`,
    total: value,
  });
  const text = efdText({ month: sortablePeriod(month), cnpj, lines, assessment: cumulativeBlock(value) });
  await send(page, 'Arquivos do SPED', 'efd.txt', text);

  const payment = page.getByRole('table', { name: 'Pagamentos' }).getByRole('row', { name: month });
  await expect(payment).toContainText(/DARF de.*Retificar.*R\$\s657,00.*Prescreve em/s);
  const enter = async (step: string, fields: Record<string, string> = {}) => {
    await payment.getByRole('button', { name: new RegExp(`^${step}`) }).click();
    const dialog = page.getByRole('dialog', { name: step });
    for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text);
    await checkLook(page, step);
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog).toBeHidden();
  };
  await enter('Registrar retificadora', { 'Recibo da retificadora': '84.10.27.55.63-09' });
  await expect(payment).toContainText('Pedir');
  await enter('Registrar pedido', { 'Protocolo ou PER/DCOMP': '27315.40862.1.2.04-7701' });
  await expect(payment).toContainText(/Aguarda despacho.*Receita decide até/);
  const thesis = page.getByRole('table', { name: 'Pedidos por mês e tese' }).getByRole('row', { name: month });
  await expect(thesis).toContainText(/Pedido.*27315\.40862\.1\.2\.04-7701/s);
  await enter('Registrar despacho');
  await enter('Registrar dinheiro', { 'Valor recebido': '700,00' });
  await expect(payment).toContainText(/Honorários.*a lançar.*700,00/);

  await payment.getByRole('button', { name: /^Lançar honorários/ }).click();
  await page
    .getByRole('dialog', { name: 'Lançar honorários' })
    .getByRole('button', { name: /^Lançar R\$/ })
    .click();
  await expect(page.getByText('Honorários lançados.')).toBeVisible();
  await payment.getByRole('button', { name: /^Gerar boleto/ }).click();
  const boleto = page.getByRole('dialog', { name: 'Gerar Boleto' });
  await expect(boleto.getByLabel('Vencimento')).not.toHaveValue('');
  await boleto.getByRole('button', { name: 'Gerar Boleto' }).click();
  await expect(boleto).toBeHidden();
  await expect(payment).toContainText('Concluído');

  await page.getByRole('button', { name: 'Quadro' }).click();
  await page.getByRole('region', { name: 'Concluído' }).getByRole('button', { name: month }).click();
  const steps = page.getByRole('dialog', { name: `Pagamento de ${month}` });
  await expect(steps.getByRole('list', { name: 'Passos do pagamento' })).toContainText(
    /84\.10\.27\.55\.63-09.*27315\.40862\.1\.2\.04-7701.*Deferido.*700,00.*Crédito pago/s,
  );
  await checkLook(page, 'the steps of a payment of SPED files');
  await page.keyboard.press('Escape');
  await checkLooks(page, 'the payments of SPED files');
});
