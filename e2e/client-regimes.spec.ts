import { displayName } from '@restitui/brazil/display-name.ts';
import { facts, header, openTab } from './client-page.ts';
import { collectConsoleErrors } from './console-errors.ts';
import { checkLooks } from './look.ts';
import { cnpjOf, cpfOf, read, registerClient, send, staffOf } from './new-client.ts';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';

const company = {
  cnpjcpf: cnpjOf('71000003'),
  razao_social: 'OFICINA FICHA LTDA',
  cpfProprietario: cpfOf('710000033'),
};

test('a USUARIO reads the status, transfers the responsible and adds regimes and products', {
  tag: [
    ...['@W-011', '@W-013', '@W-016', '@W-017', '@W-019', '@W-038', '@W-052', '@W-053', '@W-063', '@W-064', '@W-065'],
    ...['@W-066', '@W-067', '@W-068', '@W-069', '@W-070', '@W-071', '@W-072', '@W-082', '@W-086', '@W-236', '@W-237'],
    ...['@W-238', '@W-239', '@W-240', '@W-570', '@F-063', '@F-064', '@F-065', '@F-066', '@C-62', '@C-81'],
  ],
}, async ({ browser, server }) => {
  const context = await browser.newContext({ locale: 'pt-BR' });
  const page = await context.newPage();
  const complaints = collectConsoleErrors(page);
  const address = server.hostOf('meridiano');
  const staff = await staffOf(context.request, address, 'parceiro@meridiano.test');
  const boss = await staffOf(context.request, address, 'ceo@meridiano.test');
  const contacts = { emailProprietario: 'bruno@ficha.test', contatoProprietario: '62981110003' };
  await registerClient(staff, { ...company, ...contacts });
  await signIn(page, address, 'ceo@meridiano.test', `/cliente/${company.cnpjcpf}/informacoes`);
  await expect(page.getByRole('heading', { level: 1, name: displayName(company.razao_social) })).toBeVisible();

  await test.step('the status is a badge; a client without relations or owner shows a message', async () => {
    await expect(header(page).getByText('Pendente').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Status do cliente/ })).toHaveCount(0);
    await openTab(page, 'Relacionados');
    await expect(facts(page).getByText('Nenhum CNPJ relacionado encontrado.')).toBeVisible();
    const { data } = (await read(boss, `/clients/${company.cnpjcpf}`)) as { data: object };
    await page.route(`**/api/clients/${company.cnpjcpf}`, (route) =>
      route.fulfill({ json: { data: { ...data, id_owner: '' } } }),
    );
    await page.reload();
    await openTab(page, 'Relacionados');
    await expect(facts(page).getByText('Sem owner vinculado a este cliente.')).toBeVisible();
    await page.unroute(`**/api/clients/${company.cnpjcpf}`);
    await page.reload();
  });

  await test.step('the responsible person is transferred, but not to the same person', async () => {
    const path = `**/api/clients/${company.cnpjcpf}/responsavel`;
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
      .getByRole('option', { name: /\s· Contabilidade$/ })
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
      .getByRole('option', { name: /\s· Parceiro$/ })
      .first()
      .click();
    await page.route(path, (route) => route.fulfill({ json: { data: { affected: 0 } } }));
    await part.getByRole('button', { name: 'Transferir', exact: true }).click();
    await expect(page.getByText('Nenhum registro foi alterado.')).toBeVisible();
    await page.unroute(path);
  });

  await test.step('a first regime is required before anything is sent', async () => {
    await page.getByRole('link', { name: 'Adicionar Produto' }).click();
    await expect(page).toHaveURL(`${address}/cliente/${company.cnpjcpf}/adicionar-produto`);
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
      await send(boss, '/agreement/vincular', { id_client: company.cnpjcpf, typeRegime, contracts });
    }
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Regime Atual' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Novo Regime' })).toBeDisabled();
    await page.getByRole('navigation', { name: 'Áreas do cliente' }).getByRole('link', { name: 'Produtos' }).click();
    await expect(page).toHaveURL(`${address}/cliente/${company.cnpjcpf}/produtos`);
    await expect(header(page).getByRole('link', { name: /Subvenção/ })).toBeVisible();
  });
  expect(complaints).toEqual([]);
  await context.close();
});
