import { gzipSync } from 'node:zlib';
import { devices, type Page } from '@playwright/test';
import { collectConsoleErrors } from './console-errors.ts';
import { checkLook, checkLooks } from './look.ts';
import { codeSentTo, outboxOf } from './outbox.ts';
import { choose, signedIn } from './people.ts';
import { expect, type StartedServer, test } from './server.ts';
import { settled } from './settled.ts';

const landings = (server: StartedServer) => [
  [`${server.hostOf('meridiano')}/`, 'Um norte para os tributos da sua empresa.'],
  [`${server.hostOf('kairos')}/`, 'O momento certo de rever seus tributos é agora.'],
  [`${server.hostOf('baluarte')}/`, 'Segurança em cada crédito que você recupera.'],
  [`${server.hostOf('trilha')}/`, 'O caminho mais curto entre o imposto pago a mais e o seu caixa.'],
  [`${server.address}/d`, 'O que sua empresa pagou a mais volta para ela.'],
  [`${server.address}/`, 'Imposto pago a mais tem caminho de volta.'],
];
const kilobyte = 1000;

test('every landing page has no axe findings on phone and desktop, light and dark', {
  tag: ['@I-003', '@I-004', '@I-006', '@I-007', '@I-008', '@I-009', '@I-010'],
}, async ({ browser, server }) => {
  const page = await (await browser.newContext({ locale: 'pt-BR', reducedMotion: 'reduce' })).newPage();
  const errors = collectConsoleErrors(page, []);
  for (const [address, headline] of landings(server)) {
    await page.goto(address ?? '');
    await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
    await checkLooks(page, address ?? '');
  }
  await page.context().close();
  expect(errors).toEqual([]);
});

test('the header of every landing page fits a phone of 360 px', { tag: ['@I-021'] }, async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [address = ''] of landings(server)) {
    await page.goto(address);
    await settled(page);
    await page.evaluate(() => document.fonts.ready);
    const parts = await page.locator('.site-header .bar').evaluate((bar) =>
      [...bar.querySelectorAll('a, button')]
        .map((part) => {
          const { left, right, top, bottom, width } = part.getBoundingClientRect();
          // A logo may be wider than its link.
          const logos = [...part.querySelectorAll('img')].map((logo) => logo.getBoundingClientRect().right);
          return { name: part.textContent?.trim(), left, right: Math.max(right, ...logos), top, bottom, width };
        })
        .filter(({ width }) => width > 0),
    );
    expect(
      parts.map(({ name }) => name),
      address,
    ).toEqual(expect.arrayContaining(['Entrar']));
    for (const part of parts) {
      expect(part.left >= 0 && part.right <= 360, `${address} ${part.name}`).toBe(true);
      const covering = parts.filter(
        (other) =>
          other !== part &&
          Math.min(other.right, part.right) - Math.max(other.left, part.left) > 1 &&
          Math.min(other.bottom, part.bottom) - Math.max(other.top, part.top) > 1,
      );
      expect(covering, `${address} ${part.name}`).toEqual([]);
    }
  }
});

test('the site is complete without script and needs little of it', {
  tag: [
    ...['@I-010', '@I-011', '@I-012', '@I-014', '@I-015', '@I-016', '@I-017', '@I-018', '@I-019', '@I-020', '@I-021'],
    ...['@I-022', '@I-023', '@F-027', '@F-029', '@F-030', '@G-24'],
  ],
}, async ({ browser, page, server }) => {
  const address = server.hostOf('meridiano');

  await test.step('text, links and contacts of the company are in the server’s response', async () => {
    const still = await (await browser.newContext({ javaScriptEnabled: false, locale: 'pt-BR' })).newPage();
    await still.goto(`${address}/`);
    await expect(still.getByRole('heading', { level: 1, name: /^Um norte/ })).toBeVisible();
    await expect(still.getByText('Segunda a sexta, 09:00 às 18:00')).toBeVisible();
    await expect(still.getByRole('link', { name: 'contato@meridiano.test' })).toBeVisible();
    await still.goto(`${address}/servicos`);
    await expect(still.getByRole('heading', { name: 'PIS/COFINS monofásico' })).toBeVisible();
    await still.context().close();
  });

  await test.step('no page of the site loads more than 60 kB of script', async () => {
    for (const path of ['/', '/m', '/k', '/b', '/t', '/d', '/servicos', '/contato']) {
      const fresh = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
      const scripts: Promise<Buffer>[] = [];
      fresh.on('response', (reply) => reply.request().resourceType() === 'script' && scripts.push(reply.body()));
      await fresh.goto(`${server.address}${path}`, { waitUntil: 'networkidle' });
      const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body).length, 0);
      expect(scripts.length, path).toBeGreaterThan(0);
      expect(bytes, path).toBeLessThan(60 * kilobyte);
      await fresh.context().close();
    }
  });

  await test.step('the header changes after 50 px; a button scrolls back to the top', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${address}/`);
    const head = page.getByRole('banner');
    const up = page.getByRole('link', { name: 'Voltar ao topo' });
    await page.evaluate(() => window.scrollTo(0, 50));
    await expect(head).not.toHaveAttribute('data-scrolled');
    await page.evaluate(() => window.scrollTo(0, 51));
    await expect(head).toHaveAttribute('data-scrolled', '');
    await expect(up).toBeHidden();
    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Sobre' }).click();
    await expect(page).toHaveURL(`${address}/#about`);
    await expect(page.locator('#about')).toBeInViewport();
    await up.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await head.getByRole('link', { name: 'Agendar Consulta' }).click();
    await expect(page.locator('#contact')).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Compartilhar' })).toBeHidden();
  });

  await test.step('a page can be shared on a phone', async () => {
    const phone = await (await browser.newContext({ ...devices['Pixel 7'], locale: 'pt-BR' })).newPage();
    await phone.addInitScript(() => {
      navigator.share = async (shared) => void document.body.setAttribute('data-shared', JSON.stringify(shared));
    });
    await phone.goto(`${address}/`);
    await phone.getByRole('button', { name: 'Compartilhar' }).click();
    await expect(phone.locator('body')).toHaveAttribute(
      'data-shared',
      JSON.stringify({ title: 'Meridiano Fiscal · Recuperação de créditos tributários', url: `${address}/` }),
    );
    await phone.context().close();
  });
});

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
    await expect(drawer.getByText('45.723.174/0001-10', { exact: true })).toBeVisible();
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
