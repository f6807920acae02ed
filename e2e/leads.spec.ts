import { devices, type Page } from '@playwright/test';
import { checkLook, checkLooks } from './look.ts';
import { codeSentTo, outboxOf } from './outbox.ts';
import { choose, signedIn } from './people.ts';
import { expect, test } from './server.ts';

const fields = (page: Page) => ({
  name: page.getByLabel('Nome'),
  tel: page.getByLabel('Telefone'),
  email: page.getByRole('textbox', { name: 'E-mail' }),
  message: page.getByLabel('Mensagem'),
  send: page.getByRole('button', { name: 'Enviar mensagem' }),
});

async function fillContact(page: Page, email: string) {
  const { name, tel, email: address, message } = fields(page);
  await name.fill('Ana Lima');
  await tel.fill('41999990000');
  await address.fill(email);
  await message.fill('Temos uma farmácia no Simples.');
}

test('the three contact forms show the listed texts and lose no input', {
  tag: [
    ...['@I-031', '@I-032', '@I-033', '@I-034', '@I-035', '@I-036', '@I-037', '@I-038', '@I-039', '@I-040', '@I-041'],
    ...['@I-042', '@I-043', '@I-044', '@I-045', '@I-046', '@I-047', '@I-024', '@C-19', '@C-20', '@D-23', '@D-44'],
  ],
}, async ({ page, server }) => {
  await page.clock.install();
  const { name, tel, email, message, send } = fields(page);

  await test.step('variant A', async () => {
    await page.goto(`${server.address}/d`);
    await send.click();
    for (const text of [
      'Nome é obrigatório',
      'Telefone é obrigatório',
      'Email é obrigatório',
      'Mensagem é obrigatória',
    ])
      await expect(page.getByText(text)).toBeVisible();
    await expect(name).toBeFocused();
    await fillContact(page, 'ana@');
    await send.click();
    await expect(page.getByText('Email inválido')).toBeVisible();
    await expect(email).toBeFocused();
    await checkLook(page, 'a contact form with errors');

    await email.fill('ana@loja.test');
    await page.route('**/api/leads', (route) => route.abort());
    await send.click();
    await expect(page.getByText('Sem conexão. Nada do que você escreveu se perdeu: tente novamente.')).toBeVisible();
    await expect(name).toHaveValue('Ana Lima');
    await expect(tel).toHaveValue('(41) 99999-0000');
    await page.unroute('**/api/leads');

    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await send.click();
    await expect(page.getByText('Mensagem enviada com sucesso!')).toBeVisible();
    for (const field of [name, tel, email, message]) await expect(field).toHaveValue('');
    await page.clock.runFor(4999);
    await expect(page.getByText('Mensagem enviada com sucesso!')).toBeVisible();
    await page.clock.runFor(1);
    await expect(page.getByText('Mensagem enviada com sucesso!')).toBeHidden();
    await page.clock.resume();
  });

  for (const brand of ['kairos', 'baluarte', 'trilha']) {
    await test.step(`${brand} reports what is missing or wrong, and thanks`, async () => {
      await page.goto(`${server.hostOf(brand)}/`);
      await send.click();
      await expect(page.getByText('Mensagem é obrigatória')).toBeVisible();
      await fillContact(page, 'sem formato');
      await send.click();
      await expect(page.getByText('Email inválido')).toBeVisible();
      await email.fill(`ana@${brand}.test`);
      await send.click();
      await expect(page.getByText('Obrigado! Recebemos sua mensagem e entraremos em contato em breve.')).toBeVisible();
      await expect(message).toHaveValue('');
    });
  }

  await test.step('the generic form has one sentence and an optional telephone', async () => {
    await page.goto(`${server.address}/contato`);
    await send.click();
    await expect(page.getByText('Por favor, preencha todos os campos obrigatórios')).toBeVisible();
    await name.fill('Bia Souza');
    await email.fill('bia@');
    await message.fill('Quero conhecer a plataforma.');
    await send.click();
    await expect(page.getByText('Por favor, insira um endereço de e-mail válido')).toBeVisible();
    await email.fill('bia@consultoria.test');
    await send.click();
    await expect(page.getByText('Obrigado! Recebemos sua mensagem e entraremos em contato em breve.')).toBeVisible();
    await expect(page.getByText('Respondemos em até 24 horas.')).toBeVisible();
    await expect(name).toHaveValue('');
  });
});

test('a visitor writes from a phone; staff answers, assigns, and registers a client through both codes', {
  tag: ['@D-23', '@D-27', '@I-002', '@I-003', '@I-005', '@I-032', '@I-282', '@G-11', '@I-155', '@I-252'],
}, async ({ browser, server }) => {
  const address = server.hostOf('meridiano');
  const who = 'Tereza Quintela';

  await test.step('the visitor sends the form', async () => {
    const phone = await (await browser.newContext({ ...devices['Pixel 7'], locale: 'pt-BR' })).newPage();
    await phone.goto(`${address}/`);
    const { name, tel, email, message, send } = fields(phone);
    await name.fill(who);
    await tel.fill('62977776666');
    await email.fill('tereza@mercadoquintela.test');
    await message.fill('Mercado no Simples, CNPJ 45.723.174/0001-10. Vale a pena rever?');
    await send.click();
    await expect(phone.getByText('Mensagem enviada com sucesso!')).toBeVisible();
    await phone.context().close();
  });

  const ceo = await signedIn(browser, address, 'ceo@meridiano.test');
  await test.step('the CEO is alerted, opens the lead and assigns it to a partner', async () => {
    const told = async () =>
      (await outboxOf(ceo.request, server.address)).some(
        ({ to, subject }) => to === 'contato@meridiano.test' && subject === `Novo contato pelo site: ${who}`,
      );
    await expect.poll(told).toBe(true);
    await ceo.goto(`${address}/alertas?q=${encodeURIComponent(who)}`);
    await ceo.getByRole('link', { name: who }).click();
    await expect(ceo).toHaveURL(/\/leads\?lead=/);
    const drawer = ceo.getByRole('dialog', { name: who });
    await expect(drawer.getByRole('definition').filter({ hasText: '45.723.174/0001-10' })).toBeVisible();
    await expect(drawer.getByRole('combobox', { name: 'Responsável' })).toBeVisible();
    await choose(ceo, 'Responsável', 'Gustavo Martins Pacheco');
    await expect(ceo.getByText('Contato atualizado!').first()).toBeVisible();
    await drawer.getByRole('textbox', { name: 'Nota' }).fill('Ligar depois das 14h.');
    await drawer.getByRole('button', { name: 'Salvar nota' }).click();
    await expect(drawer.getByRole('button', { name: 'Salvar nota' })).toBeDisabled();
    await checkLook(ceo, 'an open contact');
    await choose(ceo, 'Estado', 'Em contato');
    await expect(drawer.getByText('Em contato').first()).toBeVisible();
    await ceo.keyboard.press('Escape');
    await ceo.getByRole('searchbox', { name: 'Buscar contatos' }).fill('tereza');
    await expect(ceo).toHaveURL(/q=tereza/);
    const row = ceo.getByRole('row').filter({ hasText: who });
    await expect(row).toContainText('Gustavo Martins Pacheco');
    await checkLooks(ceo, 'the contacts of the site');
    await ceo.context().close();
  });

  const page = await signedIn(browser, address, 'parceiro@meridiano.test');
  await test.step('the partner starts a registration with the visitor’s data', async () => {
    await page.getByRole('link', { name: 'Contatos do Site' }).click();
    await page.getByRole('table', { name: 'Contatos do site' }).getByText(who).click();
    const drawer = page.getByRole('dialog', { name: who });
    await expect(drawer.getByRole('combobox', { name: 'Responsável' })).toHaveCount(0);
    await drawer.getByRole('link', { name: 'Converter em cadastro' }).click();
    await expect(page).toHaveURL(/\/cadastrar-cliente\?lead=/);
    await expect(page.getByText(`Contato do site: ${who}`)).toBeVisible();
    await expect(page.getByText('CNPJ encontrado com sucesso!')).toBeVisible();
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(who);
    await expect(page.getByLabel('WhatsApp', { exact: true })).toHaveValue('(62) 97777-6666');
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('tereza@mercadoquintela.test');
  });

  await test.step('both codes are read from the outbox; client and minuta are created', async () => {
    await page.getByLabel('CPF').fill('86288366757');
    await page.getByRole('button', { name: 'Enviar código para o WhatsApp' }).click();
    await page.getByLabel('Código do WhatsApp').fill(await codeSentTo(page.request, server.address, '62977776666'));
    await page.getByRole('button', { name: 'Verificar' }).click();
    await expect(page.getByText('WhatsApp verificado com sucesso!')).toBeVisible();
    await page.getByRole('button', { name: 'Enviar código para o E-mail' }).click();
    await page
      .getByLabel('Código do e-mail')
      .fill(await codeSentTo(page.request, server.address, 'tereza@mercadoquintela.test'));
    await page.getByRole('button', { name: 'Verificar' }).click();
    await expect(page.getByText('Verificado', { exact: true })).toHaveCount(2);
    await page.getByLabel('Nome do contador').fill('Caio Lima');
    await page.getByLabel('WhatsApp do contador').fill('6233332222');
    await page.getByLabel('E-mail do contador').fill('caio@contas.test');
    await choose(page, 'Regime tributário', 'Simples Nacional');
    await page.getByLabel('Apuração ST').click();
    await page.getByLabel('Comissão (%)').fill('21');
    await page.getByLabel('Banco').fill('001 - BCO DO BRASIL S.A.');
    await page.getByLabel('Agência').fill('0001');
    await page.getByLabel('Conta', { exact: true }).fill('12345-6');
    await page.getByLabel('Senha provisória do cliente').fill('merca2');
    await page.getByLabel('Confirmo que os dados').click();
    await page.getByRole('button', { name: 'Criar Cliente' }).click();
    await expect(page.getByText('Cliente e minuta criados com sucesso!')).toBeVisible();
  });

  await test.step('the sign link opens, and a blocked window is reported', async () => {
    const dialog = page.getByRole('dialog', { name: 'Link de assinatura' });
    const open = dialog.getByRole('button', { name: 'Ir para a assinatura' });
    await page.evaluate(() => {
      Object.assign(window, { kept: window.open });
      window.open = () => null;
    });
    await open.click();
    await expect(page.getByText('Houve um problema ao navegar para a assinatura.')).toBeVisible();
    await page.evaluate(() =>
      Object.assign(window, { open: (window as unknown as { kept: typeof window.open }).kept }),
    );
    const opened = page.waitForEvent('popup');
    await open.click();
    const signing = await opened;
    await expect(signing).toHaveURL(/\/login-client-minuta\?id=45723174000110/);
    await expect(signing.getByLabel('CPF do proprietário')).toBeVisible();
    await signing.close();
    await dialog.getByRole('button', { name: 'Fechar' }).first().click();
  });

  await test.step('the lead is a client', async () => {
    await page.goto(`${address}/leads?q=tereza`);
    await page.getByRole('table', { name: 'Contatos do site' }).getByText(who).click();
    const drawer = page.getByRole('dialog', { name: who });
    await expect(drawer.getByText('Convertido', { exact: true })).toBeVisible();
    await drawer.getByRole('link', { name: 'Abrir o cliente' }).click();
    await expect(page).toHaveURL(/\/cliente\/45723174000110/);
  });
  await page.context().close();
});
