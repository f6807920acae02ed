import { checkLooks } from './look.ts';
import { openPerson, signedIn } from './people.ts';
import { expect, type RunningServer, startServer, test } from './server.ts';

// A product of its own: all sessions of an account end.
let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

test('a CEO ends the sessions of a user, whose next action leads to the sign-in', { tag: ['@D-52'] }, async ({
  browser,
}) => {
  const address = server.hostOf('kairos');
  const manager = await signedIn(browser, address, 'gerente@kairos.test');
  await manager.getByRole('link', { name: 'Clientes', exact: true }).first().click();
  const name = await manager.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}').user.name as string);

  const ceo = await signedIn(browser, address, 'ceo@kairos.test', { reducedMotion: 'reduce' });
  await ceo.goto(`${address}/admin/usuarios`);
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
  await manager.waitForURL('**/signin?**');
  await expect(manager.getByText(/sessão/i).first()).toBeVisible();
  await ceo.reload();
  await expect(ceo.getByRole('heading', { level: 1, name })).toBeVisible();
  await Promise.all([manager, ceo].map((page) => page.context().close()));
});
