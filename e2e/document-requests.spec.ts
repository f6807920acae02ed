import type { Locator } from '@playwright/test';
import { checkLooks } from './look.ts';
import { outboxOf } from './outbox.ts';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';

const id_client = '11222333000181';
const item = 'Extrato do Simples de 2025';
const pdf = { name: 'extrato-2025.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 extrato') };

test('staff asks a client for a document, the client sends it from the portal, and staff receives it', async ({
  browser,
  page,
  request,
  server,
}) => {
  const address = server.hostOf('meridiano');
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await signIn(page, address, 'ceo@meridiano.test', `/cliente/${id_client}/portal`);
  const documents = page.getByRole('region', { name: 'Documentos do cliente' });
  await documents.getByRole('button', { name: 'Pedir documento' }).click();
  await documents.getByRole('button', { name: 'Pedir ao cliente' }).click();
  await expect(documents.getByText('Informe o documento que falta.')).toBeVisible();
  await documents.getByLabel('Documento que falta').fill(item);
  await documents.getByRole('button', { name: 'Pedir ao cliente' }).click();
  const requests = documents.getByRole('list', { name: 'Pedidos em aberto' });
  await expect(requests).toContainText(item);
  await checkLooks(page, 'a requested document, for staff', [360, 1440]);
  const told = async () =>
    (await outboxOf(request, server.address)).filter(({ subject }) => subject === `Documento pedido: ${item}`);
  await expect.poll(told).toHaveLength(2);

  const phone = await (await browser.newContext({ locale: 'pt-BR', viewport: { width: 360, height: 800 } })).newPage();
  phone.on('pageerror', (error) => complaints.push(error.message));
  await phone.goto(`${address}/login-client`);
  await phone.getByLabel('CPF do proprietário').fill('52998224725');
  await phone.getByLabel('Senha', { exact: true }).fill('Cliente@2026');
  await phone.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(phone).toHaveURL(/\/minuta\//);
  await phone.goto(`${address}/portal?empresa=${id_client}`);
  await phone
    .getByRole('list', { name: 'Andamento' })
    .getByRole('listitem')
    .filter({ hasText: item })
    .getByRole('link', { name: 'Enviar o documento' })
    .click();
  const waiting = phone.getByRole('list', { name: 'Pedidos em aberto' });
  await expect(waiting).toContainText(item);
  await expect(waiting).toBeInViewport();
  const form = phone.getByRole('form', { name: 'Novo documento' });
  await expectReady(form);
  // A tab that is pressed stays where it is.
  await phone.getByRole('tab', { name: 'Mensagens' }).click();
  await expect(phone.getByRole('form', { name: 'Nova mensagem' })).toBeVisible();
  await expect(phone.getByRole('tab', { name: 'Mensagens' })).toBeInViewport();
  await phone.getByRole('tab', { name: 'Documentos' }).click();
  await form.getByRole('button', { name: 'Cancelar' }).click();
  await waiting.getByRole('button', { name: `Enviar ${item}` }).click();
  await expectReady(form);
  await expect(form.getByLabel('Nome do documento')).toHaveValue(item);
  await checkLooks(phone, 'sending a requested document', [360, 1440]);
  await form.getByLabel('Arquivo').setInputFiles(pdf);
  await form.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(phone.getByRole('list', { name: 'Documentos', exact: true })).toContainText(pdf.name);
  await expect(waiting).toHaveCount(0);

  await page.reload();
  await expect(documents.getByRole('list', { name: 'Documentos', exact: true })).toContainText(pdf.name);
  await expect(requests).toHaveCount(0);
  expect(complaints).toEqual([]);
});

/** Expects the whole form of a request to be in sight, with the focus on what is left to choose. */
async function expectReady(form: Locator) {
  await expect(form.getByLabel('Arquivo')).toBeFocused();
  await expect(form.getByRole('button', { name: 'Enviar', exact: true })).toBeInViewport({ ratio: 1 });
}
