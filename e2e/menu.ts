import type { Locator, Page } from '@playwright/test';
import { expect } from './server.ts';

export const menuOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Menu' });

/** Opens the group 'Gestão' where it folds and is closed. */
export async function unfoldMenu(page: Page) {
  await expect(menuOf(page).getByRole('link').first()).toBeVisible();
  const closed = menuOf(page).getByRole('button', { name: 'Gestão', expanded: false });
  if ((await closed.count()) > 0) await closed.click();
  await expect(closed).toHaveCount(0);
}

/** Presses an item of the menu. */
export async function openFromMenu(page: Page, name: string) {
  await unfoldMenu(page);
  await menuOf(page).getByRole('link', { name, exact: true }).click();
}

/** Opens a form from '+ Novo'. */
export async function openForm(page: Page, name: string) {
  await openForms(page);
  await page.getByRole('menuitem', { name, exact: true }).click();
}

export async function openForms(page: Page) {
  await page.getByRole('button', { name: 'Novo', exact: true }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
}

/** The button of the account menu: in the sidebar, on a phone in the opened menu. '+ Novo' is before it. */
export function accountButton(page: Page): Locator {
  const sidebar = page.getByRole('complementary', { name: 'Barra lateral' });
  return sidebar
    .or(page.getByRole('dialog', { name: 'Menu' }))
    .locator('button[aria-haspopup=menu]')
    .last();
}
