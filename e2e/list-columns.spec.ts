import type { Page } from '@playwright/test';
import { besideBrowser } from './beside-browser.ts';
import { longBoletos, longPartners, withLongRows } from './long-rows.ts';
import { checkLook, checkLooks } from './look.ts';
import { choose } from './people.ts';
import { expect, test } from './server.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';
import { uniqueWord } from './unique-word.ts';

async function addColumns(page: Page, names: readonly string[]) {
  await page.getByRole('button', { name: 'Colunas' }).click();
  for (const name of names) await page.getByRole('menuitemcheckbox', { name, exact: true }).click();
  await page.keyboard.press('Escape');
}

const headersOf = (page: Page, list: string) => page.getByRole('table', { name: list }).getByRole('columnheader');

test('a CEO chooses and orders the columns of the boletos, sorts them and totals a selection', {
  tag: ['@W-424', '@W-425', '@W-438'],
}, async ({ page, server }) => {
  await signIn(page, server.hostOf('meridiano'), 'ceo@meridiano.test', '/opcoes-financeiras?area=boletos');
  const listed = ['Pagador', 'CPF/CNPJ', 'Seu número', 'Valor', 'Emissão', 'Vencimento', 'Status'];
  await expect(headersOf(page, 'Boletos')).toHaveText(listed);
  await addColumns(page, ['Cidade', 'Recebido']);
  await expect(headersOf(page, 'Boletos')).toHaveText([...listed, 'Recebido', 'Cidade']);
  await expect(page).toHaveURL(/colunas=valorRecebido%2Ccidade/);

  const table = page.getByRole('table', { name: 'Boletos' });
  await table.getByRole('button', { name: 'Valor' }).click();
  await expect(page).toHaveURL(/ordem=valorNominal/);
  await settled(page);
  const cells = await table.getByRole('row').locator('td:nth-child(5)').allTextContents();
  const amounts = cells.map((text) => Number(text.replace(/\D/g, '')));
  expect(amounts.length).toBeGreaterThan(3);
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));

  await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).click();
  const bar = page.getByRole('region', { name: 'Seleção' });
  await expect(bar.getByRole('status')).toContainText(/marcados\s· \d+ em aberto somam R\$ [\d.]+,\d\d/);
  await checkLook(page, 'the list of boletos with a selection');
  const download = page.waitForEvent('download');
  await bar.getByRole('button', { name: /^Exportar \d+$/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^boletos_.*\.xlsx$/);
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);

  await page.setViewportSize({ width: 360, height: 800 });
  await settled(page);
  const lines = page.getByRole('list', { name: 'Boletos' }).getByRole('listitem');
  await expect(lines.first()).toContainText(/Valor, R\$: [\d.]+,\d\d/);
  await withLongRows(page, longBoletos, () => checkLooks(page, 'the list of boletos', [360]));
  await page.setViewportSize({ width: 360, height: 800 });
  await lines.first().getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the boletos of a client open on the page of its products, and a search without a result leads back', {
  tag: ['@W-424'],
}, async ({ page, server }) => {
  await signIn(page, server.hostOf('meridiano'), 'ceo@meridiano.test', '/opcoes-financeiras?area=boletos');
  const [client] = await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('auth') ?? '{}');
    const reply = await fetch('/api/boletos?pageSize=50', { headers: { authorization: `Bearer ${token}` } });
    const { data } = (await reply.json()) as { data: { id_client: string | null }[] };
    return data.flatMap(({ id_client }) => id_client ?? []);
  });
  await page.goto(`${server.hostOf('meridiano')}/cliente/${client}/produtos`);
  const rows = page.getByRole('table', { name: 'Boletos' }).locator('tbody').getByRole('row');
  // Rows that still load open nothing.
  await settled(page);
  await rows.first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('Buscar boletos').fill('nada que exista');
  await page.getByRole('button', { name: 'Mostrar todos' }).click();
  await expect(rows.first()).toBeVisible();
});

test('a CEO marks several leads at once and chooses their columns', { tag: ['@D-23'] }, async ({
  page,
  request,
  server,
}) => {
  // A run before may have taken up all the others.
  const { url, headers } = besideBrowser(server.hostOf('trilha'), '/leads');
  const name = `Ana ${uniqueWord()}`;
  const contact = { name, tel: '(62) 99999-0000', email: 'ana@prado.test', message: 'Quero saber mais.' };
  expect((await request.post(url, { headers, data: contact })).status()).toBe(201);
  await signIn(page, server.hostOf('trilha'), 'ceo@trilha.test', '/leads');
  await addColumns(page, ['E-mail', 'Telefone']);
  await expect(headersOf(page, 'Contatos do site')).toHaveText([
    ...['Contato', 'Mensagem', 'Responsável', 'Estado', 'Recebido em'],
    ...['E-mail', 'Telefone'],
  ]);
  await choose(page, 'Estado', 'Novo');
  await settled(page);
  const rows = page.getByRole('table', { name: 'Contatos do site' }).locator('tbody').getByRole('row');
  await expect(rows).not.toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).click();
  const bar = page.getByRole('region', { name: 'Seleção' });
  await bar.getByRole('button', { name: 'Estado' }).click();
  await page.getByRole('menuitem', { name: 'Em contato' }).click();
  await expect(page.getByText(/^\d+ contatos? atualizados?\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mostrar todos' })).toBeVisible();
  await page.getByRole('button', { name: 'Mostrar todos' }).click();
  await expect(rows.filter({ hasText: 'Em contato' })).not.toHaveCount(0);
  // Without those that other journeys left.
  await page.getByRole('searchbox', { name: 'Buscar contatos' }).fill(name);
  await expect(page).toHaveURL(/q=Ana/);
  await page.setViewportSize({ width: 360, height: 800 });
  await checkLooks(page, 'the list of leads', [360]);
});

test('a CEO filters partners by situation and sees who registered them', { tag: ['@F-158'] }, async ({
  page,
  server,
}) => {
  await signIn(page, server.hostOf('meridiano'), 'ceo@meridiano.test', '/parceiros');
  await addColumns(page, ['CPF', 'Cadastrado por']);
  const listed = ['Nome', 'Email', 'Cargo', 'WhatsApp', 'Comissão', 'Situação'];
  await expect(headersOf(page, 'Parceiros')).toHaveText([...listed, 'CPF', 'Cadastrado por']);
  await choose(page, 'Situação', 'Ativo');
  await expect(page.getByRole('button', { name: 'Remover filtro Situação: Ativo' })).toBeVisible();
  await settled(page);
  const rows = page.getByRole('table', { name: 'Parceiros' }).locator('tbody').getByRole('row');
  await expect(rows).not.toHaveCount(0);
  await expect(rows.filter({ hasNotText: 'Ativo' })).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 800 });
  await withLongRows(page, longPartners, () => checkLooks(page, 'the list of partners', [360]));
});

test('a CEO adds columns to the minutas of a client, which the address keeps', { tag: ['@W-383'] }, async ({
  page,
  server,
}) => {
  await signIn(page, server.hostOf('meridiano'), 'ceo@meridiano.test', '/cliente/11222333000181/lista-minutas');
  await addColumns(page, ['Assinar até', 'Assinaturas']);
  await page.reload();
  await expect(headersOf(page, 'Lista de Minutas')).toHaveText([
    ...['Produtos', 'Status', 'Regime', 'Assinado', 'Em Uso', 'Criado Em', 'PDF', 'Anexar'],
    ...['Assinar até', 'Assinaturas'],
  ]);
  await expect(page.getByRole('cell', { name: /^\d de 4$/ }).first()).toBeVisible();
  await checkLook(page, 'the list of minutas with further columns');
});
