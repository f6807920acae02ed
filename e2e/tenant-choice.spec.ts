import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';

const meridiano = '20000000000107';
const example = '11222333000181';

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

test('a role without clients picks a tenant and sees its own work there', { tag: ['@F-354'] }, async ({
  page,
  server,
}) => {
  for (const role of ['financeiro', 'juridico', 'ti']) {
    await signIn(page, server.address, `${role}@restitui.test`);
    await page.getByRole('button', { name: /^Empresa:/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('option', { name: /Meridiano Fiscal/ })
      .click();
    await expect(page.getByRole('button', { name: 'Empresa: Meridiano Fiscal' })).toBeVisible();
    await expect(page.getByText('Seu trabalho')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/empresas$/);
  }
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
