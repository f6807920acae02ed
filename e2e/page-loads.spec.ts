import type { APIRequestContext, Page } from '@playwright/test';
import { mainJobClient, meridiano, smallAnalysis } from './analyse.ts';
import { choosePassword } from './client-calls.ts';
import { halfOf, inTurns } from './covering.ts';
import { recordShifts } from './layout-shift.ts';
import { checkLoads, type LoadedPages, wide } from './loaded-page.ts';
import { menuOf, unfoldMenu } from './menu.ts';
import {
  cnpjOf,
  cpfOf,
  read,
  registerClient,
  registeredPassword,
  registerSibling,
  type Staff,
  staffOf,
} from './new-client.ts';
import { enterAs, mainScreens, type Viewer } from './picture-screens.ts';
import { openPortal } from './portal-page.ts';
import { settle } from './routes.ts';
import { expect, type StartedServer, test } from './server.ts';
import { signIn } from './sign-in.ts';
import { textFlaws } from './text-flaws.ts';
import { uniqueWord } from './unique-word.ts';

// What arrives late, also what is loaded for later, may move a page.
test.use({ savesData: false });

// Each page is loaded once for each role and window, for all looks that it needs there.

test.describe.configure({ mode: 'parallel' });

/** Pages of the menu, as paths. */
async function pagesOfMenu(page: Page): Promise<string[]> {
  await unfoldMenu(page);
  return menuOf(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

/** Returns the main screens of a user without those that are dialogs, as paths. */
async function mainPaths(request: APIRequestContext, server: StartedServer, viewer: Viewer): Promise<string[]> {
  const screens = (await mainScreens(request, server)).filter((screen) => screen.viewer === viewer && !screen.isDialog);
  expect(screens).not.toEqual([]);
  return screens.map(({ path }) => path);
}

/** Signs in, and returns the pages of the menu. */
async function enterMenu(page: Page, address: string, email: string, start: string): Promise<string[]> {
  await page.setViewportSize(wide);
  await signIn(page, address, email, start);
  await settle(page);
  return pagesOfMenu(page);
}

/** Signs in as a CEO, and checks the pages of the menu and those named. */
async function checkPages(page: Page, address: string, email: string, start: string, pages: LoadedPages) {
  test.slow();
  const menu = await enterMenu(page, address, email, start);
  const moved = await recordShifts(page);
  await checkLoads(page, address, { ...pages, still: [...menu, ...(pages.still ?? [])] }, moved);
}

/**
 * Signs in, and checks the pages of the menu and those named. What the menu of the CEO has too is loaded in one window, wide
 * and on a phone in turns: the CEO loads it in both.
 */
async function checkPagesBeside(
  page: Page,
  address: string,
  { email, ceo, start }: Record<'email' | 'ceo' | 'start', string>,
  named: readonly string[],
) {
  test.slow();
  const ofCeo = await enterMenu(page, address, ceo, start);
  const menu = await enterMenu(page, address, email, start);
  const moved = await recordShifts(page);
  const [stillWide, stillOnPhone] = inTurns(menu.filter((path) => ofCeo.includes(path)));
  expect(stillOnPhone, 'pages that the CEO has too').not.toEqual([]);
  const still = [...menu.filter((path) => !ofCeo.includes(path)), ...named];
  await checkLoads(page, address, { still, stillWide, stillOnPhone }, moved);
}

const areas = (path: string, ...names: string[]) => names.map((name) => `${path}?area=${name}`);
const ofClient = (...paths: string[]) => paths.map((path) => `/cliente/${mainJobClient}${path}`);

const contractPages = [`/minuta/${mainJobClient}`, '/minuta-usuario'];
const finances = `/admin/${meridiano}/opcoes-financeiras`;

const pagesOfCeo: LoadedPages = {
  still: ['/home?aba=numeros', ...areas('/opcoes-financeiras', 'honorarios')],
  short: [
    ...['/prescricoes', '/pendencias', '/parceiros', '/leads', '/assinatura', '/opcoes-fiscais'],
    ...['/mensagens', '/mensagens/avisos', '/alertas', '/etiquetas', '/evidencias', '/seguranca/entrada'],
    ...areas('/opcoes-financeiras', 'honorarios'),
  ],
  whole: [
    ...['/home', '/clientes', '/prescricoes', '/pendencias', '/titulares', '/parceiros', '/leads', '/mensagens'],
    ...['/admin/usuarios', '/assinatura'],
    ...areas('/opcoes-financeiras', 'boletos', 'honorarios', 'compensacoes'),
    ...areas('/opcoes-fiscais', 'icms'),
    ...ofClient('/informacoes', '/produtos', '/lista-minutas', '/portal'),
  ],
};

const pagesOfProvider: LoadedPages = {
  still: areas(finances, 'honorarios'),
  short: [`/admin/${meridiano}/marca`, '/admin/product-analista', '/admin/decisoes'],
  whole: [
    ...['/admin/empresas', '/admin/product-analista', '/admin/decisoes?situacao=todas', '/admin/atividades'],
    ...['/admin/usuarios', '/admin/info-banco', '/alertas', '/mensagens', `/admin/${meridiano}/clientes`],
    ...areas(finances, 'boletos', 'honorarios'),
  ],
};

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

test('moves nothing while the pages of a partner load', async ({ page, server }) => {
  const address = server.hostOf('meridiano');
  const people = { email: 'parceiro@meridiano.test', ceo: 'ceo@meridiano.test', start: '/home' };
  await checkPagesBeside(page, address, people, contractPages);
  for (const path of ['/minha-parceria', '/opcoes-financeiras']) {
    await page.goto(address + path);
    await settle(page);
    expect.soft(await textFlaws(page), `flaws of texts on ${path}`).toEqual([]);
  }
});

test('moves nothing while the pages of a manager load', async ({ page, server }) => {
  // Of a client that has tags, documents and messages.
  const pages = ofClient('', '/informacoes', '/adicionar-produto', '/produtos', '/lista-minutas', '/portal');
  const options = ofClient('/opcoes-financeiras', '/opcoes-fiscais');
  const people = { email: 'gerente@meridiano.test', ceo: 'ceo@meridiano.test', start: '/home' };
  await checkPagesBeside(page, server.hostOf('meridiano'), people, [...pages, ...options, ...contractPages]);
});

test('moves nothing, cuts no number and takes at most six screens of a phone on the pages of a CEO', {
  tag: ['@D-33'],
}, async ({ page, request, server }) => {
  const short = [...(await mainPaths(request, server, 'ceo')), ...(pagesOfCeo.short ?? [])];
  await checkPages(page, server.hostOf('meridiano'), 'ceo@meridiano.test', '/home', { ...pagesOfCeo, short });
});

test("moves nothing while the pages of the provider's finance load", async ({ page, server }) => {
  const people = { email: 'financeiro@restitui.test', ceo: 'ceo@restitui.test', start: finances };
  await checkPagesBeside(page, server.address, people, areas(finances, 'honorarios'));
});

test("moves nothing, cuts no number and takes at most six screens of a phone on the pages of the provider's CEO", {
  tag: ['@D-33'],
}, async ({ page, server }) => {
  // The first page selects the company.
  await checkPages(page, server.address, 'ceo@restitui.test', finances, pagesOfProvider);
});

test('moves nothing while products load', async ({ page, server }) => {
  test.slow();
  const address = server.hostOf('meridiano');
  const moved = await recordShifts(page);
  await signIn(page, address, 'ceo@meridiano.test');
  const clients = [mainJobClient, smallAnalysis];
  const products = (await Promise.all(clients.map((client) => productPages(page, client)))).flat();
  const loads = products.flatMap((path, at) => halfOf(at, [path, `${path}?etapa=receber`], ['wide', 'phone']));
  const pathsIn = (size: string) => loads.filter(([, window]) => window === size).map(([path]) => path);
  await checkLoads(page, address, { stillWide: pathsIn('wide'), stillOnPhone: pathsIn('phone') }, moved);
});

test('moves nothing and takes at most six screens of a phone on the portal and without a company', {
  tag: ['@D-33'],
}, async ({ page, request, server }) => {
  const moved = await recordShifts(page);
  await signIn(page, server.address, 'ceo@restitui.test');
  await checkLoads(page, server.address, { still: ['/admin/empresas'], short: ['/home'] }, moved);
  const portal = await mainPaths(request, server, 'client');
  await checkLoads(page, await enterAs(page, server, 'client'), { still: portal, short: portal }, moved);
});

/** Registers an owner with two companies where no other journey counts clients; the password is provisional. */
async function ownerOfTwoCompanies(request: APIRequestContext, address: string) {
  const word = uniqueWord();
  const digits = (further: number) => String((Date.now() + further) % 100_000_000).padStart(8, '0');
  const cpf = cpfOf(`4${digits(0)}`);
  const company = (further: number) => ({
    cnpjcpf: cnpjOf(digits(further)),
    razao_social: `EMPRESA ${further} ${word.toUpperCase()} LTDA`,
    cpfProprietario: cpf,
  });
  const contacts = { emailProprietario: `${word}@portal.test`, contatoProprietario: `629${digits(0)}` };
  const ceo = await staffOf(request, address, 'ceo@kairos.test');
  await registerClient(ceo, { ...company(1), ...contacts });
  await registerSibling(ceo, company(2));
  return { cpf, email: contacts.emailProprietario };
}

test('moves nothing while the portal of an owner of several companies loads', async ({ page, request, server }) => {
  const address = server.hostOf('kairos');
  const moved = await recordShifts(page);
  const owner = await ownerOfTwoCompanies(request, address);
  const provisional = page.getByText('Sua senha é provisória.');
  const look = async (password: string) => {
    await openPortal(page, address, { ...owner, password });
    await checkLoads(page, address, { still: ['/portal'] }, moved);
    await expect(page.getByRole('combobox', { name: 'Empresa' })).toBeVisible();
  };
  await look(registeredPassword);
  await expect(provisional).toBeVisible();
  const password = 'Empresas2026';
  await choosePassword(request, address, { ...owner, password });
  await look(password);
  await expect(provisional).toHaveCount(0);
});

type Row = Record<string, string>;

/** With analyses of their notes, and of their SPED and payroll files. */
const analysedClients = [smallAnalysis, '94PTG006000106'];

/** Returns a product of each service that the demonstration has: the same ones each day. */
async function productsOfServices(ceo: Staff): Promise<string[]> {
  const list = async (path: string) => ((await read(ceo, path)) as { data: Row[] }).data;
  const clients = (await list(`/clients/tenant/${meridiano}`)).map(({ cnpjcpf }) => cnpjcpf).toSorted();
  const found = new Map<string, string>();
  for (const client of new Set([...analysedClients, ...clients])) {
    for (const { id, typeServico = '' } of await list(`/products/${client}`)) {
      if (!found.has(typeServico)) found.set(typeServico, `${client}/produtos/${id}`);
    }
  }
  return [...found.values()].map((path) => `/admin/${meridiano}/clientes/${path}`);
}

test('takes at most six screens of a phone on the pages of an analyst, of TI and of a visitor, and cuts no number', {
  tag: ['@D-33'],
}, async ({ page, request, server }) => {
  test.slow();
  const ceo = await staffOf(request, server.hostOf('meridiano'), 'ceo@meridiano.test');
  const products = await productsOfServices(ceo);
  expect(products.length).toBeGreaterThan(4);
  for (const viewer of ['visitor', 'analyst', 'operator'] as const) {
    const main = await mainPaths(request, server, viewer);
    const short = viewer === 'analyst' ? [...main, ...products] : main;
    const whole = { visitor: [], analyst: products, operator: ['/alertas'] }[viewer];
    await checkLoads(page, await enterAs(page, server, viewer), { short, whole });
  }
});
