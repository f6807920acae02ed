import { addMonths, compareTaxMonths, type TaxMonth, taxMonthOf } from '@restitui/brazil/tax-month.ts';
import type { DemoAssessment } from './assessments.demo.ts';
import { Seeded } from './seeded.ts';
import { declarationOf, type Habit, revenueOfYear } from './simples-declaration.ts';
import { numberNotes } from './simples-note-numbers.ts';
import type { Company } from './simples-note-xml.ts';
import { groupsOf, salesOfMonth } from './simples-notes.ts';
import type { SoldMonth } from './simples-sold-month.ts';
import type { Shelf } from './trades.data.ts';

/** The rules for monofásico goods end with this month (LC 214/2025). */
const lastOfLaw = taxMonthOf(2026, 12);

/** Returns the goods of the shop of an assessment's client. */
export const shelfOf = ({ product }: DemoAssessment): Shelf => product.client.trade.shelf ?? 'mercado';

/** A shop, and the months that are generated of it. */
export interface ShopMonths {
  /** Seed of what is not drawn from the given generator. */
  seed: string;
  shop: Pick<Company, 'cnpj' | 'razao_social' | 'estado'>;
  shelf: Shelf;
  first: TaxMonth;
  months: number;
  /** The accountant segregates as the law asks. */
  isInOrder: boolean;
  /** Index of a month without a declaration. */
  missing?: number | undefined;
}

/** Generates months of sales and declarations up to the day `asOf`. A long history includes months that have expired. */
export function historyOf(
  assessment: DemoAssessment,
  asOf: string,
  length: 'recent' | 'long',
  random: Seeded,
): SoldMonth[] {
  const { client, status } = assessment.product;
  const months = length === 'long' ? 24 : random.between(12, 18);
  return soldMonths(
    {
      seed: assessment.id,
      shop: { cnpj: client.cnpjcpf, estado: client.estado, razao_social: client.razao_social },
      shelf: shelfOf(assessment),
      first: firstMonth(asOf, length === 'long' ? 63 : months + 1, months),
      months,
      isInOrder: status === 'SEM_OPORTUNIDADE',
      missing: length === 'long' ? 9 : undefined,
    },
    random,
  );
}

/** Generates what a shop sold and declared in consecutive months. */
export function soldMonths(
  { seed, shop, shelf, first, months, isInOrder, missing }: ShopMonths,
  random: Seeded,
): SoldMonth[] {
  const revenue = revenueSeries(addMonths(first, -12), months + 12, random);
  const habits = habitsOf(isInOrder, months, random);
  const { cnpj, estado, razao_social } = shop;

  const sold = habits.map((habit, i): SoldMonth => {
    const taxMonth = addMonths(first, i);
    const declared = revenue[i + 12] as number;
    const covered = coverage(random);
    const sales = { taxMonth, cnpj, estado, shelf, cents: Math.round(declared * covered) };
    const items = salesOfMonth(sales, random);
    const declaration = declarationOf(
      {
        taxMonth,
        cnpj,
        razao_social,
        habit,
        revenue: declared,
        rbt12: revenue.slice(i, i + 12).reduce((sum, month) => sum + month, 0),
        rba: revenueOfYear(revenue, i + 12, taxMonth),
        history: revenue.slice(i, i + 12).map((internal, month) => ({
          taxMonth: addMonths(taxMonth, month - 12),
          internal,
          external: 0,
        })),
        groups: groupsOf(items),
        isPaid: !random.chance(0.04),
      },
      random,
    );
    return { taxMonth, items, covered, declaration: i === missing ? undefined : declaration };
  });
  return numberNotes(sold, new Seeded('coverage', seed));
}

/** Returns the month so many months before a day, or an earlier one whose months end with the law. */
export function firstMonth(asOf: string, back: number, months: number): TaxMonth {
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
