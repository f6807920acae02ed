import { expect, it } from 'vitest';
import { product } from './products.api.ts';
import { regime, taxRegimes } from './regime.ts';

it('F-419 C-43 a product is grouped under one of 18 codes, of which people choose three', () => {
  expect(new Set(regime.options).size).toBe(18);
  expect(regime.options).toEqual(expect.arrayContaining([...taxRegimes, 'PRINCIPAL', 'MVA', 'DEFAULT']));
  expect(taxRegimes).toHaveLength(3);
});

it('F-406 a product has its service, regime, status, client and tenant', () => {
  const listed = ['id', 'typeServico', 'typeRegime', 'status', 'id_client', 'id_tenant'];
  expect(Object.keys(product.shape)).toEqual(expect.arrayContaining(listed));
});
