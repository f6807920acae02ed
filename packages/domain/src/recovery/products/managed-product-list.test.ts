import { expect, it } from 'vitest';
import { managedProductList } from './managed-product-list.ts';

const search = {
  q: 'padaria',
  empresa: '20000000000107',
  servico: 'FCVS',
  analista: 'sem-analista',
  status: 'PAGO',
  ordem: '-status',
  pagina: 3,
};
const unfiltered = {
  ...{ q: '', id_tenant: undefined, typeServico: undefined, analista: undefined, status: undefined },
  ...{ sort: 'empresa', page: 1 },
};

it('reads back the filters that it writes into the URL', { tags: ['W-218'] }, () => {
  expect(managedProductList.write(managedProductList.read(search))).toEqual(search);
  expect(managedProductList.read({})).toEqual(unfiltered);
  expect(JSON.parse(JSON.stringify(managedProductList.write(managedProductList.read({}))))).toEqual({});
});

it('omits invalid values, and reads a number as text', () => {
  const invalid = { q: 123, servico: 'X', status: 1, ordem: 'cor', pagina: '-1', analista: '' };
  expect(managedProductList.read(invalid)).toEqual({ ...unfiltered, q: '123' });
});
