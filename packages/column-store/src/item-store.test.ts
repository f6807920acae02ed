import type { ItemLine } from '@restitui/tax-engine/engine-types.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemLine } from '../test-support/item-line.ts';
import { toLegacyBlock } from '../test-support/legacy-blocks.ts';
import { type Grouping, groupItems } from './group-items.ts';
import { groupNotes } from './group-notes.ts';
import type { PackedBlock } from './item-block.ts';
import { packItems } from './item-block-builder.ts';
import { toPackedBlock } from './item-block-reader.ts';
import type { ItemFilters } from './item-matcher.ts';
import type { ItemSource } from './item-source.ts';
import { listItems } from './list-items.ts';
import { nthLargest } from './quickselect.ts';

const kinds = [
  { grupo: 'none', cfop: '5102', revisar: true },
  { grupo: 'st', cfop: '5405', revisar: false },
  { grupo: 'both', cfop: '5405', revisar: false, forca: 'certa', prova: 'A lei cita o produto.' },
] as const;

/** Makes notes of one to four items whose products, kinds and amounts repeat unevenly; some amounts are negative. */
function makeLines(notes: number): ItemLine[] {
  const lines: ItemLine[] = [];
  for (let note = 0; note < notes; note++) {
    const chave = `35250511222333000181550010${String(note * 7919).padStart(18, '0')}`;
    for (let item = 1; item <= (note % 4) + 1; item++) {
      const product = (note * 31 + item * 7) % 40;
      const ncm = product === 13 ? '' : `2203${String(product % 9).padStart(4, '0')}`;
      lines.push(
        itemLine({
          ...{ chave, item, numero: String(note), ncm, ...kinds[(note + item) % 3] },
          ...{ codigo: `C${product}`, produto: `Açúcar tipo ${product}`, valor: ((note * 97) % 5000) - 100 },
        }),
      );
    }
  }
  return lines;
}

const lines = makeLines(800);

function sourceOf(blocks: PackedBlock[]): ItemSource {
  return {
    load: async (_parts, ordens) => blocks.filter(({ ordem }) => !ordens || ordens.includes(ordem)).map(toPackedBlock),
  };
}

// Three blocks of one month, as a large month has them.
const cut = [0, lines.findIndex(({ numero }) => numero === '300'), lines.findIndex(({ numero }) => numero === '301')];
const blocks = cut.flatMap((from, i) =>
  packItems(lines.slice(from, cut[i + 1])).map((block) => ({ ...block, ordem: i, primeiro: from })),
);
const month = sourceOf(blocks);

const filters: [string, ItemFilters, (line: ItemLine) => boolean][] = [
  ['no filter', {}, () => true],
  ['a group', { grupo: 'both' }, ({ grupo }) => grupo === 'both'],
  ['a strength', { forca: 'certa' }, ({ forca }) => forca === 'certa'],
  ['a strength that no item has', { forca: 'a_provar' }, () => false],
  ['items to review', { revisar: true }, ({ revisar }) => revisar],
  ['a text without its accents', { q: 'ACUCAR TIPO 1' }, ({ codigo }) => /^C1\d?$/.test(codigo)],
  ['an NCM with its dots', { q: '2203.00.05' }, ({ ncm }) => ncm === '22030005'],
  ['items without NCM', { ncm: '' }, ({ ncm }) => ncm === ''],
  ['a CFOP', { cfop: '5405' }, ({ cfop }) => cfop === '5405'],
  [
    'one product in one group',
    { codigo: 'C7', produto: 'Açúcar tipo 7', grupo: 'st' },
    (line) => line.codigo === 'C7' && line.grupo === 'st',
  ],
  ['one note', { chave: lines[900]?.chave }, ({ chave }) => chave === lines[900]?.chave],
  ['part of an access key', { q: '00000000002375' }, ({ chave }) => chave.includes('00000000002375')],
  ['a text that no item has', { q: 'vinho' }, () => false],
];

describe('item store', { tags: ['D-33'] }, () => {
  it.each(filters)('lists the items filtered by %s page by page', async (_name, filter, passes) => {
    const expected = lines.filter(passes);
    const found = [];
    for (let page = 1; page === 1 || found.length < expected.length; page++) {
      const { data, page: info } = await listItems(month, filter, { page, pageSize: 150 });
      expect(info.total).toBe(expected.length);
      found.push(...data);
      if (data.length === 0) break;
    }
    const plain = expected.map(({ competencia: _, valor, ...line }) => ({ ...line, valor: valor / 100 }));
    expect(found.map(({ id: _, ...item }) => item)).toEqual(plain);
    expect(new Set(found.map(({ id }) => id)).size).toBe(expected.length);
  });

  const groupings: [Grouping | 'nota', (line: ItemLine) => string][] = [
    ['ncm', ({ ncm }) => ncm],
    ['cfop', ({ cfop }) => cfop],
    ['produto', ({ codigo, produto }) => `${codigo} ${produto}`],
    ['nota', ({ chave }) => chave],
  ];

  describe.each(groupings)('grouped by %s', (por, keyOf) => {
    it.each(filters)('sums the items filtered by %s', async (_name, filter, passes) => {
      const wanted = new Map<string, { itens: number; cents: number; revisar: number }>();
      for (const line of lines.filter(passes)) {
        const sums = wanted.get(keyOf(line)) ?? { itens: 0, cents: 0, revisar: 0 };
        wanted.set(keyOf(line), {
          itens: sums.itens + 1,
          cents: sums.cents + line.valor,
          revisar: sums.revisar + Number(line.revisar),
        });
      }
      const paging = { page: 1, pageSize: 5000 };
      const { data, page, total } =
        por === 'nota'
          ? await groupNotes(month, filter, paging)
          : await groupItems(month, { filters: filter, por }, paging);
      expect(page.total).toBe(wanted.size);
      expect(total.itens).toBe(lines.filter(passes).length);
      const found = data.map(({ filtro: { ncm, cfop, codigo, produto, chave }, itens, revisar, valor }) => [
        ncm ?? cfop ?? chave ?? `${codigo} ${produto}`,
        { itens, cents: Math.round(valor * 100), revisar },
      ]);
      expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
      const weights = data.map(({ valor }) => Math.abs(valor));
      expect(weights).toEqual(weights.toSorted((a, b) => b - a));
      for (const { valor, grupos, forcas } of data) {
        expect(forcas).toEqual({ certa: grupos.both, defensavel: 0, a_provar: 0 });
        expect(grupos.none + grupos.st + grupos.mono + grupos.both).toBeCloseTo(valor, 2);
      }
    });
  });

  it('reads items stored as JSON by the oldest runs', async () => {
    const old = {
      ...{ competencia: '05/2025', ordem: 0, primeiro: 0, itens: lines.length, notas: 0 },
      ...{ dicionarios: null, somas: null, colunas: null, chaves: null, documentos: null },
      linhas: Buffer.from(JSON.stringify(lines.map(({ competencia: _, ...line }) => line))),
    };
    const paging = { page: 4, pageSize: 100 };
    expect(await listItems(sourceOf([old]), { grupo: 'st' }, paging)).toEqual(
      await listItems(month, { grupo: 'st' }, paging),
    );
  });

  it('reads blocks deflated as one stream by older runs', async () => {
    const older = sourceOf(await Promise.all(blocks.map(toLegacyBlock)));
    for (const [, filter] of filters) {
      const paging = { page: 2, pageSize: 20 };
      expect(await listItems(older, filter, paging)).toEqual(await listItems(month, filter, paging));
      expect(await groupNotes(older, filter, paging)).toEqual(await groupNotes(month, filter, paging));
    }
  });

  it('finds an access key whatever form the other keys have', async () => {
    const other = itemLine({ chave: '3525051122233300018155001000000A', numero: '9' });
    for (const some of [lines.slice(0, 50), [...lines.slice(0, 50), other]]) {
      const month = sourceOf(packItems(some));
      for (const { chave } of some) {
        const { data } = await listItems(month, { chave }, { page: 1, pageSize: 10 });
        expect(data.map((item) => [item.chave, item.numero])).toEqual(
          some.filter((line) => line.chave === chave).map((line) => [chave, line.numero]),
        );
      }
    }
  });

  it('keeps amounts beyond four bytes to the cent', async () => {
    const dear = itemLine({ valor: 123_456_789_012_34 });
    const { data } = await listItems(sourceOf(packItems([dear])), {}, { page: 1, pageSize: 10 });
    expect(data[0]?.valor).toBe(123_456_789_012.34);
  });

  it('starts a block with each month and never splits a note', () => {
    const many = makeLines(60_000);
    const packed = packItems([...many, itemLine({ competencia: '06/2025' as ItemLine['competencia'] })]);
    expect(packed.map(({ competencia }) => competencia)).toEqual(['05/2025', '05/2025', '05/2025', '06/2025']);
    expect(packed.reduce((sum, { notas }) => sum + notas, 0)).toBe(60_001);
    expect(packed.map(({ primeiro }) => primeiro)).toEqual(
      packed.map((_, i) => packed.slice(0, i).reduce((sum, { itens }) => sum + itens, 0)),
    );
  });
});

it('nthLargest returns the nth value of the list sorted in descending order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1 }), fc.nat(), (values, place) => {
      const n = (place % values.length) + 1;
      expect(nthLargest(Float64Array.from(values), n)).toBe(values.toSorted((a, b) => b - a)[n - 1]);
    }),
  );
});

describe('IBS and CBS of the items', () => {
  const ibs_cbs = { cst: '000', classificacao: '000001', base: 10000, ibs: 10, cbs: 90 };
  const other = { cst: '200', classificacao: '200034', base: -5000, ibs: -2, cbs: -18 };
  const chave = (note: number) => `3526${String(note).padStart(40, '0')}`;
  const noted = [
    itemLine({ chave: chave(1), valor: 10000, ibs_cbs }),
    itemLine({ chave: chave(1), item: 2, valor: 5000 }),
    itemLine({ chave: chave(2), valor: -5000, ibs_cbs: other }),
    itemLine({ chave: chave(3), valor: 100 }),
  ];
  const source = sourceOf(packItems(noted));
  const reais = { base: 100, ibs: 0.1, cbs: 0.9 };

  it('are listed with each item, in reais', async () => {
    const { data } = await listItems(source, {}, { page: 1, pageSize: 10 });
    expect(data.map((item) => item.ibs_cbs)).toEqual([
      { ...ibs_cbs, ...reais },
      undefined,
      { ...other, base: -50, ibs: -0.02, cbs: -0.18 },
      undefined,
    ]);
  });

  it('are summed per note, over the items that pass', async () => {
    const notes = async (filter: ItemFilters) =>
      (await groupNotes(source, filter, { page: 1, pageSize: 10 })).data.map(({ nota }) => nota?.ibs_cbs);
    expect(await notes({})).toEqual([{ ibs: 0.1, cbs: 0.9 }, { ibs: -0.02, cbs: -0.18 }, undefined]);
    expect(await notes({ chave: chave(2) })).toEqual([{ ibs: -0.02, cbs: -0.18 }]);
  });

  it('are absent from blocks of notes without them', async () => {
    const { data } = await listItems(sourceOf(packItems(lines.slice(0, 3))), {}, { page: 1, pageSize: 10 });
    expect(data.every((item) => !('ibs_cbs' in item))).toBe(true);
  });
});
