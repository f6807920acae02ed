import type { Page } from '@playwright/test';
import { menuOf } from './menu.ts';
import { expect, test } from './server.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';

interface Sight {
  /** Elements of `main` that a page has besides its heading. */
  parts: number;
  /** Distance of the heading from the top of the window. */
  top: number;
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
          top: heading.getBoundingClientRect().top,
        });
      }).observe(document.body, { childList: true, subtree: true });
    });
  }, part);
  await act();
  return sight;
}

/** Steps by a link, and checks that the heading comes first and stays in its place. */
async function stepTo(page: Page, part: string, act: () => Promise<unknown>) {
  const { parts, top } = await atFirstSight(page, part, act);
  expect(parts, `${part} beside the first heading`).toBe(0);
  await expect(page.getByRole('main').locator(part).first()).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await settled(page);
  const stays = () => page.locator('main h1').evaluate((heading) => heading.getBoundingClientRect().top);
  expect(await stays(), 'place of the heading').toBe(top);
}

test('a link shows the heading of a page before the rest, and Back the whole page at once', async ({
  page,
  server,
}) => {
  await signIn(page, server.hostOf('meridiano'), 'ceo@meridiano.test', '/home');
  await settled(page);
  const item = (name: string) => menuOf(page).getByRole('link', { name, exact: true });

  await stepTo(page, 'table', () => item('Clientes').click());
  await stepTo(page, 'nav[aria-label="Áreas do cliente"]', () =>
    page.getByRole('table').locator('tbody tr[data-row]').first().getByRole('link').click(),
  );
  const { parts } = await atFirstSight(page, 'table', () => page.goBack());
  expect(parts).toBe(1);
  await settled(page);
  await stepTo(page, '[role=tab]', () => menuOf(page).locator('a[href="/home"]').click());
});
