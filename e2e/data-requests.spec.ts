import type { Page } from '@playwright/test';
import { checkRows, longRequests, withLongRows } from './long-rows.ts';
import { checkLooks } from './look.ts';
import { messageTo } from './outbox.ts';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';
import { uniqueWord } from './unique-word.ts';

/** Approves the waiting request as the provider's CEO, by calls. */
async function approve({ request }: Page, address: string, nome: string) {
  const data = { email: 'ceo@restitui.test', password: 'Demo@2026!' };
  const { access_token } = await (await request.post(`${address}/api/auth/login`, { data })).json();
  const headers = { Authorization: `Bearer ${access_token}`, 'X-Tenant-Id': '20000000000107' };
  const list = await (await request.get(`${address}/api/privacy/requests?status=pendente`, { headers })).json();
  const { id } = list.data.find((each: { nome: string }) => each.nome === nome);
  const body = { aprovado: true };
  const reply = await request.post(`${address}/api/privacy/requests/${id}/decide`, { headers, data: body });
  expect(reply.ok()).toBe(true);
}

test('a lead’s data is exported, requested to be erased by one CEO and erased by another, with an answer on what is kept', {
  tag: ['@D-36', '@D-35'],
}, async ({ page, server }) => {
  const site = server.hostOf('meridiano');
  const word = uniqueWord();
  const name = `Titular ${word}`;
  const email = `titular-${word}@loja.test`;
  const lead = { name, email, tel: '62999990000', message: 'O que vocês guardam de mim?' };
  const headers = { host: new URL(site).host };
  const sent = await page.request.post(`${server.address}/api/leads`, { headers, data: lead });
  expect(sent.ok()).toBe(true);

  await signIn(page, site, 'ceo@meridiano.test', '/leads');
  await page.getByRole('searchbox', { name: 'Buscar contatos' }).fill(email);
  await expect(page.getByRole('button', { name: /^Remover filtro Busca/ })).toBeVisible();
  await page.getByRole('cell', { name, exact: true }).click();
  const drawer = page.getByRole('dialog', { name });
  const download = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Exportar dados' }).click();
  expect((await download).suggestedFilename()).toMatch(/^dados-titular-[a-j]+-\d{4}-\d\d-\d\d\.zip$/);
  await drawer.getByRole('button', { name: 'Pedir eliminação' }).click();
  const asking = page.getByRole('dialog', { name: /^Pedir a eliminação/ });
  await asking.getByLabel('Motivo').fill('Pediu por telefone.');
  await asking.getByRole('button', { name: 'Pedir eliminação' }).click();
  await expect(page.getByText('Solicitação de eliminação registrada com sucesso!')).toBeVisible();

  await page.goto(`${site}/titulares`);
  await expect(page.getByText('Aguardando decisão').first()).toBeVisible();
  await withLongRows(page, longRequests, async () => {
    await checkLooks(page, 'data requests', [375, 1440]);
    await checkRows(page, 'the list of data requests');
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('cell', { name, exact: true }).click();
  const request = page.getByRole('dialog', { name });
  await expect(request.getByText('Pediu por telefone.')).toBeVisible();
  await expect(request.getByText(/nunca quem fez o pedido/)).toBeVisible();
  await expect(request.getByRole('heading', { name: 'Será apagado' })).toBeVisible();
  await checkLooks(page, 'a data request', [375, 1440]);

  await approve(page, server.address, name);
  await expect.poll(() => messageTo(page.request, server.address, email)).toContain('O contato do site por inteiro');
  await page.reload();
  const done = page.getByRole('dialog', { name: 'Pessoa removida' });
  await expect(done.getByRole('heading', { name: 'Foi apagado' })).toBeVisible();
  await expect(done.getByText('Concluída', { exact: true })).toBeVisible();
});
