import { checkLook, checkLooks } from './look.ts';
import { read, staffOf } from './new-client.ts';
import { readPdf } from './read-pdf.ts';
import { expect, test } from './server.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';

const meridiano = '20000000000107';
/** The boleto of the demonstration that charges two payments (decision 149). */
const seuNumero = 'HON-2002';

test('a boleto lists the payments it charges, on screen and paper, and the board shows them in every step', {
  tag: ['@W-433', '@D-35'],
}, async ({ page, request, server }) => {
  const { headers, ...ceo } = await staffOf(request, server.address, 'ceo@restitui.test');
  const staff = { ...ceo, headers: { ...headers, 'x-tenant-id': meridiano } };
  const found = (await read(staff, `/boletos?q=${seuNumero}`)) as { data: { id: string; id_client: string }[] };
  const { id = '', id_client = '' } = found.data[0] ?? {};
  const place = `/admin/${meridiano}`;
  await signIn(page, server.address, 'ceo@restitui.test', `${place}/opcoes-financeiras?area=boletos&boleto=${id}`);

  const drawer = page.getByRole('dialog', { name: `Boleto ${seuNumero}` });
  const charged = drawer.getByRole('region', { name: 'O que este boleto cobra' });
  await expect(charged.getByRole('listitem')).toHaveCount(2);
  await settled(page);
  const lines = await charged.getByRole('paragraph').allTextContents();
  await checkLooks(page, 'boleto over two payments');
  const coming = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Baixar PDF' }).click();
  const { pages } = await readPdf(await (await coming).path());
  expect(pages).toHaveLength(1);
  const paper = pages.join(' ');
  for (const line of lines.filter((text) => /^\d\d\/\d{4}, DAS|^R\$|protocolo/.test(text))) {
    expect(paper).toContain(line.replace(/\s+/g, ' '));
  }

  const { data: products } = (await read(staff, `/products/${id_client}`)) as {
    data: { id: string; typeServico: string }[];
  };
  const product = products.find(({ typeServico }) => typeServico === 'PIS_COFINS_MONOFASICO_PARA_SN')?.id ?? '';
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${server.address}${place}/clientes/${id_client}/produtos/${product}?etapa=receber`);
  await page.getByRole('button', { name: 'Quadro' }).click();
  const board = page.getByRole('region', { name: 'Quadro dos pagamentos' });
  await expect(board.getByRole('heading')).toHaveCount(8);
  await expect.poll(() => board.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const cut = () =>
    board
      .getByRole('button')
      .evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth).map(({ textContent }) => textContent),
      );
  await expect.poll(cut).toEqual([]);
  await checkLook(page, 'board of payments');

  // The day of a request is beside its state, and a protocol breaks after a dot: in all three lines.
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(`${server.address}${place}/clientes/${id_client}/produtos/${product}?etapa=pedir`);
  const requests = page.getByRole('table', { name: 'Pedidos por DAS' });
  await expect(requests.getByText('Deferido', { exact: true })).toBeVisible();
  const heights = () =>
    requests.getByRole('row').evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
  await expect.poll(async () => Math.max(...(await heights()))).toBeLessThanOrEqual(68);
});
