import { expect, it } from 'vitest';
import { boletoFiltersOf, searchOfBoletos } from './boleto-filters.ts';

it('W-424 the address of the list is read and written, without what it cannot mean', () => {
  const search = { q: 'ana', estado: 'PAGO', de: '2026-11-01', ate: '2026-11-30', pagina: '2' };
  const filters = boletoFiltersOf(search);
  expect(filters).toEqual({ ...search, pagina: 2 });
  expect(searchOfBoletos(filters, 'b1')).toEqual({ ...search, pagina: 2, boleto: 'b1' });
  const wrong = boletoFiltersOf({ estado: 'OUTRO', de: '31/02/2026', ate: 'x', pagina: '-1' });
  expect(searchOfBoletos(wrong)).toEqual({});
  expect(searchOfBoletos(boletoFiltersOf({ de: '2026-11-30', ate: '2026-11-01' }))).toEqual({});
});
