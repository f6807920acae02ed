import type { Page } from '@playwright/test';
import { meridiano } from './analyse.ts';
import { menuOf, unfoldMenu } from './menu.ts';
import { expect, test } from './server.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';

interface Sight {
  /** Elements of `main` that a page has besides its heading. */
  parts: number;
  /** Cards in the place of the rest. */
  cards: number;
  /** Distance of the heading from the top of the window. */
  top: number;
  /** The same of what follows the header, which grows with its actions on a phone. */
  below: number;
}

/** Returns what `main` has when it first has another heading, before anything else can be rendered. */
async function atFirstSight(page: Page, part: string, act: () => Promise<unknown>): Promise<Sight> {
  const sight = page.evaluate((sought) => {
    const before = document.querySelector('main h1');
    return new Promise<Sight>((resolve) => {
      new MutationObserver((_, observer) => {
        const heading = document.querySelector('main h1');
        if (!heading || heading === before) return;
        observer.disconnect();
        resolve({
          parts: document.querySelectorAll(`main ${sought}`).length,
          cards: document.querySelectorAll('main [data-skeleton-card]').length,
          top: heading.getBoundingClientRect().top,
          below: heading.closest('header')?.nextElementSibling?.getBoundingClientRect().top ?? Number.NaN,
        });
      }).observe(document.body, { childList: true, subtree: true });
    });
  }, part);
  await act();
  return sight;
}

const placeOfHeading = (page: Page) =>
  page.locator('main h1').evaluate((heading) => heading.getBoundingClientRect().top);

/** Steps by a link, and checks that the heading comes first and stays in its place. */
async function stepTo(page: Page, part: string, act: () => Promise<unknown>, name = part) {
  const { parts, cards, top } = await atFirstSight(page, part, act);
  expect.soft(cards, `${name}: cards in the place of the rest`).toBe(1);
  expect.soft(parts, `${name}: parts beside the first heading`).toBe(0);
  await expect(page.getByRole('main').locator(part).first(), name).toBeVisible();
  await settled(page);
  expect.soft(await placeOfHeading(page), `${name}: place of the heading`).toBe(top);
}

test('a link of a list shows the heading of a page before the rest, and Back the whole page at once', async ({
  page,
  server,
}) => {
  await signIn(page, server.hostOf('meridiano'), 'ceo@meridiano.test', '/clientes');
  await settled(page);

  await stepTo(page, 'nav[aria-label="Áreas do cliente"]', () =>
    page.getByRole('table').locator('tbody tr[data-row]').first().getByRole('link').click(),
  );
  await expect(page.getByRole('main')).toBeFocused();
  const { parts } = await atFirstSight(page, 'table', () => page.goBack());
  expect(parts).toBe(1);
});

/** Kinds of elements of which every page of the menu has some besides its heading. */
const anyPart = ':is(button, input, table, form, section, article, [role=tablist])';

/** Returns the addresses of the links of the open menu. */
const addressesOf = (page: Page) =>
  menuOf(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** Steps by each link of the menu, and back through all of them. */
async function walkMenu(page: Page) {
  await settled(page);
  await unfoldMenu(page);
  const addresses = await addressesOf(page);
  expect(addresses.length).toBeGreaterThan(5);
  // The place that is open is the last one to be pressed.
  const open = new URL(page.url()).pathname;
  const steps = [...addresses.filter((address) => address !== open), open];
  for (const address of steps) {
    await stepTo(page, anyPart, () => menuOf(page).locator(`a[href="${address}"]`).click(), address);
    // On the page, or on the field that the page begins with.
    await expect.soft(page.locator('main:focus, main :focus'), `${address}: focus`).toHaveCount(1);
  }
  for (const address of steps.slice(0, -1).toReversed()) {
    const { parts } = await atFirstSight(page, anyPart, () => page.goBack());
    expect.soft(parts, `${address}: parts beside the heading after Back`).toBeGreaterThan(0);
    await settled(page);
  }
}

/** Pages whose content moves down when their actions come: on a phone these need more rows than one. */
const severalRows = ['/clientes'];

test('on a phone the content of a page begins where its place was kept, and no row has what is not shown', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, server.hostOf('meridiano'), 'ceo@meridiano.test', '/alertas');
  await settled(page);
  const openMenu = async () => {
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await unfoldMenu(page);
  };
  await openMenu();
  const addresses = await addressesOf(page);
  for (const address of addresses.filter((each) => each !== '/alertas')) {
    const link = menuOf(page).locator(`a[href="${address}"]`);
    const { parts, top, below } = await atFirstSight(page, anyPart, () => link.click());
    expect.soft(parts, `${address}: parts beside the first heading`).toBe(0);
    await settled(page);
    expect.soft(await placeOfHeading(page), `${address}: place of the heading`).toBe(top);
    const begins = await page
      .locator('main header:has(h1) + *')
      .evaluate((content) => content.getBoundingClientRect().top);
    if (!severalRows.includes(address)) expect.soft(begins, `${address}: place of the content`).toBe(below);
    // What a closed group holds is found by the search of the browser.
    const unseen = page
      .getByRole('main')
      .locator(':is(li, tr) :is(a, button)')
      .evaluateAll(
        (controls) =>
          controls.filter((control) => !control.checkVisibility() && !control.closest('details:not([open])')).length,
      );
    expect.soft(await unseen, `${address}: controls of rows that a phone does not show`).toBe(0);
    await openMenu();
  }
});

test('each link of the menu of a consultancy shows the heading first', async ({ page, server }) => {
  await signIn(page, server.hostOf('meridiano'), 'ceo@meridiano.test');
  await walkMenu(page);
});

test('each link of the menu of the provider shows the heading first', async ({ page, server }) => {
  await signIn(page, server.address, 'ceo@restitui.test', `/admin/${meridiano}/clientes`);
  await walkMenu(page);
});
