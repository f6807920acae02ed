import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { collectConsoleErrors } from './console-errors.ts';
import { checkLook } from './look.ts';
import { cnpjNumber, linesWith, portfolioCsv } from './portfolio-file.ts';
import { readSheet } from './read-sheet.ts';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';

const trilha = '50000000000160';
const wrong: Record<string, string>[] = [
  { CNPJ: '11222333000182' },
  { 'Razão Social': '' },
  { 'CPF do Sócio': '123' },
  { 'E-mail': 'sem arroba' },
  { CEP: '12' },
  { UF: 'ZZ' },
  { Comissão: '150' },
];
const words = [
  'CNPJ ou CPF inválido.',
  'Razão Social: Informe a razão social.',
  'CPF do Proprietário: CPF inválido. Verifique o número digitado.',
  'E-mail do Proprietário: E-mail inválido',
  'CEP inválido. Use 8 dígitos, como 74000-000.',
  'UF inválida. Use as duas letras, como GO.',
  'Comissão (%): A comissão é um número inteiro de 0 a 100',
];

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const upload = (page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) =>
  page.getByLabel('Planilha de clientes').setInputFiles(file);
const shows = (page: Page, label: string, figure: string) =>
  expect(page.getByText(label, { exact: true }).locator('xpath=following-sibling::p[1]')).toHaveText(figure);

async function saved(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return (await download).path();
}

test('a portfolio of 5,000 rows is imported and its 7 invalid rows are returned for correction', {
  tag: ['@D-38', '@I-066', '@I-078', '@I-091'],
}, async ({ page, server }) => {
  const errors = collectConsoleErrors(page, []);
  await signIn(page, server.address, 'ceo@restitui.test', `/admin/${trilha}/clientes`);
  await page.getByRole('link', { name: 'Importar' }).click();
  await expect(heading(page, 'Importar clientes')).toBeVisible();
  await checkLook(page, 'upload of a portfolio');

  const template = readSheet(await saved(page, 'Baixar modelo'));
  expect(template.rows[0]?.slice(0, 3)).toEqual(['CNPJ ou CPF', 'Razão Social', 'Nome Fantasia']);
  await page.getByRole('button', { name: 'Conferir planilha' }).click();
  await expect(page.getByText('Selecione a planilha.')).toBeVisible();
  await upload(page, { name: 'carteira.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(page.getByText('carteira.pdf: Envie um arquivo .xlsx ou .csv.')).toBeVisible();

  const buffer = portfolioCsv(linesWith(70_000_000, 5000, 'Panificação em Massa', wrong));
  const portfolio = { name: 'carteira.csv', mimeType: 'text/csv', buffer };
  await upload(page, portfolio);
  await page.getByRole('button', { name: 'Conferir planilha' }).click();
  await expect(page.getByRole('button', { name: 'Importar 4.993 clientes' })).toBeVisible();
  await shows(page, 'Prontos para importar', '4.993');
  const refused = page.getByRole('list', { name: 'Com erro' });
  for (const said of words) await expect(refused.getByText(said)).toBeVisible();
  await expect(refused.getByText('Linha 627')).toBeVisible();
  await page.getByRole('button', { name: 'Ver colunas' }).click();
  await expect(page.getByRole('combobox', { name: 'CPF do Proprietário' })).toHaveText('CPF do Sócio');
  await checkLook(page, 'check of a portfolio');
  await page.setViewportSize({ width: 375, height: 812 });
  await checkLook(page, 'check of a portfolio on a phone');
  await page.setViewportSize({ width: 1280, height: 800 });

  const bad = await saved(page, 'Baixar linhas com erro');
  const { rows } = readSheet(bad);
  expect(rows).toHaveLength(8);
  expect(rows[0]?.slice(0, 4)).toEqual(['Motivo', 'Linha', 'CNPJ', 'Razão Social']);
  expect(rows.slice(1).map(([reason]) => reason)).toEqual(words);

  await page.getByRole('button', { name: 'Importar 4.993 clientes' }).click();
  const sure = page.getByRole('dialog', { name: 'Importar 4.993 clientes?' });
  await sure.getByRole('button', { name: 'Confirmar e importar' }).click();
  await expect(sure).toBeHidden();
  await expect(page.getByText('Entraram como “Pendente”.')).toBeVisible({ timeout: 600_000 });
  await shows(page, 'Importados', '4.993');
  await checkLook(page, 'an imported portfolio');

  await page.getByRole('link', { name: 'Ver clientes' }).click();
  await page.getByRole('searchbox', { name: 'Buscar clientes' }).fill('panificacao em massa 4999');
  const table = page.getByRole('table', { name: 'Lista de Clientes' });
  await expect(table.getByRole('row', { name: /Panificação em Massa 4999/ })).toContainText('Pendente');

  await table.getByRole('row', { name: /Panificação em Massa 4999/ }).click();
  await expect(page).toHaveURL(`${server.address}/admin/${trilha}/clientes/${cnpjNumber(70_004_999)}`);
  await page.goBack();
  await expect(table.getByRole('row')).toHaveCount(2);

  await page.getByRole('link', { name: 'Importar' }).click();
  await expect(page.getByRole('row', { name: /carteira\.csv/ })).toContainText('Concluída');
  await upload(page, portfolio);
  await page.getByRole('button', { name: 'Conferir planilha' }).click();
  await expect(page.getByRole('button', { name: 'Nada para importar' })).toBeDisabled();
  await shows(page, 'Já cadastrados', '4.993');

  await page.getByRole('button', { name: 'Enviar outra planilha' }).click();
  await upload(page, { name: 'erros.xlsx', mimeType: 'application/octet-stream', buffer: readFileSync(bad) });
  await page.getByRole('button', { name: 'Conferir planilha' }).click();
  await expect(page.getByRole('list', { name: 'Com erro' }).getByRole('listitem')).toHaveCount(7);
  expect(errors).toEqual([]);
});

test('the list is searched, filtered, sorted, paged, exported and opened', {
  tag: [
    ...['@I-065', '@I-067', '@I-068', '@I-069', '@I-070', '@I-071', '@I-072', '@I-073', '@I-074', '@I-075', '@I-076'],
    ...['@I-077', '@I-079', '@I-080', '@I-090', '@X-06', '@X-18', '@C-13', '@C-15', '@G-22', '@D-02', '@D-19'],
  ],
}, async ({ page, server }) => {
  const address = server.hostOf('baluarte');
  await signIn(page, address, 'gerente@baluarte.test');
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Clientes', exact: true }).click();
  await expect(page).toHaveURL(`${address}/clientes`);
  await expect(page.getByRole('heading', { level: 2, name: 'Lista de Clientes' })).toBeVisible();

  await page.getByRole('link', { name: 'Importar' }).click();
  const buffer = portfolioCsv(linesWith(71_000_000, 60, 'Órgão da Lista', []));
  await upload(page, { name: 'lista.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Conferir planilha' }).click();
  await page.getByRole('button', { name: 'Importar 60 clientes' }).click();
  await page.getByRole('button', { name: 'Confirmar e importar' }).click();
  await page.getByRole('link', { name: 'Ver clientes' }).click();

  const table = page.getByRole('table', { name: 'Lista de Clientes' });
  const search = page.getByRole('searchbox', { name: 'Buscar clientes' });
  await expect(table.getByRole('columnheader')).toHaveText(['Razão Social', 'CNPJ', 'Status']);
  await search.fill('orgao da lista');
  await expect(page.getByText('1–50 de 60 clientes')).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(51);
  await expect(table.getByRole('row').nth(1)).toContainText('Órgão da Lista 0');
  await page.getByRole('button', { name: 'Próxima página' }).click();
  await expect(page.getByText('51–60 de 60 clientes')).toBeVisible();
  await expect(table.getByRole('row').last()).toContainText('Órgão da Lista 9');
  await table.getByRole('button', { name: 'Razão Social' }).click();
  await expect(table.getByRole('row').nth(1)).toContainText('Órgão da Lista 9');

  const { rows, xml } = readSheet(await saved(page, 'Exportar'));
  expect(rows).toHaveLength(61);
  expect(rows[0]?.slice(0, 5)).toEqual(['Razão Social', 'CNPJ ou CPF', 'Status', 'Nome Fantasia', 'Cadastro']);
  expect(rows[1]?.[0]).toBe('Órgão da Lista 9');
  expect(rows[1]?.[4]).toMatch(/^\d\d\/\d\d\/\d{4}$/);
  expect(rows[1]).toContain(0.2);
  const lastColumn = String.fromCharCode(64 + (rows[0]?.length ?? 0));
  expect(xml).toContain(`<autoFilter ref="A1:${lastColumn}61"/>`);

  await page.getByRole('combobox', { name: 'Status' }).click();
  await expect(page.getByRole('option')).toHaveText([
    ...['Todos', 'Ativo', 'Bloqueado', 'Inadimplente', 'Novo', 'Procuração cancelada', 'Procuração expirada'],
    ...['Inativo', 'Pendente', 'Jurídico', 'Sem oportunidade'],
  ]);
  await page.getByRole('option', { name: 'Bloqueado' }).click();
  await expect(page.getByText('Nenhum cliente encontrado.')).toBeVisible();
  await page.getByRole('button', { name: /Status: Bloqueado/ }).click();
  const number = cnpjNumber(71_000_007);
  await search.fill(number.slice(3, 10));
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table.getByRole('row').nth(1)).toContainText('Órgão da Lista 7');

  const denied = { code: 'client_denied', message: 'Você não tem permissão para acessar este cliente.' };
  const ofClient = `**/api/clients/${number}`;
  await page.route(ofClient, (route) => route.fulfill({ status: 403, json: denied }));
  const listed = page.url();
  await table.getByRole('row').nth(1).click();
  await expect(page.getByText(denied.message)).toBeVisible();
  await expect(page).toHaveURL(listed);
  await expect(table.getByRole('row').nth(1)).toContainText('Órgão da Lista 7');
  await page.goto(`${address}/cliente/${number}`);
  await expect(page).toHaveURL(`${address}/home`);
  await expect(page.getByText(denied.message)).toBeVisible();
  await page.unroute(ofClient);

  await page.goto(listed);
  const asked = page.waitForRequest(ofClient);
  await table.getByRole('link', { name: 'Órgão da Lista 7' }).click();
  await asked;
  await expect(page).toHaveURL(`${address}/cliente/${number}`);
  await expect(heading(page, 'Órgão da Lista 7')).toBeVisible();
  expect(await page.evaluate(() => window.history.state.client)).toMatchObject({ id_client: number });
  await page.goto(`${address}/cliente/${cnpjNumber(79_999_999)}`);
  await expect(page).toHaveURL(`${address}/alertas`);
  await expect(page.getByText('Cliente não encontrado.')).toBeVisible();
});
