import { checkLook, checkLooks } from './look.ts';
import { choose } from './people.ts';
import { expect, test } from './server.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';

test('a CEO chooses columns of the list of clients, sorts by them and reads them on a phone', {
  tag: ['@I-072', '@I-073'],
}, async ({ page, server }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await signIn(page, server.hostOf('meridiano'), 'ceo@meridiano.test', '/clientes');
  const table = page.getByRole('table', { name: 'Lista de Clientes' });
  await expect(table.getByRole('columnheader')).toHaveText(['Razão Social', 'CNPJ', 'Status']);

  await page.getByRole('button', { name: 'Colunas' }).click();
  await expect(page.getByRole('menuitemcheckbox', { name: 'CNPJ' })).toBeDisabled();
  for (const name of ['Próximo passo', 'Crédito', 'Próxima prescrição', 'Cobertura', 'Responsável'])
    await page.getByRole('menuitemcheckbox', { name }).click();
  await page.keyboard.press('Escape');
  const columns = ['Crédito, R$', 'Prescreve em', 'Cobertura', 'Resp.', 'Próximo passo'];
  await expect(table.getByRole('columnheader')).toHaveText(['Razão Social', 'CNPJ', 'Status', ...columns]);
  await settled(page);
  await checkLook(page, 'the list of clients with further columns');

  await table.getByRole('button', { name: 'Crédito, R$' }).click();
  await expect(table.getByRole('columnheader', { name: 'Crédito, R$' })).toHaveAttribute('aria-sort', 'ascending');
  await table.getByRole('button', { name: 'Crédito, R$' }).click();
  await expect(page).toHaveURL(/ordem=-credito/);
  await settled(page);
  const credits = await table.getByRole('row').locator('td:nth-child(5)').allTextContents();
  const amounts = credits.filter((text) => text !== '—').map((text) => Number(text.replace(/\D/g, '')));
  expect(amounts.length).toBeGreaterThan(3);
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  expect(credits.indexOf('—'), 'unknown amounts are last').toBe(amounts.length);

  await page.reload();
  await expect(table.getByRole('columnheader')).toHaveText(['Razão Social', 'CNPJ', 'Status', ...columns]);
  await choose(page, 'Prescrição', 'Prescreve em 180 dias');
  await expect(page.getByRole('button', { name: 'Remover filtro Prescreve: em 180 dias' })).toBeVisible();
  await settled(page);
  const expiring = await table.getByRole('row').count();
  expect(expiring).toBeGreaterThan(1);

  await page.setViewportSize({ width: 360, height: 800 });
  await settled(page);
  const lines = page.getByRole('list', { name: 'Lista de Clientes' }).getByRole('listitem');
  await expect(lines).toHaveCount(expiring - 1);
  await expect(lines.first()).toContainText(/Crédito, R\$: [\d.]+,\d\d/);
  await expect(lines.first()).toContainText(/Prescreve: (\d+ d|hoje)/);
  await expect(page.getByRole('link', { name: 'Cadastrar cliente' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Prescrição' })).toBeHidden();
  await page.getByRole('button', { name: 'Filtros 1 ativo' }).click();
  await choose(page, 'Prescrição', 'Qualquer prescrição');
  await expect(page.getByRole('button', { name: 'Filtros', exact: true })).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => lines.count()).toBeGreaterThan(expiring - 1);
  await choose(page, 'Prescrição', 'Prescreve em 180 dias');
  await expect(lines).toHaveCount(expiring - 1);
  await checkLooks(page, 'the list of clients with further columns', [360, 900]);
  await page.setViewportSize({ width: 360, height: 800 });
  await lines.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/cliente\//);
  expect(complaints).toEqual([]);
});
