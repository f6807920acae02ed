import { filterOf, filterText } from '@restitui/domain/simples/analysis/item-filters.ts';
import { expect, it } from 'vitest';
import { filterLabel } from './item-groupings.ts';

it.each([
  [{ ncm: '22030000' }, 'ncm:22030000', 'NCM: 2203.00.00'],
  [{ ncm: '' }, 'ncm:', 'NCM: sem NCM'],
  [{ cfop: '5405' }, 'cfop:5405', 'CFOP: 5.405'],
  [{ chave: '1'.repeat(44) }, `nota:${'1'.repeat(44)}`, 'Nota: 1111…11111111'],
  [{ codigo: 'A:1', produto: 'ÓLEO | 5:30' }, 'produto:A:1|ÓLEO | 5:30', 'Produto: ÓLEO | 5:30'],
  [{ codigo: 'A|1', ncm: '27101932' }, 'codigo:27101932|A|1', 'Código: A|1, NCM 2710.19.32'],
  [{ codigo: '', ncm: '' }, 'codigo:|', 'Código: sem código, NCM não informado'],
])('URL parameter keeps %j', { tags: ['D-33'] }, (filtro, text, label) => {
  expect(filterText(filtro)).toBe(text);
  expect(filterOf(text)).toEqual(filtro);
  expect(filterLabel(filtro)).toBe(label);
});

it.each([undefined, '', 'ncm', 'x:1'])('URL parameter %j filters nothing', (text) => {
  expect(filterOf(text)).toEqual({});
  expect(filterLabel(filterOf(text))).toBeUndefined();
});
