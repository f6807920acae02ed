import type { Page } from '@playwright/test';
import { checkLook } from './look.ts';
import { accountButton } from './menu.ts';
import { expectAccount, fillByManager } from './password-manager.ts';
import { expect, test } from './server.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Perfil do usuário' });

async function openProfile(page: Page) {
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Perfil' }).click();
  await expect(dialog(page)).toBeVisible();
}

test('profile and address are saved, and unfinished input is not lost', {
  tag: ['@F-359', '@F-373', '@F-374', '@F-479', '@D-25'],
}, async ({ page, server }) => {
  const address = server.hostOf('kairos');
  await signIn(page, address, 'gerente@kairos.test');
  await openProfile(page);
  await expect(dialog(page).getByRole('tab')).toContainText(['Pessoal', 'Endereço']);
  await expect(dialog(page).getByLabel('CPF')).not.toBeEditable();
  await checkLook(page, 'own data');

  await dialog(page).getByLabel('WhatsApp').fill('1');
  await dialog(page).getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(page.getByText('WhatsApp deve ter ao menos 10 dígitos')).toBeVisible();
  await dialog(page).getByLabel('WhatsApp').fill('62999991234');
  await dialog(page).getByLabel('Nome').fill('Helena Prado');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(dialog(page).getByLabel('Nome')).toHaveValue('Helena Prado');

  await dialog(page).getByLabel('E-mail').fill('helena@kairos.test');
  await dialog(page).getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(page.getByText('Informe a senha atual para alterar o e-mail.')).toBeVisible();
  await expectAccount(page, 'gerente@kairos.test');
  await fillByManager(page, { 'current-password': 'outra' });
  await dialog(page).getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(page.getByText('Senha atual incorreta.')).toBeVisible();
  await checkLook(page, 'refused e-mail');
  await dialog(page).getByLabel('E-mail').fill('gerente@kairos.test');
  await dialog(page).getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(page.getByText('Perfil atualizado com sucesso!')).toBeVisible();
  // At once: what was saved is not asked about.
  await dialog(page).getByRole('tab', { name: 'Endereço' }).click();
  // Behind the dialog, which hides it from assistive technology.
  await expect(page.locator('aside [aria-haspopup=menu]').last()).toContainText('Helena Prado');
  await dialog(page).getByLabel('CEP', { exact: true }).fill('01310100');
  await expect(dialog(page).getByText('Endereço encontrado. Informe o número.')).toBeVisible();
  await dialog(page).getByLabel('Número').fill('77');
  await dialog(page).getByLabel('Confirmo que as informações estão corretas').click();
  await checkLook(page, 'own address');
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
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Perfil' }).click();
  await expect(dialog(page).getByLabel('Nome')).toBeVisible();
  const right = async () => {
    const { x = 0, width = 1000 } = (await dialog(page).boundingBox()) ?? {};
    return x + width;
  };
  await expect.poll(right).toBeLessThanOrEqual(375);

  await dialog(page).getByLabel('Nome').fill('Helena Prado Lima');
  for (const width of [1024, 375]) {
    await page.setViewportSize({ width, height: 812 });
    await expect(page.locator('aside[aria-label="Barra lateral"]')).toHaveCount(width === 375 ? 0 : 1);
    await expect(dialog(page).getByLabel('Nome')).toHaveValue('Helena Prado Lima');
  }
});

test('the user changes their password and ends other sessions from the profile', {
  tag: ['@D-24'],
}, async ({ page, browser, server }) => {
  const address = server.hostOf('baluarte');
  const email = 'contabilidade@baluarte.test';
  const elsewhere = await Promise.all(
    ['Windows NT 10.0', 'iPhone; CPU iPhone OS 18_0 like Mac OS X'].map(async (system) => {
      const context = await browser.newContext({ userAgent: `Mozilla/5.0 (${system}) Firefox/140.0` });
      const other = await context.newPage();
      await signIn(other, address, email);
      return other;
    }),
  );
  await signIn(page, address, email);
  await openProfile(page);
  await dialog(page).getByRole('tab', { name: 'Segurança' }).click();
  const sessions = dialog(page).getByRole('list', { name: 'Sessões' }).getByRole('listitem');
  await expect(sessions).toHaveCount(3);
  await expect(sessions.first()).toContainText('Esta sessão');
  await expect(sessions.first()).toContainText(/IP \S+\s· desde \d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/);
  await expect(sessions.first().getByRole('button')).toHaveCount(0);
  await checkLook(page, 'security');

  await dialog(page).getByRole('button', { name: 'Encerrar Firefox no Windows' }).click();
  await page.getByRole('dialog', { name: 'Encerrar esta sessão?' }).getByRole('button', { name: 'Encerrar' }).click();
  await expect(page.getByText('Sessão encerrada.')).toBeVisible();
  await expect(sessions).toHaveCount(2);
  await elsewhere[0]?.reload();
  await expect(elsewhere[0] as Page).toHaveURL(/\/signin\?session=expired$/);

  const change = dialog(page).getByRole('button', { name: 'Trocar senha' });
  await dialog(page).getByLabel('Senha atual').fill('outra');
  await dialog(page).getByLabel('Nova senha', { exact: true }).fill('curta');
  await change.click();
  await expect(dialog(page).getByText('A senha deve ter ao menos 8 caracteres')).toBeVisible();
  await expectAccount(page, email);
  await fillByManager(page, { 'new-password': 'Demo@2027!' });
  await change.click();
  await expect(dialog(page).getByText('Senha atual incorreta.')).toBeVisible();
  await checkLook(page, 'refused password');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continuar editando' }).click();
  await fillByManager(page, { 'current-password': 'Demo@2026!' });
  await change.click();
  await expect(page.getByText('Senha alterada com sucesso!')).toBeVisible();
  await expect(sessions).toHaveCount(1);
  await expect(dialog(page).getByText('Nenhuma outra sessão aberta.')).toBeVisible();
  await elsewhere[1]?.reload();
  await expect(elsewhere[1] as Page).toHaveURL(/\/signin\?session=expired$/);

  // Restores the demonstration's password, with two sessions open.
  const again = elsewhere[1] as Page;
  await again.getByLabel('E-mail').fill(email);
  await again.getByLabel('Senha', { exact: true }).fill('Demo@2027!');
  await again.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(again).toHaveURL(/\/home$/);
  await page.reload();
  await openProfile(page);
  await dialog(page).getByRole('tab', { name: 'Segurança' }).click();
  await dialog(page).getByRole('button', { name: 'Encerrar as outras' }).click();
  await page.getByRole('dialog', { name: 'Encerrar as outras' }).getByRole('button', { name: 'Encerrar' }).click();
  await expect(page.getByText('1 sessão encerrada.')).toBeVisible();
  await expect(sessions).toHaveCount(1);
  for (const other of elsewhere) await other.context().close();
});

test('the profile shows the state of the signature, and the firm of an accountant', {
  tag: ['@F-371', '@F-374', '@F-375'],
}, async ({ page, server }) => {
  const address = server.hostOf('meridiano');
  await signIn(page, address, 'contabilidade@meridiano.test');
  await openProfile(page);
  await expect(dialog(page).getByRole('tab')).toHaveText([
    'Pessoal',
    'Endereço',
    'Contabilidade',
    'Assinatura',
    'Segurança',
    'Privacidade',
  ]);
  await dialog(page).getByRole('tab', { name: 'Contabilidade' }).click();
  await expect(dialog(page).getByRole('definition')).toHaveText([
    /^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}$/,
    /\w/,
    '69.20-6-01',
    'Atividades de contabilidade',
  ]);
  await checkLook(page, 'accounting firm');
  await dialog(page).getByRole('tab', { name: 'Assinatura' }).click();
  await expect(dialog(page).getByText('Pendente')).toBeVisible();
  await expect(dialog(page).getByText(/aguardar a conferência/)).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: /Assinar|Desenhar/ })).toHaveCount(0);
  await checkLook(page, 'own signature');

  await page.evaluate(() => localStorage.clear());
  await signIn(page, address, 'ceo@meridiano.test');
  await openProfile(page);
  await dialog(page).getByRole('tab', { name: 'Assinatura' }).click();
  await expect(dialog(page).getByText('Verificado', { exact: true })).toBeVisible();
  await settled(page);
  const witnesses = { check_testemunha_1: false, check_testemunha_2: false };
  const denied = { decision: 'denied', isVerifed: false, isModifica: true, hasPhotos: false, reason: 'Foto escura.' };
  await page.route('**/api/signatures/*/user', (route) =>
    route.fulfill({ json: { data: { ...denied, ...witnesses, cpf: '', isAssinado: false, html: null } } }),
  );
  await dialog(page).getByRole('tab', { name: 'Pessoal' }).click();
  await dialog(page).getByRole('tab', { name: 'Assinatura' }).click();
  await expect(dialog(page).getByText('Não verificado')).toBeVisible();
  await expect(dialog(page).getByText('Foto escura.')).toBeVisible();
  await checkLook(page, 'denied signature');
  await page.unrouteAll();

  await page.evaluate(() => localStorage.clear());
  await signIn(page, address, 'parceiro@meridiano.test');
  await openProfile(page);
  await expect(dialog(page).getByRole('tab', { name: 'Contabilidade' })).toHaveCount(0);
  await dialog(page).getByRole('tab', { name: 'Assinatura' }).click();
  await expect(dialog(page).getByText('Pendente')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Assinar' }).click();
  await expect(page.getByRole('dialog', { name: /Primeiro, duas fotos/ })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});
