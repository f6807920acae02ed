import { addMonths, type TaxMonth, taxMonthKey, taxMonthParts } from '@restitui/brazil/tax-month.ts';
import type { GroupCents } from '@restitui/tax-engine/engine-types.ts';
import type {
  Activity,
  Declaration,
  EarlierMonth,
  Parcel,
  Qualifier,
  TaxCents,
} from '@restitui/tax-engine/pgdas/declaration.ts';
import { dasDueDate } from '@restitui/tax-engine/rules/das-due-date.ts';
import { Exact, roundCents } from '@restitui/tax-engine/rules/decimal.ts';
import { ratesOf, type TaxRates } from '@restitui/tax-engine/rules/simples-rates.ts';
import { taxes } from '@restitui/tax-engine/rules/simples-tables.ts';
import { dayBefore } from './demo.ts';
import { Seeded } from './seeded.ts';

/** How a company's accountant segregates revenue in the PGDAS-D: not at all, ICMS-ST only, correctly, or too much. */
export type Habit = 'nothing' | 'st' | 'all' | 'tooMuch';

interface Declared {
  taxMonth: TaxMonth;
  cnpj: string;
  razao_social: string;
  habit: Habit;
  /** Revenue of the month, in cents. */
  revenue: number;
  rbt12: number;
  /** Revenue of the calendar year including this month, in cents. */
  rba: number;
  /** The twelve months before. */
  history: EarlierMonth[];
  groups: GroupCents;
  isPaid: boolean;
}

const st: Qualifier = { kind: 'st', taxes: ['icms'], text: 'Substituição tributária de: ICMS' };
const mono: Qualifier = { kind: 'monofasica', taxes: ['cofins', 'pis'], text: 'Tributação monofásica de: COFINS, PIS' };

/** Bank and branch of the company's payments. */
const banks = ['001/1234', '104/0237', '237/3391', '341/0742', '748/0155'];

const resale = 'Revenda de mercadorias, exceto para o exterior';
const tail = 'substituição tributária/tributação monofásica/antecipação com encerramento de tributação';
const without = `${resale} - Sem ${tail} (o substituto tributário do ICMS deve utilizar essa opção)`;
const withIt = `${resale} - Com ${tail} (o substituído tributário do ICMS deve utilizar essa opção)`;

/** Builds the declaration of a month with the taxes of the table of Annex I. */
export function declarationOf(declared: Declared, random: Seeded): Declaration {
  const { taxMonth, cnpj, razao_social, revenue, rbt12, rba, history, isPaid } = declared;
  const rates = ratesOf('I', new Exact(rbt12).div(100));
  const apart = parcelsApart(declared);
  const rest = revenue - sum(apart.map(({ cents }) => cents));
  const activities = [
    ...(rest > 0 ? [activity(cnpj, 1, [{ cents: rest, qualifiers: [] }], rates)] : []),
    ...(apart.length > 0 ? [activity(cnpj, 2, apart, rates)] : []),
  ];
  const total = addTaxes(activities.map((one) => one.taxes));
  const number = `${cnpj.slice(0, 8)}${taxMonthKey(taxMonth)}001`;
  const payer = new Seeded('das', cnpj, taxMonth);
  const dasNumber = `07${taxMonthParts(taxMonth).year}${taxMonthKey(taxMonth)}${payer.digits(5)}`;
  const market = (cents: number) => ({ internal: cents, external: 0, total: cents });
  const paidOn = dayBefore(dasDueDate(taxMonth), random.pick([0, 0, 0, 1, 2, 5]));
  return {
    files: [fileName(declared)],
    kind: 'extrato',
    number,
    sequence: 1,
    root: cnpj.slice(0, 8),
    companyName: razao_social,
    taxMonth,
    rectifying: false,
    regime: 'competencia',
    opting: true,
    revenue: market(revenue),
    cashRevenue: undefined,
    rbt12: market(rbt12),
    rbt12p: undefined,
    rba: market(rba),
    history,
    openedOn: undefined,
    limit: undefined,
    sublimit: 360_000_000,
    establishments: [{ cnpj, icmsBarred: false }],
    activities,
    totals: { declared: total, suspended: undefined },
    summary: undefined,
    das: { number: dasNumber, taxes: total, principal: total.total, fine: 0, interest: 0, total: total.total },
    paidBefore: 0,
    copies: [],
    hasFixedAmounts: false,
    payments: isPaid ? [{ date: paidOn, cents: total.total, das: dasNumber, bank: payer.pick(banks) }] : [],
    paymentState: isPaid ? 'paid' : 'none',
    mismatches: [],
  };
}

/** In some months, the extrato was saved under the number of the month before. */
function fileName({ taxMonth, cnpj }: Declared): string {
  const isSlip = new Seeded('file name', `${cnpj} ${taxMonth}`).chance(0.06);
  const month = taxMonthKey(isSlip ? addMonths(taxMonth, -1) : taxMonth);
  return `PGDASD-EXTRATO-${cnpj.slice(0, 8)}${month}001${isSlip ? ' (1)' : ''}.pdf`;
}

function parcelsApart({ habit, groups }: Declared): Parcel[] {
  const extra = habit === 'tooMuch' ? Math.round(groups.none * 0.35) : 0;
  const parcels: Parcel[] =
    habit === 'nothing'
      ? []
      : habit === 'st'
        ? [{ cents: groups.st + groups.both, qualifiers: [st] }]
        : [
            { cents: groups.st, qualifiers: [st] },
            { cents: groups.mono + extra, qualifiers: [mono] },
            { cents: groups.both, qualifiers: [st, mono] },
          ];
  return parcels.filter(({ cents }) => cents > 0);
}

function activity(cnpj: string, id: 1 | 2, parcels: Parcel[], rates: TaxRates): Activity {
  return {
    establishment: cnpj,
    id,
    annex: 'I',
    side: id === 1 ? 'sem' : 'com',
    description: id === 1 ? without : withIt,
    revenue: sum(parcels.map(({ cents }) => cents)),
    taxes: addTaxes(parcels.map((parcel) => taxesOf(parcel, rates))),
    parcels,
  };
}

function taxesOf({ cents, qualifiers }: Parcel, rates: TaxRates): TaxCents {
  const isOut = (tax: (typeof taxes)[number]) => qualifiers.some((qualifier) => qualifier.taxes.includes(tax));
  const row = taxes.map((tax) => [tax, isOut(tax) ? 0 : roundCents(rates[tax].times(cents))] as const);
  return Object.fromEntries([...row, ['total', sum(row.map(([, tax]) => tax))]]) as TaxCents;
}

function addTaxes(rows: TaxCents[]): TaxCents {
  return Object.fromEntries(
    [...taxes, 'total' as const].map((tax) => [tax, sum(rows.map((row) => row[tax]))]),
  ) as TaxCents;
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** Returns the revenue of the months of a year up to one of them, by its index in a series. */
export function revenueOfYear(series: readonly number[], at: number, taxMonth: TaxMonth): number {
  return sum(series.slice(Math.max(0, at + 1 - taxMonthParts(taxMonth).month), at + 1));
}
