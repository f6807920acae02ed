import type { Page } from '@playwright/test';
import { checkLooks } from './look.ts';
import { expectAccount, fillByManager } from './password-manager.ts';
import { openPerson } from './people.ts';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';

/** Ends the session on the server; the browser does not notice until its next call. */
async function endSession(page: Page) {
  const status = await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('auth') ?? '{}');
    const reply = await fetch('/api/auth/logout', { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
    // A request ends once its reply is read; looks wait for that.
    await reply.text();
    return reply.status;
  });
  expect(status).toBe(200);
}

async function editPerson(page: Page, address: string) {
  await signIn(page, address, 'ceo@restitui.test');
  await page.goto(`${address}/admin/usuarios`);
  await openPerson(page, 'parceiro@kairos', 'Juliana Medeiros Pinto');
  await page.getByRole('navigation', { name: 'Páginas do usuário' }).getByRole('link', { name: 'Editar' }).click();
  // The record fills the form once it is loaded.
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Juliana Medeiros Pinto');
  return page.getByLabel('Telefone (opcional)');
}

test('a session that ends under a form is continued over the page, and the save is sent', {
  tag: ['@F-112', '@G-23'],
}, async ({ page, server }) => {
  const phone = await editPerson(page, server.address);
  const place = page.url();
  await phone.fill('(11) 3333-4444');
  await endSession(page);
  await page.getByRole('button', { name: 'Salvar cadastro' }).click();

  const dialog = page.getByRole('dialog', { name: 'Entre de novo para continuar' });
  await expect(dialog).toContainText(/Sua sessão expirou às \d\d:\d\d\. Esta tela espera por você\./);
  await expect(dialog).toContainText('O campo que você preencheu está guardado.');
  await expect(page).toHaveURL(/\/signin\?session=expired$/);
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
  await checkLooks(page, 'the sign-in over a page', [360, 1440]);

  await dialog.getByRole('button', { name: 'Entrar e continuar' }).click();
  await expect(dialog.getByText('Senha é obrigatória')).toBeVisible();
  await dialog.getByLabel('Senha', { exact: true }).fill('errada');
  await dialog.getByRole('button', { name: 'Entrar e continuar' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectAccount(page, 'ceo@restitui.test');
  await fillByManager(page, { 'current-password': 'Demo@2026!' });
  await expect(dialog.getByLabel('Senha', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(place);
  await expect(phone).toHaveValue('(11) 3333-4444');
  await expect(page.getByRole('button', { name: 'Salvar cadastro' })).toBeDisabled();
  await page.reload();
  await expect(phone).toHaveValue('(11) 3333-4444');
});

test('a draft outlives the end of a session for its owner, and can be discarded', {
  tag: ['@F-112'],
}, async ({ page, server }) => {
  const phone = await editPerson(page, server.address);
  const before = await phone.inputValue();
  await phone.fill('(21) 2222-1111');
  await endSession(page);
  await page.getByRole('button', { name: 'Salvar cadastro' }).click();
  const dialog = page.getByRole('dialog', { name: 'Entre de novo para continuar' });
  await dialog.getByRole('button', { name: 'Não sou eu' }).click();
  await expect(dialog.getByText('Sair desta tela?')).toBeVisible();
  await checkLooks(page, 'leaving the sign-in over a page', [360, 1440]);
  await dialog.getByRole('button', { name: 'Sair', exact: true }).click();

  await page.waitForURL('**/signin?session=expired');
  await page.getByLabel('E-mail').fill('ceo@restitui.test');
  await page.getByLabel('Senha', { exact: true }).fill('Demo@2026!');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  const offer = page.getByText('Há um rascunho seu deste formulário');
  await expect(offer).toBeVisible();
  await expect(phone).toHaveValue(before);
  await checkLooks(page, 'the offer of a draft', [360, 1440]);
  await page.getByRole('button', { name: 'Continuar o rascunho' }).click();
  await expect(phone).toHaveValue('(21) 2222-1111');
  await expect(offer).toBeHidden();

  // The draft remains until it is saved or discarded.
  await page.reload();
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Descartar rascunho' }).click();
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(phone).toHaveValue(before);
  await expect(offer).toBeHidden();
});
