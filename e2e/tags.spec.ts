import { checkLooks } from './look.ts';
import { choose } from './people.ts';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';

const id_client = '11222333000181';

test('a CEO creates a tag and puts it on a client, whom the list then finds by it', async ({ page, server }) => {
  const address = server.hostOf('meridiano');
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await signIn(page, address, 'ceo@meridiano.test', '/etiquetas');
  await page.getByLabel('Nome').fill('prioridade');
  await page.getByRole('button', { name: 'Adicionar' }).click();
  await expect(page.getByText('Já existe uma etiqueta com este nome.')).toBeVisible();
  await page.getByLabel('Nome').fill('Visita em dezembro');
  await page.getByRole('button', { name: 'Adicionar' }).click();
  await expect(page.getByRole('button', { name: 'Alterar Visita em dezembro' })).toBeVisible();

  await page.goto(`${address}/cliente/${id_client}`);
  await page.getByRole('button', { name: 'Etiquetas', exact: true }).click();
  const manage = page.getByRole('menuitem', { name: 'Criar e alterar etiquetas' });
  await expect(manage, 'an item with an icon that is a link').toHaveAttribute('href', '/etiquetas');
  await page.getByRole('menuitemcheckbox', { name: 'Visita em dezembro' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('list', { name: 'Etiquetas' })).toContainText('Visita em dezembro');
  await checkLooks(page, 'tags of a client', [360, 1440]);

  await page.goto(`${address}/clientes`);
  await choose(page, 'Etiqueta', 'Visita em dezembro');
  await expect(page.getByRole('link', { name: 'Comercio Exemplo Ltda', exact: true })).toBeVisible();
  await expect(page.getByText('1 cliente', { exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});
