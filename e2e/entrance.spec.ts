import {
  email,
  enter,
  holdApp,
  openPage,
  password,
  prerendered,
  pressAccent,
  replaced,
  secret,
} from './entrance-page.ts';
import { holdClock } from './held-clock.ts';
import { checkLook } from './look.ts';
import { expect, test } from './server.ts';
import { settled } from './settled.ts';

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

test('stays where the person has scrolled when the app arrives', async ({ page, server }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  const app = await holdApp(page);
  await openPage(page, server.hostOf('meridiano'));
  const link = page.getByRole('link', { name: 'Esqueci minha senha' });
  await link.focus();
  await page.keyboard.press('Shift');
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  app.release();
  await replaced(page);
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
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
  const cpf = page.getByLabel('CPF do proprietário');
  await expect(cpf).toBeFocused();
  await page.keyboard.type('5299822');
  await expect(prerendered(page)).toHaveCount(1);
  await expect(cpf).toHaveValue('529.982.2');
  app.release();
  await page.keyboard.type('4');
  await replaced(page);
  await page.keyboard.type('725');
  await expect(cpf).toHaveValue('529.982.247-25');
  await page.keyboard.press('Tab');
  await expect(secret(page)).toBeFocused();

  app.again();
  await page.goto(`${server.hostOf('meridiano')}/forgot-password`);
  await email(page).fill('ceo@meridiano.test');
  await page.keyboard.press('Enter');
  app.release();
  await expect(page.getByRole('status')).toContainText('Se houver uma conta com este e-mail');
});
