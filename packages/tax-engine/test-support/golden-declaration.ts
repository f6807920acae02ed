import { mono, st, type TextActivity, type TextOptions } from './declaration-text.ts';
import type { GoldenActivity, GoldenInput, GoldenMark } from './golden-month.ts';
import { lawTaxes } from './law-tables.ts';
import { declaredTax } from './reference-declaration.ts';

const lines: Record<GoldenMark, string[]> = {
  st: [st],
  mono: [mono],
  both: [st, mono],
  suspensa: ['Exigibilidade suspensa de: COFINS, PIS.'],
  oficio: ['Lançamento de ofício de: COFINS, PIS.'],
};

function textActivity(month: GoldenInput, activity: GoldenActivity): TextActivity {
  return {
    id: activity.service ?? activity.id ?? 1,
    parcels: activity.parcels.map(({ cents, mark }) => ({ cents, ...(mark && { lines: lines[mark] }) })),
    taxes: Object.fromEntries(lawTaxes.map((tax) => [tax, declaredTax(month, activity, tax)])),
  };
}

const brazilian = (day: string) => day.split('-').toReversed().join('/');
const money = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

/** Converts a golden month to the options of a declaration's text. */
export function goldenDeclaration(month: GoldenInput): TextOptions {
  const { pa, rbt12, rbt12p, rba, limit, accrued, regime, kind, barred, payments } = month;
  return {
    pa,
    rbt12,
    activities: month.activities.map((activity) => textActivity(month, activity)),
    ...(rbt12p !== undefined && { rbt12p }),
    ...(rba !== undefined && { rba }),
    ...(limit !== undefined && { limit }),
    ...(accrued !== undefined && { accrued }),
    ...(regime && { regime }),
    ...(kind && { kind }),
    ...(barred && { barred: 'Sim' }),
    ...(payments && { payments: payments.map(([day, cents]) => `${brazilian(day)} 001/1234 ${money(cents)}`) }),
  };
}
