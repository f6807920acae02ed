import { addMonths, compareTaxMonths, type TaxMonth, taxMonthOf } from '@restitui/brazil/tax-month.ts';
import type { ItemLine } from '@restitui/tax-engine/engine-types.ts';
import { analyseMonth } from '@restitui/tax-engine/months/analyse-month.ts';
import type { AnalysisRow } from '@restitui/tax-engine/months/analysis-row.ts';
import type { Declaration } from '@restitui/tax-engine/pgdas/declaration.ts';
import type { DemoAssessment } from './assessments.demo.ts';
import type { Seeded } from './seeded.ts';
import { declarationOf, type Habit, revenueOfYear } from './simples-declaration.ts';
import { notesOfMonth } from './simples-notes.ts';

export interface AnalysedMonth {
  row: AnalysisRow;
  lines: ItemLine[];
  declaration: Declaration | undefined;
}

/** The rules for monofásico goods end with this month (LC 214/2025). */
const lastOfLaw = taxMonthOf(2026, 12);

/**
 * Generates months of sales and declarations and runs the tax engine on them as of the day `asOf`. A long
 * history includes months whose refund has expired.
 */
export function historyOf(
  { product }: DemoAssessment,
  asOf: string,
  length: 'recent' | 'long',
  random: Seeded,
): AnalysedMonth[] {
  const { client, status } = product;
  const shelf = client.trade.shelf ?? 'mercado';
  const months = length === 'long' ? 24 : random.between(12, 18);
  const first = firstMonth(asOf, length === 'long' ? 63 : months + 1, months);
  const revenue = revenueSeries(addMonths(first, -12), months + 12, random);
  const habits = habitsOf(status === 'SEM_OPORTUNIDADE', months, random);

  return habits.map((habit, i) => {
    const taxMonth = addMonths(first, i);
    const declared = revenue[i + 12] as number;
    const covered = Math.round(declared * coverage(random));
    const { notes, lines } = notesOfMonth(
      { taxMonth, cnpj: client.cnpjcpf, estado: client.estado, shelf, cents: covered },
      random,
    );
    const complete = declarationOf(
      {
        taxMonth,
        cnpj: client.cnpjcpf,
        razao_social: client.razao_social,
        habit,
        revenue: declared,
        rbt12: revenue.slice(i, i + 12).reduce((sum, month) => sum + month, 0),
        rba: revenueOfYear(revenue, i + 12, taxMonth),
        history: revenue.slice(i, i + 12).map((internal, month) => ({
          taxMonth: addMonths(taxMonth, month - 12),
          internal,
          external: 0,
        })),
        groups: notes.groups.I,
        isPaid: !random.chance(0.04),
      },
      random,
    );
    const isMissing = length === 'long' && i === 9;
    const declaration = isMissing ? undefined : complete;
    const row = analyseMonth({
      taxMonth,
      declaration,
      notes,
      wrongCnpj: false,
      unreadable: [],
      asOf,
    });
    return { row, lines, declaration };
  });
}

function firstMonth(asOf: string, back: number, months: number): TaxMonth {
  const ofDay = taxMonthOf(Number(asOf.slice(0, 4)), Number(asOf.slice(5, 7)));
  const first = addMonths(ofDay, -back);
  const latest = addMonths(lastOfLaw, 1 - months);
  return compareTaxMonths(first, latest) < 0 ? first : latest;
}

/** Returns cents per month, growing slightly, higher in December. */
function revenueSeries(first: TaxMonth, months: number, random: Seeded): number[] {
  const start = random.between(1_800_000, 11_000_000);
  const growth = 0.996 + random.next() * 0.014;
  return Array.from({ length: months }, (_, i) =>
    Math.round(
      start * growth ** i * (0.88 + random.next() * 0.24) * (addMonths(first, i).startsWith('12/') ? 1.25 : 1),
    ),
  );
}

/** Most companies segregate too little; some improve over time. */
function habitsOf(isInOrder: boolean, months: number, random: Seeded): Habit[] {
  const before: Habit = isInOrder ? random.pick(['all', 'tooMuch']) : random.pick(['nothing', 'nothing', 'st']);
  const learned = random.chance(0.45) ? Math.floor(months * 0.7) : months;
  return Array.from({ length: months }, (_, i) => (i < learned ? before : 'all'));
}

function coverage(random: Seeded): number {
  const chance = random.next();
  if (chance < 0.65) return 1;
  return chance < 0.92 ? 0.94 + random.next() * 0.05 : 0.78 + random.next() * 0.1;
}
