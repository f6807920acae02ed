import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mono, st, type TextActivity } from '../../test-support/declaration-text.ts';
import { declarationOf, notesOf, rowOf } from '../../test-support/read-declaration.ts';
import { simplesTax } from '../../test-support/simples-tax.ts';
import type { Annex, GroupCents } from '../reading.ts';
import { diagnoses } from './diagnose.ts';

interface Month {
  rbt12: number;
  activities: TextActivity[];
  groups: Record<Annex, GroupCents>;
}

const annexes = ['I', 'II'] as const;
const cutOrder = ['st', 'both', 'mono'] as const;
const cents = fc.integer({ min: 1, max: 5_000_000 });
const parcels = (...lines: string[][]) =>
  fc.array(fc.record({ cents, lines: fc.constantFrom(...lines) }), { minLength: 1, maxLength: 3 });
const plain = parcels([]);
const qualified = parcels([st], [mono], [st, mono]);
const groups = fc.record({ none: cents, st: cents, mono: cents, both: cents });
const months: fc.Arbitrary<Month> = fc.record({
  rbt12: fc.integer({ min: 0, max: 480_000_000 }),
  activities: fc
    .tuple(plain, qualified, plain, qualified)
    .map(([one, two, four, five]) =>
      ([1, 2, 4, 5] as const).map((id, i) => ({ id, parcels: [one, two, four, five][i] ?? [] })),
    ),
  groups: fc.record({ I: groups, II: groups }),
});

const total = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0);
const reais = (amount: number) => amount / 100;

/** The formulas of the analysis in whole cents, sharing no code with the engine. */
function reckon({ rbt12, activities, groups: found }: Month) {
  const all = activities.flatMap(({ id, parcels: own }) =>
    own.map(({ cents: amount, lines = [] }) => ({ cents: amount, lines, annex: (id < 4 ? 'I' : 'II') as Annex })),
  );
  const declared = total(all.map((parcel) => parcel.cents));
  const noted = total(annexes.flatMap((annex) => Object.values(found[annex])));
  if (noted * 100 > declared * 105) return undefined;
  const scaled = (amount: number) =>
    noted > declared ? Number((2n * BigInt(amount) * BigInt(declared) + BigInt(noted)) / (2n * BigInt(noted))) : amount;

  const due = { COFINS: 0, PIS: 0, ICMS: 0 };
  const kept = { st: 0, mono: 0, both: 0 };
  for (const annex of annexes) {
    const base = total(all.filter((parcel) => parcel.annex === annex).map((parcel) => parcel.cents));
    const own = { st: scaled(found[annex].st), mono: scaled(found[annex].mono), both: scaled(found[annex].both) };
    for (const group of cutOrder) {
      own[group] -= Math.min(own[group], Math.max(0, own.st + own.mono + own.both - base));
      kept[group] += own[group];
    }
    const sem = base - own.st - own.mono - own.both;
    const tax = (amount: number, name: string) => simplesTax(annex, rbt12, amount, name);
    due.COFINS += tax(sem, 'COFINS') + tax(own.st, 'COFINS');
    due.PIS += tax(sem, 'PIS') + tax(own.st, 'PIS');
    due.ICMS += tax(sem, 'ICMS') + tax(own.mono, 'ICMS');
  }
  const paid = (name: string, line: string) =>
    total(
      all
        .filter(({ lines }) => !lines.includes(line))
        .map((parcel) => simplesTax(parcel.annex, rbt12, parcel.cents, name)),
    );
  const [cofins, pis] = [paid('COFINS', mono), paid('PIS', mono)];
  const monofasicos = kept.mono + kept.both;
  const known = total(all.filter(({ lines }) => lines.includes(mono)).map((parcel) => parcel.cents));
  const over = { cofins: Math.max(0, cofins - due.COFINS), pis: Math.max(0, pis - due.PIS) };
  const refunds = monofasicos - known > Math.max(100, monofasicos * 0.005) && over.cofins + over.pis > 0;
  return {
    valor_retificado_st: reais(kept.st),
    total_monofasicos: reais(monofasicos),
    total: reais(kept.st + monofasicos),
    total_a_restituir: refunds ? reais(over.cofins + over.pis) : 0,
    cofins_pago: reais(cofins),
    pis_pago: reais(pis),
    cofins_devido: reais(due.COFINS),
    pis_devido: reais(due.PIS),
    total_icms: reais(Math.max(0, paid('ICMS', st) - due.ICMS)),
  };
}

it('comes to the same cents by another way', () => {
  fc.assert(
    fc.property(months, (month) => {
      const { rbt12, activities, groups: found } = month;
      const unflooredTotal = total(annexes.flatMap((annex) => Object.values(found[annex])));
      const row = rowOf(declarationOf({ rbt12, activities }), notesOf({}, { groups: found, unflooredTotal }));
      const expected = reckon(month);
      if (expected) expect(row).toMatchObject(expected);
      else expect(row.diagnostico).toBe(diagnoses.error);
    }),
    { numRuns: 300 },
  );
});
