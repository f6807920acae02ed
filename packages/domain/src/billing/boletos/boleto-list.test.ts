import { expect, it } from 'vitest';
import { boletoList } from './boleto-list.ts';

const written = (search: object) => JSON.parse(JSON.stringify(boletoList.write(boletoList.read(search))));

it('reads and writes the filters of the list in the URL without invalid values', { tags: ['W-424'] }, () => {
  const search = { q: 'ana', estado: 'PAGO', de: '2026-11-01', ate: '2026-11-30', pagina: '2' };
  const { estado, pagina: _, ...same } = search;
  const plain = { colunas: [], sort: '-dataVencimento' };
  expect(boletoList.read(search)).toEqual({ ...plain, ...same, status: estado, page: 2 });
  expect(written(search)).toEqual({ ...search, pagina: 2 });
  expect(written({ estado: 'OUTRO', de: '31/02/2026', ate: 'x', pagina: '-1' })).toEqual({});
  expect(written({ de: '2026-11-30', ate: '2026-11-01' })).toEqual({});
});

it('keeps columns and order in the URL, and sends the order alone', { tags: ['W-424'] }, () => {
  const search = { colunas: 'cidade,dataLimite', ordem: 'valorNominal' };
  expect(written(search)).toEqual(search);
  expect(written({ colunas: 'senha,cidade', ordem: 'cidade' })).toEqual({ colunas: 'cidade' });
  const query = boletoList.toFilterQuery(boletoList.read(search));
  expect(query).toMatchObject({ sort: 'valorNominal' });
  expect(query).not.toHaveProperty('colunas');
});
