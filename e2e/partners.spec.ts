import type { Page } from '@playwright/test';
import { collectConsoleErrors } from './console-errors.ts';
import { checkRows, longPartners, withLongRows } from './long-rows.ts';
import { checkLook, checkLooks } from './look.ts';
import { menuOf, openForm, openForms } from './menu.ts';
import { choose, firstSignIn, openPerson, signedIn } from './people.ts';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';

const partner = { name: 'Vera Lúcia Prado', email: 'vera@baluarte.test', password: 'Segura@1' };
const firm = { name: 'Rui Alves Neto', email: 'rui@escritorio.test', password: 'Segura@1' };

const listItem = (page: Page) => menuOf(page).getByRole('link', { name: 'Lista de Parceiros', exact: true });

async function fillPerson(page: Page, person: typeof partner, cpf: string) {
  await page.getByLabel('Nome completo').fill(person.name);
  await page.getByLabel('CPF').pressSequentially(cpf);
  await page.getByLabel('WhatsApp').pressSequentially('62999990000');
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
}

const confirmation = (page: Page) => page.getByLabel('Todas as informações preenchidas acima estão corretas');
const submit = (page: Page) => page.getByRole('button', { name: 'Criar Usuário' });

test('the CEO of a consultancy registers a partner, who signs in once activated', {
  tag: [
    ...['@F-040', '@F-041', '@F-164', '@F-215', '@F-218', '@F-223', '@F-224', '@F-225', '@F-233', '@F-234', '@F-242'],
    ...['@F-243', '@F-244', '@F-245', '@F-370', '@F-442', '@G-09', '@G-17', '@C-16'],
  ],
}, async ({ browser, page, server }) => {
  const address = server.hostOf('baluarte');
  await signIn(page, address, 'ceo@baluarte.test');
  await listItem(page).click();
  await expect(page.getByText('Todas as pessoas da sua consultoria')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Parceiros' }).getByRole('row').nth(1)).toBeVisible();
  await expect(listItem(page)).toHaveAttribute('aria-current', 'page');
  await openForm(page, 'Cadastrar Parceiro');
  await expect(page.getByRole('heading', { level: 1, name: 'Cadastrar Parceiro' })).toBeVisible();
  await expect(listItem(page)).toHaveAttribute('aria-current', 'page');

  await expect(submit(page)).toBeDisabled();
  await confirmation(page).click();
  await submit(page).click();
  await expect(page.getByText('Nome é obrigatório')).toBeVisible();
  await expect(page.getByText('Cargo é obrigatório')).toBeVisible();
  await fillPerson(page, { ...partner, password: 'segura12' }, '52998224725');
  await submit(page).click();
  await expect(
    page.getByText('A senha deve ter ao menos 6 caracteres, com letra maiúscula, caractere especial e número.'),
  ).toBeVisible();
  await page.getByLabel('Senha', { exact: true }).fill(partner.password);
  await page.getByRole('combobox', { name: 'Cargo' }).click();
  await expect(page.getByRole('option')).toHaveText(['Gerente', 'Parceiro']);
  await page.getByRole('option', { name: 'Parceiro' }).click();
  await page.getByLabel('Comissão (%)').fill('37');
  await expect(page.getByLabel('Comissão por extenso')).toHaveValue('trinta e sete');

  await page.route('**/api/user/create-user', (route) => route.abort());
  await submit(page).click();
  await expect(page.getByText('Erro ao criar usuário.', { exact: true })).toBeVisible();
  await page.unroute('**/api/user/create-user');
  await page.getByLabel('E-mail').fill('ceo@baluarte.test');
  await submit(page).click();
  await expect(page.getByText(/^Erro ao criar usuário\. Detalhes: Já existe um usuário/)).toBeVisible();
  await expect(page.getByLabel('Nome completo')).toHaveValue(partner.name);
  await expect(page.getByLabel('CPF')).toHaveValue('529.982.247-25');
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue(partner.password);
  await page.getByLabel('E-mail').fill(partner.email);
  const sent = page.waitForRequest('**/api/user/create-user');
  await submit(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ typeCargo: 'PARCEIRO', comissao_user: 37 });
  await expect(page.getByText('Usuário criado com sucesso!')).toBeVisible();
  await expect(page.getByText('Novo usuário criado!')).toBeVisible();
  await page.getByRole('button', { name: 'Novo Usuário' }).click();
  await expect(page.getByLabel('Nome completo')).toHaveValue('');

  const visitor = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await page.goto(`${address}/admin/usuarios`);
  await openPerson(page, 'vera lucia', partner.name);
  await page.getByRole('button', { name: 'Ativar' }).click();
  await expect(page.getByText('Usuário pendente')).toHaveCount(0);
  await firstSignIn(visitor, address, partner);
  await expect(visitor).toHaveURL(`${address}/minuta-usuario`);
  await visitor.context().close();
});

test('the CEO registers an accounting firm: the CNPJ fills the form, a failed call loses nothing, the link is copied', {
  tag: [
    ...['@F-042', '@F-219', '@F-220', '@F-221', '@F-222', '@F-223', '@F-224', '@F-225', '@F-226', '@F-227', '@F-228'],
    ...['@F-229', '@F-232', '@F-237', '@F-238', '@F-241', '@F-444', '@C-29', '@G-10', '@G-16', '@G-17'],
  ],
}, async ({ page, server }) => {
  const address = server.hostOf('baluarte');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: address });
  await signIn(page, address, 'ceo@baluarte.test');
  await openForm(page, 'Cadastrar Contabilidade');
  await expect(page.getByRole('heading', { level: 1, name: 'Cadastrar Contabilidade' })).toBeVisible();
  await expect(listItem(page)).toHaveAttribute('aria-current', 'page');

  await fillPerson(page, firm, '11144477735');
  await page.getByLabel('CNPJ').pressSequentially('11444777000161');
  await expect(page.getByText('Empresa encontrada.')).toBeVisible();
  const filled = ['Razão social', 'Código (CNAE)', 'Atividade principal', 'CEP', 'Logradouro', 'Número', 'Município'];
  for (const field of filled) await expect(page.getByLabel(field)).not.toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'UF' })).toContainText('·');

  // Looked-up values are cleared when the next look-up fails; typed values stay.
  await page.route('**/api/utils/cnpj/*', (route) => route.fulfill({ status: 500, json: { code: 'unexpected' } }));
  await page.getByLabel('CNPJ').fill('60000000000113');
  await expect(page.getByText('Ocorreu um erro inesperado.').first()).toBeVisible();
  for (const field of filled) await expect(page.getByLabel(field)).toHaveValue('');
  await expect(page.getByLabel('Nome completo')).toHaveValue(firm.name);
  await page.unroute('**/api/utils/cnpj/*');
  await page.getByLabel('CNPJ').fill('');
  await page.getByLabel('CNPJ').pressSequentially('50000000000160');
  await expect(page.getByText('Empresa encontrada.')).toBeVisible();
  await expect(page.getByLabel('Razão social')).not.toHaveValue('');
  const company = await page.getByLabel('Razão social').inputValue();

  await page.getByLabel('Comissão (%)').fill('15');
  await expect(page.getByLabel('Comissão por extenso')).toHaveValue('quinze');
  await expect(page.getByLabel('Comissão por extenso')).not.toBeEditable();
  await expect(submit(page)).toBeDisabled();
  await confirmation(page).click();
  await page.getByLabel('Atividade principal').fill('');
  await submit(page).click();
  await expect(page.getByText('Atividade principal é obrigatória')).toBeVisible();
  await page.getByLabel('Atividade principal').fill('Atividades de contabilidade');

  await page.route('**/api/user/create-contabilidade', (route) => route.abort());
  await submit(page).click();
  await expect(page.getByText('Houve um erro ao criar o Usuário.').first()).toBeVisible();
  await page.unroute('**/api/user/create-contabilidade');
  await expect(page.getByLabel('Razão social')).toHaveValue(company);
  await expect(page.getByLabel('Atividade principal')).toHaveValue('Atividades de contabilidade');
  await expect(page.getByLabel('Nome completo')).toHaveValue(firm.name);
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue(firm.password);
  await expect(page.getByLabel('Comissão (%)')).toHaveValue('15');
  const sent = page.waitForRequest('**/api/user/create-contabilidade');
  await submit(page).click();
  expect((await sent).postDataJSON()).toMatchObject({
    cnpj: '50000000000160',
    razao_social: company,
    cnae_info: 'Atividades de contabilidade',
    tel: '62999990000',
    comissao_user: 15,
  });

  const link = page.getByLabel('Link de assinatura');
  await expect(link).toHaveValue(new RegExp(`^${address}/minuta-usuario/[\\w-]+$`));
  await expect(link).not.toBeEditable();
  await checkLook(page, 'registered firm');
  await page.getByRole('button', { name: 'Copiar' }).click();
  await expect(page.getByText('Link copiado com sucesso!')).toBeVisible();
  await expect(link).toHaveValue(await page.evaluate(() => navigator.clipboard.readText()));
  await page.getByRole('main').getByRole('link', { name: 'Lista de Parceiros' }).click();
  await expect(page.getByRole('row').filter({ hasText: company })).toContainText('Pendente');
});

test('a GERENTE sees only users below; a PARCEIRO has the registration only', {
  tag: ['@F-163', '@F-216', '@F-439', '@C-10', '@C-12', '@C-14'],
}, async ({ browser, server }) => {
  const address = server.hostOf('meridiano');
  const viewport = { width: 375, height: 812 };
  const manager = await signedIn(browser, address, 'gerente@meridiano.test', { path: '/parceiros', viewport });
  await expect(manager.getByText('Quem você e os seus parceiros cadastraram')).toBeVisible();
  const list = manager.getByRole('list', { name: 'Parceiros' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list).toContainText('Gustavo Martins Pacheco');
  await expect(list).not.toContainText('Eduardo Siqueira Rezende');
  await manager.getByRole('searchbox', { name: 'Buscar parceiros' }).fill('zzzz');
  await expect(manager.getByText('Nenhum parceiro encontrado')).toBeVisible();
  await manager.context().close();

  const recruit = await signedIn(browser, address, 'parceiro@meridiano.test');
  await openForms(recruit);
  await expect(listItem(recruit)).toHaveCount(0);
  await expect(recruit.getByRole('menuitem', { name: 'Cadastrar Parceiro' })).toBeVisible();
  await expect(recruit.getByRole('menuitem', { name: 'Cadastrar Contabilidade' })).toHaveCount(0);
  for (const path of ['/parceiros', '/parceiros/cadastrar/contabilidade']) {
    await recruit.goto(address + path);
    await expect(recruit).toHaveURL(`${address}/home`);
  }
  await openForm(recruit, 'Cadastrar Parceiro');
  await expect(recruit.getByRole('combobox', { name: 'Cargo' })).toContainText('Parceiro');
  await recruit.getByRole('combobox', { name: 'Cargo' }).click();
  await expect(recruit.getByRole('option')).toHaveText(['Parceiro']);
  await recruit.context().close();
});

test('the partner pages have no axe findings and no horizontal scrolling on phone and desktop', async ({
  page,
  server,
}) => {
  const address = server.hostOf('baluarte');
  const errors = collectConsoleErrors(page, []);
  await signIn(page, address, 'ceo@baluarte.test', '/parceiros');
  await expect(page.getByText(/^(1–\d+ de )?\d+ parceiros$/)).toBeVisible();
  await withLongRows(page, longPartners, async () => {
    await checkLooks(page, 'list');
    await checkRows(page, 'the list of partners');
  });
  await page.goto(`${address}/parceiros/cadastrar`);
  await confirmation(page).click();
  await submit(page).click();
  await expect(page.getByText('Nome é obrigatório')).toBeVisible();
  await checkLooks(page, 'partner');
  await page.goto(`${address}/parceiros/cadastrar/contabilidade`);
  await confirmation(page).click();
  await submit(page).click();
  await expect(page.getByText('Razão social é obrigatória')).toBeVisible();
  await choose(page, 'UF', 'GO · Goiás');
  await checkLooks(page, 'accounting firm');
  expect(errors).toEqual([]);
});
