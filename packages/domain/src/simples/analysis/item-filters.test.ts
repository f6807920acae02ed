import { describe, expect, it } from 'vitest';
import { filterOf, filterText, itemList } from './item-filters.ts';

describe('the list of items in the URL', { tags: ['D-33'] }, () => {
  const all = { grupo: undefined, forca: undefined, por: undefined, filtro: undefined, revisar: false, q: '', page: 1 };

  it.each([
    ['all items', all, {}],
    ['items to review', { ...all, revisar: true }, { revisar: 'sim' }],
    ['claims to be proved', { ...all, forca: 'a_provar' } as const, { forca: 'a_provar' }],
    ['a search', { ...all, q: '0044', page: 3 }, { q: '0044', pagina: 3 }],
    [
      'one group',
      { ...all, grupo: 'both', por: 'ncm', filtro: 'ncm:22030000' } as const,
      { grupo: 'both', por: 'ncm', filtro: 'ncm:22030000' },
    ],
  ])('keeps %s', (_what, filters, search) => {
    expect(JSON.parse(JSON.stringify(itemList.write(filters)))).toEqual(search);
    expect(itemList.read(itemList.write(filters))).toEqual(filters);
  });

  it('shows all items for invalid parameters', () => {
    expect(itemList.read({ grupo: 'x', por: 'y', revisar: 'talvez' })).toEqual(all);
    expect(itemList.read({ grupo: 'both' }).grupo).toBe('both');
  });

  it('sends the fields of the open group and no grouping', () => {
    const filters = { ...all, por: 'produto', filtro: 'produto:7|Suco', revisar: true, q: 'a' } as const;
    const query = { codigo: '7', produto: 'Suco', revisar: 'true', q: 'a', page: 1, pageSize: 50 };
    expect(JSON.parse(JSON.stringify(itemList.toQuery(filters)))).toEqual(query);
    expect(filterOf('outro:1')).toEqual({});
    const decided = itemList.toQuery({ ...all, filtro: filterText({ codigo: '7', ncm: '22030000' }) });
    expect(JSON.parse(JSON.stringify(decided))).toEqual({ codigo: '7', ncm: '22030000', page: 1, pageSize: 50 });
  });
});
