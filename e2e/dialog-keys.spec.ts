import { type Analysed, analyse, analysedProduct } from './analyse.ts';
import { accountButton } from './menu.ts';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';
import { checkTabRounds } from './tab-round.ts';

let made: Analysed;
test.beforeAll(async ({ playwright, server }) => {
  const request = await playwright.request.newContext();
  made = await analyse(request, server);
  await request.dispose();
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`Tab goes through dialogs and drawers in both directions, motion ${reducedMotion}`, async ({ page, server }) => {
    await page.emulateMedia({ reducedMotion });
    await signIn(page, server.address, 'analista@restitui.test');

    const product = server.address + analysedProduct(made);
    await page.goto(`${product}?apuracao=${made.id_empty_apuracao}`);
    await page.getByRole('button', { name: 'Gerar Análise' }).click();
    await checkTabRounds(page, 'upload');

    await page.goto(`${product}?apuracao=${made.id_apuracao}&mes=05-2025&grupo=both`);
    await expect(page.getByRole('dialog').getByText('2203.00.00').first()).toBeVisible();
    await checkTabRounds(page, 'month');

    await page.goto(`${server.address}/admin/empresas`);
    await page.locator('#conteudo').waitFor();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Buscar' })).toBeVisible();
    await checkTabRounds(page, 'search');
  });

  test(`Tab goes through the forms of a CEO in both directions, motion ${reducedMotion}`, async ({ page, server }) => {
    await page.emulateMedia({ reducedMotion });
    await signIn(page, server.address, 'ceo@restitui.test', '/admin/empresas');
    await page.getByRole('button', { name: 'Adicionar Empresa' }).click();
    await checkTabRounds(page, 'new company');

    const company = page.getByRole('dialog', { name: 'Adicionar Empresa' });
    await company.getByLabel('CNPJ').fill('11222333');
    await page.keyboard.press('Escape');
    await expect(company.getByLabel('CNPJ')).toHaveValue('11.222.333');
    await company.getByRole('button', { name: 'Fechar' }).click();
    await expect(company).toHaveCount(0);

    await page.reload();
    await accountButton(page).click();
    await page.getByRole('menuitem', { name: 'Perfil' }).click();
    await expect(page.getByRole('dialog', { name: 'Perfil do usuário' })).toBeVisible();
    await checkTabRounds(page, 'profile');
  });
}
