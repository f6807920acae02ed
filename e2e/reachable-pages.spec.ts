import type { Page } from '@playwright/test';
import { meridiano } from './analyse.ts';
import { menuOf, openForm, openForms, unfoldMenu } from './menu.ts';
import { collectRefusedCalls } from './refused-calls.ts';
import { routeOf, settle } from './routes.ts';
import { expect, test } from './server.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';

const provider = ['ceo', 'ti', 'analista', 'financeiro', 'juridico'].map((name) => `${name}@restitui.test`);
const consultancy = ['ceo', 'gerente', 'parceiro', 'contabilidade'].map((name) => `${name}@meridiano.test`);
const errorTexts = /Página não encontrada|Algo deu errado|Sem acesso/;

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

/** Returns the labels of the menu that are cut; the current one is wider than the others. */
function cutLabels(page: Page): Promise<(string | null)[]> {
  return menuOf(page)
    .getByRole('link')
    .locator('.truncate')
    .evaluateAll((labels) =>
      labels.filter((label) => label.scrollWidth > label.clientWidth).map((label) => label.textContent),
    );
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
    expect.soft(await cutLabels(page), `labels of the menu at ${item.label}`).toEqual([]);
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

for (const email of [...provider, ...consultancy]) {
  test(`each menu item of ${email} opens its page on desktop and phone`, {
    tag: ['@F-355', '@F-360', '@F-364', '@F-372'],
  }, async ({ page, server }) => {
    const isProvider = provider.includes(email);
    await signIn(page, isProvider ? server.address : server.hostOf('meridiano'), email);
    const refused = collectRefusedCalls(page);
    await clickThroughPhoneMenu(page, await clickThroughMenu(page));
    if (isProvider) {
      await page.goto(`${server.address}/admin/${meridiano}/clientes`);
      await clickThroughPhoneMenu(page, await clickThroughMenu(page));
    }
    expect([...refused], 'calls that the server refused').toEqual([]);
  });
}
