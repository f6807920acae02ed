import { collectConsoleErrors } from './console-errors.ts';
import { checkLook } from './look.ts';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';

/** The contract of `contract-page.spec.ts`. */
const client = '84558550000110';

test('the list of minutas shows every contract, downloads its PDF and accepts one signed on paper', {
  tag: [
    ...['@W-018', '@W-381', '@W-382', '@W-383', '@W-386', '@W-388', '@W-393', '@W-394', '@W-397', '@W-398', '@W-399'],
    ...['@W-302', '@F-061', '@F-067', '@D-03', '@W-021'],
  ],
}, async ({ page, server }) => {
  const errors = collectConsoleErrors(page, [400, 500]);
  const address = server.hostOf('meridiano');
  await signIn(page, address, 'ceo@meridiano.test');
  await page.route('**/api/agreement/minutas-client/**', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`${address}/cliente/${client}/lista-minutas`);
  await expect(page.getByText('Ocorreu um erro ao carregar as minutas.')).toBeVisible();
  await expect(page.getByText('Tente novamente mais tarde.')).toBeVisible();
  await page.unroute('**/api/agreement/minutas-client/**');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  const table = page.getByRole('table', { name: 'Lista de Minutas' });
  for (const name of ['Produtos', 'Status', 'Regime', 'Assinado', 'Em Uso', 'Criado Em', 'PDF', 'Anexar']) {
    await expect(table.getByRole('columnheader', { name })).toBeVisible();
  }
  await checkLook(page, 'minute list');

  await table.getByRole('button', { name: 'Anexar' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Anexar contrato' });
  await dialog.getByRole('button', { name: 'Anexar' }).click();
  await expect(dialog.getByText('Arquivo de minuta é obrigatório')).toBeVisible();
  const choose = (name: string, text: string) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(text) });
  await choose('minuta.txt', 'texto');
  await expect(dialog.getByText('Envie um arquivo PDF.')).toBeVisible();
  await choose('minuta.pdf', 'não é');
  await dialog.getByRole('button', { name: 'Anexar' }).last().click();
  await expect(page.getByText('Erro no upload')).toBeVisible();
  await choose('minuta.pdf', '%PDF-1.7 assinado');
  await dialog.getByRole('button', { name: 'Anexar' }).last().click();
  await expect(page.getByText('Contrato anexado')).toBeVisible();
  await expect(page.getByText('PDF enviado com sucesso.')).toBeVisible();
  await expect(table.getByRole('link', { name: 'Anexado' })).toHaveAttribute('href', /^\/api\/files\//);

  await table.getByRole('row').nth(1).getByRole('cell').nth(3).click();
  await expect(page).toHaveURL(new RegExp(`/minuta/${client}$`));
  await page.goto(`${address}/assinar-contrato/${client}`);
  await expect(page.getByRole('article')).toBeVisible();
  expect(errors).toEqual([]);
});
