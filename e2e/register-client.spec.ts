import type { Page } from '@playwright/test';
import { checkLooks } from './look.ts';
import { openForm } from './menu.ts';
import { codeSentTo } from './outbox.ts';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';

async function fillContract(page: Page) {
  await page.getByRole('combobox', { name: 'Regime tributário' }).click();
  await page.getByRole('option', { name: 'Simples Nacional' }).click();
  await page.getByLabel('Apuração ST').click();
  await page.getByLabel('Comissão (%)').fill('21');
  await expect(page.getByLabel('Comissão por extenso')).toHaveValue('vinte e um');
  await page.getByLabel('Banco').fill('001 - BCO DO BRASIL S.A.');
  await page.getByLabel('Agência').fill('0001');
  await page.getByLabel('Conta', { exact: true }).fill('12345-6');
}

test('staff register a client through both codes; its contract is linked and the links open', {
  tag: [
    ...['@F-037', '@I-092', '@I-106', '@I-107', '@I-108', '@I-109', '@I-110', '@I-111', '@I-112', '@I-114'],
    ...['@I-115', '@I-116', '@I-121', '@I-122', '@I-123', '@I-124', '@I-125', '@I-126', '@I-130', '@I-279'],
    ...['@I-131', '@I-132', '@I-139', '@I-140', '@I-141', '@I-144', '@I-145', '@I-152', '@I-154', '@I-155', '@I-156'],
    ...['@I-157', '@I-159', '@I-160', '@I-252', '@I-277', '@I-278', '@I-281', '@I-283', '@I-284', '@I-285', '@I-286'],
    ...['@I-273', '@I-274', '@I-276', '@I-289', '@I-297', '@I-299', '@C-07', '@G-11', '@G-13'],
  ],
}, async ({ browser, server }) => {
  const context = await browser.newContext({ locale: 'pt-BR', permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  const address = server.hostOf('meridiano');
  await signIn(page, address, 'parceiro@meridiano.test');
  await openForm(page, 'Cadastrar Cliente');
  await expect(page).toHaveURL(/\/cadastrar-cliente$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Cadastrar Cliente' })).toBeVisible();
  const cnpj = page.getByLabel('CNPJ');
  const create = page.getByRole('button', { name: 'Criar Cliente' });

  await test.step('the CNPJ fills in the company', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Buscar', exact: true }).click();
    await expect(page.getByText('CNPJ obrigatório')).toBeVisible();
    await cnpj.fill('1122233300018');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByText('CNPJ inválido. Digite 14 números.')).toBeVisible();
    await cnpj.fill('99000000000159');
    await expect(page.getByText('Nenhuma informação encontrada para este CNPJ.')).toBeVisible();
    await page.route('**/api/utils/cnpj/*', (route) => route.abort());
    await cnpj.fill('12ABC34501DE35');
    await expect(page.getByText('Erro inesperado')).toBeVisible();
    await page.unroute('**/api/utils/cnpj/*');
    await page.getByRole('main').getByRole('button', { name: 'Buscar', exact: true }).click();
    await expect(page.getByText('CNPJ encontrado com sucesso!')).toBeVisible();
    await expect(cnpj).toHaveValue('12.ABC.345/01DE-35');
    await expect(page.getByText('CNAE principal')).toBeVisible();
  });

  await test.step('missing fields are reported in place', async () => {
    await expect(create).toBeDisabled();
    await page.getByLabel('Confirmo que os dados').click();
    await create.click();
    await expect(page.getByText('Preencha todos os campos obrigatórios antes de criar o cliente.')).toBeVisible();
    await expect(page.getByLabel('Nome', { exact: true })).toBeFocused();
    for (const text of ['CPF é obrigatório', 'Selecione um regime tributário', 'Selecione pelo menos um produto'])
      await expect(page.getByText(text)).toBeVisible();
    await checkLooks(page, 'registration with errors');
  });

  await test.step('another regime starts without products; invalid commissions are rejected', async () => {
    await fillContract(page);
    await page.getByRole('combobox', { name: 'Regime tributário' }).click();
    await page.getByRole('option', { name: 'Lucro Real' }).click();
    await expect(page.getByLabel('Subvenção')).not.toBeChecked();
    await page.getByRole('combobox', { name: 'Regime tributário' }).click();
    await page.getByRole('option', { name: 'Simples Nacional' }).click();
    await expect(page.getByLabel('Apuração ST')).not.toBeChecked();
    await page.getByLabel('Apuração ST').click();
    await page.getByLabel('Comissão (%)').pressSequentially(',5x9');
    await expect(page.getByLabel('Comissão (%)')).toHaveValue('21');
  });

  await test.step('both contacts are required, then confirmed', async () => {
    await page.getByLabel('Nome', { exact: true }).fill('Helena Prado');
    await page.getByLabel('CPF').fill('11111111111');
    await page.getByLabel('CPF').blur();
    await expect(page.getByText('CPF inválido. Verifique o número digitado.')).toBeVisible();
    await page.getByLabel('CPF').fill('52998224725');
    const warning = page.getByText(/^Este CPF já é de /);
    await expect(warning).toBeVisible();
    await expect(page.getByText('Você digitou “Helena Prado”: confira o CPF.')).toBeVisible();
    await page.getByLabel('CPF').fill('39053344705');
    await expect(warning).toHaveCount(0);
    await page.getByLabel('WhatsApp', { exact: true }).fill('62988887777');
    await expect(page.getByLabel('WhatsApp', { exact: true })).toHaveValue('(62) 98888-7777');
    await page.getByLabel('E-mail', { exact: true }).fill('helena@massa.test');
    await page.getByLabel('Nome do contador').fill('Caio Lima');
    await page.getByLabel('WhatsApp do contador').fill('6233332222');
    await page.getByLabel('E-mail do contador').fill('caio@contas.test');
    await page.getByLabel('Senha provisória do cliente').fill('massa1');
    await create.click();
    await expect(page.getByText('Verificação Incompleta! Conclua todas as verificações')).toBeVisible();
    await expect(page.getByText('Verifique o WhatsApp e o E-mail antes de salvar.')).toBeVisible();

    const failing = { status: 500, json: { code: 'unexpected', message: 'Ocorreu um erro desconhecido' } };
    for (const [path, said] of [
      ['mail', 'Erro ao enviar o código para o E-mail: Ocorreu um erro desconhecido'],
      ['whatsapp', 'Erro ao enviar o código para o whatsapp: Ocorreu um erro desconhecido'],
    ] as const) {
      await page.route(`**/api/${path}/send-code`, (route) => route.fulfill(failing));
      await page.getByRole('button', { name: `código para o ${path === 'mail' ? 'E-mail' : 'WhatsApp'}` }).click();
      await expect(page.getByText(said)).toBeVisible();
      await page.unroute(`**/api/${path}/send-code`);
    }

    await page.getByRole('button', { name: 'Enviar código para o WhatsApp' }).click();
    await expect(page.getByText('Código enviado para o WhatsApp (62) 98888-7777!')).toBeVisible();
    await expect(page.getByRole('button', { name: /para o WhatsApp$/ })).toBeDisabled();
    await expect(page.getByText(/Reenviar em \d+ s/)).toBeVisible();
    const field = page.getByLabel('Código do WhatsApp');
    await field.fill('!!!!');
    await expect(field).toHaveValue('');
    await page.getByRole('button', { name: 'Verificar' }).click();
    await expect(page.getByText('Código é obrigatório')).toBeVisible();
    await field.fill('aaaa');
    await field.press('Enter');
    await expect(page.getByText('Código de WhatsApp inválido. Tente novamente.')).toBeVisible();
    await checkLooks(page, 'a wrong code');
    await field.fill(await codeSentTo(page.request, server.address, '62988887777'));
    await page.getByRole('button', { name: 'Verificar' }).click();
    await expect(page.getByText('WhatsApp verificado com sucesso!')).toBeVisible();

    await page.getByRole('button', { name: 'Enviar código para o E-mail' }).click();
    await expect(page.getByText('Código enviado para o E-mail helena@massa.test!')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Reenviar em \d+ s para o E-mail$/ })).toBeDisabled();
    await page.getByLabel('Código do e-mail').fill(await codeSentTo(page.request, server.address, 'helena@massa.test'));
    await page.getByRole('button', { name: 'Verificar' }).click();
    await expect(page.getByText('E-mail verificado com sucesso!')).toBeVisible();
    await expect(page.getByText('Verificado', { exact: true })).toHaveCount(2);
  });

  await test.step('a reload keeps everything except the password', async () => {
    await page.reload();
    await expect(cnpj).toHaveValue('12.ABC.345/01DE-35');
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Helena Prado');
    await expect(page.getByText('Verificado', { exact: true })).toHaveCount(2);
    await expect(page.getByLabel('Apuração ST')).toBeChecked();
    await expect(page.getByLabel('Senha provisória do cliente')).toHaveValue('');
    await expect(page.getByLabel('Confirmo que os dados')).not.toBeChecked();
    await page.getByLabel('Senha provisória do cliente').fill('massa1');
    await page.getByLabel('Confirmo que os dados').click();
  });

  await test.step('a refusal is shown in a dialog; the client is kept when only the minuta fails', async () => {
    const refused = { code: 'client_exists', message: 'Este cliente já está cadastrado.' };
    await page.route('**/api/clients', (route) => route.fulfill({ status: 409, json: refused }));
    await create.click();
    const refusal = page.getByRole('dialog', { name: 'Erro ao criar cliente' });
    await expect(refusal).toContainText(refused.message);
    await refusal.getByRole('button', { name: 'Fechar' }).last().click();
    await page.unroute('**/api/clients');
    await page.route('**/api/agreement/vincular', (route) => route.abort());
    await create.click();
    const dialog = page.getByRole('dialog', { name: 'Erro ao criar contrato' });
    await expect(dialog).toContainText('Houve um erro ao criar a minuta.');
    await dialog.getByRole('button', { name: 'Fechar' }).last().click();
    await expect(page.getByText('Cliente criado')).toBeVisible();
    // No message is sent: the link goes to the owner by hand.
    const agreement = page.locator('li').filter({ hasText: 'Minuta criada' });
    await expect(agreement).toContainText('pendente');
    await page.getByRole('button', { name: 'Link de assinatura' }).click();
    await expect(
      page.getByText('A requisição já está em andamento ou o ID do cliente não está disponível.'),
    ).toBeVisible();
    await checkLooks(page, 'a client without its minuta');
    await page.unroute('**/api/agreement/vincular');
    await page.getByRole('button', { name: 'Tentar criar a minuta' }).click();
    await expect(page.getByText('Cliente e minuta criados com sucesso!')).toBeVisible();
    await expect(agreement).toContainText('feito');
  });

  await test.step('the links open', async () => {
    const dialog = page.getByRole('dialog', { name: 'Link de assinatura' });
    const signing = `${address}/login-client-minuta?id=12ABC34501DE35`;
    await expect(dialog.getByLabel('Para assinar')).toHaveValue(signing);
    await expect(dialog.getByLabel('Só para ler')).not.toHaveValue('');
    const reading = await dialog.getByLabel('Só para ler').inputValue();
    await dialog.getByRole('button', { name: 'Copiar' }).first().click();
    await expect(page.getByText('Link copiado para a área de transferência!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(signing);
    await checkLooks(page, 'the link for signing');
    const client = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
    await client.goto(signing);
    await client.getByLabel('CPF do proprietário').fill('39053344705');
    await client.getByLabel('Senha', { exact: true }).fill('massa1');
    await client.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(client).toHaveURL(/\/minuta\/12ABC34501DE35/);
    await client.context().close();
    const reader = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
    await reader.goto(reading);
    await expect(reader.locator('mark, p').first()).toBeVisible();
    await expect(reader.getByText('Link expirado')).toBeHidden();
    await reader.context().close();
  });
  await context.close();
});

test('a changed contact is confirmed again, a changed company starts again', {
  tag: ['@I-113', '@I-127', '@I-128', '@G-13'],
}, async ({ page, server }) => {
  await signIn(page, server.hostOf('baluarte'), 'parceiro@baluarte.test', '/cadastrar-cliente');
  const cnpj = page.getByLabel('CNPJ');
  const verified = page.getByText('Verificado', { exact: true });
  await cnpj.fill('33000167000101');
  await expect(page.getByText('CNPJ encontrado com sucesso!')).toBeVisible();
  await page.getByLabel('Nome', { exact: true }).fill('Otávio Nunes');
  const whatsApp = page.getByLabel('WhatsApp', { exact: true });
  await whatsApp.fill('62977775556');
  await page.getByRole('button', { name: 'Enviar código para o WhatsApp' }).click();
  await page.getByLabel('Código do WhatsApp').fill(await codeSentTo(page.request, server.address, '62977775556'));
  await page.getByRole('button', { name: 'Verificar' }).click();
  await expect(verified).toHaveCount(1);
  const email = page.getByLabel('E-mail', { exact: true });
  await email.fill('otavio@nunes.test');
  await page.getByRole('button', { name: 'Enviar código para o E-mail' }).click();
  await page.getByLabel('Código do e-mail').fill(await codeSentTo(page.request, server.address, 'otavio@nunes.test'));
  await page.getByRole('button', { name: 'Verificar' }).click();
  await expect(verified).toHaveCount(2);

  await whatsApp.fill('62977775557');
  await expect(verified).toHaveCount(1);
  await whatsApp.fill('62977775556');
  await expect(whatsApp).toHaveValue('(62) 97777-5556');
  await expect(verified).toHaveCount(1);
  await email.fill('otavio@outro.test');
  await expect(verified).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Enviar código para o E-mail' })).toBeEnabled();

  await cnpj.fill('33592510000154');
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('');
  await expect(whatsApp).toHaveValue('');
  await expect(email).toHaveValue('');
  await expect(verified).toHaveCount(0);
});

test('says before the form is filled in that a company is a client already', async ({ page, server }) => {
  await signIn(page, server.hostOf('meridiano'), 'ceo@meridiano.test', '/cadastrar-cliente');
  await page.getByLabel('CNPJ').fill('11222333000181');
  await expect(page.getByText('Esta empresa já é cliente')).toBeVisible();
  await page.getByLabel('CNPJ').fill('33592510000154');
  await expect(page.getByText('CNPJ encontrado com sucesso!')).toBeVisible();
  await expect(page.getByText('Esta empresa já é cliente')).toHaveCount(0);
  await page.getByLabel('CNPJ').fill('11222333000181');
  await page.getByRole('link', { name: 'Abrir cliente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Comercio Exemplo Ltda' })).toBeVisible();
});

test('a further company of a known owner is added by CPF', {
  tag: [
    ...['@F-038', '@I-161', '@I-162', '@I-163', '@I-164', '@I-165', '@I-166', '@I-167', '@I-168', '@G-14', '@W-087'],
  ],
}, async ({ page, server }) => {
  await signIn(page, server.hostOf('meridiano'), 'ceo@meridiano.test', '/adicionar-rede');
  await expect(page.getByRole('heading', { level: 1, name: 'Adicionar Rede' })).toBeVisible();
  await page.getByLabel('CNPJ').fill('11444777000161');
  await expect(page.getByText('CNPJ encontrado com sucesso!')).toBeVisible();
  await page.getByLabel('Confirmo que os dados').click();
  await page.getByRole('button', { name: 'Criar Cliente' }).click();
  await expect(page.getByText('Preencha todos os campos corretamente.')).toBeVisible();
  await checkLooks(page, 'further company');
  await fillContract(page);
  await page.getByLabel('CPF').fill('39053344705');
  await page.getByLabel('WhatsApp').fill('62988887777');
  await page.getByLabel('E-mail').fill('dono@exemplo.test');
  await page.getByLabel('CPF').fill('15350946056');
  await page.getByRole('button', { name: 'Criar Cliente' }).click();
  await expect(page.getByText('Nenhum proprietário com este CPF está cadastrado.')).toBeVisible();
  await page.getByLabel('CPF').fill('52998224725');
  await page.getByRole('button', { name: 'Criar Cliente' }).click();
  await expect(page.getByRole('dialog', { name: 'Link de assinatura' })).toBeVisible();
});

test('a proposal is linked, read without sign-in, and refused with a wrong token', {
  tag: [
    '@F-036',
    '@W-300',
    '@C-61',
    '@F-060',
    '@I-094',
    '@I-095',
    '@I-096',
    '@I-097',
    '@I-098',
    '@I-099',
    '@I-100',
    '@I-102',
    '@I-104',
  ].concat(['@I-287', '@I-288', '@D-30', '@C-21']),
}, async ({ browser, server }) => {
  const context = await browser.newContext({ locale: 'pt-BR', permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  const address = server.hostOf('meridiano');
  await signIn(page, address, 'gerente@meridiano.test');
  await openForm(page, 'Gerar Modelo de Minuta');
  await expect(page).toHaveURL(/\/gerar-minuta$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Proposta de Minuta' })).toBeVisible();
  await page.getByRole('button', { name: 'Criar Link Minuta' }).click();
  await expect(page.getByText('Selecione um regime tributário')).toBeVisible();
  await expect(page.getByText('Selecione pelo menos um produto')).toBeVisible();
  await checkLooks(page, 'proposal');
  await page.getByRole('combobox', { name: 'Regime tributário' }).click();
  await page.getByRole('option', { name: 'Lucro Presumido' }).click();
  await page.getByLabel('Previdenciário').click();
  await page.getByRole('button', { name: 'Criar Link Minuta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link Gerado' });
  const shown = dialog.getByLabel('Link da proposta');
  await expect(shown).toHaveValue(/\/minuta-read\/20000000000107\/PRINCIPAL,PREVIDENCIARIO\?t=/);
  const link = await shown.inputValue();
  await dialog.getByRole('button', { name: 'Copiar' }).click();
  await expect(page.getByText('O link foi copiado com sucesso.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await dialog.getByRole('button', { name: 'Copiar' }).click();
  await expect(page.getByText('Não foi possível copiar o link.')).toBeVisible();
  await checkLooks(page, 'the link of a proposal');
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await expect(dialog).toBeHidden();

  const reader = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await reader.goto(link);
  await expect(reader.getByRole('heading', { level: 1, name: 'Proposta de Minuta' })).toBeVisible();
  await expect(reader.locator('mark').first()).toBeVisible();
  await checkLooks(reader, 'a proposal that is read');
  await reader.goto(link.replace(/t=.*/, 't=outro'));
  await expect(reader.getByRole('heading', { level: 1, name: 'Link expirado' })).toBeVisible();
  await checkLooks(reader, 'a link that is over');
  await reader.context().close();
  await context.close();
});
