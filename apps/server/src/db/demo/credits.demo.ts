import { addMonths, type Competence, competenceOfDay, competenceParts } from '@restitui/brazil/competence.ts';
import { creditAccount } from '@restitui/domain/credits/credit-account.ts';
import type { SelicMonth } from '@restitui/domain/lookups/selic-series.ts';
import { serviceScreenOf } from '@restitui/domain/products/service-screen.ts';
import { resumeValues } from '../../features/assessments/assessments.table.ts';
import { credits } from '../../features/credits/credits.table.ts';
import { localSelicSource } from '../../platform/local-selic.ts';
import type { DemoAssessment } from './assessments.demo.ts';
import { type Demo, dayBefore, instantOn } from './demo.ts';
import { insertRows } from './insert-rows.ts';
import { mainClient } from './main-client.data.ts';
import { figuresOf } from './resume-values.demo.ts';
import { idOf, Seeded } from './seeded.ts';

type CreditRow = typeof credits.$inferInsert;

/** Months between the last month that was worked on and the apuração. */
const rest = 2;

/**
 * The credits of most apurações that found something: the found amount spread over months; of a finished one all are
 * used, of one half way the older ones.
 * @param found cents that an analysis found, by assessment
 */
export async function fillCredits(
  { db, today }: Demo,
  assessments: DemoAssessment[],
  found: ReadonlyMap<string, number>,
): Promise<void> {
  const series = await localSelicSource.months();
  const worked = assessments.filter(isWorked);
  const rows = worked.flatMap((assessment) => {
    const { CREDITO_APURADO, DEBITO = 0 } = figuresOf(assessment, found.get(assessment.id));
    return withoutDebit(creditsOf(assessment, CREDITO_APURADO, { today, series }), DEBITO);
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
        value: 0,
      })),
  );
}

function isWorked({ id, product, stage }: DemoAssessment): boolean {
  const hasScreen = serviceScreenOf(product.typeServico) !== undefined;
  const isFound = stage === 'found' || stage === 'part' || stage === 'whole';
  return hasScreen && isFound && product.client.cnpjcpf !== mainClient && new Seeded('credits', id).chance(0.7);
}

interface Surroundings {
  today: string;
  series: readonly SelicMonth[];
}

function creditsOf(
  { id, product, stage, age }: DemoAssessment,
  total: number,
  { today, series }: Surroundings,
): CreditRow[] {
  const random = new Seeded('credit rows', id);
  const made = competenceOfDay(dayBefore(today, age));
  const count = random.between(3, 12);
  const amounts = spread(total, count, random);
  const used = stage === 'whole' ? count : stage === 'part' ? random.between(1, count - 1) : 0;
  const comissao_porcentagem = random.pick([15, 20, 25, 30]);
  return amounts.map((cents, i) => {
    const competence = addMonths(made, i - count - rest);
    const { year, month } = competenceParts(competence);
    const entry = {
      ...{ anoCompetencia: year, mesCompetencia: month, creditOrigin: cents / 100, compensacao: 0 },
      comissao_porcentagem,
      mesRestituicao: i < used ? monthOfUse(made, random, today) : null,
    };
    const { corrigido } = creditAccount(entry, series, made);
    return {
      ...entry,
      id: idOf('credit', id, i),
      id_tenant: product.client.tenant.id,
      id_client: product.client.cnpjcpf,
      id_product: product.id,
      id_apuracao: id,
      compensacao: i < used ? corrigido : 0,
      isPago: i < used,
      createdDate: instantOn(dayBefore(today, age), random.between(0, 539)),
    };
  });
}

/** What was set against debts was not compensated: cents are left of the rows that were used last. */
function withoutDebit(rows: CreditRow[], debit: number): CreditRow[] {
  let left = debit;
  return rows
    .toReversed()
    .map((row) => {
      const used = Math.round((row.compensacao ?? 0) * 100);
      const taken = Math.min(used, left);
      left -= taken;
      return { ...row, compensacao: (used - taken) / 100 };
    })
    .toReversed();
}

/** The month after the apuração was made, and not after this one. */
function monthOfUse(made: Competence, random: Seeded, today: string): Competence {
  const now = competenceOfDay(today);
  const after = addMonths(made, random.between(0, 1));
  return after.slice(3) + after.slice(0, 2) > now.slice(3) + now.slice(0, 2) ? now : after;
}

/** Cents in parts of about the same size that add up to the whole. */
function spread(total: number, count: number, random: Seeded): number[] {
  const weights = Array.from({ length: count }, () => 0.6 + random.next() * 0.8);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const parts = weights.slice(1).map((weight) => Math.floor((total * weight) / sum));
  return [total - parts.reduce((all, part) => all + part, 0), ...parts];
}
