import type { APIRequestContext, Page } from '@playwright/test';
import { formatCpf } from '@restitui/brazil/cpf.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { brokenAmounts } from './broken-words.ts';
import { collectConsoleErrors } from './console-errors.ts';
import { checkLook } from './look.ts';
import { cnpjOf, cpfOf, read, registerClient, registerSibling, send, staffOf } from './new-client.ts';
import { outboxOf } from './outbox.ts';
import { expectAccount, fillByManager } from './password-manager.ts';
import { openPortal } from './portal-page.ts';
import { expect, test } from './server.ts';
import { drawn } from './settled.ts';
import { signIn } from './sign-in.ts';

const owner = { cpfProprietario: cpfOf('731904628'), emailProprietario: 'lidia.portal@moura.test' };
const bakery = { cnpjcpf: cnpjOf('73190462'), razao_social: 'PANIFICADORA MOURA CAMPOS LTDA' };
const market = { cnpjcpf: cnpjOf('73190463'), razao_social: 'MERCADO MOURA CAMPOS LTDA' };
const password = 'Portal2026x';
const pdf = { name: 'balanco-2025.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 balanço') };

/** A refused link is an error of the console. */
const errorsOf = (page: Page) => collectConsoleErrors(page, [401]);

test('a client follows the work and sends a document and a message, staff answers, and a link is revoked', {
  tag: ['@D-31', '@D-06', '@D-30'],
}, async ({ browser, page, server, request }) => {
  const address = server.hostOf('meridiano');
  const staff = await staffOf(request, address, 'ceo@meridiano.test');
  await registerClient(staff, { ...owner, ...bakery, contatoProprietario: '62987310462' });
  await registerSibling(staff, { ...market, cpfProprietario: owner.cpfProprietario });
  await send(staff, '/agreement/vincular', {
    ...{ id_client: bakery.cnpjcpf, typeRegime: 'SIMPLES_NACIONAL' },
    contracts: ['PRINCIPAL', 'PIS_COFINS_MONOFASICO_PARA_SN'],
  });

  const errors = errorsOf(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`${address}/login-client?id=${bakery.cnpjcpf}`);
  await page.getByLabel('CPF do proprietário').fill(owner.cpfProprietario);
  await page.getByLabel('Senha', { exact: true }).fill('Lidia2026');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByRole('link', { name: 'Meu portal' }).click();

  // With a provisional password the client can read but neither write nor send.
  await expect(page.getByText('Sua senha é provisória.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Andamento' })).toContainText('Contrato para ler e assinar');
  const todo = page.getByRole('region', { name: 'O que espera por você' });
  for (const place of [todo, page.getByRole('list', { name: 'Andamento' })]) {
    await expect(place.getByRole('link', { name: 'Ler e assinar' })).toHaveAttribute(
      'href',
      new RegExp(`/minuta/${bakery.cnpjcpf}\\?contrato=`),
    );
  }
  await expect(page.getByRole('listitem').filter({ hasText: 'Agora: Você assina o contrato' })).toBeVisible();
  await expectWholeTabs(page, 360);
  await page.getByRole('tab', { name: 'Mensagens' }).click();
  await expect(page.getByText('Nenhuma mensagem ainda')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enviar mensagem' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Criar senha' }).click();
  const dialog = page.getByRole('dialog', { name: 'Criar nova senha' });
  await dialog.getByRole('button', { name: 'Enviar código' }).click();
  const code = await passwordCode(request, server.address);
  await fillByManager(page, { 'one-time-code': code, 'new-password': password });
  // Another code leaves what is typed; here it is only claimed to be sent, so that the first stays valid.
  await page.route('**/api/auth/client/forgot', (route) =>
    route.fulfill({ status: 202, json: { data: { accepted: true } } }),
  );
  await dialog.getByRole('button', { name: 'Enviar outro código' }).click();
  await expect(dialog.getByText('Enviamos outro código. Só o mais novo vale.')).toBeVisible();
  await expect(dialog.getByLabel('Nova senha', { exact: true })).toHaveValue(password);
  await expectAccount(page, formatCpf(owner.cpfProprietario));
  await dialog.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Sua senha é provisória.')).toHaveCount(0);

  const write = page.getByRole('textbox', { name: 'Escreva à consultoria' });
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByText('Escreva a mensagem.')).toBeVisible();
  await write.fill('Quando começa a análise?');
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByRole('list', { name: 'Mensagens' })).toContainText('Quando começa a análise?');
  await expect(write).toHaveValue('');
  await checkLook(page, 'messages on a phone');

  await page.getByRole('tab', { name: 'Documentos' }).click();
  await page.getByRole('button', { name: 'Enviar documento' }).click();
  const form = page.getByRole('form', { name: 'Novo documento' });
  await form.getByLabel('Arquivo').setInputFiles(pdf);
  await form.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(form.getByText('Informe o nome do documento.')).toBeVisible();
  await form.getByLabel('Nome do documento').fill('Balanço de 2025');
  await form.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Documentos' })).toContainText('ainda não aberto');
  await checkLook(page, 'documents on a phone');

  await page.getByRole('tab', { name: 'Contratos' }).click();
  await expect(page.getByRole('list', { name: 'Contratos' })).toContainText('Simples Nacional');
  await page.getByRole('tab', { name: 'Andamento' }).click();
  await expect(page.getByRole('list', { name: 'Andamento' })).toContainText('Documento recebido');
  await checkLook(page, 'timeline on a phone');
  await page.getByRole('combobox', { name: 'Empresa' }).click();
  await page.getByRole('option', { name: displayName(market.razao_social) }).click();
  await expect(page.getByRole('heading', { level: 1, name: displayName(market.razao_social) })).toBeVisible();
  await expect(page.getByText('O trabalho ainda não começou')).toBeVisible();
  const stages = page.getByRole('region', { name: 'O que acontece e quando' });
  await expect(stages).toContainText('Nada espera por você agora.');
  await expect(stages).toContainText('A consultoria prepara o contrato.');

  const desk = await (await browser.newContext({ locale: 'pt-BR', viewport: { width: 1440, height: 900 } })).newPage();
  const errorsOfDesk = errorsOf(desk);
  await signIn(desk, address, 'ceo@meridiano.test', `/cliente/${bakery.cnpjcpf}/portal`);
  await expect(desk.getByRole('list', { name: 'Mensagens' })).toContainText('Quando começa a análise?');
  const download = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Baixar Balanço de 2025' }).click();
  expect((await download).suggestedFilename()).toBe(pdf.name);
  await desk.getByRole('textbox', { name: 'Responder ao cliente' }).fill('Na próxima segunda-feira.');
  await desk.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(desk.getByRole('list', { name: 'Mensagens' })).toContainText('Na próxima segunda-feira.');
  await expect(desk.getByRole('list', { name: 'Documentos' })).toContainText(/aberto em \d/);
  await expect(desk.getByRole('link', { name: 'Definir a regra' })).toBeVisible();
  await checkLook(desk, 'portal of a client, as staff sees it');
  const resolved = async () => {
    const { data } = (await read(staff, `/alerts?tab=resolved&q=${bakery.cnpjcpf}`)) as { data: { kind: string }[] };
    return data.map(({ kind }) => kind).sort();
  };
  await expect.poll(resolved).toEqual(['DOCUMENTO_DO_CLIENTE', 'MENSAGEM_DO_CLIENTE']);

  await desk.getByRole('button', { name: 'Gerar novo link' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Gerar', exact: true }).click();
  await expect(desk.getByLabel('Link do contrato')).not.toHaveValue('');
  const link = await desk.getByLabel('Link do contrato').inputValue();
  await desk.getByRole('dialog').getByRole('button', { name: 'Fechar' }).last().click();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  const visitor = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('article')).toBeVisible();
  await desk.getByRole('list', { name: 'Links do contrato' }).getByRole('button', { name: 'Revogar' }).first().click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Revogar' }).click();
  await expect(desk.getByRole('list', { name: 'Links do contrato' })).toContainText('Revogado em');
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: 'Link expirado' })).toBeVisible();
  await visitor.getByRole('button', { name: 'Pedir um novo link' }).click();
  await expect(visitor.getByRole('heading', { name: 'Pedido enviado' })).toBeVisible();
  await checkLook(visitor, 'a new link was asked for');

  await desk.getByRole('link', { name: 'Definir a regra' }).click();
  await desk.getByRole('switch', { name: 'Enviar lembretes' }).click();
  await desk.getByLabel('No máximo').fill('');
  await desk.getByRole('button', { name: 'Salvar lembretes' }).click();
  await expect(desk.getByText('Informe um número de 1 a 20.')).toBeVisible();
  await desk.getByLabel('No máximo').fill('3');
  await checkLook(desk, 'rule of reminders');

  await page.goto(`${address}/portal?empresa=${bakery.cnpjcpf}&aba=mensagens`);
  const talk = page.getByRole('list', { name: 'Mensagens' });
  await expect(talk).toContainText('Na próxima segunda-feira.');
  await expect(talk.getByRole('listitem')).toHaveCount(2);
  expect([...errors, ...errorsOfDesk]).toEqual([]);
});

test('a client is shown what was asked, decided and received of each payment, and what comes next', {
  tag: ['@D-31'],
}, async ({ page, server }) => {
  // The demonstration's company with payroll and SPED analyses, as staff sees its portal.
  await signIn(page, server.hostOf('meridiano'), 'ceo@meridiano.test', '/cliente/94PTG006000106/portal');
  const section = page.getByRole('region', { name: 'Pedidos à Receita Federal' });
  const paid = section.getByRole('listitem').filter({ hasText: 'Recebido' });
  await expect(paid).toContainText(/Pedido\s*R\$\s[\d.,]+ em [\d/]+/);
  await expect(paid).toContainText(/Decisão\s*R\$\s[\d.,]+ em [\d/]+/);
  await expect(paid).toContainText(/Recebido\s*R\$\s[\d.,]+ em [\d/]+/);
  const partly = section.getByRole('listitem').filter({ hasText: 'Reconhecido em parte' });
  await expect(partly).toContainText('Parte dos débitos não foi alterada na DCTF retificadora.');
  await expect(partly).toContainText('Falta o dinheiro entrar na conta.');
  await expect(section.getByText(/A Receita Federal tem até [\d/]+ para decidir\./)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Andamento' })).toContainText('Dinheiro recebido');
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await checkLook(page, `payments of a client at ${width} px`);
  }
});

test('an owner reads whole amounts at every width, and what is still to come', { tag: ['@D-31'] }, async ({
  page,
  request,
  server,
}) => {
  const address = server.hostOf('meridiano');
  const company = '94PTG006000106';
  const staff = await staffOf(request, address, 'ceo@meridiano.test');
  const { data } = (await read(staff, `/clients/${company}`)) as { data: { cpfProprietario: string } };
  await openPortal(page, address, { cpf: data.cpfProprietario, password: 'Cliente@2026' });
  await page.goto(`${address}/portal?empresa=${company}`);
  await expect(page.getByText('voltam para você')).toBeVisible();
  const stages = page.getByRole('region', { name: 'O que acontece e quando' }).getByRole('listitem');
  await expect(stages.last()).toContainText('Uma parte já voltou.');
  for (let width = 360; width <= 1440; width += 40) {
    await page.setViewportSize({ width, height: 900 });
    await drawn(page);
    expect.soft(await brokenAmounts(page), `amounts at ${width} px`).toEqual([]);
  }
});

test('an owner reads which paid fees come back', { tag: ['@D-31', '@D-35'] }, async ({ page, request, server }) => {
  const address = server.hostOf('meridiano');
  const company = '94PTG006000106';
  const staff = await staffOf(request, address, 'ceo@meridiano.test');
  const { data } = (await read(staff, `/clients/${company}`)) as { data: { cpfProprietario: string } };
  const payments = (await read(staff, `/client/payments/${company}`)) as { data: { honorario: object | null }[] };
  const [first] = payments.data;
  if (first) first.honorario = { percentual: 20, valor: 0, a_devolver: 1610.5 };
  await page.route(`**/api/client/payments/${company}`, (route) => route.fulfill({ json: payments }));
  await openPortal(page, address, { cpf: data.cpfProprietario, password: 'Cliente@2026' });
  await page.goto(`${address}/portal?empresa=${company}`);
  const section = page.getByRole('region', { name: 'Pedidos à Receita Federal' });
  await expect(section.getByRole('status')).toContainText('R$ 1.610,50 de honorários voltam para você');
  await expect(section).toContainText('Você pagou R$ 1.610,50 de honorários a mais por este pedido.');
  if (first)
    first.honorario = {
      percentual: 20,
      valor: 0,
      a_devolver: 610.5,
      devolucoes: [{ valor: 1000, data: '2026-11-19' }],
    };
  await page.reload();
  await expect(section.getByRole('status')).toContainText('Ainda voltam R$ 610,50 de honorários para você');
  await expect(section).toContainText('Faltam R$ 610,50 dos honorários que você pagou a mais por este pedido.');
  await expect(section).toContainText('R$ 1.000,00 em 19/11/2026Honorários pagos a mais');
  await page.setViewportSize({ width: 360, height: 800 });
  await checkLook(page, 'fees that come back on a phone');
  if (first)
    first.honorario = { percentual: 20, valor: 0, a_devolver: 0, devolucoes: [{ valor: 1610.5, data: '2026-11-19' }] };
  await page.reload();
  await expect(section).toContainText('R$ 1.610,50 em 19/11/2026');
  await expect(section.getByRole('status')).toHaveCount(0);
});

/** Expects every tab to be inside a window of this width. */
async function expectWholeTabs(page: Page, width: number) {
  const size = page.viewportSize();
  await page.setViewportSize({ width, height: 800 });
  for (const tab of await page.getByRole('tab').all()) {
    const isWithin = async () => {
      const box = await tab.boundingBox();
      return box !== null && box.x >= 0 && box.x + box.width <= width;
    };
    await expect.poll(isWithin, (await tab.textContent()) ?? '').toBe(true);
  }
  if (size) await page.setViewportSize(size);
}

/** Waits for the code sent after those of the registration. */
async function passwordCode(request: APIRequestContext, address: string): Promise<string> {
  let text = '';
  await expect(async () => {
    const found = (await outboxOf(request, address)).find(
      (message) => message.to === owner.emailProprietario && /senha/i.test(message.subject),
    );
    text = found?.text ?? '';
    expect(text).not.toBe('');
  }).toPass();
  return /\b[A-Z0-9]{4,8}\b/.exec(text)?.[0] ?? '';
}
