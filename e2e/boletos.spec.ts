import { formatBoletoLine, parseBoletoLine } from '@restitui/brazil/boleto-number.ts';
import { collectConsoleErrors } from './console-errors.ts';
import { expectInSight } from './fit.ts';
import { checkRows, longBoletos, withLongRows } from './long-rows.ts';
import { checkLook, checkLooks } from './look.ts';
import { read, staffOf } from './new-client.ts';
import { choose } from './people.ts';
import { readPdf } from './read-pdf.ts';
import { readSheet } from './read-sheet.ts';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';

const meridiano = '20000000000107';
const baluarte = '40BLT000000168';
const seuNumero = 'JORNADA-1';

interface Overdue {
  id: string;
  seuNumero: string;
}

test('a boleto is issued, printed, paid, cancelled and exported', {
  tag: [
    ...['@W-424', '@W-425', '@W-426', '@W-427', '@W-428', '@W-429', '@W-430', '@W-431', '@W-432', '@W-433'],
    ...['@W-434', '@W-435', '@W-437', '@W-438', '@W-558', '@W-559', '@D-21', '@D-27', '@F-430', '@W-436'],
  ],
}, async ({ page, request, server }) => {
  const errors = collectConsoleErrors(page, []);
  await signIn(page, server.address, 'ceo@restitui.test', `/admin/${meridiano}/opcoes-financeiras?area=boletos`);
  const table = page.getByRole('table', { name: 'Boletos' });
  await expect(table).toBeVisible();
  await expect(page.getByText(/de \d+ boletos/)).toBeVisible();
  await withLongRows(page, longBoletos, async () => {
    await checkLooks(page, 'list of boletos');
    await checkRows(page, 'the list of boletos');
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByLabel('Vence de').fill('30/11/2031');
  await expect(page).toHaveURL(/de=2031-11-30/);
  await page.getByLabel('Vence até').fill('01/11/2031');
  await expect(page.getByRole('alert').filter({ hasText: 'O fim vem antes do início.' })).toBeVisible();
  await checkLook(page, 'a period the wrong way round');
  await expect(page).not.toHaveURL(/ate=/);
  for (const name of ['Vence até', 'Vence de']) await page.getByRole('textbox', { name }).fill('');
  await expect(page).not.toHaveURL(/de=/);

  await page.getByRole('button', { name: 'Gerar Boleto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gerar Boleto' });
  await expect(dialog.getByLabel('Vencimento')).not.toHaveValue('');
  await dialog.getByLabel('CPF/CNPJ').fill('11222333000181');
  await expect(dialog.getByLabel('Cidade')).not.toHaveValue('');
  await expect(dialog.getByLabel('Nome')).toHaveValue(/COMERCIO EXEMPLO/);
  await dialog.getByLabel('Seu número').fill(seuNumero);
  await choose(page, 'Multa', 'Multa Percentual');
  await choose(page, 'Juros', 'Mora Fixa');
  await dialog.getByRole('button', { name: 'Gerar Boleto' }).click();
  // The field that is refused is below the others, and the buttons stick to the foot of the form.
  await expectInSight(dialog.getByText('Informe o valor', { exact: true }));
  await expect(dialog.getByLabel('Valor')).toBeFocused();
  await expect(dialog.getByText('Informe a porcentagem.')).toBeVisible();
  await dialog.getByLabel('Valor').fill('1.234,56');
  await checkLooks(page, 'dialog of a boleto with errors');
  await dialog.getByLabel('Multa (%)').fill('50');
  await dialog.getByLabel('Juros (R$ por dia)').fill('0,50');
  await expect(
    dialog.getByText('A multa de 50,00% passa de 2% do valor (Lei 8.078/1990, art. 52, § 1º).'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Gerar Boleto' }).click();
  const unusual = page.getByRole('dialog', { name: 'Gerar com multa ou juros muito acima do usual?' });
  await unusual.getByRole('button', { name: 'Corrigir' }).click();
  await dialog.getByLabel('Multa (%)').fill('2');
  await dialog.getByLabel('Juros (R$ por dia)').fill('0,50');
  await dialog.getByRole('button', { name: 'Gerar Boleto' }).click();
  await expect(page.getByText('Boleto gerado com sucesso!')).toBeVisible();

  const drawer = page.getByRole('dialog', { name: `Boleto ${seuNumero}` });
  await expect(drawer.getByText('Linha digitável')).toBeVisible();
  const line = (await drawer.locator('code').first().textContent()) ?? '';
  expect(parseBoletoLine(line)).toHaveLength(44);
  await checkLook(page, 'one boleto');
  const coming = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Baixar PDF' }).click();
  const paper = await readPdf(await (await coming).path());
  const words = paper.pages.join(' ');
  for (const said of [
    'SEM VALOR',
    formatBoletoLine(line),
    'R$ 1.234,56',
    'Multa de 2,00%',
    'COMERCIO EXEMPLO',
    '0001/1234567',
    'Aceite',
  ]) {
    expect(words).toContain(said);
  }

  await drawer.getByRole('button', { name: 'Pagar (demonstração)' }).click();
  await expect(drawer.getByText('Pago', { exact: true })).toBeVisible();
  await expect(drawer.getByText('Valor recebido')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Cancelar boleto' })).toHaveCount(0);
  await drawer.getByRole('button', { name: 'Fechar' }).click();
  await page.getByRole('searchbox', { name: 'Buscar boletos' }).fill(seuNumero);
  await expect(page).toHaveURL(/q=JORNADA/);
  await expect(table.getByRole('row')).toHaveCount(2);
  await table.getByRole('row', { name: new RegExp(`${seuNumero}.*Pago`) }).click();
  await drawer.getByRole('button', { name: 'Registrar devolução' }).click();
  const back = page.getByRole('dialog', { name: `O pagamento do boleto ${seuNumero} foi devolvido?` });
  await back.getByLabel('Motivo').fill('Pago em duplicidade');
  await back.getByRole('button', { name: 'Registrar devolução' }).click();
  await expect(page.getByText('Devolução registrada: as participações foram estornadas.')).toBeVisible();
  await expect(drawer.getByText('Pagamento devolvido: Cancelado')).toBeVisible();
  await expect(drawer.getByText('Linha digitável')).toHaveCount(0);
  await checkLook(page, 'a boleto given back');
  await drawer.getByRole('button', { name: 'Fechar' }).click();
  await expect(table.getByRole('row', { name: new RegExp(`${seuNumero}.*Pagamento devolvido`) })).toBeVisible();
  const sheet = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  const { rows } = readSheet(await (await sheet).path());
  expect(rows).toHaveLength(2);
  expect(rows[1]?.slice(0, 4)).toEqual([seuNumero, 'COMERCIO EXEMPLO LTDA', '11.222.333/0001-81', 1234.56]);

  const { headers, ...ceo } = await staffOf(request, server.address, 'ceo@restitui.test');
  const inBaluarte = { ...ceo, headers: { ...headers, 'x-tenant-id': baluarte } };
  const { data } = (await read(inBaluarte, '/boletos?status=INADIMPLENTE')) as { data: Overdue[] };
  const { id, seuNumero: number } = data[0] as Overdue;
  await page.goto(`${server.address}/admin/${baluarte}/opcoes-financeiras?area=boletos&boleto=${id}`);
  const overdue = page.getByRole('dialog', { name: `Boleto ${number}` });
  await expect(overdue.getByText('Inadimplente', { exact: true })).toBeVisible();
  await page.goto(`${server.address}/alertas?q=${number}`);
  const told = page.getByRole('listitem', { name: new RegExp(`O boleto ${number}, .* não foi pago`) });
  await told.first().getByRole('link').click();
  await expect(overdue.getByText('Inadimplente', { exact: true })).toBeVisible();
  await overdue.getByRole('button', { name: 'Cancelar boleto' }).click();
  const reason = page.getByRole('dialog', { name: `Cancelar o boleto ${number}?` });
  await reason.getByRole('button', { name: 'Cancelar boleto' }).click();
  await expect(reason.getByText('Informe o motivo do cancelamento')).toBeVisible();
  await reason.getByLabel('Motivo').fill('Acordo com o cliente');
  await reason.getByRole('button', { name: 'Cancelar boleto' }).click();
  await expect(page.getByText('Boleto cancelado.')).toBeVisible();
  await expect(overdue.getByText('Acordo com o cliente')).toBeVisible();
  await expect
    .poll(() => read(inBaluarte, `/alerts?tab=resolved&q=${number}`))
    .toMatchObject({ data: [{ resolutionMessage: 'Resolvido automaticamente: o boleto não está mais vencido.' }] });
  expect(errors).toEqual([]);
});
