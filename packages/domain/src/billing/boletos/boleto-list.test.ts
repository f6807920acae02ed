import { expect, it } from 'vitest';
import { boletoList } from './boleto-list.ts';

const written = (search: object) => JSON.parse(JSON.stringify(boletoList.write(boletoList.read(search))));

it('reads and writes the filters of the list in the URL without invalid values', { tags: ['W-424'] }, () => {
  const search = { q: 'ana', estado: 'PAGO', de: '2026-11-01', ate: '2026-11-30', pagina: '2' };
  const { estado, pagina: _, ...same } = search;
  expect(boletoList.read(search)).toEqual({ ...same, status: estado, page: 2 });
  expect(written(search)).toEqual({ ...search, pagina: 2 });
  expect(written({ estado: 'OUTRO', de: '31/02/2026', ate: 'x', pagina: '-1' })).toEqual({});
  expect(written({ de: '2026-11-30', ate: '2026-11-01' })).toEqual({});
});
