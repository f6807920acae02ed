import type { Page } from '@playwright/test';
import { mainJobClient, meridiano } from './analyse.ts';
import { emptyWidth, wideWindow } from './empty-width.ts';
import { menuOf, openForms, unfoldMenu } from './menu.ts';
import { answerNamesInCapitals, namesShownInCapitals } from './names-in-capitals.ts';
import { noticeFlaws } from './notices.ts';
import { messageTo, outboxOf } from './outbox.ts';
import { choose, firstSignIn } from './people.ts';
import { pagesOf, routeOf, routesOf, settle } from './routes.ts';
import { expect, test } from './server.ts';
import { shownIds } from './shown-ids.ts';
import { signIn } from './sign-in.ts';

/** Returns the in-app links of the page as addresses, with the route that each leads to. */
async function linksOf(page: Page): Promise<{ address: string; route: string }[]> {
  const addresses = await page.locator('a[href]:not([download])').evaluateAll((anchors) =>
    anchors
      .filter((anchor): anchor is HTMLAnchorElement => anchor instanceof HTMLAnchorElement)
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  );
  const unique = [...new Set(addresses)];
  const routes = await routesOf(
    page,
    unique.map((address) => address.replace(/\?.*/, '')),
  );
  return unique.flatMap((address, at) => {
    const route = routes[at];
    return route ? [{ address, route }] : [];
  });
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
    expect.soft(await emptyWidth(page), `empty width on ${address}`).toEqual([]);
    expect.soft(await shownIds(page), `ids on ${address}`).toEqual([]);
    expect.soft(await noticeFlaws(page), `notices of ${address}`).toEqual([]);
    await expect.soft(page.locator('h1'), `headings of level 1 on ${address}`).toHaveCount(1);
    // A guard may have led elsewhere: only what is shown counts.
    reached.add((await routeOf(page, new URL(page.url()).pathname)) ?? '');
    if (address === queue[0]?.address) await showAllOfMenu(page);
    queue.push(...(await linksOf(page)));
  }
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
  const link = page.getByRole('dialog', { name: 'Link Gerado' }).getByLabel('Link da proposta');
  await expect(link).not.toHaveValue('');
  return link.inputValue();
}

test('every page of the route tree is reached, none shows an id or a name in capitals or leaves its width empty, each has one h1', {
  tag: ['@F-355', '@F-502'],
}, async ({ page, request, server }) => {
  test.setTimeout(1_800_000);
  await page.setViewportSize(wideWindow);
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
  // Messages of the copied data carry the port of the server that prepared it. Many lead to the same address.
  const linked = (await outboxOf(request, tenant)).map(
    ({ text }) => /http:\/\/meridiano\.localhost:\d+(\/\S*)/.exec(text)?.[1],
  );
  for (const path of new Set(linked)) if (path) await crawl(page, reached, tenant + path);
  const pages = await pagesOf(page);
  expect(pages.filter((path) => !reached.has(path) && !notCrawled.includes(path))).toEqual([]);
});
