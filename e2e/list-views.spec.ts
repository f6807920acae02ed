import { checkLook, checkLooks } from './look.ts';
import { choose, signedIn } from './people.ts';
import { expect, test } from './server.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';

test('a CEO keeps a view of the boletos by keyboard, and the list opens with it', async ({ page, server }) => {
  const address = server.hostOf('meridiano');
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await signIn(page, address, 'ceo@meridiano.test', '/opcoes-financeiras?area=boletos');
  const table = page.getByRole('table', { name: 'Boletos' });
  await choose(page, 'Status', 'Pago');
  await table.getByRole('button', { name: 'Valor' }).click();
  await page.getByRole('button', { name: 'Colunas' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Recebido' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Colunas' })).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Vistas' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Todos' })).toBeFocused();
  await checkLook(page, 'the menu of views');
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Guardar vista' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Guardar vista' });
  await expect(dialog.getByLabel('Nome')).toBeFocused();
  await page.keyboard.type('Pagos por valor');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const menu = page.getByRole('button', { name: 'Vistas: Pagos por valor' });
  await expect(menu).toBeVisible();
  await expect(page).toHaveURL(/area=boletos/);
  await expect(page).toHaveURL(/vista=/);

  await menu.click();
  await page.getByRole('menuitem', { name: 'Abrir a lista com esta vista' }).click();
  await expect(page.getByText('A lista abre com esta vista.')).toBeVisible();
  await page.goto(`${address}/opcoes-financeiras?area=boletos`);
  await expect(menu).toBeVisible();
  await expect(table.getByRole('columnheader').last()).toHaveText('Recebido');
  await expect(page).toHaveURL(/area=boletos&estado=PAGO&colunas=valorRecebido&ordem=-?valorNominal&vista=/);
  await expect(page.getByRole('button', { name: 'Remover filtro Status: Pago' })).toBeVisible();

  await choose(page, 'Status', 'Inadimplente');
  const changed = page.getByRole('button', { name: 'Vistas: Pagos por valor alterada' });
  await changed.click();
  await page.getByRole('menuitemradio', { name: 'Pagos por valor' }).click();
  await expect(menu).toBeVisible();
  await expect(page).toHaveURL(/estado=PAGO/);
  await settled(page);
  await checkLooks(page, 'the list of boletos with a view', [360, 1440]);

  await menu.click();
  await page.getByRole('menuitem', { name: 'Excluir vista' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByRole('button', { name: 'Vistas', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/opcoes-financeiras\?area=boletos$/);
  expect(complaints).toEqual([]);
});

test('a view of the leads is shared with a partner, who may open it and not change it', async ({
  page,
  server,
  browser,
}) => {
  const address = server.hostOf('meridiano');
  await signIn(page, address, 'ceo@meridiano.test', '/leads?estado=EM_CONTATO&colunas=email');
  const menu = page.getByRole('button', { name: 'Vistas' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Guardar vista' }).click();
  const dialog = page.getByRole('dialog', { name: 'Guardar vista' });
  await dialog.getByLabel('Nome').fill('A responder');
  await dialog.getByLabel('Dividir com a equipe').click();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('button', { name: 'Vistas: A responder' })).toBeVisible();

  const colleague = await signedIn(browser, address, 'parceiro@meridiano.test', { path: '/leads' });
  const theirs = colleague.getByRole('button', { name: 'Vistas' });
  await theirs.click();
  await expect(colleague.getByText('Vistas da equipe')).toBeVisible();
  await colleague.getByRole('menuitemradio', { name: 'A responder' }).click();
  await expect(colleague).toHaveURL(/estado=EM_CONTATO/);
  await expect(colleague.getByRole('columnheader', { name: 'E-mail' })).toBeVisible();
  await theirs.click();
  await expect(colleague.getByRole('menuitem', { name: 'Abrir a lista com esta vista' })).toBeVisible();
  await expect(colleague.getByRole('menuitem', { name: 'Excluir vista' })).toBeHidden();
  await colleague.context().close();

  await menu.click();
  await page.getByRole('menuitem', { name: 'Alterar nome e equipe' }).click();
  const change = page.getByRole('dialog', { name: 'Alterar vista' });
  await change.getByLabel('Nome').fill('Em conversa');
  await change.getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('button', { name: 'Vistas: Em conversa' }).click();
  await page.getByRole('menuitem', { name: 'Excluir vista' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page).toHaveURL(`${address}/leads`);
});

test('a view that a newer version stored opens in part, and says what was left out', async ({ page, server }) => {
  const address = server.hostOf('meridiano');
  const filtros = { estado: 'NOVO', colunas: 'email,de_amanha', prioridade: 'ALTA' };
  const view = { filtros, padrao: false, minha: true, compartilhada: false, inicial: false, total: null };
  const data = [
    { ...view, id: 'todos', nome: 'Todos', filtros: {}, padrao: true },
    { ...view, id: 'v1', nome: 'De amanhã' },
  ];
  await page.route(/\/list-views\?/, (route) => route.fulfill({ json: { data } }));
  await signIn(page, address, 'ceo@meridiano.test', '/leads');
  await page.getByRole('button', { name: 'Vistas' }).click();
  await page.getByRole('menuitemradio', { name: 'De amanhã' }).click();
  await expect(page.getByText('Esta lista não tem o que a vista guarda em: colunas, prioridade.')).toBeVisible();
  await expect(page).toHaveURL(`${address}/leads?estado=NOVO&colunas=email&vista=v1`);
  await expect(page.getByRole('columnheader', { name: 'E-mail' })).toBeVisible();

  await page.route('**/list-views/v1', (route) => route.fulfill({ json: { data: { id: 'v1' } } }));
  await page.getByRole('button', { name: /^Vistas: De amanhã/ }).click();
  await page.getByRole('menuitem', { name: 'Alterar nome e equipe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Alterar vista' });
  await dialog.getByLabel('Nome').fill('De hoje');
  const sent = page.waitForRequest('**/list-views/v1');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  expect((await sent).postDataJSON()).toEqual({ nome: 'De hoje' });
});
