import type { Page } from '@playwright/test';
import { countSignIns, email, enter, holdApp, openPage, password, replaced, secret } from './entrance-page.ts';
import { checkLook } from './look.ts';
import { expect, test } from './server.ts';

/** Names files of the app in the page that the server no longer has. */
async function openPageOfEarlierVersion(page: Page, address: string) {
  await page.route(
    '**/signin',
    async (route) => {
      const reply = await route.fetch();
      const body = (await reply.text()).replace(/data-app="[^ ]+/, 'data-app="/assets/gone.js');
      await route.fulfill({ response: reply, body });
    },
    { times: 1 },
  );
  await page.goto(`${address}/signin`);
  await expect(email(page)).toBeFocused();
}

test('offers to load the app again, and loses nothing', async ({ page, server }) => {
  const app = await holdApp(page);
  const sent = countSignIns(page);
  await openPage(page, server.hostOf('meridiano'));
  await email(page).fill('ceo@meridiano.test');
  await secret(page).fill(password);
  await enter(page).click();
  app.refuse();
  await expect(page.getByRole('alert')).toContainText('Não foi possível carregar o sistema.');
  await expect(enter(page)).not.toHaveAttribute('aria-busy', 'true');
  await checkLook(page, 'sign-in whose app did not load');
  await expect(email(page)).toHaveValue('ceo@meridiano.test');
  app.again();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  app.release();
  await expect(page).toHaveURL(/\/home$/);
  expect(sent).toHaveLength(1);
});

test('loads the app of a version that was released meanwhile', async ({ page, server }) => {
  await openPageOfEarlierVersion(page, server.address);
  await page.keyboard.type('ceo');
  await replaced(page);
  await expect(email(page)).toHaveValue('ceo');
});

test('loads the released app where the server sends it without its first view', async ({ page, server }) => {
  await openPageOfEarlierVersion(page, server.address);
  await page.route('**/signin', async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `${server.address}/signin?app` }) });
  });
  await page.keyboard.type('ceo');
  await replaced(page);
  await expect(email(page)).toHaveValue('ceo');
});

test('keeps what was typed when a page without the app is answered', async ({ page, server }) => {
  await openPageOfEarlierVersion(page, server.address);
  await page.route('**/signin', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Rede do hotel</p>' }), {
    times: 1,
  });
  await page.keyboard.type('ceo');
  await expect(page.getByRole('alert')).toContainText('Não foi possível carregar o sistema.');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await replaced(page);
  await expect(email(page)).toHaveValue('ceo');
});

test('says that the page is incomplete when its script does not load', async ({ page, server }) => {
  await page.route('**/assets/entrance-*.js', (route) => route.abort());
  await page.goto(`${server.hostOf('meridiano')}/signin`);
  await expect(page.getByRole('status')).toBeVisible();
  const late = page.getByText('A página não carregou por completo. Recarregue-a.');
  await expect(late).toBeHidden();
  await late.evaluate((text) => {
    for (const animation of text.getAnimations()) animation.finish();
  });
  await expect(late).toBeVisible();
  await expect(email(page)).toBeHidden();
});
