import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { choiceFilter, dayFilter, filter, parameter, referenceFilter, sortFilter, textFilter } from './list-filter.ts';
import { filterSet, listQuery } from './list-query.ts';

const list = listQuery(
  {
    q: textFilter(),
    status: choiceFilter(z.enum(['ABERTO', 'PAGO']), {
      param: 'estado',
      label: 'Status',
      labels: { ABERTO: 'Em aberto', PAGO: 'Pago' },
    }),
    id_tenant: referenceFilter(z.string().max(64).optional(), { param: 'empresa', label: 'Empresa' }),
    de: dayFilter({ label: 'De', format: (day) => day.slice(8) }),
    sort: sortFilter(z.enum(['name', '-name']), 'name'),
  },
  { pageSize: 20 },
);
const unfiltered = { q: '', status: undefined, id_tenant: undefined, de: undefined, sort: 'name', page: 1 } as const;
const filtered = { q: 'ana', status: 'PAGO', id_tenant: 't1', de: '2026-11-05', sort: '-name', page: 3 } as const;

describe('the search of a list', () => {
  it('omits defaults', () => {
    expect(list.read({})).toEqual(unfiltered);
    expect(Object.values(list.write(unfiltered)).filter((value) => value !== undefined)).toEqual([]);
  });

  it('round-trips under the parameter names of the URL', () => {
    const search = { q: 'ana', estado: 'PAGO', empresa: 't1', de: '2026-11-05', ordem: '-name', pagina: 3 };
    expect(list.write(filtered)).toEqual(search);
    expect(list.read(search)).toEqual(filtered);
    expect(list.search.parse(search)).toEqual(search);
  });

  it('treats an invalid parameter as absent', () => {
    const search = { q: '', estado: 'X', empresa: '', de: '31/02/2026', ordem: 'cpf', pagina: '-1', other: 'x' };
    expect(list.read(search)).toEqual(unfiltered);
    expect(list.read({ empresa: 'a'.repeat(65) })).toEqual(unfiltered);
  });

  it('reads numbers as text where text is expected, and days as they are typed', () => {
    expect(list.read({ q: 529, de: '05/11/2026', pagina: '2' })).toEqual({
      ...unfiltered,
      q: '529',
      de: '2026-11-05',
      page: 2,
    });
  });
});

describe('the query of a list', () => {
  it('carries each filter, the page and its size', () => {
    expect(list.toQuery(filtered)).toEqual({
      ...{ q: 'ana', status: 'PAGO', id_tenant: 't1', de: '2026-11-05', sort: '-name' },
      ...{ page: 3, pageSize: 20 },
    });
    expect(list.toQuery(unfiltered)).toEqual({ sort: 'name', page: 1, pageSize: 20 });
  });

  it('is what the schema of the call accepts', () => {
    expect(list.query.parse(list.toQuery(filtered))).toEqual(list.toQuery(filtered));
    expect(list.query.parse({})).toEqual({ sort: 'name', page: 1, pageSize: 50 });
    expect(list.query.safeParse({ status: 'X' }).success).toBe(false);
    expect(list.query.safeParse({ pageSize: 201 }).success).toBe(false);
  });

  it('carries each filter and no page for an export', () => {
    const query = { q: 'ana', status: 'PAGO', id_tenant: 't1', de: '2026-11-05', sort: '-name' };
    expect(list.toFilterQuery(filtered)).toEqual(query);
    expect(Object.keys(list.filterQuery.shape)).toEqual(Object.keys(query));
  });
});

describe('the chips of a list', () => {
  it('name each filter that is set, but not order and page', () => {
    const chips = list.chips(filtered, { id_tenant: (id) => `Consultoria ${id}` });
    expect(chips).toEqual([
      { key: 'q', label: 'Busca: ana', without: { q: '' } },
      { key: 'status', label: 'Status: Pago', without: { status: undefined } },
      { key: 'id_tenant', label: 'Empresa: Consultoria t1', without: { id_tenant: undefined } },
      { key: 'de', label: 'De: 05', without: { de: undefined } },
    ]);
    expect(list.chips({ ...unfiltered, sort: '-name', page: 2 }, { id_tenant: () => '' })).toEqual([]);
  });

  it('leave out a reference without a name', () => {
    expect(list.chips({ ...unfiltered, id_tenant: 't1' }, { id_tenant: () => undefined })).toEqual([]);
  });

  it('are removed together by the cleared values, which keep order and page', () => {
    expect(list.cleared).toEqual({ q: '', status: undefined, id_tenant: undefined, de: undefined });
    expect(list.isNarrowed(filtered)).toBe(true);
    expect(list.isNarrowed({ ...filtered, ...list.cleared })).toBe(false);
  });
});

describe('a filter with several fields in the call', () => {
  const items = filterSet(
    {
      filtro: filter({
        param: undefined,
        parameter: parameter(z.string()),
        read: (text) => text,
        write: (text: string | undefined) => text,
        wire: { ncm: z.string().optional(), cfop: z.string().optional() },
        send: (text) => (text?.startsWith('ncm:') ? { ncm: text.slice(4) } : { cfop: text?.slice(5) }),
        chip: (text) => text ?? '',
        named: false,
      }),
      de: dayFilter({ label: 'De', format: String }),
      ate: dayFilter({ label: 'Até', format: String }),
    },
    { correct: (values) => ((values.de ?? '') > (values.ate ?? '9') ? { ...values, ate: undefined } : values) },
  );

  it('sends the fields of its value', () => {
    expect(items.toQuery(items.read({ filtro: 'ncm:2203' }))).toEqual({ ncm: '2203' });
    expect(items.query.parse({ cfop: '5405' })).toEqual({ cfop: '5405' });
  });

  it('is corrected together with the others', () => {
    expect(items.read({ de: '2026-11-05', ate: '2026-11-01' })).toMatchObject({ de: '2026-11-05', ate: undefined });
  });
});
