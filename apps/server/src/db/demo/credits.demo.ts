import { integerCents, reaisOf, roundedCents, zeroCents } from '@restitui/brazil/money.ts';
import {
  addMonths,
  compareTaxMonths,
  type TaxMonth,
  taxMonthOfDay,
  taxMonthParts,
} from '@restitui/brazil/tax-month.ts';
import type { SelicMonth } from '@restitui/domain/operations/lookups/selic-series.ts';
import { calculateCredit } from '@restitui/domain/recovery/credits/credit-calculation.ts';
import { serviceScreenOf } from '@restitui/domain/recovery/products/service-screen.ts';
import { resumeValues } from '../../features/recovery/assessments/assessments.table.ts';
import { credits } from '../../features/recovery/credits/credits.table.ts';
import { localSelicSource } from '../../platform/local-selic.ts';
import type { DemoAssessment } from './assessments.demo.ts';
import { type Demo, dayBefore, instantOn } from './demo.ts';
import { insertRows } from './insert-rows.ts';
import { mainClient } from './main-client.data.ts';
import { type CreditSums, figuresOf } from './resume-values.demo.ts';
import { idOf, Seeded } from './seeded.ts';

export type CreditRow = typeof credits.$inferInsert;

/** Months between the last month with a credit and the assessment. */
const usualRest = 2;
/** The same for an assessment before one with an analysis, whose months it leaves out. */
const restBeforeAnalysis = 6;

/**
 * Adds the credits of most assessments that found something: the amount spread over months; all used in a
 * complete assessment, the older ones in a partial one.
 * @param found cents found by an analysis, by assessment
 * @returns the sums of the credits, by assessment
 */
export async function fillCredits(
  { db, today }: Demo,
  assessments: DemoAssessment[],
  found: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, CreditSums>> {
  const series = await localSelicSource.months();
  const worked = assessments.filter(isWorked);
  const analysed = new Set(assessments.filter(({ id }) => found.has(id)).map(({ product }) => product.id));
  const restOf = ({ id, product }: DemoAssessment) =>
    analysed.has(product.id) && !found.has(id) ? restBeforeAnalysis : usualRest;
  const rows = worked.flatMap((assessment) => {
    const { CREDITO_APURADO, DEBITO = 0 } = figuresOf(assessment, found.get(assessment.id));
    return withoutDebit(creditsOf(assessment, CREDITO_APURADO, { today, series, rest: restOf(assessment) }), DEBITO);
  });
  const withRows = new Set(rows.map(({ id_apuracao }) => id_apuracao));
  await insertRows(db, credits, rows);
  await insertRows(
    db,
    resumeValues,
    worked
      .filter(({ id }) => withRows.has(id))
      .map(({ id, product }) => ({
        id: idOf('resume', id, 'CREDITO'),
        id_tenant: product.client.tenant.id,
        id_apuracao: id,
        typeValue: 'CREDITO' as const,
        value: zeroCents,
      })),
  );
  const month = taxMonthOfDay(today);
  return new Map(
    [...withRows].map((id) => [
      id,
      sumsOf(
        rows.filter(({ id_apuracao }) => id_apuracao === id),
        { series, month },
      ),
    ]),
  );
}

/** Returns the sums of credits in a month. */
export function sumsOf(
  rows: readonly CreditRow[],
  { series, month }: { series: readonly SelicMonth[]; month: TaxMonth },
) {
  const sums: CreditSums = { corrected: 0, compensated: 0, usedOriginal: 0 };
  for (const row of rows) {
    const { anoCompetencia = null, mesCompetencia = null, pagoEm = null, mesRestituicao = null } = row;
    const [original, used] = [row.creditOrigin ?? 0, row.compensacao ?? 0];
    const amounts = { creditOrigin: reaisOf(original), compensacao: reaisOf(used), comissao_porcentagem: 0 };
    const entry = { anoCompetencia, mesCompetencia, pagoEm, mesRestituicao, ...amounts };
    sums.corrected += roundedCents(calculateCredit(entry, series, month).corrigido);
    sums.compensated += used;
    sums.usedOriginal += Math.min(original, used);
  }
  return sums;
}

function isWorked({ id, product, stage }: DemoAssessment): boolean {
  const hasScreen = serviceScreenOf(product.typeServico) !== undefined;
  const isFound = stage === 'found' || stage === 'part' || stage === 'whole';
  return hasScreen && isFound && product.client.cnpjcpf !== mainClient && new Seeded('credits', id).chance(0.7);
}

interface Surroundings {
  today: string;
  /** Months between the last month with a credit and the assessment. */
  rest: number;
  series: readonly SelicMonth[];
}

function creditsOf(
  { id, product, stage, age }: DemoAssessment,
  total: number,
  { today, series, rest }: Surroundings,
): CreditRow[] {
  const random = new Seeded('credit rows', id);
  const made = taxMonthOfDay(dayBefore(today, age));
  const count = random.between(3, 12);
  const amounts = spread(total, count, random);
  const used = stage === 'whole' ? count : stage === 'part' ? random.between(1, count - 1) : 0;
  const comissao_porcentagem = random.pick([15, 20, 25, 30]);
  return amounts.map((cents, i) => {
    const taxMonth = addMonths(made, i - count - rest);
    const { year, month } = taxMonthParts(taxMonth);
    const entry = {
      ...{ anoCompetencia: year, mesCompetencia: month, pagoEm: null, creditOrigin: reaisOf(cents), compensacao: 0 },
      comissao_porcentagem,
      mesRestituicao: i < used ? monthOfUse(made, random, today) : null,
    };
    const { corrigido } = calculateCredit(entry, series, made);
    return {
      ...entry,
      id: idOf('credit', id, i),
      id_tenant: product.client.tenant.id,
      id_client: product.client.cnpjcpf,
      id_product: product.id,
      id_apuracao: id,
      creditOrigin: integerCents(cents),
      compensacao: i < used ? roundedCents(corrigido) : zeroCents,
      isPago: i < used,
      createdDate: instantOn(dayBefore(today, age), random.between(0, 539)),
    };
  });
}

/** Leaves a balance on the rows used last: the amount set against debts was not compensated. */
function withoutDebit(rows: CreditRow[], debit: number): CreditRow[] {
  let left = debit;
  return rows
    .toReversed()
    .map((row) => {
      const used = row.compensacao ?? zeroCents;
      const taken = Math.min(used, left);
      left -= taken;
      return { ...row, compensacao: integerCents(used - taken) };
    })
    .toReversed();
}

/** Returns the month after the assessment, but none after the current one. */
function monthOfUse(made: TaxMonth, random: Seeded, today: string): TaxMonth {
  const now = taxMonthOfDay(today);
  const after = addMonths(made, random.between(0, 1));
  return compareTaxMonths(after, now) > 0 ? now : after;
}

/** Splits cents into parts of similar size that add up to the total. */
function spread(total: number, count: number, random: Seeded): number[] {
  const weights = Array.from({ length: count }, () => 0.6 + random.next() * 0.8);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const parts = weights.slice(1).map((weight) => Math.floor((total * weight) / sum));
  return [total - parts.reduce((all, part) => all + part, 0), ...parts];
}
