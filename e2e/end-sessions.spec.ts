import type { Page } from '@playwright/test';
import { checkLooks } from './look.ts';
import { openPerson, signedIn } from './people.ts';
import { expect, test } from './server.ts';

async function fillSignIn(page: Page, email: string) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill('Demo@2026!');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

test('a CEO ends the sessions of a user, whose next action leads to the sign-in', { tag: ['@D-52'] }, async ({
  browser,
  server,
}) => {
  const address = server.hostOf('kairos');
  const manager = await signedIn(browser, address, 'gerente@kairos.test', { path: '/clientes?q=padaria' });
  const name = await manager.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}').user.name as string);

  const ceo = await signedIn(browser, address, 'ceo@kairos.test', { path: '/admin/usuarios', reducedMotion: 'reduce' });
  await openPerson(ceo, 'gerente@kairos', name);
  await ceo.getByRole('button', { name: 'Encerrar sessões' }).click();
  const question = ceo.getByRole('dialog', { name: `Encerrar as sessões de ${name}?` });
  await checkLooks(ceo, 'the question before sessions end', [360, 1440]);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await manager.reload();
  await expect(manager.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible();

  await ceo.getByRole('button', { name: 'Encerrar sessões' }).click();
  await question.getByRole('button', { name: 'Encerrar sessões' }).click();
  await expect(ceo.getByText(/sess(ão|ões) encerradas?/i).first()).toBeVisible();
  await manager.reload();
  await manager.waitForURL('**/signin?session=expired');
  await expect(manager.getByText('Sua sessão expirou. Entre novamente.')).toBeVisible();
  await checkLooks(manager, 'the sign-in after a session was ended', [360, 1440]);

  // The person who had the session returns to the page; another person starts at home.
  await fillSignIn(manager, 'gerente@kairos.test');
  await manager.waitForURL('**/clientes?q=padaria');
  await expect(manager.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible();
  await ceo.getByRole('button', { name: 'Encerrar sessões' }).click();
  await question.getByRole('button', { name: 'Encerrar sessões' }).click();
  await expect(question).toBeHidden();
  await manager.reload();
  await manager.waitForURL('**/signin?session=expired');
  await fillSignIn(manager, 'ceo@kairos.test');
  await manager.waitForURL('**/home');
  await ceo.reload();
  await expect(ceo.getByRole('heading', { level: 1, name })).toBeVisible();
  await Promise.all([manager, ceo].map((page) => page.context().close()));
});
