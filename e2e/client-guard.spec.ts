import { meridiano } from './analyse.ts';
import { cnpjOf } from './new-client.ts';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';

test('the guard of a client checks user, client, products and permission in this order', {
  tag: [
    ...[
      '@W-010',
      '@W-020',
      '@W-022',
      '@W-023',
      '@W-024',
      '@W-029',
      '@W-030',
      '@W-031',
      '@W-032',
      '@W-033',
      '@F-070',
      '@F-071',
    ],
    ...['@F-068', '@C-63', '@C-64'],
  ],
}, async ({ page, server }) => {
  const address = server.hostOf('meridiano');
  const main = `${address}/cliente/11222333000181`;
  await page.goto(`${address}/minuta/11222333000181`);
  await expect(page).toHaveTitle(/Meridiano Fiscal$/);
  await page.goto(`${main}/adicionar-produto`);
  await expect(page).toHaveURL(/\/signin/);
  // From here on redirects lead to the user's home, not to the requested page.
  await page.goto('about:blank');
  await signIn(page, address, 'ceo@meridiano.test');

  for (const area of ['', '/informacoes', '/adicionar-produto', '/produtos']) {
    await page.goto(`${address}/cliente/${cnpjOf('71999999')}${area}`);
    await expect(page).toHaveURL(/\/alertas$/);
    await expect(page.getByText('Cliente não encontrado.')).toBeVisible();
  }
  await page.route('**/api/clients/11222333000181', (route) => route.abort());
  await page.goto(main);
  await expect(page).toHaveURL(/\/alertas$/);
  await page.unroute('**/api/clients/11222333000181');

  await page.route('**/api/products/11222333000181', (route) => route.abort());
  await page.goto(`${main}/informacoes`);
  await expect(page).toHaveURL(/\/home$/);
  await page.unroute('**/api/products/11222333000181');

  for (const [area, title] of [
    ['opcoes-financeiras', 'Opções Financeiras'],
    ['opcoes-fiscais', 'Opções Fiscais'],
  ]) {
    await page.goto(`${main}/${area}`);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, server.address, 'juridico@restitui.test');
  for (const area of ['', '/adicionar-produto', '/produtos']) {
    await page.goto(`${server.address}/admin/${meridiano}/clientes/11222333000181${area}`);
    await expect(page.getByText('Você não tem permissão para acessar este cliente.')).toBeVisible();
    await expect(page).toHaveURL(/\/alertas$/);
  }
});
