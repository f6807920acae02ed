import type { Page } from '@playwright/test';
import { totpCodeAt } from '../apps/server/test/totp-code.ts';
import { checkLook } from './look.ts';
import { accountButton } from './menu.ts';
import { expectAccount, fillByManager } from './password-manager.ts';
import { expect, type RunningServer, startServer, test } from './server.ts';
import { signIn } from './sign-in.ts';

const step = 30_000;

// A product of its own: accounts keep their factors, and a company requires them.
let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

const profile = (page: Page) => page.getByRole('dialog', { name: 'Perfil do usuário' });
const codesDialog = (page: Page) => page.getByRole('dialog', { name: 'Códigos de recuperação' });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

async function openUserMenu(page: Page) {
  await accountButton(page).click();
}

async function openSecurity(page: Page) {
  await openUserMenu(page);
  await page.getByRole('menuitem', { name: 'Perfil' }).click();
  await profile(page).getByRole('tab', { name: 'Segurança' }).click();
  await expect(profile(page).getByRole('button', { name: 'Cadastrar aplicativo' })).toBeVisible();
}

async function signOut(page: Page) {
  await openUserMenu(page);
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/signin/);
}

/** Types e-mail and password into the form. */
async function typePassword(page: Page, address: string, email: string) {
  await page.goto(`${address}/signin`);
  await page.getByRole('img').first().waitFor();
  await page.keyboard.press('Shift');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill('Demo@2026!');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** Enrols an app in the open dialog; returns its secret and the recovery codes. */
async function enrolApp(page: Page) {
  await page.getByRole('button', { name: 'Cadastrar aplicativo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aplicativo autenticador' });
  await expect(dialog.getByRole('img', { name: 'Código QR do aplicativo autenticador' })).toBeVisible();
  const text = (await dialog.getByText('Sem câmera, digite a chave').textContent()) ?? '';
  const secret = text.replace(/^.*:/, '').replace(/\s/g, '');
  return { dialog, secret };
}

async function putCodesAway(page: Page) {
  await expect(codesDialog(page).getByRole('listitem')).toHaveCount(10);
  const codes = await codesDialog(page).getByRole('listitem').allTextContents();
  await codesDialog(page).getByRole('button', { name: 'Guardei os códigos' }).click();
  return codes;
}

test('a user enrols an app, signs in with its code, and once with a recovery code', { tag: ['@D-52'] }, async ({
  page,
}) => {
  const address = server.hostOf('baluarte');
  const email = 'contabilidade@baluarte.test';
  await signIn(page, address, email);
  await openSecurity(page);
  const { dialog, secret } = await enrolApp(page);
  await checkLook(page, 'enrolment of an app');
  await dialog.getByLabel('Código do aplicativo').fill('12');
  await dialog.getByRole('button', { name: 'Cadastrar' }).click();
  await expect(dialog.getByText('O código tem 6 dígitos')).toBeVisible();
  await fillByManager(page, { 'one-time-code': totpCodeAt(secret, Date.now()) });
  await dialog.getByRole('button', { name: 'Cadastrar' }).click();
  await expect(codesDialog(page).getByRole('listitem')).toHaveCount(10);
  await checkLook(page, 'recovery codes');
  const [recovery = ''] = await putCodesAway(page);
  await expect(profile(page).getByText('Restam 10 códigos de recuperação.')).toBeVisible();
  await checkLook(page, 'own factors');
  await profile(page).getByRole('button', { name: 'Fechar' }).click();
  await signOut(page);

  await typePassword(page, address, email);
  await expect(page.getByRole('heading', { name: 'Confirme que é você' })).toBeVisible();
  await checkLook(page, 'second step of the sign-in');
  const code = page.getByLabel('Código do aplicativo');
  await code.fill('000000');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Confirmação recusada');
  // The step of the enrolment is used up; the next one is accepted already.
  await fillByManager(page, { 'one-time-code': totpCodeAt(secret, Date.now() + step) });
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL('**/home');
  await signOut(page);

  await typePassword(page, address, email);
  await page.getByRole('button', { name: 'Usar um código de recuperação' }).click();
  // Managers keep the codes of an app, and must not put one here.
  await expect(page.getByLabel('Código de recuperação')).toHaveAttribute('autocomplete', 'off');
  await page.getByLabel('Código de recuperação').fill(recovery);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL('**/home');
  await openSecurity(page);
  await expect(profile(page).getByText('Restam 9 códigos de recuperação.')).toBeVisible();
});

test('a user enrols a passkey and signs in with it', { tag: ['@D-52'] }, async ({ page }) => {
  const email = 'financeiro@restitui.test';
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await signIn(page, server.address, email);
  await openSecurity(page);
  await page.getByRole('button', { name: 'Cadastrar chave de acesso' }).click();
  const dialog = page.getByRole('dialog', { name: 'Chave de acesso' });
  await dialog.getByLabel('Nome').fill('Notebook do escritório');
  await dialog.getByRole('button', { name: 'Cadastrar' }).click();
  await putCodesAway(page);
  await expect(profile(page).getByText('Notebook do escritório')).toBeVisible();
  await profile(page).getByRole('button', { name: 'Renomear Notebook do escritório' }).click();
  await page.getByRole('dialog', { name: 'Renomear' }).getByRole('textbox', { name: 'Nome' }).fill('Notebook de casa');
  await page.getByRole('dialog', { name: 'Renomear' }).getByRole('button', { name: 'Salvar' }).click();
  await expect(profile(page).getByText('Notebook de casa')).toBeVisible();
  await profile(page).getByRole('button', { name: 'Fechar' }).click();
  await signOut(page);

  await typePassword(page, server.address, email);
  await page.getByRole('button', { name: 'Usar chave de acesso' }).click();
  await page.waitForURL(/\/(admin|alertas)/);
  await openSecurity(page);
  await profile(page).getByRole('button', { name: 'Remover Notebook de casa' }).click();
  await page
    .getByRole('dialog', { name: 'Remover Notebook de casa?' })
    .getByRole('button', { name: 'Remover' })
    .click();
  await expect(profile(page).getByRole('list', { name: 'Segundos fatores' })).toBeHidden();
});

test('a refused sensitive call asks for the identity over the page and is repeated', { tag: ['@D-52'] }, async ({
  page,
}) => {
  await signIn(page, server.hostOf('trilha'), 'ceo@trilha.test', '/seguranca');
  const form = page.getByRole('form', { name: 'Segurança' });
  await form.getByLabel('Encerrar a sessão após').fill('3');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form.getByText('Informe de 5 a 720 minutos')).toBeVisible();
  await checkLook(page, 'security settings');
  await form.getByLabel('Encerrar a sessão após').fill('120');
  let refusals = 0;
  await page.route('**/api/tenants/security-settings', (route) => {
    if (route.request().method() !== 'PUT' || refusals++ > 0) return route.continue();
    const refused = { code: 'reauthentication_required', message: 'Confirme a sua identidade para continuar.' };
    return route.fulfill({ status: 403, json: refused });
  });
  await form.getByRole('button', { name: 'Salvar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirme que é você' });
  await checkLook(page, 'confirmation of the identity');
  await dialog.getByLabel('Senha', { exact: true }).fill('errada');
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Senha incorreta.');
  await expectAccount(page, 'ceo@trilha.test');
  await fillByManager(page, { 'current-password': 'Demo@2026!' });
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(toast(page, 'Segurança da empresa salva.')).toBeVisible();
  await expect(form.getByLabel('Encerrar a sessão após')).toHaveValue('120');
});

test('a CEO who makes the second factor compulsory enrols one first, and an idle end says why', {
  tag: ['@D-52'],
}, async ({ page }) => {
  const address = server.hostOf('kairos');
  await signIn(page, address, 'ceo@kairos.test', '/seguranca');
  await page.getByRole('form', { name: 'Segurança' }).getByLabel('Exigir segundo fator da equipe').click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.waitForURL('**/segundo-fator');
  await expect(page.getByText('A sua empresa exige um segundo fator.')).toBeVisible();
  await page.goto(`${address}/clientes`);
  await page.waitForURL('**/segundo-fator');
  const { dialog, secret } = await enrolApp(page);
  await dialog.getByLabel('Código do aplicativo').fill(totpCodeAt(secret, Date.now()));
  await dialog.getByRole('button', { name: 'Cadastrar' }).click();
  await putCodesAway(page);
  await page.waitForURL('**/home');

  // The page that is left would ask too, take the refusal and forget the session before the next page reads it.
  await page.goto('about:blank');
  await page.route('**/api/auth/me', (route) =>
    route.fulfill({
      status: 401,
      json: { code: 'session_idle', message: 'Sua sessão foi encerrada por inatividade.' },
    }),
  );
  await page.goto(`${address}/clientes`);
  await page.waitForURL('**/signin?session=idle');
  await expect(page.getByText(/encerrada por inatividade/)).toBeVisible();
});
