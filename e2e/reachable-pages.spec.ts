import type { Page } from '@playwright/test';
import { mainJobClient } from './analyse.ts';
import { menuOf, openForm, openForms, unfoldMenu } from './menu.ts';
import { answerNamesInCapitals, namesShownInCapitals } from './names-in-capitals.ts';
import { messageTo, outboxOf } from './outbox.ts';
import { choose, firstSignIn } from './people.ts';
import { expect, test } from './server.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';

declare global {
  interface Window {
    /** Set by TanStack Router in every browser build. */
    __TSR_ROUTER__?: {
      routesByPath: Record<string, { options: { component?: unknown } }>;
      matchRoutes: (path: string, search: object) => { fullPath: string }[];
    };
  }
}

const meridiano = '20000000000107';
const provider = ['ceo', 'ti', 'analista', 'financeiro', 'juridico'].map((name) => `${name}@restitui.test`);
const consultancy = ['ceo', 'gerente', 'parceiro', 'contabilidade'].map((name) => `${name}@meridiano.test`);
const errorTexts = /Página não encontrada|Algo deu errado|Sem acesso/;

/** Returns the paths of all routes that show a page; routes that only redirect have no component. */
function pagesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.entries(window.__TSR_ROUTER__?.routesByPath ?? {})
      .filter(([, route]) => route.options.component)
      .map(([path]) => path),
  );
}

/** Returns the route that an address leads to; undefined on pages of the site, which have no router. */
function routeOf(page: Page, pathname: string): Promise<string | undefined> {
  return page.evaluate(
    (path) =>
      window.__TSR_ROUTER__
        ?.matchRoutes(path, {})
        .at(-1)
        ?.fullPath.replace(/(.)\/$/, '$1'),
    pathname,
  );
}

/** Returns the in-app links of the page as addresses, with the route that each leads to. */
async function linksOf(page: Page): Promise<{ address: string; route: string }[]> {
  const addresses = await page.locator('a[href]:not([download])').evaluateAll((anchors) =>
    anchors
      .filter((anchor): anchor is HTMLAnchorElement => anchor instanceof HTMLAnchorElement)
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  );
  const links = await Promise.all(
    [...new Set(addresses)].map(async (address) => ({
      address,
      route: await routeOf(page, address.replace(/\?.*/, '')),
    })),
  );
  return links.flatMap(({ address, route }) => (route ? [{ address, route }] : []));
}

async function settle(page: Page) {
  await page.locator('h1').first().waitFor();
  await settled(page);
}

interface MenuItem {
  address: string;
  label: string;
  isForm: boolean;
}

/** Shows the menu with the group that folds; on a phone in the sheet, which it opens. */
async function showMenu(page: Page, phone: boolean) {
  if (phone) await page.getByRole('button', { name: 'Abrir menu' }).click();
  await unfoldMenu(page);
}

/** Returns the items of the menu and the forms of '+ Novo'. */
async function itemsOf(page: Page): Promise<MenuItem[]> {
  const places = await menuOf(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => ({
        address: link.getAttribute('href') ?? '',
        // The number of unread alerts follows in an element of its own.
        label: link.querySelector('span')?.textContent ?? '',
        isForm: false,
      })),
    );
  if ((await page.getByRole('button', { name: 'Novo', exact: true }).count()) === 0) return places;
  await openForms(page);
  const forms = await page.getByRole('menuitem').evaluateAll((links) =>
    links.map((link) => ({
      address: link.getAttribute('href') ?? '',
      label: link.textContent ?? '',
      isForm: true,
    })),
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  return [...places, ...forms];
}

async function press(page: Page, { address, label, isForm }: MenuItem) {
  if (isForm) await openForm(page, label);
  else await menuOf(page).locator(`a[href="${address}"]`).click();
}

/** Expects that the click on a menu item opened its own page, whose heading repeats the item. */
async function expectPageOf(page: Page, { address, label }: MenuItem) {
  await expect(page).toHaveURL((url) => url.pathname === new URL(address, url).pathname);
  const heading = page.locator('#conteudo h1').first();
  // The home greets instead (foundation G-25).
  await expect(heading, address).toHaveText(label === 'Início' ? /^(Bom dia|Boa tarde|Boa noite)/ : label);
  await expect(heading, address).toBeInViewport();
  await expect(page.locator('#conteudo'), address).not.toContainText(errorTexts);
}

/** Clicks every item of the menu on a desktop, and returns the items. */
async function clickThroughMenu(page: Page): Promise<MenuItem[]> {
  await page.setViewportSize({ width: 1280, height: 720 });
  // Items that depend on a call, such as a partner's own partnership, are there by then.
  await settle(page);
  await showMenu(page, false);
  const items = await itemsOf(page);
  expect(items.length).toBeGreaterThan(1);
  for (const item of items) {
    await press(page, item);
    await expectPageOf(page, item);
  }
  return items;
}

/** Pages that a role of this worker opened on a phone; the menus of the other roles lead to the same pages. */
const openedOnPhone = new Set<string>();

/** Expects the same items in the menu of a phone, and clicks those whose page no earlier role opened on a phone. */
async function clickThroughPhoneMenu(page: Page, expected: MenuItem[]) {
  await page.setViewportSize({ width: 360, height: 740 });
  await showMenu(page, true);
  expect(await itemsOf(page)).toEqual(expected);
  for (const item of expected) {
    const route = `${await routeOf(page, item.address)} ${item.label}`;
    if (openedOnPhone.has(route)) continue;
    openedOnPhone.add(route);
    await press(page, item);
    await expectPageOf(page, item);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectNoSidewaysScroll(page, item.address);
    await showMenu(page, true);
  }
}

async function expectNoSidewaysScroll(page: Page, address: string) {
  await settled(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, `width of ${address} on a phone`).toBeLessThanOrEqual(360);
}

/** Opens what hides links of the menu, where the page has a menu. */
async function showAllOfMenu(page: Page) {
  if ((await menuOf(page).count()) > 0) await unfoldMenu(page);
  if ((await page.getByRole('button', { name: 'Novo', exact: true }).count()) > 0) await openForms(page);
}

/** Opens an address and follows links from there, one address per route. Adds the routes that were shown. */
async function crawl(page: Page, reached: Set<string>, start: string) {
  const { origin } = new URL(start);
  const visited = new Set<string>();
  const queue = [{ address: start.replace(origin, ''), route: 'start' }];
  for (const { address, route } of queue) {
    if (visited.has(route) || reached.has(route)) continue;
    visited.add(route);
    await page.goto(origin + address);
    await settle(page);
    expect.soft(await namesShownInCapitals(page), `names on ${address}`).toEqual([]);
    // A guard may have led elsewhere: only what is shown counts.
    reached.add((await routeOf(page, new URL(page.url()).pathname)) ?? '');
    if (address === queue[0]?.address) await showAllOfMenu(page);
    queue.push(...(await linksOf(page)));
  }
}

for (const email of [...provider, ...consultancy]) {
  test(`each menu item of ${email} opens its page on desktop and phone`, {
    tag: ['@F-355', '@F-360', '@F-364', '@F-372'],
  }, async ({ page, server }) => {
    const isProvider = provider.includes(email);
    await signIn(page, isProvider ? server.address : server.hostOf('meridiano'), email);
    await clickThroughPhoneMenu(page, await clickThroughMenu(page));
    if (!isProvider) return;
    await page.goto(`${server.address}/admin/${meridiano}/clientes`);
    await clickThroughPhoneMenu(page, await clickThroughMenu(page));
  });
}

async function signInClient(page: Page, address: string) {
  await page.goto(`${address}/login-client`);
  await page.getByLabel('CPF do proprietário').fill('52998224725');
  await page.getByLabel('Senha', { exact: true }).fill('Cliente@2026');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).not.toHaveURL(/login-client/);
}

/** Pages that the crawl does not find, each with the reason. */
const notCrawled = [
  '/assinar-contrato/$id', // listed address of the page of /minuta/$id (W-302)
  '/minuta', // listed address without an id (F-042)
  '/login-client-minuta', // the sign-in of clients with a contract as its target (F-025); a button leads there
  '/minuta-usuario/$id', // its link is shown when a partner is registered (partners.spec.ts)
  '/segundo-fator', // shown when the server accepts nothing else (second-factor.spec.ts)
  '/minha-parceria', // in the menu until the contract is signed (partnership.spec.ts)
  '/convite', // its link is in the message of an invitation (invitations.spec.ts)
  '/edit-preview/$editId', // its link is part of a suggestion (contract-page.spec.ts)
];

/** Returns the address of a contract draft, which the page of drafts shows once. */
async function createDraftLink(page: Page, address: string): Promise<string> {
  await page.goto(`${address}/gerar-minuta`);
  await choose(page, 'Regime tributário', 'Lucro Presumido');
  await page.getByLabel('Previdenciário').click();
  await page.getByRole('button', { name: 'Criar Link Minuta' }).click();
  return page.getByRole('dialog', { name: 'Link Gerado' }).getByLabel('Link da proposta').inputValue();
}

test('every page of the route tree is reached, and none shows a name in capitals', {
  tag: ['@F-355', '@F-502'],
}, async ({ page, request, server }) => {
  test.setTimeout(300_000);
  const reached = new Set<string>();
  const tenant = server.hostOf('meridiano');
  await answerNamesInCapitals(page);

  await page.goto(`${tenant}/m`);
  const siteLinks = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const address of new Set(siteLinks))
    if (address && !address.startsWith('/m')) await crawl(page, reached, tenant + address);
  await page.goto(`${tenant}/verificar`);
  await page.getByLabel('Código').fill('ABCDE-FGHJK-MNPQR-STVWX');
  await page.getByRole('button', { name: 'Verificar' }).click();
  await page.waitForURL('**/verificar/*');
  reached.add('/verificar/$codigo');
  await page.goto(`${tenant}/forgot-password`);
  await page.getByLabel('E-mail').fill('gerente@meridiano.test');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await messageTo(request, tenant, 'gerente@meridiano.test');

  // An account that no other journey signs in: the terms are accepted once.
  await firstSignIn(page, server.hostOf('baluarte'), { email: 'novo@baluarte.test', password: 'Demo@2026!' });
  await page.waitForURL('**/minuta-usuario');
  reached.add('/cep').add('/minuta-usuario');
  await signIn(page, tenant, 'gerente@meridiano.test');
  await crawl(page, reached, await createDraftLink(page, tenant));
  await signIn(page, server.address, 'ceo@restitui.test');
  await crawl(page, reached, `${server.address}/admin/${meridiano}/clientes`);
  await signIn(page, tenant, 'ceo@meridiano.test');
  // The list begins with the newest client, which may have no product: this one has some.
  await crawl(page, reached, `${tenant}/cliente/${mainJobClient}`);
  await crawl(page, reached, `${tenant}/home`);
  // A GERENTE opens partners without the list of users; last, because a crawl skips pages that were reached.
  await signIn(page, tenant, 'gerente@meridiano.test');
  await crawl(page, reached, `${tenant}/parceiros`);
  await page.goto(`${tenant}/clientes`);
  await settle(page);
  expect(await page.evaluate(() => window.capitals?.size), 'names answered in capitals').toBeGreaterThan(20);
  await signInClient(page, tenant);
  await crawl(page, reached, page.url());
  for (const { text } of await outboxOf(request, tenant)) {
    // Messages of the copied data carry the port of the server that prepared it.
    const [, path] = /http:\/\/meridiano\.localhost:\d+(\/\S*)/.exec(text) ?? [];
    if (path) await crawl(page, reached, tenant + path);
  }
  const pages = await pagesOf(page);
  expect(pages.filter((path) => !reached.has(path) && !notCrawled.includes(path))).toEqual([]);
});
