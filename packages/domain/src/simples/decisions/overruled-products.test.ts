import { expect, it } from 'vitest';
import { decidedKey, distinctProducts } from './overruled-products.ts';

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

it('names a product by code, NCM and TIPI exception, however they are printed', () => {
  const key = decidedKey({ codigo: 'P1', ncm: '40169990', extipi: '' });
  expect(decidedKey({ codigo: 'P1', ncm: '4016.99.90', extipi: '00' })).toBe(key);
  expect(decidedKey({ codigo: 'P1', ncm: '40169990', extipi: '01' })).not.toBe(key);
});
