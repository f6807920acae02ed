import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mono, st, type TextActivity } from '../../test-support/declaration-text.ts';
import { readExamples, samplePath } from '../../test-support/example-cases.ts';
import { declarationOf, notesOf, readText, rowOf } from '../../test-support/read-declaration.ts';
import type { GroupCents } from '../engine-types.ts';
import type { RectificationMirror } from './mirror.ts';

const matrix = '11222333000181';
const branch = '11222333000262';
const e1a = { none: 810_420, st: 405_590, mono: 601_275, both: 1_224_450 };
const noGoods: GroupCents = { none: 0, st: 0, mono: 0, both: 0 };

function mirrorOf(...sources: Parameters<typeof rowOf>): RectificationMirror {
  const { espelho } = rowOf(...sources);
  if (!espelho) throw new Error('nothing to rectify');
  return espelho;
}

/** Activity, revenue and parcels of each line, as they are entered. */
const typed = ({ linhas }: RectificationMirror) =>
  linhas.map(({ estabelecimento, atividade, receita_depois, parcelas }) => [
    estabelecimento,
    atividade,
    receita_depois,
    parcelas.map(({ valor, qualificadores }) => [valor, ...qualificadores]),
  ]);

describe('mirrorMonth of E1a', () => {
  const mirror = mirrorOf(declarationOf(), notesOf(e1a));

  it('has four parcels in two activities', () => {
    const [stOfIcms, monofasica] = [st, mono].map((text) => text.replace(/\.$/, ''));
    expect(typed(mirror)).toEqual([
      [matrix, 1, 8104.2, [[8104.2]]],
      [
        matrix,
        2,
        22_313.15,
        [
          [4055.9, stOfIcms],
          [6012.75, monofasica],
          [12_244.5, stOfIcms, monofasica],
        ],
      ],
    ]);
  });

  it('has the printed taxes before and the exact taxes after', () => {
    expect(mirror.antes).toMatchObject({ receita: 30_417.35, tributos: { cofins: 218.05, pis: 47.24, icms: 581.91 } });
    expect(mirror.depois).toMatchObject({ receita: 30_417.35, tributos: { cofins: 87.16, pis: 18.89, icms: 270.07 } });
    expect(mirror.linhas.map(({ tributos_depois: { cofins, pis } }) => [cofins, pis])).toEqual([
      [58.09, 12.59],
      [29.07, 6.3],
    ]);
    expect(mirror.conferencia.every(({ confere }) => confere)).toBe(true);
    expect(mirror.avisos).toEqual([]);
  });
});

describe('mirrorMonth with several establishments', () => {
  const declared: TextActivity[] = [
    { id: 1, establishment: matrix, parcels: [{ cents: 2_000_000 }] },
    { id: 1, establishment: branch, parcels: [{ cents: 1_041_735 }] },
  ];
  const own = (cnpj: string, groups: Partial<GroupCents>) => ({
    cnpj,
    groups: { I: { ...noGoods, ...groups }, II: noGoods },
  });
  const mirrorWith = (...byEstablishment: ReturnType<typeof own>[]) =>
    mirrorOf(declarationOf({ activities: declared }), notesOf(e1a, { byEstablishment }));

  it('segregates each by its own notes', () => {
    const mirror = mirrorWith(
      own(matrix, { st: 405_590, both: 1_000_000 }),
      own(branch, { mono: 601_275, both: 224_450 }),
    );
    expect(typed(mirror).map(([cnpj, id, revenue]) => [cnpj, id, revenue])).toEqual([
      [matrix, 1, 5944.1],
      [matrix, 2, 14_055.9],
      [branch, 1, 2160.1],
      [branch, 2, 8257.25],
    ]);
    expect(mirror.conferencia.every(({ confere }) => confere)).toBe(true);
  });

  it('reallocates the excess over the declared revenue, ST first', () => {
    const mirror = mirrorWith(own(branch, { st: 405_590, mono: 601_275, both: 1_224_450 }));
    expect(typed(mirror).map(([cnpj, id, revenue]) => [cnpj, id, revenue])).toEqual([
      [matrix, 1, 8104.2],
      [matrix, 2, 11_895.8],
      [branch, 1, 0],
      [branch, 2, 10_417.35],
    ]);
    expect(mirror.depois.receita).toBe(30_417.35);
    expect(mirror.conferencia.every(({ confere }) => confere)).toBe(true);
  });

  it('allocates by declared revenue where notes have no establishment, and names establishments without a line', () => {
    const mirror = mirrorWith(own('11222333000343', e1a));
    expect(mirror.depois.receita).toBe(30_417.35);
    expect(mirror.avisos).toEqual([
      { codigo: 'ESTABELECIMENTO_SEM_LINHA', texto: expect.stringContaining('11222333000343') },
    ]);
  });
});

describe('mirrorMonth keeping declared values', () => {
  it('keeps a suspended parcel in its own activity', () => {
    const parcels = [{ cents: 2_541_735 }, { cents: 500_000, lines: ['Exigibilidade suspensa de: COFINS, PIS.'] }];
    const mirror = mirrorOf(declarationOf({ activities: [{ id: 1, parcels }] }), notesOf({ none: 2e6, mono: 500_000 }));
    expect(mirror.linhas[0]?.parcelas.map(({ valor, mantida }) => [valor, mantida])).toEqual([
      [20_417.35, false],
      [5000, true],
    ]);
    expect(mirror.depois.receita).toBe(30_417.35);
    expect(mirror.conferencia.every(({ confere }) => confere)).toBe(true);
  });

  it('reports qualifiers that cannot be kept', () => {
    const parcels = [{ cents: 3_041_735, lines: ['Redução de: ICMS 10,00 %.'] }];
    const { avisos } = mirrorOf(declarationOf({ activities: [{ id: 1, parcels }] }), notesOf(e1a));
    expect(avisos.map(({ codigo }) => codigo)).toContain('QUALIFICADOR_A_CONFERIR');
  });

  it('returns nothing for a month with an error', () => {
    expect(rowOf(undefined, notesOf(e1a)).espelho).toBeNull();
  });
});

describe('mirrorMonth of the worked examples', () => {
  it.each(readExamples())('matches declaration and row of $name', ({ name, notes }) => {
    const declaration = readText(readFileSync(samplePath(`syn-${name}.txt`), 'utf8'));
    const { espelho, rb_auferida, diagnostico } = rowOf(declaration, notes);
    if (!espelho) return expect(diagnostico).toBe('Problema ao Diagnosticar.');
    expect(espelho.depois.receita).toBe(rb_auferida);
    expect(espelho.conferencia.filter(({ confere }) => !confere)).toEqual([]);
  });
});
