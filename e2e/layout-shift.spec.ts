import type { Page } from '@playwright/test';
import { mainJobClient, meridiano } from './analyse.ts';
import { recordShifts } from './layout-shift.ts';
import { menuOf, unfoldMenu } from './menu.ts';
import { openPortal } from './portal-page.ts';
import { settle } from './routes.ts';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';

const wide = { width: 1440, height: 900 };
const phone = { width: 360, height: 780 };

/** Pages of the menu, as paths. */
async function pagesOfMenu(page: Page): Promise<string[]> {
  await unfoldMenu(page);
  return menuOf(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

/** Loads each page as a bookmark does, wide and on a phone, and expects that nothing moves by itself. */
async function expectStill(page: Page, address: string, start: string, further: readonly string[] = []) {
  test.slow();
  await page.setViewportSize(wide);
  const moved = await recordShifts(page);
  await page.goto(address + start);
  await settle(page);
  const paths = [...(await pagesOfMenu(page)), ...further];
  for (const size of [wide, phone]) {
    await page.setViewportSize(size);
    for (const path of paths) {
      await page.goto(address + path);
      await settle(page);
      expect.soft(await moved(), `${path} at ${size.width} px`).toEqual([]);
    }
  }
}

/** The pages of a client that has tags, documents and messages, and of contracts. */
const clientPages = [
  ...['', '/informacoes', '/adicionar-produto', '/produtos', '/lista-minutas', '/portal'],
  ...['/opcoes-financeiras', '/opcoes-fiscais'],
].map((path) => `/cliente/${mainJobClient}${path}`);
const contractPages = [`/minuta/${mainJobClient}`, '/minuta-usuario'];

const fees = '/opcoes-financeiras?area=honorarios';

/** The pages of all products of a client that has credits, attachments and payments. */
async function productPages(page: Page, client: string): Promise<string[]> {
  const ids = await page.evaluate(async (id_client) => {
    const { token } = JSON.parse(localStorage.getItem('auth') ?? '{}');
    const reply = await fetch(`/api/products/${id_client}`, { headers: { authorization: `Bearer ${token}` } });
    const { data } = (await reply.json()) as { data: { id: string }[] };
    return data.map(({ id }) => id);
  }, client);
  expect(ids.length).toBeGreaterThan(1);
  return ids.map((id) => `/cliente/${client}/produtos/${id}`);
}

for (const role of ['parceiro', 'gerente']) {
  test(`moves nothing while the pages of a ${role} load`, async ({ page, server }) => {
    const address = server.hostOf('meridiano');
    await signIn(page, address, `${role}@meridiano.test`);
    await expectStill(page, address, '/home', role === 'gerente' ? [...clientPages, ...contractPages] : contractPages);
  });
}

for (const role of ['financeiro', 'ceo']) {
  test(`moves nothing while the pages of the provider's ${role} load`, async ({ page, server }) => {
    await signIn(page, server.address, `${role}@restitui.test`);
    await expectStill(page, server.address, `/admin/${meridiano}/opcoes-financeiras`, [`/admin/${meridiano}${fees}`]);
  });
}

test('moves nothing while products and fees load', async ({ page, server }) => {
  const address = server.hostOf('meridiano');
  await signIn(page, address, 'ceo@meridiano.test');
  const products = (
    await Promise.all([mainJobClient, '82QFE579000132'].map((client) => productPages(page, client)))
  ).flat();
  await expectStill(page, address, '/home', [fees, ...products, ...products.map((path) => `${path}?etapa=receber`)]);
});

test('moves nothing while the companies and their figures load', async ({ page, server }) => {
  const moved = await recordShifts(page);
  await signIn(page, server.address, 'ceo@restitui.test');
  for (const size of [wide, phone]) {
    await page.setViewportSize(size);
    await page.goto(`${server.address}/admin/empresas`);
    await settle(page);
    expect.soft(await moved(), `the companies at ${size.width} px`).toEqual([]);
  }
});

test('moves nothing while the portal of a client loads', async ({ page, server }) => {
  const address = server.hostOf('meridiano');
  const moved = await recordShifts(page);
  await openPortal(page, address);
  for (const size of [wide, phone]) {
    await page.setViewportSize(size);
    await page.goto(`${address}/portal`);
    await settle(page);
    expect.soft(await moved(), `the portal at ${size.width} px`).toEqual([]);
  }
});
