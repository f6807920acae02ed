import { checkLook } from './look.ts';
import { accountButton } from './menu.ts';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';

// What is loaded ahead when the page is idle cannot be loaded either.
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
