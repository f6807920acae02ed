import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';

const example = '11222333000181';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Perfil do usuário' });
const userMenu = (page: Page) =>
  page.getByRole('complementary', { name: 'Barra lateral' }).locator('[aria-haspopup=menu]');

async function openProfile(page: Page) {
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Perfil' }).click();
  await expect(dialog(page)).toBeVisible();
}

/** axe's findings of what shows, in both themes. */
async function expectClean(page: Page, what: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect.soft(found, `${what}, ${colorScheme}`).toEqual([]);
  }
}

// axe reads five screens in both themes.
test.describe.configure({ timeout: 300_000 });

test('the own data and address are saved; what is half typed is not lost', {
  tag: ['@F-359', '@F-373', '@F-374', '@F-479', '@D-25'],
}, async ({ page, server }) => {
  const address = server.hostOf('trilha');
  await signIn(page, address, 'gerente@trilha.test');
  await openProfile(page);
  await expect(dialog(page).getByRole('tab')).toContainText(['Pessoal', 'Endereço']);
  await expect(dialog(page).getByLabel('CPF')).not.toBeEditable();
  await expectClean(page, 'own data');

  await dialog(page).getByLabel('WhatsApp').fill('1');
  await dialog(page).getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(page.getByText('WhatsApp deve ter ao menos 10 dígitos')).toBeVisible();
  await dialog(page).getByLabel('WhatsApp').fill('62999991234');
  await dialog(page).getByLabel('Nome').fill('Helena Prado');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(dialog(page).getByLabel('Nome')).toHaveValue('Helena Prado');

  await dialog(page).getByLabel('E-mail').fill('helena@trilha.test');
  await dialog(page).getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(page.getByText('Informe a senha atual para alterar o e-mail.')).toBeVisible();
  await dialog(page).getByLabel('Senha atual').fill('outra');
  await dialog(page).getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(page.getByText('Senha atual incorreta.')).toBeVisible();
  await expectClean(page, 'refused e-mail');
  await dialog(page).getByLabel('E-mail').fill('gerente@trilha.test');
  await dialog(page).getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(page.getByText('Perfil atualizado com sucesso!')).toBeVisible();
  await expect(userMenu(page)).toContainText('Helena Prado');

  await dialog(page).getByRole('tab', { name: 'Endereço' }).click();
  await dialog(page).getByLabel('CEP', { exact: true }).fill('01310100');
  await expect(dialog(page).getByText('Endereço encontrado. Informe o número.')).toBeVisible();
  await dialog(page).getByLabel('Número').fill('77');
  await dialog(page).getByLabel('Confirmo que as informações estão corretas').click();
  await expectClean(page, 'own address');
  await dialog(page).getByRole('button', { name: 'Salvar endereço' }).click();
  await expect(page.getByText('O CEP foi atualizado com sucesso!')).toBeVisible();
  await page.reload();
  await openProfile(page);
  await expect(dialog(page).getByLabel('Nome')).toHaveValue('Helena Prado');
  await dialog(page).getByRole('tab', { name: 'Endereço' }).click();
  await expect(dialog(page).getByLabel('Número')).toHaveValue('77');
  await page.setViewportSize({ width: 375, height: 812 });
  await page.reload();
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).locator('[aria-haspopup=menu]').click();
  await page.getByRole('menuitem', { name: 'Perfil' }).click();
  await expect(dialog(page).getByLabel('Nome')).toBeVisible();
});

test('a broken screen gives phone, details and a form, whose report the provider’s TI reads', {
  tag: ['@F-379', '@F-380', '@F-382', '@F-383', '@F-384', '@F-385', '@F-388', '@F-523'],
}, async ({ page, server, context }) => {
  const host = server.hostOf('meridiano');
  await signIn(page, host, 'parceiro@meridiano.test');
  await page.route(`**/api/clients/${example}`, (route) =>
    route.fulfill({ status: 500, json: { code: 'unexpected', message: 'Ocorreu um erro desconhecido' } }),
  );
  await page.goto(`${host}/cliente/${example}?q=segredo`);
  // After the one retry.
  await expect(page.getByRole('heading', { name: 'Algo deu errado!' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2} \(horário de Brasília\)/)).toBeVisible();
  await expect(page.getByRole('link', { name: '0800 000 0000' })).toBeVisible();
  const details = page.getByText('Ocorreu um erro desconhecido (500, unexpected)');
  await expect(details).toBeHidden();
  await page.getByText('Detalhes', { exact: true }).click();
  await expect(details).toBeVisible();
  const code = (await page.getByText(/^[0-9A-F]{8}$/).textContent()) ?? '';
  await expectClean(page, 'error page');

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.getByRole('button', { name: 'Copiar detalhes' }).click();
  await expect(page.getByRole('button', { name: 'Copiado' })).toBeVisible();
  await page.clock.fastForward(1900);
  await expect(page.getByRole('button', { name: 'Copiado' })).toBeVisible();
  await page.clock.fastForward(200);
  await expect(page.getByRole('button', { name: 'Copiar detalhes' })).toBeVisible();
  await page.clock.resume();

  await page.getByLabel('E-mail para a resposta').fill('');
  await page.getByRole('button', { name: 'Enviar relato' }).click();
  await expect(page.getByText('Email é obrigatório')).toBeVisible();
  await expect(page.getByText('Descreva o que você estava fazendo')).toBeVisible();
  await page.getByLabel('E-mail para a resposta').fill('parceiro@meridiano.test');
  await page.getByLabel('O que você estava fazendo?').fill('Abri o cliente pela busca.');
  await page.getByRole('button', { name: 'Enviar relato' }).click();
  await expect(page.getByText('Enviado com sucesso!')).toBeVisible();

  await signIn(page, server.address, 'ti@restitui.test');
  await page.getByRole('link', { name: 'Relatos de Erro' }).click();
  await expect(page).toHaveURL(/\/admin\/relatos$/);
  const report = page.getByRole('listitem').filter({ hasText: code });
  await expect(report).toContainText('Abri o cliente pela busca.');
  await expect(report).toContainText('Meridiano Fiscal');
  await expect(report).toContainText(`/cliente/${example}`);
  await expect(report).not.toContainText('segredo');
  await expectClean(page, 'reports');
});
