import { displayName } from '@restitui/brazil/display-name.ts';
import { meridiano } from './analyse.ts';
import { facts, header, openTab } from './client-page.ts';
import { collectConsoleErrors } from './console-errors.ts';
import { holdClock } from './held-clock.ts';
import { checkLooks } from './look.ts';
import { cnpjOf, cpfOf, registerClient, registerSibling, send, staffOf } from './new-client.ts';
import { codeSentTo } from './outbox.ts';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';

const first = { cnpjcpf: cnpjOf('71000001'), razao_social: 'PADARIA FICHA LTDA', cpfProprietario: cpfOf('710000011') };
const second = { ...first, cnpjcpf: cnpjOf('71000002'), razao_social: 'MERCADO FICHA LTDA' };
const owner = { emailProprietario: 'lidia@ficha.test', contatoProprietario: '62981110001' };

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
  const complaints = collectConsoleErrors(page);
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
