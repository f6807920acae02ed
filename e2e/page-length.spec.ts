import type { Page } from '@playwright/test';
import { meridiano } from './analyse.ts';
import { read, type Staff, staffOf } from './new-client.ts';
import { enterAs, type MainScreen, mainScreens } from './picture-screens.ts';
import { expect, test } from './server.ts';
import { settled } from './settled.ts';

/** A small phone: a longer page is not read to its end. */
const phone = { width: 360, height: 740 };
const mostScreens = 6;

const heading = (page: Page) => page.locator('#conteudo h1').first();
const screen = (viewer: MainScreen['viewer'], path: string): MainScreen => ({
  ...{ name: path, viewer, path },
  shows: heading,
});

type Row = Record<string, string>;

/** Returns the page of a product of each service that the demonstration has, with its analysis where it has one. */
async function productScreens(ceo: Staff): Promise<MainScreen[]> {
  const list = async (path: string) => ((await read(ceo, path)) as { data: Row[] }).data;
  const found = new Map<string, string>();
  for (const { typeServico = '', id_client, id_product, id_apuracao } of await list('/prescricoes/pagamentos')) {
    if (!found.has(typeServico)) found.set(typeServico, `${id_client}/produtos/${id_product}?apuracao=${id_apuracao}`);
  }
  for (const { cnpjcpf } of await list(`/clients/tenant/${meridiano}`)) {
    for (const { id, typeServico = '' } of await list(`/products/${cnpjcpf}`)) {
      if (!found.has(typeServico)) found.set(typeServico, `${cnpjcpf}/produtos/${id}`);
    }
  }
  return [...found].map(([service, path]) => ({
    ...screen('analyst', `/admin/${meridiano}/clientes/${path}`),
    name: service,
  }));
}

const ofCompany = [
  ...[
    '/opcoes-financeiras?area=honorarios',
    '/alertas',
    '/prescricoes',
    '/mensagens',
    '/mensagens/avisos',
    '/pendencias',
    '/leads',
  ],
  ...['/parceiros', '/etiquetas', '/evidencias', '/seguranca/entrada', '/opcoes-fiscais', '/assinatura'],
].map((path) => screen('ceo', path));

const ofProvider = ['/home', `/admin/${meridiano}/marca`, '/admin/product-analista', '/admin/decisoes'].map((path) =>
  screen('provider', path),
);

test('no main page is longer than six screens of a phone', { tag: ['@D-33'] }, async ({ page, request, server }) => {
  test.setTimeout(1_800_000);
  await page.setViewportSize(phone);
  const ceo = await staffOf(request, server.hostOf('meridiano'), 'ceo@meridiano.test');
  const screens = [
    ...(await mainScreens(request, server)),
    ...(await productScreens(ceo)),
    ...ofCompany,
    ...ofProvider,
  ];
  const viewers = Map.groupBy(
    screens.filter(({ isDialog }) => !isDialog),
    ({ viewer }) => viewer,
  );
  expect(screens.length).toBeGreaterThan(30);
  for (const [viewer, ofViewer] of viewers) {
    const address = await enterAs(page, server, viewer);
    for (const { name, path } of ofViewer) {
      await page.goto(address + path);
      await expect(page.locator('h1').first()).toBeVisible();
      await settled(page);
      const length = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
      expect.soft(length, `screens of ${name}`).toBeLessThanOrEqual(mostScreens);
    }
  }
});
