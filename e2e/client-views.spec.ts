import { checkLook, checkLooks } from './look.ts';
import { choose, signedIn } from './people.ts';
import { expect, test } from './server.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';

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
  const counted = Number(/\d+$/.exec((await kept.textContent()) ?? '')?.[0]);
  await expect(table.getByRole('row')).toHaveCount(counted + 1);
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

test('the list opens with the view that a person chose, and keeps the order of its columns', async ({
  page,
  server,
}) => {
  const address = server.hostOf('baluarte');
  await signIn(page, address, 'ceo@baluarte.test', '/clientes?colunas=credito,nome_responsavel,municipio');
  const table = page.getByRole('table', { name: 'Lista de Clientes' });
  const listed = ['Razão Social', 'CNPJ', 'Status'];
  await page.getByRole('button', { name: 'Colunas' }).click();
  await page.getByRole('menuitem', { name: 'Mudar a ordem' }).click();
  const order = page.getByRole('dialog', { name: 'Ordem das colunas' });
  await order.getByRole('button', { name: 'Mover Cidade para a frente' }).click();
  await order.getByRole('button', { name: 'Mover Cidade para a frente' }).click();
  await checkLooks(page, 'the order of the columns', [1440]);
  await order.getByRole('button', { name: 'Pronto' }).click();
  await expect(table.getByRole('columnheader')).toHaveText([...listed, 'Cidade', 'Crédito, R$', 'Resp.']);

  await page.getByRole('button', { name: 'Guardar vista' }).click();
  const dialog = page.getByRole('dialog', { name: 'Guardar vista' });
  await dialog.getByLabel('Nome').fill('Por cidade');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('button', { name: 'Abrir a lista com esta vista' }).click();
  await expect(page.getByText('A lista abre com esta vista.')).toBeVisible();

  await page.goto(`${address}/home`);
  await page.goto(`${address}/clientes`);
  await expect(page.getByRole('button', { name: /^Por cidade/ })).toHaveAttribute('aria-current', 'page');
  await expect(table.getByRole('columnheader')).toHaveText([...listed, 'Cidade', 'Crédito, R$', 'Resp.']);
  await page.goBack();
  await expect(page).toHaveURL(`${address}/home`);

  // A filter that is set before the views arrive stays.
  const held = Promise.withResolvers<void>();
  await page.route(/\/list-views\?/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${address}/clientes`);
  await choose(page, 'Status', 'Novo');
  await expect(page).toHaveURL(/status=NOVO/);
  const loaded = page.waitForResponse(/\/list-views\?/);
  held.resolve();
  await loaded;
  await expect(page.getByRole('button', { name: /^Por cidade/ })).toBeVisible();
  await expect(page).toHaveURL(/\/clientes\?status=NOVO$/);
  await page.unroute(/\/list-views\?/);
  await page.goto(`${address}/clientes`);
  await page.getByRole('button', { name: /^Todos/ }).click();
  await expect(table.getByRole('columnheader')).toHaveText(listed);
});
