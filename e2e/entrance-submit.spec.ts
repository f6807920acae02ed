import {
  countSignIns,
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
import { expect, test } from './server.ts';

test('sends once what was submitted before the app arrives', async ({ page, server }) => {
  const app = await holdApp(page);
  const sent = countSignIns(page);
  await openPage(page, server.hostOf('meridiano'));
  await expect(enter(page)).toBeDisabled();
  await email(page).fill('ceo@meridiano.test');
  await secret(page).fill(password);
  await enter(page).click();
  await expect(enter(page)).toHaveAttribute('aria-busy', 'true');
  const loaded = page.getByText(/^Carregando o sistema… [1-9]\d?%$/);
  await expect(loaded).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('Carregando o sistema…');
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
  await expect(page.getByText('Carregando o sistema…')).toHaveCount(0);
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
