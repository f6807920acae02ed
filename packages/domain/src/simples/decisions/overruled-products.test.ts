import { expect, it } from 'vitest';
import { distinctProducts } from './overruled-products.ts';

const item = { codigo: 'P1', produto: 'SHAMPOO', ncm: '3305.10.00', extipi: '' };

it('lists each product once, with the digits of its NCM', () => {
  const other = { ...item, codigo: 'P2' };
  expect(distinctProducts([item, { ...item, ncm: '33051000', extipi: '000' }, other])).toEqual([
    { ...item, ncm: '33051000' },
    { ...other, ncm: '33051000' },
  ]);
});

it('leaves out products without a complete NCM, which no decision can name', () => {
  expect(distinctProducts([{ ...item, ncm: '3305' }])).toEqual([]);
});
