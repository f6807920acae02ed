import type { ProductMonth, StoredProduct } from '@restitui/column-store/list-products.ts';
import { expect, it } from 'vitest';
import { suspicionsAmong } from './product-suspicions.rules.ts';

const sold = (counted = 0): ProductMonth => ({ cents: 1000, counted, items: 1 });
const product = (changes: Partial<StoredProduct>): StoredProduct => ({
  ...{ codigo: 'P1', produto: 'CADERNO', ncm: '48202000', cest: '', extipi: '' },
  ...{ months: new Map([['05/2025', sold()]]), kinds: new Map(), cst: new Set(['49']), revisar: false },
  ...changes,
});
const kindsOf = (...products: StoredProduct[]) => {
  const suspicions = suspicionsAmong(products);
  return products.map((one) => suspicions(one).map(({ tipo }) => tipo));
};

it('suspects a name that belongs to another position of the NCM', () => {
  const wrong = product({ produto: 'Shampoo anticaspa 200ml', ncm: '39269090' });
  expect(suspicionsAmong([wrong])(wrong)).toEqual([
    {
      tipo: 'DESCRICAO_NCM',
      texto: 'A descrição é de xampu, e o NCM da nota é 3926.90.90: xampu fica na posição 33.05.',
    },
  ]);
  expect(kindsOf(product({ produto: 'SHAMPOO NEUTRO', ncm: '33051000' }))).toEqual([[]]);
  expect(kindsOf(product({ produto: 'SUPORTE PARA SHAMPOO', ncm: '39269090' }))).toEqual([[]]);
});

it('suspects an NCM that changes over time, and names the months', () => {
  const before = product({ ncm: '21069090', months: new Map([['03/2024', sold()]]) });
  const after = product({ ncm: '22029900', months: new Map([['01/2025', sold()]]) });
  expect(suspicionsAmong([after, before])(after)[0]?.texto).toBe(
    'O NCM deste produto mudou: 2106.90.90 desde 03/2024, 2202.99.00 desde 01/2025.',
  );
  expect(kindsOf(before, product({ codigo: 'P2', ncm: '22029900' }))).toEqual([[], []]);
});

it.each([
  ['a product that does not count', {}, ['CST_04']],
  ['an open product', { revisar: true }, ['CST_04']],
  ['a counted product', { months: new Map([['05/2025', sold(1000)]]) }, []],
])('compares CST 04 with the classification of %s', (_name, changes, kinds) => {
  expect(kindsOf(product({ cst: new Set(['04']), ...changes }))).toEqual([kinds]);
});

it('suspects products of one NCM that are treated differently', () => {
  const counted = product({ codigo: 'P2', produto: 'OUTRO', months: new Map([['05/2025', sold(1000)]]) });
  expect(kindsOf(product({}), counted)).toEqual([['TRATADO_DIFERENTE'], ['TRATADO_DIFERENTE']]);
  expect(kindsOf(product({ ncm: '' }), { ...counted, ncm: '' })).toEqual([[], []]);
});
