import { collectConsoleErrors } from './console-errors.ts';
import { holdClock } from './held-clock.ts';
import { checkLook } from './look.ts';
import { expect, test } from './server.ts';
import { type Calls, callsAs, productsOf, type ServiceProduct } from './service-products.ts';
import { block, expectFrame } from './service-screen.ts';
import { signIn } from './sign-in.ts';

const services = [
  'PREVIDENCIARIO',
  'PIS_COFINS_MONOFASICO_PARA_SN',
  'EXCLUSAO_DE_ICMS_E_ST',
  'FCVS',
  'SUBVENCAO',
  'APURACAO_ST',
] as const;

let of: (service: (typeof services)[number]) => ServiceProduct;
let calls: Calls;

test.beforeAll(async ({ playwright, server }) => {
  const request = await playwright.request.newContext();
  calls = await callsAs(request, server.address, 'ceo@restitui.test');
  of = await productsOf(calls, services);
});

test('the access code, the months of FCVS and Subvenção and the periods of exclusão de ICMS', {
  tag: [
    ...['@W-098', '@W-100', '@W-101', '@W-102', '@W-107', '@W-117', '@W-122', '@W-142', '@W-143'],
    ...['@W-106', '@W-144', '@W-091', '@W-108', '@W-492', '@D-22'],
  ],
}, async ({ page, server, context }) => {
  const problems = collectConsoleErrors(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, server.address, 'ceo@restitui.test', of('PIS_COFINS_MONOFASICO_PARA_SN').path);
  await expectFrame(page);
  await expect(page.getByText('Nenhuma análise encontrada')).toBeVisible();
  await expect(page.getByText('Importe os arquivos para iniciar a análise')).toBeVisible();
  const code = page.getByRole('region', { name: 'Código de acesso' });
  await code.getByRole('button', { name: /Informar código|Editar código/ }).click();
  const field = code.getByLabel('Novo código de acesso');
  await expect(field).toBeFocused();
  await field.fill('');
  await code.getByRole('button', { name: 'Salvar' }).click();
  await expect(code.getByText('Informe o código de acesso.')).toBeVisible();
  await field.pressSequentially('1234567890123');
  await expect(field).toHaveValue('123456789012');
  await code.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Código de acesso salvo.')).toBeVisible();
  await expect(code.getByText('123456789012')).toHaveCount(0);
  await code.getByRole('button', { name: 'Mostrar código' }).click();
  await expect(code.getByText('123456789012')).toBeVisible();
  await code.getByRole('button', { name: 'Ocultar código' }).click();
  await expect(code.getByText('123456789012')).toHaveCount(0);
  await holdClock(page);
  await code.getByRole('button', { name: 'Copiar código' }).click();
  await expect(code.getByRole('button', { name: 'Copiado' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('123456789012');
  await page.clock.runFor(2100);
  await expect(code.getByRole('button', { name: 'Copiar código' })).toBeVisible();
  await page.clock.resume();
  await checkLook(page, 'código de acesso');

  await page.route('**/api/microservices/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Gerar Análise' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gerar Análise' });
  const zip = { name: 'a.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') };
  await dialog.getByLabel('Notas fiscais (XML)').setInputFiles(zip);
  await dialog.getByLabel('Declarações (PGDAS-D)').setInputFiles(zip);
  await dialog.getByRole('button', { name: 'Gerar Análise' }).click();
  await expect(dialog.getByText('Erro no upload. Tente novamente.')).toBeVisible();
  await expect(page.getByText('Erro ao criar assinatura')).toHaveCount(0);
  await page.unroute('**/api/microservices/**');

  await page.goto(server.address + of('FCVS').path);
  await expectFrame(page);
  await expect(page.getByRole('tab', { name: 'Todos (0)' })).toBeVisible();
  await expect(page.getByText('Nenhum resultado encontrado')).toBeVisible();
  const fill = async (month: string, verba: string, value: string) => {
    await page.getByRole('button', { name: 'Novo mês' }).click();
    const form = page.getByRole('form', { name: 'Novo mês' });
    await form.getByLabel('Mês', { exact: true }).fill(month);
    await form.getByLabel('Verba 1', { exact: true }).fill(verba);
    await form.getByLabel('Valor da verba 1').fill(value);
    return form;
  };
  let form = await fill('13/2025', 'IRPJ', '1.000,10');
  await form.getByRole('button', { name: 'Salvar mês' }).click();
  await expect(form.getByText('Mês inválido. Use MM/AAAA.')).toBeVisible();
  await form.getByLabel('Mês', { exact: true }).fill('01/2025');
  await form.getByRole('button', { name: 'Adicionar verba' }).click();
  await form.getByLabel('Verba 2', { exact: true }).fill('CSLL');
  await form.getByLabel('Valor da verba 2').fill('500,20');
  await expect(form.getByText('R$ 1.500,30')).toBeVisible();
  await form.getByLabel('Pago').click();
  await form.getByRole('button', { name: 'Salvar mês' }).click();
  await expect(page.getByText('Mês 01/2025 salvo com sucesso!')).toBeVisible();
  form = await fill('02/2025', 'COFINS', '99,70');
  await form.getByRole('button', { name: 'Salvar mês' }).click();
  await expect(page.getByText('Mês 02/2025 salvo com sucesso!')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Todos (2)' })).toBeVisible();
  const totals = page.getByLabel('Totais dos meses');
  await expect(totals).toContainText(/Total utilizado\s*R\$ 1\.600,00/);
  await expect(totals).toContainText(/Em aberto\s*R\$ 99,70/);
  await page.getByRole('tab', { name: 'Em aberto (1)' }).click();
  const open = page.getByRole('button', { name: /02\/2025/ });
  await open.click();
  await expect(page.getByRole('button', { name: /01\/2025/ })).toHaveCount(0);
  await checkLook(page, 'débitos');
  await page.getByRole('button', { name: 'Editar 02/2025' }).click();
  const editing = page.getByRole('form', { name: 'Editar 02/2025' });
  await editing.getByLabel('Valor da verba 1').fill('100,00');
  await checkLook(page, 'mês em edição');
  await page.route('**/api/debit-months/**', (route) => route.abort());
  await editing.getByRole('button', { name: 'Salvar mês' }).click();
  await expect(page.getByText('Houve um erro ao salvar o mês.')).toBeVisible();
  await expect(editing.getByLabel('Valor da verba 1')).toHaveValue('100,00');
  await page.unroute('**/api/debit-months/**');
  await editing.getByRole('button', { name: 'Excluir mês' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Mês 02/2025 excluído com sucesso!')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Todos (1)' })).toBeVisible();

  await page.goto(server.address + of('SUBVENCAO').path);
  await expectFrame(page);
  form = await fill('03/2025', 'IRPJ', '150,00');
  await form.getByLabel('Crédito do mês').fill('100');
  await form.getByRole('button', { name: 'Salvar mês' }).click();
  await expect(page.getByRole('tab', { name: 'Negativos (1)' })).toBeVisible();
  await expect(totals).toContainText(/Saldo dos meses\s*-R\$ 50,00/);
  await checkLook(page, 'subvenção');

  await page.route('**/api/apuracao/*', (route) => route.fulfill({ json: { data: [] } }));
  await page.goto(server.address + of('EXCLUSAO_DE_ICMS_E_ST').path);
  await expect(page.getByText('Nenhuma apuração encontrada.')).toBeVisible();
  await page.unroute('**/api/apuracao/*');
  await page.reload();
  await expectFrame(page);
  const periods = page.getByRole('table', { name: 'Resumo por período' });
  await expect(periods.getByRole('row').nth(1)).toContainText(/Apuração \d+/);
  await checkLook(page, 'exclusão de ICMS');

  await page.goto(server.address + of('APURACAO_ST').path);
  await expect(page.getByText('Produto em desenvolvimento')).toBeVisible();
  await expect(block(page).getByText('Responsável', { exact: true })).toBeVisible();
  await checkLook(page, 'em desenvolvimento');
  expect(problems).toEqual([]);
});

test('a partner reads on a phone, without controls and without the debits of FCVS', {
  tag: ['@W-101', '@W-103', '@W-109', '@W-117', '@W-142', '@W-167', '@W-585', '@C-13', '@C-74', '@C-94'],
}, async ({ browser, server }) => {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, locale: 'pt-BR' });
  const page = await context.newPage();
  const problems = collectConsoleErrors(page);
  const previdenciario = of('PREVIDENCIARIO');
  await calls('PUT', `/funds/${previdenciario.id_apuracao}/012021/122025`, [
    { verba: 'Auxílio-Creche', valor: 765.44 },
  ]);
  await calls('POST', `/products/senha-produto/${of('PIS_COFINS_MONOFASICO_PARA_SN').id}`, { senha: 'ABC123' });
  await signIn(page, server.hostOf('meridiano'), 'ceo@meridiano.test');
  const go = (path: string) => page.goto(server.hostOf('meridiano') + path);

  await go(previdenciario.usuario);
  await expectFrame(page);
  await page.getByRole('button', { name: 'Verbas', expanded: false }).click();
  const verbas = page.getByRole('table', { name: 'Verbas' });
  await expect(verbas.getByRole('row', { name: /Auxílio-Creche/ })).toContainText('R$ 765,44');
  await expect(verbas.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Salvar verbas|Diagnóstico em PDF|Nova Apuração/ })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Status do produto' })).toHaveCount(0);
  await checkLook(page, 'previdenciário, phone');

  await go(of('PIS_COFINS_MONOFASICO_PARA_SN').usuario);
  const code = page.getByRole('region', { name: 'Código de acesso' });
  await code.getByRole('button', { name: 'Mostrar código' }).click();
  await expect(code.getByText('ABC123')).toBeVisible();
  await expect(code.getByRole('button', { name: 'Copiar código' })).toBeVisible();
  await expect(code.getByRole('button', { name: 'Editar código' })).toHaveCount(0);
  await expect(page.getByText('Nenhuma análise encontrada')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Gerar Análise' })).toHaveCount(0);
  await checkLook(page, 'simples, phone');

  await go(of('SUBVENCAO').usuario);
  await expectFrame(page);
  await expect(page.getByRole('heading', { name: 'Recuperação por mês' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Status do produto' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Novo mês' })).toHaveCount(0);
  await checkLook(page, 'subvenção, phone');

  await go(of('FCVS').usuario);
  await expectFrame(page);
  await expect(page.getByRole('heading', { name: 'Débitos por mês' })).toHaveCount(0);

  await go(`/cliente/${previdenciario.id_client}/produtos`);
  const list = page.getByRole('list', { name: 'Produtos do cliente' });
  await expect(list).toHaveCSS('max-height', '400px');
  await expect(list).toHaveCSS('overflow-y', 'auto');
  await context.close();
  expect(problems).toEqual([]);
});

test('a section that cannot be loaded says so, and is shown after the reload that it offers', async ({
  page,
  server,
}) => {
  const part = '**/assets/assessment-sections-*.js';
  await page.route(part, (route) => route.abort());
  await signIn(page, server.address, 'ceo@restitui.test', of('FCVS').path);
  const message = page.getByRole('alert').filter({ hasText: 'Esta parte da tela não carregou.' });
  await expect(message).toBeVisible();
  await expectFrame(page);
  await checkLook(page, 'a section that could not be loaded');

  await page.unroute(part);
  await message.getByRole('button', { name: 'Recarregar' }).click();
  await expect(page.getByLabel('Créditos da apuração')).toBeVisible();
  await expect(message).toHaveCount(0);
});
