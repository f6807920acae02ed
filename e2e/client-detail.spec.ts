import type { Page } from '@playwright/test';
import { displayName } from '@restitui/brazil/display-name.ts';
import { holdClock } from './held-clock.ts';
import { checkLooks } from './look.ts';
import { cnpjOf, cpfOf, read, registerClient, registerSibling, send, staffOf } from './new-client.ts';
import { codeSentTo } from './outbox.ts';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';

const meridiano = '20000000000107';
const first = { cnpjcpf: cnpjOf('71000001'), razao_social: 'PADARIA FICHA LTDA', cpfProprietario: cpfOf('710000011') };
const second = { ...first, cnpjcpf: cnpjOf('71000002'), razao_social: 'MERCADO FICHA LTDA' };
const third = { cnpjcpf: cnpjOf('71000003'), razao_social: 'OFICINA FICHA LTDA', cpfProprietario: cpfOf('710000033') };
const owner = { emailProprietario: 'lidia@ficha.test', contatoProprietario: '62981110001' };

/** Console errors of the browser, without failed requests. */
function complaintsOf(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (said) => {
    if (said.type() === 'error' && !said.text().startsWith('Failed to load resource')) heard.push(said.text());
  });
  page.on('pageerror', (error) => heard.push(error.message));
  return heard;
}

const header = (page: Page) => page.getByRole('main');
const facts = (page: Page) => page.getByRole('tabpanel');
const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

test('an ADMIN copies values, sets the status, renews the procuração and edits contacts and terms of a client', {
  tag: [
    ...['@W-001', '@W-003', '@W-012', '@W-014', '@W-015', '@W-035', '@W-036', '@W-037', '@W-039', '@W-042', '@W-043'],
    ...['@W-045', '@W-046', '@W-047', '@W-048', '@W-049', '@W-050', '@W-051', '@W-055', '@W-056', '@W-057', '@W-059'],
    ...['@W-060', '@W-061', '@W-062', '@W-466', '@W-467', '@W-468', '@W-469', '@W-470', '@W-471', '@W-472', '@W-082'],
    ...['@F-069', '@F-428', '@I-158', '@C-47', '@C-66', '@C-67', '@D-12'],
  ],
}, async ({ browser, server }) => {
  const context = await browser.newContext({ locale: 'pt-BR', permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const staff = await staffOf(context.request, server.hostOf('meridiano'), 'parceiro@meridiano.test');
  await registerClient(staff, { ...first, ...owner });
  await registerSibling(staff, second);
  await signIn(page, server.address, 'ceo@restitui.test');
  const update = `**/api/clients/update/${first.cnpjcpf}`;

  await test.step('six values are copied', async () => {
    await page.goto(`${server.address}/admin/${meridiano}/clientes/${first.cnpjcpf}`);
    await expect(page.getByRole('heading', { level: 1, name: displayName(first.razao_social) })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await holdClock(page);
    for (const [label, value] of [
      ['Empresa', first.razao_social],
      ['Proprietário', 'Lídia Moura Campos'],
      ['CPF', /^\d{3}\.\d{3}\.\d{3}-\d{2}$/],
      ['CNPJ', /^71\.000\.001\/0001-\d{2}$/],
      ['E-mail', owner.emailProprietario],
      ['Contato', '(62) 98111-0001'],
    ] as const) {
      await header(page)
        .getByRole('button', { name: `Copiar ${label}`, exact: true })
        .click();
      await expect(header(page).getByRole('button', { name: 'Copiado' }).last()).toBeVisible();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(value);
    }
    await page.clock.runFor(2000);
    await expect(header(page).getByRole('button', { name: 'Copiado' })).toHaveCount(0);
    await page.clock.resume();
  });

  await test.step('the status changes at once and is rolled back when it cannot be stored', async () => {
    const status = page.getByRole('button', { name: /^Status do cliente/ });
    await expect(status).toHaveText('Pendente');
    await page.route(update, (route) =>
      route.fulfill({ status: 500, json: { code: 'unexpected', message: 'Falhou' } }),
    );
    await status.click();
    await expect(page.getByRole('menuitemradio')).toHaveCount(10);
    await page.getByRole('menuitemradio', { name: 'Jurídico' }).click();
    await expect(page.getByText('Não foi possível alterar o status do cliente.')).toBeVisible();
    await expect(status).toHaveText('Pendente');
    await page.unroute(update);
    await status.click();
    await page.getByRole('menuitemradio', { name: 'Ativo', exact: true }).click();
    await expect(page.getByText('Status do cliente atualizado.')).toBeVisible();
    await expect(status).toHaveText('Ativo');
    await page.reload();
    await expect(status).toHaveText('Ativo');
  });

  await test.step('the power of attorney has four options and two labels', async () => {
    await openTab(page, 'Procuração');
    await expect(facts(page).getByText('Data de validade da procuração não informada.')).toBeVisible();
    await page.getByRole('button', { name: 'Atualizar Procuração' }).click();
    const dialog = page.getByRole('dialog', { name: 'Atualizar Procuração' });
    await dialog.getByRole('combobox', { name: 'Situação' }).click();
    await expect(page.getByRole('option')).toHaveText([
      'HABILITAR PROCURAÇÃO',
      'PROCURAÇÃO HABILITADA',
      'PROCURAÇÃO EXIPRADA',
      'PROCURAÇÃO CANCELADA',
    ]);
    await page.getByRole('option', { name: 'PROCURAÇÃO EXIPRADA' }).click();
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog.getByText('Informe a data.')).toBeVisible();
    await dialog.getByLabel('Válida até').fill('01/02/2026');
    await checkLooks(page, 'power of attorney');
    await page.route(update, (route) => route.abort());
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText(/^Houve um erro ao criar o Usuário: \S/)).toBeVisible();
    await page.unroute(update);
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('O Usuário foi criado com sucesso!')).toBeVisible();
    await expect(facts(page).getByText('A procuração está vencida.')).toBeVisible();
    await page.getByRole('button', { name: 'Atualizar Procuração' }).click();
    await dialog.getByRole('combobox', { name: 'Situação' }).click();
    await page.getByRole('option', { name: 'PROCURAÇÃO HABILITADA' }).click();
    await dialog.getByLabel('Habilitada em').fill('01/02/2026');
    await dialog.getByLabel('Válida até').fill('01/02/2099');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(facts(page).getByText('01/02/2099')).toBeVisible();
    await expect(facts(page).getByText('A procuração está vencida.')).toHaveCount(0);
  });

  await test.step('a new contact of the owner is confirmed by code before it is stored', async () => {
    await openTab(page, 'Contatos');
    await expect(facts(page).getByText('caio@contas.test')).toBeVisible();
    await page.getByRole('button', { name: 'Editar Proprietário' }).click();
    const form = page.getByRole('form', { name: 'Proprietário' });
    await expect(form.getByLabel('WhatsApp', { exact: true })).toBeFocused();
    await form.getByLabel('E-mail', { exact: true }).fill('nova@ficha.test');
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(form.getByText('Verifique o WhatsApp e o E-mail antes de salvar.')).toBeVisible();
    await form.getByRole('button', { name: 'Enviar código para o E-mail' }).click();
    const code = await codeSentTo(staff.request, staff.address, 'nova@ficha.test');
    await form.getByLabel('Código do e-mail').fill(code);
    await form.getByRole('button', { name: 'Verificar' }).click();
    await expect(form.getByText('Verificado', { exact: true })).toBeVisible();
    await checkLooks(page, 'owner contacts');
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Dados do cliente atualizados.')).toBeVisible();
    await expect(header(page).getByRole('term').filter({ hasText: 'E-mail' }).first()).toBeVisible();
    await expect(facts(page).getByText('nova@ficha.test')).toBeVisible();
  });

  await test.step('a concurrent change is shown beside its field and no input is lost', async () => {
    await openTab(page, 'Financeiro');
    await page.getByRole('button', { name: 'Editar Financeiro' }).click();
    const form = page.getByRole('form', { name: 'Financeiro' });
    await form.getByLabel('Comissão (%)').fill('25');
    await expect(form.getByLabel('Comissão por extenso')).toHaveValue('vinte e cinco');
    const boss = await staffOf(context.request, staff.address, 'ceo@meridiano.test');
    await send(boss, `/clients/update/${first.cnpjcpf}`, { comissaoTenant: 30 });
    await form.getByLabel('Agência').fill('4321');
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(form.getByText('Agora está: 30%')).toBeVisible();
    await expect(form.getByLabel('Comissão (%)')).toHaveValue('25');
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(facts(page).getByText('25%', { exact: true })).toBeVisible();
    await expect(facts(page).getByText('4321')).toBeVisible();

    await openTab(page, 'Endereço');
    await page.getByRole('button', { name: 'Editar Endereço' }).click();
    await page.getByLabel('Número').fill('777');
    await page.getByRole('form', { name: 'Endereço' }).getByRole('button', { name: 'Salvar' }).click();
    await expect(facts(page).getByText('777')).toBeVisible();
    await openTab(page, 'Geral');
    await expect(facts(page).getByText('47.12-1-00')).toBeVisible();
    await expect(facts(page).getByText('Responsabilidade')).toBeVisible();
  });

  await test.step('the owner’s other companies open from here, and the header shows that one is loading', async () => {
    const call = `**/api/clients/${second.cnpjcpf}`;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(call, async (route) => {
      await held;
      await route.continue();
    });
    await openTab(page, 'Relacionados');
    await expect(page.getByRole('link', { name: new RegExp(displayName(second.razao_social)) })).toBeVisible();
    await checkLooks(page, 'related');
    await page.getByRole('link', { name: new RegExp(displayName(second.razao_social)) }).click();
    await expect(page.getByText('Carregando dados do cliente...')).toBeAttached();
    release();
    await expect(page.getByRole('heading', { level: 1, name: displayName(second.razao_social) })).toBeVisible();
    await expect(page).toHaveURL(`${server.address}/admin/${meridiano}/clientes/${second.cnpjcpf}`);
  });
  expect(complaints).toEqual([]);
  await context.close();
});

test('a USUARIO reads the status, transfers the responsible and adds regimes and products', {
  tag: [
    ...['@W-011', '@W-013', '@W-016', '@W-017', '@W-019', '@W-038', '@W-052', '@W-053', '@W-063', '@W-064', '@W-065'],
    ...['@W-066', '@W-067', '@W-068', '@W-069', '@W-070', '@W-071', '@W-072', '@W-082', '@W-086', '@W-236', '@W-237'],
    ...['@W-238', '@W-239', '@W-240', '@W-570', '@F-063', '@F-064', '@F-065', '@F-066', '@C-62', '@C-81'],
  ],
}, async ({ browser, server }) => {
  const context = await browser.newContext({ locale: 'pt-BR' });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const address = server.hostOf('meridiano');
  const staff = await staffOf(context.request, address, 'parceiro@meridiano.test');
  const boss = await staffOf(context.request, address, 'ceo@meridiano.test');
  const contacts = { emailProprietario: 'bruno@ficha.test', contatoProprietario: '62981110003' };
  await registerClient(staff, { ...third, ...contacts });
  await signIn(page, address, 'ceo@meridiano.test', `/cliente/${third.cnpjcpf}/informacoes`);
  await expect(page.getByRole('heading', { level: 1, name: displayName(third.razao_social) })).toBeVisible();

  await test.step('the status is a badge; a client without relations or owner shows a message', async () => {
    await expect(header(page).getByText('Pendente').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Status do cliente/ })).toHaveCount(0);
    await openTab(page, 'Relacionados');
    await expect(facts(page).getByText('Nenhum CNPJ relacionado encontrado.')).toBeVisible();
    const { data } = (await read(boss, `/clients/${third.cnpjcpf}`)) as { data: object };
    await page.route(`**/api/clients/${third.cnpjcpf}`, (route) =>
      route.fulfill({ json: { data: { ...data, id_owner: '' } } }),
    );
    await page.reload();
    await openTab(page, 'Relacionados');
    await expect(facts(page).getByText('Sem owner vinculado a este cliente.')).toBeVisible();
    await page.unroute(`**/api/clients/${third.cnpjcpf}`);
    await page.reload();
  });

  await test.step('the responsible person is transferred, but not to the same person', async () => {
    const path = `**/api/clients/${third.cnpjcpf}/responsavel`;
    let calls = 0;
    page.on('request', (request) => {
      if (request.method() === 'PATCH') calls++;
    });
    await page.getByRole('button', { name: 'Transferir responsável' }).click();
    const part = page.getByRole('region', { name: 'Transferir responsável' });
    await expect(part.getByRole('combobox', { name: 'Novo responsável' })).toContainText('Parceiro');
    await part.getByRole('button', { name: 'Transferir', exact: true }).click();
    await expect(page.getByText('Nada a mudar')).toBeVisible();
    await expect(page.getByText('O responsável selecionado já é o atual.')).toBeVisible();
    expect(calls).toBe(0);

    await part.getByRole('combobox', { name: 'Novo responsável' }).click();
    await page
      .getByRole('option', { name: / · Contabilidade$/ })
      .first()
      .click();
    await page.route(path, (route) => route.abort());
    await part.getByRole('button', { name: 'Transferir', exact: true }).click();
    await expect(page.getByText('Falha ao atualizar responsável')).toBeVisible();
    await expect(page.getByText('Erro ao atualizar responsável (single)')).toBeVisible();
    await page.unroute(path);
    await part.getByRole('button', { name: 'Transferir', exact: true }).click();
    await expect(page.getByText('Transferência concluída com sucesso.')).toBeVisible();

    await page.getByRole('button', { name: 'Transferir responsável' }).click();
    await part.getByRole('combobox', { name: 'Novo responsável' }).click();
    await page
      .getByRole('option', { name: / · Parceiro$/ })
      .first()
      .click();
    await page.route(path, (route) => route.fulfill({ json: { data: { affected: 0 } } }));
    await part.getByRole('button', { name: 'Transferir', exact: true }).click();
    await expect(page.getByText('Nenhum registro foi alterado.')).toBeVisible();
    await page.unroute(path);
  });

  await test.step('a first regime is required before anything is sent', async () => {
    await page.getByRole('link', { name: 'Adicionar Produto' }).click();
    await expect(page).toHaveURL(`${address}/cliente/${third.cnpjcpf}/adicionar-produto`);
    const form = page.getByRole('form', { name: 'Novo regime' });
    const submit = form.getByRole('button', { name: 'Atualizar' });
    await expect(submit).toBeDisabled();
    await form.getByLabel('Confirmo que os dados').click();
    await submit.click();
    await expect(page.getByText('Regime tributário não selecionado.')).toBeVisible();
    await expect(form.getByText('Selecione um regime tributário')).toBeVisible();
    await form.getByRole('combobox', { name: 'Regime tributário' }).click();
    await expect(page.getByRole('option')).toHaveText(['Simples Nacional', 'Lucro Presumido', 'Lucro Real']);
    await page.getByRole('option', { name: 'Lucro Real' }).click();
    await form.getByLabel('Subvenção').click();
    await form.getByRole('combobox', { name: 'Regime tributário' }).click();
    await page.getByRole('option', { name: 'Simples Nacional' }).click();
    await submit.click();
    await expect(form.getByText('Selecione pelo menos um produto')).toBeVisible();
    await form.getByLabel('Apuração ST').click();
    await form.getByLabel('Comissão (%)').fill('22');
    await expect(form.getByLabel('Comissão por extenso')).toHaveValue('vinte e dois');
    await checkLooks(page, 'new regime');
    await page.route('**/api/agreement/vincular', (route) => route.abort());
    await submit.click();
    await expect(page.getByText('Não foi possível atualizar')).toBeVisible();
    await expect(page.getByText('Tente novamente em instantes.')).toBeVisible();
    await page.unroute('**/api/agreement/vincular');
    const sent = page.waitForRequest('**/api/agreement/vincular');
    await submit.click();
    expect((await sent).postDataJSON()).toMatchObject({
      typeRegime: 'SIMPLES_NACIONAL',
      contracts: ['PRINCIPAL', 'APURACAO_ST'],
    });
    await expect(page.getByText('Atualizado com sucesso!')).toBeVisible();
    await page
      .getByRole('dialog', { name: 'Link de assinatura' })
      .getByRole('button', { name: 'Fechar' })
      .last()
      .click();
  });

  await test.step('linked products cannot be unticked, and more can be added', async () => {
    const form = page.getByRole('form', { name: 'Regime atual' });
    await expect(form.getByRole('checkbox', { name: 'Apuração ST' })).toBeDisabled();
    await expect(form.getByRole('checkbox', { name: 'Apuração ST' })).toBeChecked();
    await form.getByLabel('Negociação de passivos').click();
    await form.getByLabel('Confirmo que os dados').click();
    await expect(page.getByText('Atualizado com sucesso!')).toHaveCount(0);
    await form.getByRole('button', { name: 'Atualizar' }).click();
    await expect(page.getByText('Atualizado com sucesso!')).toBeVisible();
    await page
      .getByRole('dialog', { name: 'Link de assinatura' })
      .getByRole('button', { name: 'Fechar' })
      .last()
      .click();
    await expect(form.getByRole('checkbox', { name: 'Negociação de passivos' })).toBeDisabled();
    await checkLooks(page, 'current regime');
  });

  await test.step('no further regime can be added to all three', async () => {
    for (const [typeRegime, contracts] of [
      ['LUCRO_REAL', ['SUBVENCAO']],
      ['LUCRO_PRESUMIDO', ['EQUIPARACAO_HOSPITALAR']],
    ]) {
      await send(boss, '/agreement/vincular', { id_client: third.cnpjcpf, typeRegime, contracts });
    }
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Regime Atual' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Novo Regime' })).toBeDisabled();
    await page.getByRole('navigation', { name: 'Áreas do cliente' }).getByRole('link', { name: 'Produtos' }).click();
    await expect(page).toHaveURL(`${address}/cliente/${third.cnpjcpf}/produtos`);
    await expect(header(page).getByRole('link', { name: /Subvenção/ })).toBeVisible();
  });
  expect(complaints).toEqual([]);
  await context.close();
});

test('the guard of a client checks user, client, products and permission in this order', {
  tag: [
    ...[
      '@W-010',
      '@W-020',
      '@W-022',
      '@W-023',
      '@W-024',
      '@W-029',
      '@W-030',
      '@W-031',
      '@W-032',
      '@W-033',
      '@F-070',
      '@F-071',
    ],
    ...['@F-068', '@C-63', '@C-64'],
  ],
}, async ({ page, server }) => {
  const address = server.hostOf('meridiano');
  const main = `${address}/cliente/11222333000181`;
  await page.goto(`${address}/minuta/11222333000181`);
  await expect(page).toHaveTitle(/Meridiano Fiscal$/);
  await page.goto(`${main}/adicionar-produto`);
  await expect(page).toHaveURL(/\/signin/);
  // From here on redirects lead to the user's home, not to the requested page.
  await page.goto('about:blank');
  await signIn(page, address, 'ceo@meridiano.test');

  for (const area of ['', '/informacoes', '/adicionar-produto', '/produtos']) {
    await page.goto(`${address}/cliente/${cnpjOf('71999999')}${area}`);
    await expect(page).toHaveURL(/\/alertas$/);
    await expect(page.getByText('Cliente não encontrado.')).toBeVisible();
  }
  await page.route('**/api/clients/11222333000181', (route) => route.abort());
  await page.goto(main);
  await expect(page).toHaveURL(/\/alertas$/);
  await page.unroute('**/api/clients/11222333000181');

  await page.route('**/api/products/11222333000181', (route) => route.abort());
  await page.goto(`${main}/informacoes`);
  await expect(page).toHaveURL(/\/home$/);
  await page.unroute('**/api/products/11222333000181');

  for (const [area, title] of [
    ['opcoes-financeiras', 'Opções Financeiras'],
    ['opcoes-fiscais', 'Opções Fiscais'],
  ]) {
    await page.goto(`${main}/${area}`);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, server.address, 'juridico@restitui.test');
  for (const area of ['', '/adicionar-produto', '/produtos']) {
    await page.goto(`${server.address}/admin/${meridiano}/clientes/11222333000181${area}`);
    await expect(page.getByText('Você não tem permissão para acessar este cliente.')).toBeVisible();
    await expect(page).toHaveURL(/\/alertas$/);
  }
});
