import { checkLooks } from './look.ts';
import { cnpjOf, cpfOf, read, registerClient, send, staffOf } from './new-client.ts';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';

const id_client = cnpjOf('61610617');

test('a long contract has a contents list that leads to its clauses', async ({ page, request, server }) => {
  const address = server.hostOf('meridiano');
  const staff = await staffOf(request, address, 'ceo@meridiano.test');
  await registerClient(staff, {
    ...{ cnpjcpf: id_client, razao_social: 'LIVRARIA DO SUMÁRIO LTDA', cpfProprietario: cpfOf('616106171') },
    ...{ emailProprietario: 'sumario@livraria.test', contatoProprietario: '62961610617' },
  });
  const contracts = ['PRINCIPAL', 'PIS_COFINS_MONOFASICO_PARA_SN'];
  await send(staff, '/agreement/vincular', { contracts, typeRegime: 'SIMPLES_NACIONAL', id_client });
  const { data } = (await read(staff, `/agreement/ativo/${id_client}`)) as { data: { id: string } };
  expect(data.id).toBeTruthy();

  await signIn(page, address, 'ceo@meridiano.test');
  await page.goto(`${address}/minuta/${id_client}`);
  const summary = page.getByText(/^Sumário/);
  await summary.click();
  const contents = page.getByRole('navigation', { name: 'Sumário do contrato' });
  const entries = contents.getByRole('button');
  await expect(entries.nth(4)).toBeVisible();
  await checkLooks(page, 'contents of a long contract', [360, 1440]);
  const last = entries.last();
  const title = ((await last.textContent()) ?? '').trim();
  await last.click();
  await expect(page.locator(':focus')).toHaveText(title);
  await expect(page.locator(':focus')).toBeInViewport();
});
