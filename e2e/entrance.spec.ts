import type { Locator, Page } from '@playwright/test';
import { holdClock } from './held-clock.ts';
import { checkLook } from './look.ts';
import { expect, test } from './server.ts';
import { settled } from './settled.ts';

const password = 'Demo@2026!';
const email = (page: Page) => page.getByLabel('E-mail');
const secret = (page: Page) => page.getByLabel('Senha', { exact: true });
const enter = (page: Page) => page.getByRole('button', { name: 'Entrar', exact: true });
/** Elements of the prerendered page; none once the app has replaced it. */
const prerendered = (page: Page) => page.locator('#entrance');
const replaced = (page: Page) => expect(prerendered(page)).toHaveCount(0);

/** Holds back the app's entry until it is released or refused. */
async function holdApp(page: Page) {
  let answer: (isReleased: boolean) => void = () => {};
  let decided = new Promise<boolean>((decide) => {
    answer = decide;
  });
  const asked: string[] = [];
  await page.route('**/assets/index-*.js', async (route) => {
    asked.push(route.request().url());
    if (await decided) await route.continue();
    else await route.abort();
  });
  return {
    asked,
    release: () => answer(true),
    refuse: () => answer(false),
    again: () => {
      decided = new Promise<boolean>((decide) => {
        answer = decide;
      });
    },
  };
}

async function pressAccent(field: Locator) {
  await field.dispatchEvent('keydown', { key: 'Dead' });
  await field.dispatchEvent('keyup', { key: 'Dead' });
}

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

async function openPage(page: Page, address: string) {
  await page.goto(`${address}/signin`);
  await prerendered(page).waitFor({ state: 'attached' });
  await page.keyboard.press('Shift');
  await expect(email(page)).toBeFocused();
}

function countSignIns(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/login')) sent.push(request.postData() ?? '');
  });
  return sent;
}

test('loads nothing of the app until the person acts', async ({ page, server }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (['script', 'stylesheet', 'document', 'fetch'].includes(request.resourceType())) loaded.push(request.url());
  });
  await page.goto(`${server.hostOf('kairos')}/signin`);
  await expect(email(page)).toBeFocused();
  await settled(page);
  const names = loaded.map((url) => new URL(url).pathname.replace(/-[\w-]{8}\./, '.'));
  expect(names.sort()).toEqual(['/assets/entrance.js', '/assets/index.css', '/first-paint.js', '/signin']);
  await expect(prerendered(page)).toHaveCount(1);
  await page.mouse.click(5, 5);
  await replaced(page);
  await expect(page).toHaveTitle('Entrar · Kairós Tributos');
});

test('keeps typed text, focus and caret when the app arrives', async ({ page, server }) => {
  const app = await holdApp(page);
  await openPage(page, server.hostOf('meridiano'));
  await page.keyboard.type('ceo@meridiano.tes');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(prerendered(page)).toHaveCount(1);
  app.release();
  await page.keyboard.type('x');
  await replaced(page);
  await expect(email(page)).toBeFocused();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('End');
  await page.keyboard.type('t');
  await expect(email(page)).toHaveValue('ceo@meridiano.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home$/);
});

test('loses no key of a person who types on while the app arrives', async ({ page, server }) => {
  await openPage(page, server.hostOf('meridiano'));
  await page.keyboard.type('ceo@meridiano.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type(password, { delay: 60 });
  await replaced(page);
  await expect(email(page)).toHaveValue('ceo@meridiano.test');
  await expect(secret(page)).toHaveValue(password);
  await expect(secret(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home$/);
});

test('sends once what was submitted before the app arrives', async ({ page, server }) => {
  const app = await holdApp(page);
  const sent = countSignIns(page);
  await openPage(page, server.hostOf('meridiano'));
  await expect(enter(page)).toBeDisabled();
  await email(page).fill('ceo@meridiano.test');
  await secret(page).fill(password);
  await enter(page).click();
  await expect(enter(page)).toHaveAttribute('aria-busy', 'true');
  await enter(page).click({ force: true });
  await page.keyboard.press('Enter');
  expect(sent).toEqual([]);
  await expect(prerendered(page)).toHaveCount(1);
  app.release();
  await expect(page).toHaveURL(/\/home$/);
  expect(sent.map((body) => JSON.parse(body))).toEqual([{ email: 'ceo@meridiano.test', password }]);
});

test('the app checks what was submitted before it arrives', { tag: ['@F-092'] }, async ({ page, server }) => {
  const app = await holdApp(page);
  const sent = countSignIns(page);
  await openPage(page, server.hostOf('meridiano'));
  await email(page).fill('ceo');
  await secret(page).fill('x');
  await page.keyboard.press('Enter');
  app.release();
  await expect(page.getByText('Email inválido')).toBeVisible();
  expect(sent).toEqual([]);
});

test('waits while the browser may show a list for a field', async ({ page, server }) => {
  const app = await holdApp(page);
  await openPage(page, server.hostOf('meridiano'));
  await email(page).click();
  app.release();
  await settled(page);
  await expect(prerendered(page)).toHaveCount(1);
  // As a password manager fills fields: by a program, one after the other.
  for (const [name, value] of Object.entries({ email: 'ceo@meridiano.test', password })) {
    await page.evaluate(
      ([field, text]) => {
        const input = document.querySelector<HTMLInputElement>(`input[name=${field}]`);
        if (!input) throw new Error(`There is no field ${field}.`);
        input.focus();
        input.value = text;
        input.dispatchEvent(new Event('input', { bubbles: true }));
      },
      [name, value] as const,
    );
    await expect(prerendered(page)).toHaveCount(1);
  }
  await enter(page).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('waits for the letter of an accent', async ({ page, server }) => {
  const app = await holdApp(page);
  await openPage(page, server.hostOf('meridiano'));
  await page.keyboard.type('jos');
  await pressAccent(email(page));
  app.release();
  await settled(page);
  await expect(prerendered(page)).toHaveCount(1);
  await page.keyboard.type('é');
  await replaced(page);
  await expect(email(page)).toHaveValue('josé');
});

test('sends the form after an accent without its letter', async ({ page, server }) => {
  const app = await holdApp(page);
  await openPage(page, server.hostOf('meridiano'));
  await email(page).fill('ceo@meridiano.test');
  await secret(page).fill(password);
  await pressAccent(secret(page));
  await enter(page).click();
  app.release();
  await expect(page).toHaveURL(/\/home$/);
});

test('sends nothing that is corrected after the form was submitted', async ({ page, server }) => {
  const app = await holdApp(page);
  const sent = countSignIns(page);
  await openPage(page, server.hostOf('meridiano'));
  await email(page).fill('ceo@meridiano.te');
  await secret(page).fill(password);
  await enter(page).click();
  await expect(enter(page)).toHaveAttribute('aria-busy', 'true');
  await email(page).press('End');
  await page.keyboard.type('s');
  await expect(enter(page)).not.toHaveAttribute('aria-busy', 'true');
  app.release();
  await replaced(page);
  await page.keyboard.type('t');
  await expect(email(page)).toHaveValue('ceo@meridiano.test');
  expect(sent).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home$/);
  expect(sent.map((body) => JSON.parse(body))).toEqual([{ email: 'ceo@meridiano.test', password }]);
});

test('presses in the app what was pressed before it arrives', async ({ page, server }) => {
  const app = await holdApp(page);
  await openPage(page, server.hostOf('meridiano'));
  await secret(page).fill('segredo');
  await page.getByRole('button', { name: 'Mostrar senha' }).click();
  app.release();
  await replaced(page);
  await expect(secret(page)).toHaveAttribute('type', 'text');
  await expect(secret(page)).toHaveValue('segredo');
});

test('leaves the password hidden when its button was pressed twice', async ({ page, server }) => {
  const app = await holdApp(page);
  await openPage(page, server.hostOf('meridiano'));
  await secret(page).fill('segredo');
  const show = page.getByRole('button', { name: 'Mostrar senha' });
  await show.click();
  await show.click();
  app.release();
  await replaced(page);
  await expect(secret(page)).toHaveAttribute('type', 'password');
  await expect(secret(page)).toHaveValue('segredo');
});

test('completes the domain before the app arrives', { tag: ['@F-095'] }, async ({ page, server }) => {
  await holdApp(page);
  await page.route('**/signin', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({
      response: reply,
      body: (await reply.text()).replace('data-domain=""', 'data-domain="trilha.test"'),
    });
  });
  await openPage(page, server.address);
  await page.keyboard.type('ceo@');
  await expect(email(page)).toHaveValue('ceo@trilha.test');
  await page.keyboard.type('outra.test');
  await expect(email(page)).toHaveValue('ceo@outra.test');
});

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

test('forwards a browser that is signed in, also by another tab', async ({ page, context, server }) => {
  const address = server.hostOf('meridiano');
  const otherTab = await context.newPage();
  await otherTab.goto(`${address}/signin`);
  await expect(email(otherTab)).toBeFocused();
  await openPage(page, address);
  await email(page).fill('ceo@meridiano.test');
  await secret(page).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home$/);
  await expect(otherTab).toHaveURL(/\/home$/);
  await otherTab.close();
  await page.goto(`${address}/signin`);
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('shows the brand of the host, without a shift and without findings', async ({ page, server }) => {
  for (const [host, title] of [
    ['meridiano', 'Meridiano Fiscal'],
    ['kairos', 'Kairós Tributos'],
  ] as const) {
    await page.setViewportSize({ width: 360, height: 740 });
    await holdClock(page);
    await page.goto(`${server.hostOf(host)}/signin`);
    await expect(page.getByRole('status').getByRole('img', { name: title })).toBeVisible();
    await page.clock.resume();
    await expect(email(page)).toBeFocused();
    await expect(page.getByRole('main').getByRole('img', { name: title })).toBeVisible();
    await settled(page);
    const box = await enter(page).boundingBox();
    await page.keyboard.press('Shift');
    await replaced(page);
    await expect(email(page)).toBeFocused();
    await expect(email(page)).not.toHaveAttribute('aria-invalid');
    await expect.poll(() => enter(page).boundingBox()).toEqual(box);
    await page.reload();
    await expect(email(page)).toBeFocused();
    await checkLook(page, `prerendered sign-in of ${host}`);
    await expect(prerendered(page)).toHaveCount(1);
  }
});

test("keeps what is typed on the clients' sign-in and on the page for a forgotten password", async ({
  page,
  server,
}) => {
  const app = await holdApp(page);
  await page.goto(`${server.hostOf('meridiano')}/login-client`);
  await page.keyboard.press('Shift');
  await expect(page.getByLabel('CPF do proprietário')).toBeFocused();
  await page.keyboard.type('52998224725');
  app.release();
  await page.keyboard.press('Tab');
  await replaced(page);
  await expect(page.getByLabel('CPF do proprietário')).toHaveValue('529.982.247-25');
  await expect(secret(page)).toBeFocused();

  app.again();
  await page.goto(`${server.hostOf('meridiano')}/forgot-password`);
  await email(page).fill('ceo@meridiano.test');
  await page.keyboard.press('Enter');
  app.release();
  await expect(page.getByRole('status')).toContainText('Se houver uma conta com este e-mail');
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
