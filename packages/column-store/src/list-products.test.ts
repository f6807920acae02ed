import { taxMonthOf } from '@restitui/brazil/tax-month.ts';
import { expect, it } from 'vitest';
import { itemLine } from '../test-support/item-line.ts';
import { toLegacyBlock } from '../test-support/legacy-blocks.ts';
import { packItems } from './item-block-builder.ts';
import { kindsBySize, listProducts } from './list-products.ts';

const may = taxMonthOf(2025, 5);
const june = taxMonthOf(2025, 6);
const lines = [
  itemLine({ valor: 1000 }),
  itemLine({ valor: 500, item: 2 }),
  itemLine({ valor: 300, item: 3, grupo: 'none', revisar: true, cst_pis: '04' }),
  itemLine({ codigo: 'P2', produto: 'CADERNO', ncm: '48202000', valor: 700, item: 4, grupo: 'none' }),
];
const later = [itemLine({ competencia: june, valor: -200 }), itemLine({ competencia: june, ncm: '34031900' })];
const blocks = [lines, later].flatMap((month, ordem) =>
  packItems(month).map((block) => ({ ...block, competencia: ordem === 0 ? may : june, ordem, primeiro: 0 })),
);

it('sums the items of all months by code, name and NCM', { tags: ['D-33'] }, async () => {
  const products = await listProducts({ load: async () => blocks });
  expect(products.map(({ codigo, ncm }) => `${codigo} ${ncm}`)).toEqual(['P1 27101932', 'P2 48202000', 'P1 34031900']);
  const [oil] = products;
  expect(Object.fromEntries(oil?.months ?? [])).toEqual({
    [may]: { cents: 1800, counted: 1500, items: 3 },
    [june]: { cents: -200, counted: -200, items: 1 },
  });
  expect([...(oil?.cst ?? [])].sort()).toEqual(['04', '49']);
  expect(oil?.revisar).toBe(true);
  expect([...(oil?.kinds.values() ?? [])]).toEqual([1700, 300]);
});

it('reads the oldest blocks too', async () => {
  const legacy = await Promise.all(blocks.map(toLegacyBlock));
  expect(await listProducts({ load: async () => legacy })).toEqual(await listProducts({ load: async () => blocks }));
});

it('returns the kinds of a product with the largest amount first', async () => {
  const small = itemLine({ valor: 100, regra: 'Pequeno.' });
  const packed = packItems([small, itemLine({ valor: -900, item: 2, regra: 'Grande.' })]);
  const [product] = await listProducts({
    load: async () => packed.map((block) => ({ ...block, competencia: may, ordem: 0, primeiro: 0 })),
  });
  expect(product && kindsBySize(product).map(({ regra }) => regra)).toEqual(['Grande.', 'Pequeno.']);
});
