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

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Barra lateral' });

test('an ADMIN picks a tenant, opens a client from the palette and leaves the tenant', {
  tag: ['@F-187', '@F-351', '@F-352', '@F-353', '@F-354', '@F-356', '@F-357', '@F-358', '@F-062', '@F-068', '@D-37'],
}, async ({ page, server }) => {
  await signIn(page, server.address, 'analista@restitui.test');
  await expect(page.getByRole('link', { name: 'Clientes' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Empresa:/ }).click();
  const demonstration = /Restitui|Meridiano Fiscal|Kairós Tributos|Baluarte Contábil|Trilha Tributária/;
  await expect(page.getByRole('dialog').getByRole('option', { name: demonstration })).toHaveCount(5);
  await page.keyboard.type('meridiano');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/${meridiano}/clientes$`));

  await page.keyboard.press('Control+k');
  await expect(page.getByPlaceholder('Buscar clientes, pessoas, contratos e telas')).toBeFocused();
  // The client is found after its products and contracts, and comes above them.
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/clients/tenant/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.type('comércio exemplo');
  const selected = (group: string) =>
    page.getByRole('group', { name: group }).getByRole('option', { name: /Comercio Exemplo Ltda/, selected: true });
  await expect(selected('Contratos, produtos e cobranças')).toHaveCount(1);
  answer();
  await expect(selected('Clientes e pessoas')).toBeVisible();
  await page.unroute('**/api/clients/tenant/**');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/clientes/${example}`));
  await expect(page).toHaveTitle('Comercio Exemplo Ltda · Restitui');
  await expect(sidebar(page).getByText('Simples Nacional')).toBeVisible();
  await expect(sidebar(page).getByRole('link', { name: /PIS\/COFINS monofásico/ })).toBeVisible();

  await page.getByRole('button', { name: 'Fechar: Meridiano Fiscal' }).click();
  await expect(page).toHaveURL(/\/alertas$/);
  await expect(page.getByRole('link', { name: 'Clientes', exact: true })).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Buscar empresas, pessoas e telas').fill('comércio exemplo');
  await expect(page.getByText('Para buscar clientes e contratos, escolha antes a empresa.')).toBeVisible();
});

test('a link into a tenant selects it; a link into an unknown tenant redirects to the home', {
  tag: ['@F-071', '@F-073'],
}, async ({ page, server }) => {
  await signIn(page, server.address, 'ceo@restitui.test', `/admin/${meridiano}/clientes/${example}/produtos`);
  await expect(page.getByRole('heading', { level: 1, name: /Comercio Exemplo Ltda/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Empresa: Meridiano Fiscal' })).toBeVisible();
  await page.goto(`${server.address}/admin/99999999999999/clientes`);
  await expect(page).toHaveURL(/\/admin\/empresas$/);
  await expect(page.getByText('Empresa não encontrada.')).toBeVisible();
});

test('a USUARIO has no switcher, no admin pages and only clients it may open', {
  tag: ['@F-033', '@F-080', '@F-081', '@F-086', '@F-351', '@F-387'],
}, async ({ page, server }) => {
  const address = server.hostOf('meridiano');
  await signIn(page, address, 'contabilidade@meridiano.test');
  await expect(page.getByRole('button', { name: /^Empresa:/ })).toHaveCount(0);
  await page.goto(`${address}/admin/home`);
  await expect(page).toHaveURL(/:\d+\/home$/);
  await page.goto(`${address}/cliente/${example}`);
  await expect(page).toHaveURL(/:\d+\/home$/);
  await expect(page.getByText('Você não tem permissão para acessar este cliente.')).toBeVisible();
  await page.goto(`${address}/cliente/00000000000000`);
  await expect(page).toHaveURL(/\/alertas$/);
  await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(1);
});

test('the sidebar folds by key, stays folded for a week, and is a sheet on a phone', {
  tag: ['@F-348', '@F-349', '@F-350', '@F-510', '@F-511'],
}, async ({ page, server, context }) => {
  await signIn(page, server.hostOf('kairos'), 'ceo@kairos.test');
  await expect(sidebar(page).getByText('Versão 0.0.4')).toBeVisible();
  await page.keyboard.press('Control+b');
  await expect(sidebar(page).getByText('Versão 0.0.4')).toBeHidden();
  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar');
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(6.9 * 24 * 3600);
  await page.reload();
  await expect(page.getByRole('button', { name: /Abrir barra lateral/ })).toBeVisible();
  await page.keyboard.press('Control+b');

  await page.setViewportSize({ width: 375, height: 812 });
  await expect(sidebar(page)).toBeHidden();
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Clientes' }).click();
  await expect(page).toHaveURL(/\/clientes$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the sidebar fits the width of the window until its state is chosen', {
  tag: ['@F-348', '@F-349'],
}, async ({ page, server }) => {
  const version = sidebar(page).getByText('Versão 0.0.4');
  await page.setViewportSize({ width: 375, height: 812 });
  await signIn(page, server.hostOf('kairos'), 'ceo@kairos.test');
  await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(version).toBeVisible();
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(page.getByRole('button', { name: /Abrir barra lateral/ })).toBeVisible();
  await page.keyboard.press('Control+b');
  await expect(version).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(version).toBeVisible();
});

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

test.describe('with what is loaded for later', () => {
  // The dialog cannot be loaded ahead either.
  test.use({ savesData: false });

  test('a dialog that cannot be loaded leaves the page and opens once it can', async ({ page, server }) => {
    await page.route('**/assets/profile-dialog-*.js', (route) => route.abort());
    const ahead = page.waitForEvent('requestfailed', (request) => request.url().includes('/profile-dialog-'));
    await signIn(page, server.hostOf('kairos'), 'ceo@kairos.test', '/alertas');
    await ahead;
    const profile = page.getByRole('dialog', { name: 'Perfil do usuário' });
    await accountButton(page).click();
    await page.getByRole('menuitem', { name: 'Perfil' }).click();
    const toast = page.getByRole('listitem').filter({ hasText: 'Esta parte da tela não carregou.' });
    await expect(toast).toContainText('Tente abrir de novo. Se não abrir, recarregue a página.');
    await expect(page.getByRole('heading', { name: 'Alertas', level: 1 })).toBeVisible();
    await expect(profile).toHaveCount(0);
    await checkLook(page, 'the message of a part that could not be loaded');

    await page.unroute('**/assets/profile-dialog-*.js');
    await accountButton(page).click();
    await page.getByRole('menuitem', { name: 'Perfil' }).click();
    await expect(profile).toBeVisible();
  });
});

test('a dialog that cannot be loaded opens after the reload that its message offers', async ({ page, server }) => {
  await page.route('**/assets/keys-dialog-*.js', (route) => route.abort());
  await signIn(page, server.hostOf('kairos'), 'ceo@kairos.test', '/alertas');
  await page.getByRole('heading', { name: 'Alertas', level: 1 }).waitFor();
  await page.keyboard.press('?');
  await page.getByRole('button', { name: 'Recarregar' }).waitFor();
  await page.unroute('**/assets/keys-dialog-*.js');
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Recarregar' }).click();
  await loaded;
  await page.getByRole('heading', { name: 'Alertas', level: 1 }).waitFor();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('an unknown address shows a not-found page with a link', { tag: ['@F-074'] }, async ({ page, server }) => {
  await page.goto(`${server.address}/nada/aqui`);
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Entrar' })).toBeVisible();
  await signIn(page, server.address, 'ceo@restitui.test', '/nada/aqui');
  await page.getByRole('link', { name: 'Ir para o início' }).click();
  await expect(page).toHaveURL(/\/alertas$/);
});

test('a broken screen shows an error code and retries after a second', {
  tag: ['@F-379', '@F-380', '@F-381', '@F-382', '@F-522', '@W-457', '@W-458', '@W-459', '@W-460', '@W-461'],
}, async ({ page, server }) => {
  await signIn(page, server.address, 'ceo@restitui.test');
  await page.route('**/api/user/admin?*', (route) =>
    route.fulfill({ status: 500, json: { code: 'unexpected', message: 'Ocorreu um erro desconhecido' } }),
  );
  await page.goto(`${server.address}/admin/usuarios/ninguem`);
  await expect(page.getByRole('heading', { name: 'Algo deu errado!' })).toBeVisible();
  await expect(page.getByText(/^[0-9A-F]{8}$/)).toBeVisible();
  await expect(page.getByText(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/)).toBeVisible();
  for (const way of ['Voltar', 'Ir para Home']) {
    await page.getByRole('button', { name: way }).click();
    await expect(page).toHaveURL(/\/(home|alertas)$/);
    await page.goto(`${server.address}/admin/usuarios/ninguem`);
    await expect(page.getByRole('heading', { name: 'Algo deu errado!' })).toBeVisible();
  }
  await page.unroute('**/api/user/admin?*');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Lista de Usuários' })).toBeVisible();
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
