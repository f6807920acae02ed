import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { analyse, kairos, mainJobClient } from './analyse.ts';
import { desktop, phone, takePicture } from './picture.ts';
import { openPortal } from './portal-page.ts';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';

const folder = join(import.meta.dirname, '../docs/screenshots');

async function picture(page: Page, name: string, colorScheme: 'light' | 'dark' = 'light') {
  writeFileSync(join(folder, `${name}.png`), await takePicture(page, { colorScheme }));
}

test('takes the pictures of the README', async ({ page, request, server }) => {
  test.setTimeout(300_000);
  await page.setViewportSize(desktop);
  const { id_product, id_apuracao } = await analyse(request, server);
  await signIn(page, server.address, 'analista@restitui.test');
  const product = `${server.address}/admin/${kairos}/clientes/${mainJobClient}/produtos/${id_product}`;
  await page.goto(`${product}?apuracao=${id_apuracao}`);
  await expect(page.getByRole('region', { name: 'Resultado da análise' })).toBeVisible();
  await page.getByRole('region', { name: 'Resultado da análise' }).scrollIntoViewIfNeeded();
  await picture(page, 'analysis');
  await page
    .getByRole('table', { name: 'Meses da análise' })
    .getByRole('row', { name: /^05\/2025/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await picture(page, 'month');

  const tenant = server.hostOf('meridiano');
  await signIn(page, tenant, 'ceo@meridiano.test');
  await page.goto(`${tenant}/home`);
  await expect(page.locator('h1').first()).toBeVisible();
  await picture(page, 'home');
  await picture(page, 'home-dark', 'dark');
  await page.goto(`${tenant}/clientes`);
  await expect(page.getByRole('heading', { name: 'Lista de Clientes' })).toBeVisible();
  await picture(page, 'clients');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Buscar' }).getByRole('combobox').fill('comercio exemplo');
  await expect(page.getByRole('group', { name: 'Contratos, produtos e cobranças' })).toBeVisible();
  await picture(page, 'search');
  await page.keyboard.press('Escape');
  await page.goto(`${tenant}/minuta/${mainJobClient}`);
  await expect(page.locator('h1').first()).toBeVisible();
  await picture(page, 'contract');

  await page.setViewportSize(phone);
  await openPortal(page, tenant);
  await picture(page, 'portal-phone');
});
