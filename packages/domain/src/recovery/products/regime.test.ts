import { expect, it } from 'vitest';
import { product } from './products.api.ts';
import { regime, taxRegimes } from './regime.ts';

it('groups products under 18 codes, of which users choose among three', { tags: ['F-419', 'C-43'] }, () => {
  expect(new Set(regime.options).size).toBe(18);
  expect(regime.options).toEqual(expect.arrayContaining([...taxRegimes, 'PRINCIPAL', 'MVA', 'DEFAULT']));
  expect(taxRegimes).toHaveLength(3);
});

it('gives a product its service, regime, status, client and tenant', { tags: ['F-406'] }, () => {
  const listed = ['id', 'typeServico', 'typeRegime', 'status', 'id_client', 'id_tenant'];
  expect(Object.keys(product.shape)).toEqual(expect.arrayContaining(listed));
});
