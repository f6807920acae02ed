import fc from 'fast-check';
import * as write from './write-events.ts';

/** A payroll as a test makes it: one establishment, items of several verbas, and what was paid of the 20%. */
export interface Payroll {
  /** RAT in tenths of a percent, FAP in ten-thousandths. */
  rat: number;
  fap: number;
  items: { period: string; worker: number; verba: number; cents: number; isDeduction: boolean }[];
  /** classTrib of the whole time. */
  regime: '99' | '13' | '02' | '06';
  /** CPRB by period: percent outside of it in hundredths; a period without an entry has no S-1280. */
  outsideCprb: Record<string, number>;
  /** Degree of exposure of each worker; undefined for none. */
  degrees: (string | undefined)[];
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
const periods = ['2023-05', '2024-02', '2025-07', '2026-01', '2025-13'];
/** Quarters of the 20% that return in a year, for items that are no 13º. */
const returningQuarters: Record<string, number> = { '2025-07': 1, '2026-01': 2 };
const nocivoPercents: Record<string, number> = { '2': 12, '3': 9, '4': 6 };
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
  regime: fc.constantFrom('99', '13', '02', '06'),
  outsideCprb: fc.dictionary(fc.constantFrom(...periods), fc.integer({ min: 0, max: 10_000 })),
  degrees: fc.tuple(...cpfs.map(() => fc.constantFrom(undefined, '1', '2', '3', '4'))),
  paid: fc.dictionary(fc.constantFrom(...periods), fc.integer({ min: 0, max: 1_000_000 })),
});

const reaisText = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** Writes the payroll as events. */
export function toFiles({ rat, fap, items, paid, regime, outsideCprb, degrees }: Payroll): Record<string, string> {
  const files: Record<string, string> = {
    's1000.xml': write.employer(regime),
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
      period: wirePeriod(first.period),
      cpf: cpfs[first.worker] ?? '',
      items: values,
      ...(degrees[first.worker] && { grauExp: degrees[first.worker] }),
    });
  }
  for (const [period, share] of Object.entries(outsideCprb)) {
    const fields = write.element('indSubstPatr', '2') + write.element('percRedContrib', (share / 100).toFixed(2));
    files[`s1280-${period}.xml`] = write.relief(wirePeriod(period), write.element('infoSubstPatr', fields));
  }
  for (const [period, cents] of Object.entries(paid)) {
    const ending = period.endsWith('-13') ? '2' : '0';
    const plenty = [...['11382', '11412', '16462', '11702', '11762', '11912', '11962', '12002'], '11381', '11411']
      .flatMap((stem) => [1, 2].map((last) => `${stem.slice(0, 4)}${ending}${last}`))
      .map((code) => [code, ['99999999.00']] as const);
    const codes = { ...Object.fromEntries(plenty), [`1138${ending}1`]: [reaisText(cents)] } as write.Paid;
    files[`s5011-${period}.xml`] = write.totals(wirePeriod(period), codes);
  }
  return files;
}

/** An annual 13º is its year alone. */
function wirePeriod(period: string): string {
  return period.endsWith('-13') ? period.slice(0, 4) : period;
}

/** Computes the months of a payroll in integers alone, without any code of the engine. */
export function referenceMonths({ rat, fap, items, paid, regime, outsideCprb, degrees }: Payroll) {
  const owesOwn = regime !== '06';
  const months = [...Map.groupBy(items, ({ period }) => period)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return months.map(([period, own]) => {
    const signed = own.map((item) => ({ ...item, cents: item.isDeduction ? -item.cents : item.cents }));
    let left = paid[period] ?? Number.POSITIVE_INFINITY;
    const outside = outsideCprb[period] ?? 10_000;
    // The 20% in 40,000ths: what is outside CPRB, and the quarters of the rest that return.
    const share = BigInt(outside * 4 + (10_000 - outside) * (returningQuarters[period] ?? 0));
    const rows = [];
    // The ceiling goes to recognised verbas, then to those the law names, then to the rest.
    for (const verba of natures.keys()) {
      const items = signed.filter((item) => item.verba === verba);
      if (items.length === 0) continue;
      const value = items.reduce((sum, { cents }) => sum + cents, 0);
      const base = BigInt(Math.max(0, value));
      const isPositive = value > 0 && owesOwn;
      const twenty = Math.min(left, owesOwn ? Number((base * 20n * share) / 4_000_000n) : 0);
      left -= twenty;
      const bank = regime === '13' ? Number((base * 25n) / 1_000n) : 0;
      const adicional = Object.entries(nocivoPercents).reduce((sum, [degree, percent]) => {
        const exposed = items.filter(({ worker }) => degrees[worker] === degree);
        const part = Math.max(
          0,
          exposed.reduce((cents, item) => cents + item.cents, 0),
        );
        return sum + (isPositive ? Number((BigInt(part) * BigInt(percent)) / 100n) : 0);
      }, 0);
      const entities = regime === '02' ? [] : thirdParties;
      rows.push({
        verba,
        base: Number(base) / 100,
        patronal: (twenty + bank) / 100,
        rat: owesOwn ? Number((base * BigInt(rat) * BigInt(fap)) / (1_000n * 10_000n)) / 100 : 0,
        adicional: adicional / 100,
        terceiros: entities.reduce((sum, tenths) => sum + Number((base * BigInt(tenths)) / 1_000n), 0) / 100,
      });
    }
    return [period, rows.toSorted((a, b) => a.verba - b.verba)];
  });
}
