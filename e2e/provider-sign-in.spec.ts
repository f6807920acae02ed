import { startLocalProvider } from '../apps/server/test/local-provider.ts';
import { checkLook } from './look.ts';
import { expect, type RunningServer, startServer, test } from './server.ts';
import { openEmptyPage, signIn } from './sign-in.ts';

let provider: Awaited<ReturnType<typeof startLocalProvider>>;
let server: RunningServer;
test.beforeAll(async () => {
  provider = await startLocalProvider();
  server = await startServer({ GOOGLE_ISSUER: provider.issuer });
});
test.afterAll(async () => {
  await server?.stop();
  await provider?.stop();
});

const google = (email: string, sub = email) => ({ sub, email, email_verified: true, hd: 'meridiano.test' });

test('a CEO registers the company at Google and its staff sign in there', { tag: '@D-52' }, async ({ page }) => {
  const host = server.hostOf('meridiano');
  await page.goto(`${host}/signin`);
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Entrar com Google' })).toHaveCount(0);

  await signIn(page, host, 'ceo@meridiano.test', '/seguranca');
  await page.getByRole('link', { name: 'Entrada com Google ou Microsoft' }).click();
  const form = page.getByRole('form', { name: 'Registro no Google' });
  await expect(page.getByText(`${host}/api/auth/oidc/callback`)).toBeVisible();
  await form.getByLabel('ID do cliente').fill('restitui');
  await form.getByLabel('Domínios de e-mail aceitos').fill('meridiano');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form.getByText('meridiano não é um domínio de e-mail')).toBeVisible();
  await form.getByLabel('Domínios de e-mail aceitos').fill('meridiano.test');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form.getByText('Informe o segredo do cliente')).toBeVisible();
  await checkLook(page, 'refused registration');
  await form.getByLabel('Segredo do cliente', { exact: true }).fill('segredo');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Entrada com Google salva.')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Remover' })).toBeVisible();
  await checkLook(page, 'registration');
  // On the page of the product, its next answer could store the session again.
  await openEmptyPage(page, host);
  await page.evaluate(() => localStorage.clear());

  provider.says(google('gerente@meridiano.test'));
  await page.goto(`${host}/signin`);
  const button = page.getByRole('button', { name: 'Entrar com Google' });
  await expect(button).toBeVisible();
  await checkLook(page, 'sign-in with buttons');
  await button.click();
  await expect(page).toHaveURL(`${host}/home`);
  await openEmptyPage(page, host);
  await page.evaluate(() => localStorage.clear());

  for (const [email, text] of [
    ['ninguem@meridiano.test', 'Nenhum usuário desta empresa tem o e-mail desta conta.'],
    ['pendente@meridiano.test', 'Usuário não aceito'],
    ['ceo@kairos.test', 'Contas deste domínio de e-mail não entram nesta empresa.'],
  ] as const) {
    provider.says(google(email));
    await page.goto(`${host}/signin`);
    await button.click();
    await expect(page.getByRole('alert')).toContainText(text);
    await expect(page).toHaveURL(`${host}/signin`);
  }
  await checkLook(page, 'refused account');
});
