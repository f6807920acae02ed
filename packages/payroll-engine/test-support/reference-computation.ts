import fc from 'fast-check';
import * as write from './write-events.ts';

/** A payroll as a test makes it: one establishment, items of several verbas, and what was paid of the 20%. */
export interface Payroll {
  /** RAT in tenths of a percent, FAP in ten-thousandths. */
  rat: number;
  fap: number;
  items: { period: string; worker: number; verba: number; cents: number; isDeduction: boolean }[];
  /** Cents paid of 1138-01, by period; a period without an entry has no S-5011. */
  paid: Record<string, number>;
}

/** natRubr whose verba needs no confirmation, in the order in which a ceiling is used up. */
const natures = new Map([
  [29, '6003'],
  [33, '4050'],
  [21, '6007'],
  [36, '1205'],
]);
/** Entities of code 0115 under FPAS 515, tenths of a percent. */
const thirdParties = [25, 2, 10, 15, 6];
const periods = ['2023-05', '2024-02', '2025-07'];
const cpfs = ['03000001115', '03000003754'];

export const payrolls: fc.Arbitrary<Payroll> = fc.record({
  rat: fc.constantFrom(10, 20, 30),
  fap: fc.integer({ min: 5_000, max: 20_000 }),
  items: fc.array(
    fc.record({
      period: fc.constantFrom(...periods),
      worker: fc.integer({ min: 0, max: cpfs.length - 1 }),
      verba: fc.constantFrom(...natures.keys()),
      cents: fc.integer({ min: 0, max: 5_000_000 }),
      isDeduction: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  ),
  paid: fc.dictionary(fc.constantFrom(...periods), fc.integer({ min: 0, max: 1_000_000 })),
});

const reaisText = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** Writes the payroll as events. */
export function toFiles({ rat, fap, items, paid }: Payroll): Record<string, string> {
  const files: Record<string, string> = {
    's1000.xml': write.employer('99'),
    's1005.xml': write.establishment(String(rat / 10), (fap / 10_000).toFixed(4)),
    's1020.xml': write.lotacao('515', '0115'),
  };
  for (const [verba, nature] of natures) {
    files[`s1010-${verba}.xml`] = write.rubrica({ code: `P${verba}`, nature });
    files[`s1010-${verba}-d.xml`] = write.rubrica({ code: `D${verba}`, nature, type: '2' });
  }
  for (const [key, own] of Map.groupBy(items, ({ period, worker }) => `${period}-${worker}`)) {
    const [first] = own;
    if (!first) continue;
    const sums = new Map<string, number>();
    for (const { verba, cents, isDeduction } of own) {
      const code = `${isDeduction ? 'D' : 'P'}${verba}`;
      sums.set(code, (sums.get(code) ?? 0) + cents);
    }
    const values = Object.fromEntries([...sums].map(([code, cents]) => [code, reaisText(cents)]));
    files[`s1200-${key}.xml`] = write.remuneration({
      period: first.period,
      cpf: cpfs[first.worker] ?? '',
      items: values,
    });
  }
  for (const [period, cents] of Object.entries(paid)) {
    const plenty = Object.fromEntries(
      ['164601', '117001', '117601', '119101', '119601', '120001'].map((code) => [code, ['99999999.00']]),
    );
    files[`s5011-${period}.xml`] = write.totals(period, { ...plenty, '113801': [reaisText(cents)] } as write.Paid);
  }
  return files;
}

/** Computes the months of a payroll in integers alone, without any code of the engine. */
export function referenceMonths({ rat, fap, items, paid }: Payroll) {
  const months = [...Map.groupBy(items, ({ period }) => period)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return months.map(([period, own]) => {
    const values = new Map<number, number>();
    for (const { verba, cents, isDeduction } of own)
      values.set(verba, (values.get(verba) ?? 0) + (isDeduction ? -cents : cents));
    let left = paid[period] ?? Number.POSITIVE_INFINITY;
    const rows = new Map<number, { verba: number; base: number; patronal: number; rat: number; terceiros: number }>();
    // The ceiling goes to recognised verbas, then to those the law names, then to the rest.
    for (const verba of natures.keys()) {
      const value = values.get(verba);
      if (value === undefined) continue;
      const base = BigInt(Math.max(0, value));
      const patronal = Math.min(left, Number((base * 20n) / 100n));
      left -= patronal;
      rows.set(verba, {
        verba,
        base: Number(base) / 100,
        patronal: patronal / 100,
        rat: Number((base * BigInt(rat) * BigInt(fap)) / (1_000n * 10_000n)) / 100,
        terceiros: thirdParties.reduce((sum, tenths) => sum + Number((base * BigInt(tenths)) / 1_000n), 0) / 100,
      });
    }
    return [period, [...rows.values()].toSorted((a, b) => a.verba - b.verba)];
  });
}
