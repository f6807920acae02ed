import { checkLooks } from './look.ts';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';

test('Ctrl+K finds clients, owners, contracts and actions, and lists what was opened last', {
  tag: ['@D-37'],
}, async ({ page, server }) => {
  await signIn(page, server.hostOf('kairos'), 'ceo@kairos.test');
  await page.goto(`${server.hostOf('kairos')}/clientes`);
  const first = page.getByRole('row').nth(1);
  await first.waitFor();
  const name = ((await first.getByRole('link').first().textContent()) ?? '').trim();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Buscar' });
  const field = dialog.getByRole('combobox');
  await field.fill(name);
  await expect(dialog.getByRole('option', { name })).not.toHaveCount(0);
  await expect(dialog.getByRole('group', { name: 'Contratos, produtos e cobranças' })).toBeVisible();
  await expect(dialog.getByRole('option', { name: `Adicionar produto para ${name}` })).toBeVisible();
  await checkLooks(page, 'search with results', [360, 1440]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('group', { name: 'Recentes' }).getByRole('option', { name })).toBeVisible();
  await field.fill('certificado');
  await expect(dialog.getByText('Nada encontrado.')).toBeVisible();
  await field.fill('cobranças');
  await expect(dialog.getByRole('group', { name: 'Telas' })).toContainText('Opções Financeiras');
  await field.fill('novo cliente');
  await expect(dialog.getByRole('group', { name: 'Fazer' })).toContainText('Cadastrar Cliente');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Cadastrar Cliente' })).toBeVisible();
});

test('what is typed before the search is loaded is kept', { tag: ['@D-37'] }, async ({ page, server }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/command-palette-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await signIn(page, server.hostOf('kairos'), 'ceo@kairos.test');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('cadastrra');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('ar');
  release();
  const field = page.getByRole('dialog', { name: 'Buscar' }).getByRole('combobox');
  await expect(field).toHaveValue('cadastrar');
  await page.keyboard.type(' cliente');
  await expect(field).toHaveValue('cadastrar cliente');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Buscar' })).toHaveCount(0);

  // Nothing is kept once it is closed.
  await page.keyboard.press('Control+k');
  await expect(field).toHaveValue('');
});

test('the search shows a role what it may open', { tag: ['@D-37', '@D-14'] }, async ({ page, server }) => {
  await signIn(page, server.hostOf('kairos'), 'parceiro@kairos.test');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Buscar' });
  await dialog.getByRole('combobox').fill('usu');
  await expect(dialog.getByText('Nada encontrado.')).toBeVisible();
});
