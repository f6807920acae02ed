import { analyse, analysedProduct, mainJobClient } from './analyse.ts';
import { checkLook, checkLooks } from './look.ts';
import { expect, test } from './server.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';

test('asks the client for the proof of an item that is not certain, with the products listed', async ({
  page,
  request,
  server,
}) => {
  const made = await analyse(request, server);
  await signIn(page, server.address, 'analista@restitui.test');
  const month = `?apuracao=${made.id_apuracao}&etapa=conferir&mes=2025-05`;
  await page.goto(`${server.address}${analysedProduct(made)}${month}`);
  const drawer = page.getByRole('dialog', { name: /05\/2025/ });
  await drawer.getByRole('combobox', { name: 'Força da prova' }).click();
  await page.getByRole('option', { name: 'A provar' }).click();
  const items = drawer.getByRole('table', { name: 'Itens das notas', exact: true });
  await expect(items.getByText(/^Prova: /).first()).toBeVisible();
  await settled(page);
  const first = items
    .getByRole('row')
    .nth(1)
    .getByRole('checkbox', { name: /^Selecionar/ });
  await first.click();
  await expect(first).toBeChecked();
  await drawer.getByRole('button', { name: 'Pedir prova' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pedir prova ao cliente' });
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await checkLook(page, 'the dialog that asks for proof');
  await dialog.getByRole('button', { name: 'Pedir prova' }).click();
  await expect(page.getByText('Prova pedida. O cliente foi avisado e envia pelo portal.')).toBeVisible();
  await expect(dialog).toBeHidden();

  const tenant = server.hostOf('kairos');
  await signIn(page, tenant, 'ceo@kairos.test', `/cliente/${mainJobClient}/portal`);
  const requests = page.getByRole('list', { name: 'Pedidos em aberto' });
  await expect(requests).toContainText('Prova de 1 produto vendido em 05/2025');
  await expect(requests.getByRole('list').getByRole('listitem')).toContainText(['(código ']);
  await checkLooks(page, 'a request for proof', [360, 1440]);
});
