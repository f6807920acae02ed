import { cutBesideRoom } from './cut-beside-room.ts';
import { cutControls } from './cut-controls.ts';
import { cutNumbers } from './cut-numbers.ts';
import { show } from './planted-page.ts';
import { expect, test } from './server.ts';
import { strayTotals } from './stray-totals.ts';

// The checks of lists, on tables that break what they check.

test.use({ viewport: { width: 720, height: 450 } });

test('a number that is cut is found, and a cut name is not', async ({ page }) => {
  const cell = (text: string, style: string) =>
    `<main><p style="width: 130px; overflow: hidden; ${style}">${text}</p></main>`;
  const line = 'white-space: nowrap; text-overflow: ellipsis';
  await show(page, cell('Comercio Exemplo de Materiais Ltda', line));
  expect(await cutNumbers(page)).toEqual([]);
  await show(page, cell('<b>11.222.333/0001-81</b> e filiais', 'white-space: nowrap; width: 200px'));
  expect(await cutNumbers(page)).toEqual([]);
  await show(page, cell('CNPJ 11.222.333/0001-81', line));
  expect(await cutNumbers(page)).toEqual(['11.222.333/0001-81 in CNPJ 11.222.333/0001-81']);
  await show(page, cell('94.PTG.006/0001-06', line));
  expect(await cutNumbers(page)).toEqual(['94.PTG.006/0001-06 in 94.PTG.006/0001-06']);
  await show(page, cell('R$ 1.234,56', 'width: 60px'));
  expect(await cutNumbers(page)).toEqual(['R$ 1.234,56 in R$ 1.234,56']);
  await show(page, cell('Honorários do mês de R$ 1.234,56', line));
  expect(await cutNumbers(page)).toEqual([expect.stringMatching(/^R\$ 1\.234,56 in/)]);
  await show(page, cell('O boleto HON-1004, no valor de R$ 6.978,22, venceu há doze dias.', 'width: 250px'));
  expect(await cutNumbers(page)).toEqual([expect.stringMatching(/^R\$ 6\.978,22 in/)]);
  await show(page, cell('O boleto HON-1004, no valor de R$&nbsp;6.978,22, venceu há doze dias.', 'width: 250px'));
  expect(await cutNumbers(page)).toEqual([]);
  await show(page, cell('Honorários de um mês inteiro 1.234,56', 'height: 20px'));
  expect(await cutNumbers(page)).toEqual([expect.stringMatching(/^1\.234,56 in/)]);
  const scrolled = cell('CNPJ 11.222.333/0001-81', 'width: 90px; white-space: nowrap; overflow-x: auto');
  await show(page, `<main><div style="width: 90px; overflow: hidden">${scrolled}</div></main>`);
  expect(await cutNumbers(page)).toEqual([]);
});

test('a column that is cut beside one with free width is found, and one in a full table is not', async ({ page }) => {
  const style =
    'table { table-layout: fixed; width: 600px; font: 16px/20px monospace; border-spacing: 0 } td, th { padding: 0 }';
  const table = (width: number, cell: string, value = 'Ativo') =>
    `<main><table aria-label="Clientes"><thead><tr><th style="width: ${600 - width}px">Nome</th><th style="width: ${width}px">Status</th></tr></thead><tbody><tr>${cell}<td>${value}</td></tr></tbody></table></main>`;
  const line = (text: string, css: string) => `<td><span style="display: block; ${css}">${text}</span></td>`;
  const oneLine = 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap';
  const long = 'Comercio Exemplo de Materiais de Construcao Ltda';
  const showTable = (body: string) => show(page, body, style);
  await showTable(table(300, line(long, oneLine)));
  expect(await cutBesideRoom(page)).toEqual([
    expect.stringMatching(/^Clientes: Nome cut in 1 rows by \d+ px, room in Status \d+$/),
  ]);
  await showTable(table(300, line(long, oneLine), 'Aguardando documentos do dono'));
  expect(await cutBesideRoom(page)).toEqual([]);
  await showTable(table(100, line(long, oneLine)));
  expect(await cutBesideRoom(page)).toEqual([]);
  await showTable(table(300, line('Comercio', oneLine)));
  expect(await cutBesideRoom(page)).toEqual([]);
  await showTable(table(480, line(long, '')));
  expect(await cutBesideRoom(page)).toEqual([expect.stringMatching(/^Clientes: Nome cut in 1 rows/)]);
  await showTable(table(300, line(long, '')));
  expect(await cutBesideRoom(page)).toEqual([]);
  // A few pixels are worth giving where they are all that is missing.
  const little = 'Comercio Exemplo Ltda';
  await showTable(table(410, line(little, oneLine), '<b>Aguardando documentos do dono novo</b>'));
  expect(await cutBesideRoom(page)).toEqual([expect.stringMatching(/^Clientes: Nome cut in 1 rows/)]);
  const address = 'contabilidade<wbr>@meridiano.test';
  await showTable(table(360, line(address, '')));
  expect(await cutBesideRoom(page)).toEqual([expect.stringMatching(/^Clientes: Nome cut in 1 rows/)]);
  await showTable(table(360, line(address, ''), 'Aguardando documentos do dono de lá'));
  expect(await cutBesideRoom(page)).toEqual([]);
});

test('a button that its cell cuts is found', async ({ page }) => {
  const table = (width: number) =>
    `<main><table style="table-layout: fixed; width: ${width}px"><tr><td style="overflow: hidden"><button style="width: 100px">Abrir</button></td></tr></table></main>`;
  await show(page, table(90));
  expect(await cutControls(page)).toEqual(['Abrir']);
  await show(page, table(140));
  expect(await cutControls(page)).toEqual([]);
});

test('a total that does not stand below the values that it adds up is found', async ({ page }) => {
  const table = (group: string) =>
    `<main><table aria-label="Meses" style="text-align: right"><thead><tr><th>Mês</th><th>Crédito</th><th>Avisos</th></tr></thead><tbody><tr>${group}</tr><tr><td>01/2026</td><td>R$ 1.000,50</td><td>—</td></tr><tr><td>02/2026</td><td>R$ 0,50</td><td>3</td></tr></tbody></table></main>`;
  await show(page, table('<td>2026</td><td>R$ 1.001,00</td>'));
  expect(await strayTotals(page)).toEqual([]);
  await show(page, table('<td colspan="3"><b>2026</b> <span>R$ 1.001,00</span></td>'));
  expect(await strayTotals(page)).toEqual([expect.stringMatching(/^Meses: 2026 R\$ 1\.001,00$/)]);
  // The sum of something that the table does not show.
  await show(page, table('<td colspan="3"><b>2026</b> <span>R$ 9.000,00</span></td>'));
  expect(await strayTotals(page)).toEqual([]);
});
