import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mono, st, type TextActivity } from '../../test-support/declaration-text.ts';
import { declarationOf, notesOf, rowOf } from '../../test-support/read-declaration.ts';
import type { AnalysisRow } from './analysis-row.ts';
import { diagnoses } from './diagnose.ts';

const cents = fc.integer({ min: 0, max: 30_000_000 });
const rbt12 = fc.integer({ min: 0, max: 480_000_000 });
const qualifiers = fc.constantFrom<string[]>([], [st], [st, mono], [mono]);
const parcel = fc.record({ cents: fc.integer({ min: 1, max: 30_000_000 }), lines: qualifiers });
const activities = fc
  .tuple(fc.constantFrom<TextActivity['id']>(2, 5), fc.array(parcel, { minLength: 1, maxLength: 4 }), cents)
  .map(([id, parcels, plain]): TextActivity[] => [
    { id: 1, parcels: [{ cents: plain + 1 }] },
    { id, parcels },
  ]);
const groups = fc.record({ none: cents, st: cents, mono: cents, both: cents });
const regime = fc.constantFrom<'Competência' | 'Caixa'>('Competência', 'Caixa');

const places = (value: number, most: number) => Number(value.toFixed(most)) === value;
const moneyFields = ['total_a_restituir', 'cofins_devido', 'pis_devido', 'total_icms', 'total_monofasicos'] as const;

function isSane(row: AnalysisRow): void {
  for (const field of moneyFields) {
    expect(row[field]).toBeGreaterThanOrEqual(0);
    expect(places(row[field], 2)).toBe(true);
  }
  expect(row.cofins_restituir).toBeLessThanOrEqual(row.cofins_pago);
  expect(row.pis_restituir).toBeLessThanOrEqual(row.pis_pago);
  expect(Math.round(100 * (row.cofins_restituir + row.pis_restituir))).toBe(Math.round(100 * row.total_a_restituir));
  expect(Math.round(100 * (row.valor_retificado_st + row.total_monofasicos))).toBe(Math.round(100 * row.total));
  expect(Math.round(100 * row.total)).toBeLessThanOrEqual(Math.round(100 * (row.sem_subs_rb + row.com_subs_rb)));
  if (row.diagnostico !== diagnoses.opportunity) expect(row.total_a_restituir).toBe(0);
  if (row.diagnostico === diagnoses.opportunity) expect(row.total_a_restituir).toBeGreaterThan(0);
  expect(row.cobertura).toBeGreaterThanOrEqual(0);
  expect(row.cobertura).toBeLessThanOrEqual(1);
  expect(places(row.aliq_efetiva_c, 4) && places(row.cobertura, 4)).toBe(true);
}

describe('analyseMonth on generated months', () => {
  it('reproduces every month generated from the tables, with consistent values', () => {
    fc.assert(
      fc.property(rbt12, activities, groups, regime, (year, declared, found, kind) => {
        const declaration = declarationOf({ rbt12: year, activities: declared, regime: kind });
        expect(declaration.mismatches).toEqual([]);
        const row = rowOf(declaration, notesOf(found));
        const codes = row.alertas.map(({ codigo }) => codigo);
        expect(codes).not.toContain('PGDAS_NAO_REPRODUZ');
        expect(codes).not.toContain('ICMS_NAO_REPRODUZ');
        expect(row.conferencias.filter(({ confere }) => !confere)).toEqual([]);
        isSane(row);
      }),
      { numRuns: 300 },
    );
  });

  it('never reduces the refund when more of the revenue is monofásico', () => {
    const part = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(rbt12, part, part, (year, a, b) => {
        const refundOf = (found: number) => {
          const declaration = declarationOf({ rbt12: year, activities: [{ id: 1, parcels: [{ cents: 1_000_000 }] }] });
          return rowOf(declaration, notesOf({ none: 1_000_000 - found, mono: found })).total_a_restituir;
        };
        expect(refundOf(Math.max(a, b))).toBeGreaterThanOrEqual(refundOf(Math.min(a, b)));
      }),
      { numRuns: 100 },
    );
  });

  it('recognises a client that already segregates what the notes show', () => {
    const amount = fc.integer({ min: 200, max: 10_000_000 });
    fc.assert(
      fc.property(rbt12, amount, amount, fc.boolean(), (year, plain, found, isExtrato) => {
        const declaration = declarationOf({
          rbt12: year,
          kind: isExtrato ? 'extrato' : 'declaracao',
          activities: [
            { id: 1, parcels: [{ cents: plain }] },
            { id: 2, parcels: [{ cents: found, lines: [st, mono] }] },
          ],
        });
        expect(rowOf(declaration, notesOf({ none: plain, both: found })).diagnostico).toBe(diagnoses.alreadySegregated);
      }),
      { numRuns: 100 },
    );
  });

  it('does not depend on the order of activities and parcels', () => {
    fc.assert(
      fc.property(rbt12, activities, groups, (year, declared, found) => {
        const turned = declared.toReversed().map(({ parcels, ...own }) => ({ ...own, parcels: parcels.toReversed() }));
        const [one, other] = [declared, turned].map((some) => {
          const {
            pgdas: _lines,
            conferencias: _checks,
            espelho: _mirror,
            ...row
          } = rowOf(declarationOf({ rbt12: year, activities: some }), notesOf(found));
          return row;
        });
        expect(other).toEqual(one);
      }),
      { numRuns: 60 },
    );
  });

  it('changes by at most one cent per tax when a parcel is split in two', () => {
    const part = fc.integer({ min: 1, max: 5_000_000 });
    fc.assert(
      fc.property(rbt12, part, part, groups, (year, a, b, found) => {
        const [whole, split] = [[{ cents: a + b }], [{ cents: a }, { cents: b }]].map((parcels) =>
          rowOf(declarationOf({ rbt12: year, activities: [{ id: 1, parcels }] }), notesOf(found)),
        ) as [AnalysisRow, AnalysisRow];
        for (const field of ['sem_subs_rb', 'total', 'total_monofasicos', 'cofins_devido', 'pis_devido'] as const) {
          expect(split[field]).toBe(whole[field]);
        }
        for (const field of ['cofins_pago', 'pis_pago'] as const) {
          expect(Math.abs(Math.round((split[field] - whole[field]) * 100))).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 60 },
    );
  });
});
