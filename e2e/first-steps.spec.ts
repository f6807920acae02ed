import type { Browser, Page } from '@playwright/test';
import { startSmtpServer } from '../apps/server/test/smtp-server.ts';
import { totpCodeAt } from '../apps/server/test/totp-code.ts';
import { collectConsoleErrors } from './console-errors.ts';
import { checkLook, checkLooks } from './look.ts';
import { codes, mailedCode } from './mails.ts';
import { acceptTerms, choose, openPerson, firstSignIn as signInWithoutFactor } from './people.ts';
import { expect, type RunningServer, startServer, test } from './server.ts';
import { draw, openOwnSignature, takePhotos } from './signing.ts';

test.describe.configure({ mode: 'serial' });

const account = {
  ADMIN_EMAIL: 'eduarda@nova.test',
  ADMIN_PASSWORD: 'uma-frase-bem-longa-2026',
  ADMIN_NAME: 'Eduarda Siqueira Rezende',
  ADMIN_CPF: '52998224725',
  COMPANY_CNPJ: '11222333000181',
  COMPANY_NAME: 'Nova Fiscal',
};
const director = { name: 'Artur Nogueira', email: 'artur@nova.test', password: 'outra-frase-bem-longa-7' };
const analyst = { name: 'Nara Pontes', email: 'nara@nova.test', password: 'ainda-uma-frase-bem-longa-3' };
const lawyer = { name: 'Lia Furtado', email: 'lia@nova.test', password: 'mais-uma-frase-bem-longa-9' };
const client = { cnpj: '12ABC34501DE35', email: 'helena@massa.test', cpf: '39053344705' };

let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let server: RunningServer;
test.beforeAll(async () => {
  smtp = await startSmtpServer();
  server = await startServer({ ...account, SMTP_URL: smtp.url }, { isEmpty: true });
});
test.afterAll(async () => {
  await server?.stop();
  smtp?.close();
});

/** Signs in for the first time: second factor, terms, address. */
async function firstSignIn(page: Page, { email, password }: { email: string; password: string }) {
  const errors = collectConsoleErrors(page, []);
  await page.goto(`${server.address}/signin`);
  await expect(page.getByRole('main').getByText(account.COMPANY_NAME)).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();

  await page.getByRole('button', { name: 'Cadastrar aplicativo' }).click();
  const app = page.getByRole('dialog', { name: 'Aplicativo autenticador' });
  const key = (await app.getByText('Sem câmera, digite a chave').textContent()) ?? '';
  const secret = key.replace(/^.*:/, '').replace(/\s/g, '');
  await app.getByRole('textbox').fill(totpCodeAt(secret, Date.now()));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Guardei os códigos' }).click();

  await acceptTerms(page);
  expect(errors).toEqual([]);
}

const openList = (page: Page) => page.goto(`${server.address}/admin/empresas`);
const row = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Primeiros passos' }).getByRole('listitem').filter({ hasText: title }).first();

/** Adds a person on the page of users. */
async function addPerson(
  page: Page,
  { name, email, password, cpf }: typeof director & { cpf: string },
  { user, cargo }: { user: string; cargo: string },
) {
  await page.getByRole('button', { name: 'Criar Usuário' }).click();
  const dialog = page.getByRole('dialog', { name: 'Criar Usuário' });
  await dialog.getByLabel('Nome').fill(name);
  await dialog.getByLabel('CPF').fill(cpf);
  await dialog.getByLabel('WhatsApp').fill('41999990000');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Senha', { exact: true }).fill(password);
  await choose(page, 'Tipo de usuário', user);
  await choose(page, 'Cargo', cargo);
  // The company of a user is the selected one.
  const company = dialog.getByRole('combobox', { name: 'Empresa' });
  if (user === 'Usuário') await expect(company).toHaveText(account.COMPANY_NAME);
  await dialog.getByRole('button', { name: 'Criar Usuário' }).click();
  await expect(dialog.getByText('aguarda ativação')).toBeVisible();
  await expect(dialog.getByText('Falta liberar os serviços')).toBeVisible({ visible: cargo === 'Analista' });
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await page.getByLabel(`Selecionar ${name}`).click();
  await page.getByRole('button', { name: 'Ativar 1 pendente' }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).not.toContainText('Pendente');
}

/** Opens a browser of its own, with a camera, for the first sign-in of a person. */
async function openBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'pt-BR', reducedMotion: 'reduce', permissions: ['camera'] });
  return context.newPage();
}

/** Takes the photos and the signature that every signer needs. */
async function registerIdentity(page: Page, name: string) {
  await openOwnSignature(page);
  const photos = page.getByRole('dialog', { name: 'Primeiro, duas fotos' });
  await takePhotos(photos);
  await photos.getByRole('button', { name: 'Enviar fotos' }).click();
  const drawing = page.getByRole('dialog', { name: 'Agora, a assinatura' });
  await drawing.getByRole('button', { name: 'Prefiro escrever meu nome' }).click();
  await drawing.getByLabel('Seu nome completo').fill(name);
  await drawing.getByRole('button', { name: 'Salvar' }).click();
  await expect(drawing).toHaveCount(0);
}

/** Reviews identities that wait. */
async function verify(page: Page, names: readonly string[]) {
  for (const name of names) {
    await page.goto(`${server.address}/assinatura`);
    await page
      .getByRole('row', { name: new RegExp(name) })
      .first()
      .click();
    const review = page.getByRole('dialog', { name: 'Verificação da Assinatura' });
    await review.getByRole('button', { name: 'Verificar' }).click();
    await expect(review.getByRole('button', { name: 'Verificar' })).toHaveCount(0);
  }
}

/** Signs the contract of the client on its page. */
async function signAsStaff(page: Page, role: string) {
  await page.goto(`${server.address}/minuta/${client.cnpj}`);
  await expect(page.getByText(`Você assina como ${role} exatamente a versão`)).toBeVisible();
  await page.getByRole('checkbox', { name: /assinatura eletrônica avançada/ }).click();
  await page.getByRole('button', { name: 'Assinar', exact: true }).click();
  await expect(page.getByText('Contrato assinado!')).toBeVisible();
}

/** Registers the first client; returns the link that opens the contract. */
async function registerClient(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Cadastrar cliente' }).click();
  await page.getByLabel('CNPJ').fill(client.cnpj);
  await expect(page.getByText('CNPJ encontrado com sucesso!')).toBeVisible();
  await page.getByLabel('Nome', { exact: true }).fill('Helena Prado');
  await page.getByLabel('CPF').fill(client.cpf);
  await page.getByLabel('WhatsApp', { exact: true }).fill('62988887777');
  // No code can arrive by WhatsApp here, so none is asked.
  await expect(page.getByText('Dispensado')).toBeVisible();
  await page.getByLabel('E-mail', { exact: true }).fill(client.email);
  await page.getByRole('button', { name: 'Enviar código para o E-mail' }).click();
  await page.getByLabel('Código do e-mail').fill(await mailedCode(smtp.mails, client.email, codes.verification));
  await page.getByRole('button', { name: 'Verificar' }).click();
  await expect(page.getByText('Verificado', { exact: true })).toBeVisible();
  await page.getByLabel('Nome do contador').fill('Caio Lima');
  await page.getByLabel('WhatsApp do contador').fill('6233332222');
  await page.getByLabel('E-mail do contador').fill('caio@contas.test');
  await page.getByRole('combobox', { name: 'Regime tributário' }).click();
  await page.getByRole('option', { name: 'Simples Nacional' }).click();
  await page.getByLabel('PIS/COFINS monofásico').click();
  await page.getByLabel('Comissão (%)').fill('21');
  await page.getByLabel('Banco').fill('001 - BCO DO BRASIL S.A.');
  await page.getByLabel('Agência').fill('0001');
  await page.getByLabel('Conta', { exact: true }).fill('12345-6');
  await page.getByLabel('Confirmo que os dados').click();
  await page.getByRole('button', { name: 'Criar Cliente' }).click();
  const link = page.getByRole('dialog', { name: 'Link de assinatura' }).getByLabel('Só para ler');
  await expect(link).not.toHaveValue('');
  return link.inputValue();
}

/** Reads the contract of a link on a phone and signs it with a code sent by e-mail. */
async function signAsClient(browser: Browser, link: string) {
  const context = await browser.newContext({
    ...{ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, locale: 'pt-BR' },
    ...{ reducedMotion: 'reduce', permissions: ['camera', 'geolocation'] },
  });
  const page = await context.newPage();
  await page.goto(link);
  await page.getByRole('button', { name: 'Receber código por e-mail' }).tap();
  const digits = page.getByLabel('Código de seis números');
  await expect(digits).toBeFocused();
  await page.keyboard.type(await mailedCode(smtp.mails, client.email, codes.signIn));
  const photos = page.getByRole('dialog', { name: 'Primeiro, duas fotos' });
  await takePhotos(photos);
  await photos.getByRole('button', { name: 'Enviar fotos' }).click();
  const drawing = page.getByRole('dialog', { name: 'Agora, a assinatura' });
  await page.setViewportSize({ width: 740, height: 360 });
  await expect(drawing.locator('canvas')).toBeVisible();
  await draw(page);
  await drawing.getByRole('button', { name: 'Salvar' }).click();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('checkbox', { name: /assinatura eletrônica avançada/ }).tap();
  await page.getByRole('button', { name: 'Assinar', exact: true }).tap();
  await expect(page.getByText('Contrato assinado!')).toBeVisible();
  await context.close();
}

test('an empty installation is led from the first access to the first signed contract', async ({ browser, page }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));

  await test.step('the only company is selected, and the alerts lead to what is left', async () => {
    await firstSignIn(page, { email: account.ADMIN_EMAIL, password: account.ADMIN_PASSWORD });
    await expect(page.getByRole('heading', { level: 1, name: 'Alertas' })).toBeVisible();
    await expect(page.getByText('0 de 9 feitos, até o primeiro contrato assinado.')).toBeVisible();
    await page.getByRole('link', { name: 'Continuar' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Primeiros passos' })).toBeVisible();
    await checkLooks(page, 'first steps');
  });

  await test.step('a step is left for later and taken up again', async () => {
    await row(page, 'Dados da empresa').getByRole('button', { name: 'Deixar para depois' }).click();
    await expect(row(page, 'Dados da empresa')).toContainText('Deixado para depois');
    await page.getByRole('button', { name: 'Retomar: Dados da empresa' }).click();
    await expect(row(page, 'Dados da empresa').getByRole('link', { name: 'Informar dados' })).toBeVisible();
  });

  await test.step('a list that fills with the work on clients leads to them', async () => {
    await page.goto(`${server.address}/prescricoes`);
    await page.getByRole('link', { name: 'Ver clientes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible();
    await openList(page);
  });

  await test.step('the company gets its address, which contracts name', async () => {
    await page.getByRole('link', { name: 'Informar dados' }).click();
    const form = page.getByRole('form', { name: 'Dados da empresa' });
    await page.setViewportSize({ width: 360, height: 740 });
    // What is missing is not folded away on a phone.
    await expect(form.getByLabel('CEP')).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 720 });
    await form.getByLabel('WhatsApp').fill('4130004417');
    await form.getByLabel('CEP').fill('80010000');
    await expect(form.getByLabel('Cidade')).toHaveValue('Curitiba');
    await expect(form.getByLabel('UF')).toHaveValue('PR');
    await form.getByLabel('Logradouro').fill('');
    await form.getByRole('button', { name: 'Salvar dados' }).click();
    await expect(form.getByText('Logradouro é obrigatório')).toBeVisible();
    await form.getByLabel('Logradouro').fill('Rua XV de Novembro');
    await form.getByLabel('Número').fill('100');
    await form.getByLabel('Bairro').fill('Centro');
    await checkLook(page, 'data of the company');
    await form.getByRole('button', { name: 'Salvar dados' }).click();
    await expect(page.getByText('Dados da empresa salvos.')).toBeVisible();
    await openList(page);
    await expect(row(page, 'Dados da empresa')).toContainText('Feito');
  });

  await test.step('the included texts become templates, and a test message arrives', async () => {
    await page.getByRole('button', { name: 'Usar os textos incluídos' }).click();
    await expect(page.getByText('11 modelos criados.')).toBeVisible();
    await expect(row(page, 'Modelos de contrato')).toContainText('Feito');
    await expect(row(page, 'E-mail e WhatsApp')).toContainText('Ainda não está ligado nesta instalação.');
    await page.getByRole('button', { name: 'Enviar teste por E-mail' }).click();
    await expect(row(page, 'E-mail e WhatsApp')).toContainText('Feito');
    expect(smtp.mails.some(({ to }) => to.includes(account.ADMIN_EMAIL))).toBe(true);
  });

  await test.step('an analysis is tried with a sample company, whose pages are marked', async () => {
    await row(page, 'Primeira análise').getByRole('button', { name: 'Experimentar' }).click();
    await expect(row(page, 'Primeira análise')).toContainText('Feito');
    await checkLooks(page, 'first steps with a sample');
    await row(page, 'Primeira análise').getByRole('link', { name: 'Ver o resultado' }).click();
    await expect(page.getByText('Os arquivos e os valores são inventados.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: /Mercado Exemplo/ })).toBeVisible();
    await checkLooks(page, 'the sample company');
    await page.goto(`${server.address}/admin/${account.COMPANY_CNPJ}/clientes`);
    await expect(page.getByText('não aparece nesta lista')).toBeVisible();
    await expect(page.getByRole('row', { name: /Mercado Exemplo/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Remover exemplo' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remover', exact: true }).click();
    await expect(page.getByText('Empresa de exemplo removida.')).toBeVisible();
    await openList(page);
  });

  await test.step('the CEO of the company is added, who represents it in contracts', async () => {
    await expect(row(page, 'Pessoas')).toContainText('Convide um usuário com o cargo CEO');
    await row(page, 'Pessoas').getByRole('link', { name: 'Convidar' }).click();
    await addPerson(page, { ...director, cpf: '11144477735' }, { user: 'Usuário', cargo: 'CEO' });
    await addPerson(page, { ...lawyer, cpf: '86288366757' }, { user: 'Administrador', cargo: 'Jurídico' });
    await openList(page);
    await expect(row(page, 'Pessoas')).toContainText('Feito');
  });

  const link = await test.step('the first client is registered', () => registerClient(page));
  await openList(page);
  await expect(row(page, 'Primeiro contrato assinado')).toContainText('1 contrato gerado, nenhum assinado por todos.');

  await test.step('the client signs from the link, and the others are asked to', async () => {
    await signAsClient(browser, link);
    await openList(page);
    await expect(page.getByText(/falta contratada/)).toBeVisible();
    await checkLooks(page, 'first steps with a queue');
  });

  await test.step('the CEO of the company and two witnesses of the provider sign, and nothing is left', async () => {
    await page.context().grantPermissions(['camera']);
    const [ceo, witness] = [await openBrowser(browser), await openBrowser(browser)];
    await signInWithoutFactor(ceo, server.address, director);
    await expect(ceo).toHaveURL(/\/minuta-usuario$/);
    await ceo.goto(`${server.address}/home`);
    await firstSignIn(witness, lawyer);
    await registerIdentity(page, account.ADMIN_NAME);
    await registerIdentity(ceo, director.name);
    await registerIdentity(witness, lawyer.name);
    await verify(page, ['Helena Prado', director.name, lawyer.name]);
    await verify(ceo, [account.ADMIN_NAME]);
    await signAsStaff(ceo, 'Contratada');
    await signAsStaff(page, 'Testemunha 1');
    await signAsStaff(witness, 'Testemunha 2');
    await expect(witness.getByText('Falta assinar', { exact: true })).toHaveCount(0);
    await openList(page);
    await expect(page.getByRole('tab', { name: 'Hoje 1' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Primeiros passos' })).toHaveCount(0);
  });

  await test.step('the queue asks for an analyst of the product, which leads to the permissions of analysts', async () => {
    await expect(page.getByText('PIS/COFINS monofásico: sem analista.').first()).toBeVisible();
    await checkLooks(page, 'a product without an analyst in the queue');
    await page
      .getByRole('link', { name: /^Atribuir/ })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/admin/product-analista\\?analista=a-atribuir&q=${client.cnpj}$`));
    const choose = page.getByRole('button', { name: /^Trocar analista de/ });
    await choose.click();
    const nobody = 'Nenhum usuário encontrado para o serviço PIS/COFINS monofásico e cargo Analista';
    await expect(page.getByRole('menuitem', { name: nobody })).toBeVisible();
    await checkLook(page, 'no analyst for a product');
    await page.getByRole('menuitem', { name: 'Liberar o serviço a um analista' }).click();
    await expect(page).toHaveURL(/\/admin\/usuarios\?cargo=ANALISTA$/);
    await addPerson(page, { ...analyst, cpf: '15350946056' }, { user: 'Administrador', cargo: 'Analista' });
  });

  const newcomer = await test.step('an analyst without a service learns why every list is empty', async () => {
    const newcomer = await openBrowser(browser);
    await firstSignIn(newcomer, analyst);
    const reason = newcomer.getByText('Nenhum serviço foi liberado para você ainda. Peça as permissões a um CEO.');
    await expect(newcomer).toHaveURL(/\/alertas$/);
    await expect(reason).toBeVisible();
    await newcomer.goto(`${server.address}/admin/product-analista`);
    await expect(reason).toBeVisible();
    await newcomer.goto(`${server.address}/admin/${account.COMPANY_CNPJ}/clientes`);
    await expect(reason).toBeVisible();
    return newcomer;
  });

  await test.step('with the service the analyst is assigned, and the queue asks for nothing more', async () => {
    await openPerson(page, analyst.name, analyst.name);
    await page.getByRole('tab', { name: /^Produtos/ }).click();
    await page.getByRole('switch', { name: 'PIS/COFINS monofásico' }).click();
    await page.getByRole('button', { name: 'Salvar permissões' }).click();
    await expect(page.getByText('Permissões salvas com sucesso!')).toBeVisible();
    // The list of analysts is that of no company; the page of one selects it again.
    await page.goto(`${server.address}/admin/${account.COMPANY_CNPJ}/clientes`);
    await openList(page);
    await page
      .getByRole('link', { name: /^Atribuir/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Trocar analista de/ }).click();
    await page.getByRole('menuitem', { name: analyst.name }).click();
    await expect(page.getByText(`Produto atribuído para ${analyst.name}.`)).toBeVisible();
    await openList(page);
    await expect(page.getByText('A sua fila está vazia')).toBeVisible();
  });

  await test.step('the analyst is asked for the first assessment, until there is one', async () => {
    await openList(newcomer);
    await expect(newcomer.getByText('PIS/COFINS monofásico: sem apuração.').first()).toBeVisible();
    await checkLooks(newcomer, 'a product without an assessment in the queue');
    await newcomer
      .getByRole('link', { name: /^Apurar/ })
      .first()
      .click();
    await newcomer.getByRole('button', { name: 'Nova Apuração' }).click();
    await expect(newcomer.getByRole('navigation', { name: 'Etapas do caso' })).toContainText('nenhum arquivo');
    await openList(newcomer);
    await expect(newcomer.getByText('A sua fila está vazia')).toBeVisible();
  });
  expect(complaints).toEqual([]);
});
