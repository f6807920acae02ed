import type { APIRequestContext, Page } from '@playwright/test';
import { checkLook, checkLooks } from './look.ts';
import { invitationSentTo, outboxOf } from './outbox.ts';
import { choose, openPerson, signedIn } from './people.ts';
import { expect, type RunningServer, startServer, test } from './server.ts';
import { signIn } from './sign-in.ts';

// A product of its own: accounts are suspended and clients change hands.
let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

const people = (page: Page) => page.getByRole('searchbox', { name: 'Buscar usuários' });
/** Expects a message to an address with a subject and a text. */
async function expectMail(request: APIRequestContext, address: string, to: string, subject: string, text: RegExp) {
  await expect(async () => {
    const mails = (await outboxOf(request, address)).filter((message) => message.to === to);
    expect(mails.find((mail) => mail.subject === subject)?.text, `${subject} to ${to}`).toMatch(text);
  }).toPass();
}

const password = 'Uma-Frase-Longa-7';

test('a CEO invites, suspends and reactivates a partner, who chooses the password on a phone', {
  tag: ['@D-52'],
}, async ({ page, browser, request }) => {
  const address = server.hostOf('trilha');
  const email = 'convidada@trilha.test';
  await signIn(page, address, 'ceo@trilha.test', '/parceiros/cadastrar');
  await page.getByLabel('Nome completo').fill('Nina Prado');
  await page.getByLabel('CPF').fill('529.982.247-25');
  await page.getByLabel('WhatsApp', { exact: true }).fill('11 98888-7777');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await choose(page, 'Cargo', 'Parceiro');
  await page.getByLabel(/Enviar convite/).click();
  await expect(page.getByLabel('Senha', { exact: true })).toHaveCount(0);
  await page.getByLabel('Todas as informações preenchidas acima estão corretas').click();
  await page.getByRole('button', { name: 'Criar Usuário' }).click();
  await expect(page.getByText('convite enviado')).toBeVisible();

  const token = await invitationSentTo(request, address, email);
  const onPhone = async () =>
    (await outboxOf(request, address))
      .filter(({ channel, to }) => channel === 'whatsapp' && to.endsWith('11988887777'))
      .map(({ text }) => text)
      .join('\n');
  await expect.poll(onPhone, 'the link by WhatsApp').toContain(`convite?token=${token}`);
  const phone = await (await browser.newContext({ locale: 'pt-BR', viewport: { width: 360, height: 780 } })).newPage();
  await phone.goto(`${address}/convite?token=${token}`);
  await expect(phone.getByText(/convidou você para acessar/)).toBeVisible();
  await expect(phone).toHaveURL(/\/convite$/);
  await checkLook(phone, 'the invitation on a phone');
  await phone.getByLabel('Senha', { exact: true }).fill(password);
  await phone.getByRole('button', { name: 'Aceitar convite' }).click();
  await expect(phone.getByText('Senha criada.')).toBeVisible();
  await phone.getByRole('link', { name: 'Entrar' }).click();
  const enter = async () => {
    await phone.getByLabel('E-mail').fill(email);
    await phone.getByLabel('Senha', { exact: true }).fill(password);
    await phone.getByRole('button', { name: 'Entrar', exact: true }).click();
  };
  await enter();
  await expect(phone.getByLabel('Li e aceito os termos de uso')).toBeVisible();

  await page.goto(`${address}/admin/usuarios`);
  await openPerson(page, 'Nina', 'Nina Prado');
  await page.getByRole('button', { name: 'Desativar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desativar' }).click();
  await expect(page.getByText('Acesso desativado')).toBeVisible();
  await checkLook(page, 'a suspended user');
  await phone.getByRole('button', { name: 'Sair' }).click();
  await phone.goto(`${address}/signin`);
  await enter();
  await expect(phone.getByText('Seu acesso está desativado. Fale com o CEO da sua empresa.')).toBeVisible();
  await page.getByRole('button', { name: 'Reativar' }).click();
  await expect(page.getByText('Acesso desativado')).toHaveCount(0);
});

test('a CEO withdraws an invitation, activates several people at once and refuses one, who are told', {
  tag: ['@D-52'],
}, async ({ page, browser, request }) => {
  const address = server.hostOf('trilha');
  await signIn(page, address, 'ceo@trilha.test');
  const register = async (body: object) => {
    const { status } = await page.evaluate(async (data) => {
      const { token } = JSON.parse(localStorage.getItem('auth') ?? '{}');
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const reply = await fetch('/api/user/create-user', { method: 'POST', headers, body: JSON.stringify(data) });
      return { status: reply.status };
    }, body);
    expect(status).toBe(201);
  };
  const person = { cpf: '52998224725', whatsApp: '11988887777', typeCargo: 'PARCEIRO' };
  await register({ ...person, name: 'Rui Um', email: 'um@trilha.test', password: 'Segredo-Bom-7' });
  await register({ ...person, name: 'Rui Dois', email: 'dois@trilha.test', password: 'Segredo-Bom-7' });
  await register({ ...person, name: 'Rui Tres', email: 'tres@trilha.test', convidar: true });

  await expectMail(request, address, 'um@trilha.test', 'Recebemos o seu cadastro', /Avisaremos quando/);
  await page.goto(`${address}/admin/usuarios?situacao=PENDENTE&q=Rui`);
  await expect(page.getByRole('link', { name: /Ver Detalhes de Rui/ })).toHaveCount(2);
  await page.getByLabel('Selecionar Rui Um').click();
  await page.getByLabel('Selecionar Rui Dois').click();
  await page.getByRole('button', { name: 'Ativar 2 pendentes' }).click();
  await expect(page.getByText('2 usuários ativados.')).toBeVisible();
  for (const to of ['um@trilha.test', 'dois@trilha.test']) {
    await expectMail(request, address, to, 'Seu acesso foi liberado', /Entre pelo endereço abaixo/);
  }
  await expect(page.getByRole('link', { name: /Ver Detalhes de Rui/ })).toHaveCount(0);

  await page.goto(`${address}/admin/usuarios?situacao=CONVIDADO`);
  await page.getByRole('link', { name: 'Ver Detalhes de Rui Tres' }).click();
  await expect(page.getByText('Convite enviado')).toBeVisible();
  await page.getByRole('button', { name: 'Retirar convite' }).click();
  await expect(page.getByText('Convite retirado.')).toBeVisible();
  await expect(page.getByText('Usuário pendente')).toBeVisible();

  await register({ ...person, name: 'Rui Quatro', email: 'quatro@trilha.test', password: 'Segredo-Bom-7' });
  await page.goto(`${address}/admin/usuarios?situacao=PENDENTE&q=Quatro`);
  await page.getByRole('link', { name: 'Ver Detalhes de Rui Quatro' }).click();
  await page.getByRole('button', { name: 'Recusar' }).click();
  const refusal = page.getByRole('dialog', { name: /Recusar o cadastro/ });
  await refusal.getByRole('textbox').fill('CPF de outra pessoa');
  await refusal.getByRole('button', { name: 'Recusar' }).click();
  await expectMail(request, address, 'quatro@trilha.test', 'Seu cadastro não foi aceito', /CPF de outra pessoa/);

  const manager = await signedIn(browser, address, 'gerente@trilha.test', { path: '/admin/usuarios' });
  await expect(manager.getByText(/^Sem acesso a /)).toBeVisible();
});

test('the deletion of a manager with clients offers the transfer in place', { tag: ['@D-52'] }, async ({ page }) => {
  const address = server.hostOf('trilha');
  await signIn(page, address, 'ceo@trilha.test', '/admin/usuarios?cargo=GERENTE');
  await page
    .getByRole('link', { name: /^Ver Detalhes de/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Excluir' }).click();
  const dialog = page.getByRole('dialog', { name: /ainda responde por \d+ cliente/ });
  await expect(dialog).toBeVisible();
  await checkLook(page, 'the transfer of clients');
  await dialog.getByRole('combobox').click();
  await page.getByRole('option', { name: /CEO$/ }).first().click();
  await dialog.getByRole('button', { name: 'Transferir' }).click();
  await expect(page.getByText(/\d+ clientes? transferidos?\./)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(people(page)).toBeVisible();
});

test('the sign-in leads a client to the sign-in of clients, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const address = server.hostOf('trilha');
  await page.goto(`${address}/signin`);
  await page.getByRole('link', { name: 'Sou cliente' }).click();
  await expect(page.getByRole('heading', { name: 'Área do cliente' })).toBeVisible();
  await checkLook(page, 'the sign-in of clients');
  await page.getByRole('link', { name: 'Sou da equipe' }).click();
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
  await checkLook(page, 'the sign-in of staff');
});

test('FINANCEIRO has a menu and a home without empty pages', { tag: ['@D-14'] }, async ({ page, browser }) => {
  await signIn(page, server.address, 'ceo@restitui.test');
  const email = 'financas@restitui.test';
  const created = await page.evaluate(async (address) => {
    const { token } = JSON.parse(localStorage.getItem('auth') ?? '{}');
    const authorization = `Bearer ${token}`;
    const headers = { 'content-type': 'application/json', authorization };
    const person = { name: 'Fia Nança', cpf: '52998224725', whatsApp: '11988887777', password: 'Demo@2026!' };
    const body = JSON.stringify({ ...person, email: address, typeUser: 'ADMIN', typeCargo: 'FINANCEIRO' });
    const { data } = await (await fetch('/api/user/create-user-admin', { method: 'POST', headers, body })).json();
    const accepted = await fetch(`/api/user/accept/${data.id}`, { method: 'PATCH', headers: { authorization } });
    await accepted.text();
    return accepted.status;
  }, email);
  expect(created).toBe(200);
  const finance = await signedIn(browser, server.address, email);
  await finance.getByLabel('Li e aceito os termos de uso').click();
  await finance.getByRole('button', { name: 'Aceitar' }).click();
  await finance.getByLabel('CEP').fill('01310-100');
  await expect(finance.getByLabel('Município')).not.toHaveValue('');
  await finance.getByLabel('Número').fill('10');
  await finance.getByLabel('Confirmo que as informações estão corretas').click();
  await finance.getByRole('button', { name: 'Salvar endereço' }).click();
  await expect(finance.getByRole('heading', { level: 2, name: 'Seus Alertas' })).toBeVisible();
  const title = finance.getByRole('heading', { level: 2, name: 'Boletos e honorários' });
  const companies = finance.locator('section').filter({ has: title }).getByRole('link');
  await expect(companies).toHaveCount(5);
  await checkLooks(finance, 'the alerts of FINANCEIRO', [360, 1440]);
  await companies.filter({ hasText: 'Trilha Tributária' }).click();
  await expect(finance).toHaveURL(/opcoes-financeiras\?area=boletos$/);
  await expect(finance.getByRole('tab', { name: 'Boletos', exact: true, selected: true })).toBeVisible();
  await finance.getByRole('button', { name: 'Fechar: Trilha Tributária' }).click();
  await expect(companies).toHaveCount(5);
  await finance.goto(`${server.address}/admin/empresas`);
  await expect(finance.getByRole('heading', { level: 2, name: 'Empresas' })).toBeVisible();
  await expect(finance.getByRole('link', { name: 'Clientes', exact: true })).toHaveCount(0);
  await finance
    .getByRole('button', { name: /Trilha/ })
    .first()
    .click();
  await expect(finance.getByRole('heading', { name: 'Seu trabalho' })).toBeVisible();
  await expect(finance.getByRole('link', { name: 'Clientes', exact: true })).toHaveCount(0);
  await expect(finance.getByText('Clientes recentes')).toHaveCount(0);
  await checkLook(finance, 'the home of FINANCEIRO');
  await finance.getByRole('link', { name: /Honorários/ }).click();
  await expect(finance.getByRole('tab', { name: 'Honorários', selected: true })).toBeVisible();
});
