import { checkLook, checkLooks } from './look.ts';
import { choose, signedIn } from './people.ts';
import { expect, test } from './server.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';

test.describe.configure({ timeout: 120_000 });

test('a CEO keeps a view of the list of clients and shares it with the team', async ({ page, server, browser }) => {
  const address = server.hostOf('meridiano');
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await signIn(page, address, 'ceo@meridiano.test', '/clientes');
  const views = page.getByRole('navigation', { name: 'Vistas' });
  await expect(views.getByRole('button', { name: /^Todos/ })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('button', { name: 'Guardar vista' })).toBeHidden();

  await choose(page, 'Status', 'Novo');
  await page.getByRole('button', { name: 'Colunas' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Próximo passo' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Guardar vista' }).click();
  const dialog = page.getByRole('dialog', { name: 'Guardar vista' });
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByText('Nome é obrigatório')).toBeVisible();
  await dialog.getByLabel('Nome').fill('Clientes novos');
  await dialog.getByLabel('Dividir com a equipe').click();
  await checkLook(page, 'the dialog of a view');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toBeHidden();

  const kept = views.getByRole('button', { name: /Clientes novos da equipe \d+/ });
  await expect(kept).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(/vista=/);
  await settled(page);
  const table = page.getByRole('table', { name: 'Lista de Clientes' });
  const rows = (await table.getByRole('row').count()) - 1;
  await expect(kept).toHaveAccessibleName(`Clientes novos da equipe ${rows}`);
  await checkLooks(page, 'views of the list of clients', [360, 1440]);

  await views.getByRole('button', { name: /^Todos/ }).click();
  await expect(page).toHaveURL(`${address}/clientes`);
  await kept.click();
  await expect(table.getByRole('columnheader').last()).toHaveText('Próximo passo');
  await table.getByRole('button', { name: 'Razão Social' }).click();
  await page.getByRole('button', { name: 'Atualizar vista' }).click();
  await expect(page.getByRole('button', { name: 'Atualizar vista' })).toBeHidden();

  const colleague = await signedIn(browser, address, 'parceiro@meridiano.test', { path: '/clientes' });
  const shared = colleague.getByRole('navigation', { name: 'Vistas' }).getByRole('button', { name: /Clientes novos/ });
  await shared.click();
  await expect(colleague).toHaveURL(/ordem=-razao_social/);
  await expect(colleague.getByRole('button', { name: /Opções da vista/ })).toBeHidden();
  await colleague.context().close();

  await page.getByRole('button', { name: 'Opções da vista Clientes novos' }).click();
  await page.getByRole('menuitem', { name: 'Alterar nome e equipe' }).click();
  const change = page.getByRole('dialog', { name: 'Alterar vista' });
  await change.getByLabel('Nome').fill('Recém-chegados');
  await change.getByRole('button', { name: 'Guardar' }).click();
  await expect(views.getByRole('button', { name: /Recém-chegados/ })).toBeVisible();
  await page.getByRole('button', { name: 'Opções da vista Recém-chegados' }).click();
  await page.getByRole('menuitem', { name: 'Excluir vista' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(views.getByRole('button', { name: /Recém-chegados/ })).toBeHidden();
  await expect(views.getByRole('button', { name: /^Todos/ })).toHaveAttribute('aria-current', 'page');
  expect(complaints).toEqual([]);
});
