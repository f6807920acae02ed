import type { Page } from '@playwright/test';
import { checkLook, checkLooks } from './look.ts';
import { accountButton } from './menu.ts';
import { expect, test } from './server.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';

const meridiano = '20000000000107';
const example = '11222333000181';

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('the theme is chosen, stored and applied before the first paint', {
  tag: ['@F-359', '@F-373', '@F-376', '@F-377', '@F-378', '@D-01', '@W-597'],
}, async ({ page, server }) => {
  await signIn(page, server.hostOf('baluarte'), 'ceo@baluarte.test');
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  await expect.poll(theme).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(theme).toBe('dark');
  const userMenu = accountButton(page);
  await userMenu.click();
  await page.getByRole('menuitemradio', { name: 'Claro' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(theme).toBe('light');
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(theme).toBe('light');

  await userMenu.click();
  await page.getByRole('menuitem', { name: 'Perfil' }).click();
  await expect(page.getByRole('dialog', { name: 'Perfil do usuário' }).getByLabel('E-mail')).toHaveValue(
    'ceo@baluarte.test',
  );
});

test('rows react to arrow keys and Enter, and going back restores the list', {
  tag: ['@F-035', '@F-063', '@F-066'],
}, async ({ page, server }) => {
  await signIn(page, server.hostOf('meridiano'), 'ceo@meridiano.test', '/clientes?pagina=2');
  const rows = page.getByRole('table').locator('tbody tr[data-row]');
  await expect(rows.first()).toBeVisible();
  await settled(page);
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(2)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cliente\/\w+$/);
  await page.getByRole('main').getByRole('link', { name: 'Produtos' }).click();
  await expect(page).toHaveURL(/\/cliente\/\w+\/produtos$/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/clientes\?pagina=2$/);
});

test('the options of a tenant and of a client have their pages', {
  tag: ['@F-054', '@F-055', '@F-056', '@F-057', '@F-064', '@F-069', '@C-48', '@W-456', '@C-64'],
}, async ({ page, server }) => {
  const address = server.hostOf('meridiano');
  const shows = async (path: string, title: string, area: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('tab', { name: area, exact: true })).toBeVisible();
    await expect(page).toHaveURL(path);
  };
  const company = () => page.getByRole('heading', { level: 1, name: /Comercio Exemplo Ltda/ });

  await signIn(page, address, 'ceo@meridiano.test');
  for (const scope of ['', `/cliente/${example}`]) {
    await shows(`${address}${scope}/opcoes-financeiras`, 'Opções Financeiras', 'Painel de boletos');
    await shows(`${address}${scope}/opcoes-fiscais`, 'Opções Fiscais', 'Cadastro de empresas');
  }
  await page.goto(`${address}/cliente/${example}/informacoes`);
  await expect(company()).toBeVisible();
  await expect(page).toHaveTitle(/^Informações · /);

  await signIn(page, server.address, 'ceo@restitui.test');
  const admin = `${server.address}/admin/${meridiano}`;
  for (const scope of ['', `/clientes/${example}`]) {
    await shows(`${admin}${scope}/opcoes-financeiras`, 'Opções Financeiras', 'Painel de boletos');
    await shows(`${admin}${scope}/opcoes-fiscais`, 'Opções Fiscais', 'Cadastro de empresas');
  }
  await page.goto(`${admin}/clientes/${example}/informacoes`);
  await expect(company()).toBeVisible();
  await expect(page).toHaveTitle(/^Informações · /);

  await page.goto(`${server.address}/admin/decisoes?situacao=todas`);
  const decisions = page.getByRole('table', { name: 'Decisões de classificação' });
  for (const text of ['Toda a consultoria', 'Tapetes não estão entre as exceções do Anexo I da Lei 10.485/2002.']) {
    const cell = decisions.getByRole('cell').filter({ hasText: text }).last();
    await expect(cell).toBeVisible();
    await expect.poll(() => cell.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
});

test('an unknown address shows a not-found page with a link, and users the menu too', { tag: ['@F-074'] }, async ({
  page,
  server,
}) => {
  await page.goto(`${server.address}/nada/aqui`);
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Entrar' })).toBeVisible();
  await signIn(page, server.address, 'ceo@restitui.test', '/nada/aqui');
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  await expect(page.getByRole('complementary').getByRole('link', { name: /^Alertas/ })).toBeVisible();
  await page.getByRole('link', { name: 'Ir para o início' }).click();
  await expect(page).toHaveURL(/\/alertas$/);
});

test('every screen of the shell has no axe findings and no horizontal scrolling, light and dark', async ({
  page,
  server,
}) => {
  const address = server.hostOf('kairos');
  const check = async (what: string) => {
    await settled(page);
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await sideways(page), `${what} at ${width}`).toBe(false);
    }
    await checkLooks(page, what, [375, 2560]);
    await page.setViewportSize({ width: 1280, height: 800 });
  };

  await page.goto(`${address}/`);
  await check('landing');
  await page.goto(`${address}/signin?session=expired`);
  await page.keyboard.press('Shift');
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await check('sign-in');
  await signIn(page, address, 'ceo@restitui.test', '/admin/empresas');
  await expect(page.getByRole('list', { name: 'Empresas' }).getByRole('listitem')).not.toHaveCount(0);
  await check('choice of a tenant');
  await page.goto(`${address}/admin/${meridiano}/clientes`);
  await page.getByRole('row').nth(3).waitFor();
  await page.goto(`${address}/admin/empresas`);
  await expect(page.getByRole('tab', { name: /^Hoje/, selected: true })).toBeVisible();
  await check('queue of a tenant');
  await page.getByRole('tab', { name: 'Números' }).click();
  await expect(page.getByText('Clientes recentes')).toBeVisible();
  await check('home in a tenant');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Buscar' })).toBeVisible();
  await checkLook(page, 'palette');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await checkLook(page, 'menu sheet');
});
