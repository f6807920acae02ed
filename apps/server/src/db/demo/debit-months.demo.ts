import { integerCents } from '@restitui/brazil/money.ts';
import { addMonths, taxMonthOfDay } from '@restitui/brazil/tax-month.ts';
import type { ServiceType } from '@restitui/domain/recovery/products/service-type.ts';
import { debitMonths } from '../../features/recovery/debit-months/debit-months.table.ts';
import type { DemoAssessment } from './assessments.demo.ts';
import { type Demo, dayBefore } from './demo.ts';
import { insertRows } from './insert-rows.ts';
import { type CreditSums, figuresOf } from './resume-values.demo.ts';
import { idOf, Seeded } from './seeded.ts';
import { splitCents } from './split-cents.ts';

/** Debits that the months of a service are set against. */
const debits: Partial<Record<ServiceType, string[]>> = {
  FCVS: ['IRPJ', 'CSLL', 'PIS/PASEP', 'COFINS', 'INSS patronal', 'IRRF'],
  SUBVENCAO: ['IRPJ', 'CSLL', 'Adicional de IRPJ'],
};

/**
 * Adds the months before each assessment that found something: the oldest are paid with the refund, the next one is
 * in progress. No month of Subvenção uses more than its own credit.
 */
export async function fillDebitMonths(
  { db, today }: Demo,
  assessments: DemoAssessment[],
  credited: ReadonlyMap<string, CreditSums>,
): Promise<void> {
  const rows = assessments.flatMap((assessment) => {
    const names = debits[assessment.product.typeServico];
    return names ? monthsOf(assessment, credited.get(assessment.id), { names, today }) : [];
  });
  await insertRows(db, debitMonths, rows);
}

function monthsOf(
  assessment: DemoAssessment,
  credited: CreditSums | undefined,
  { names, today }: { names: string[]; today: string },
): (typeof debitMonths.$inferInsert)[] {
  const { id, product, age } = assessment;
  const figures = figuresOf(assessment, undefined, credited);
  const credit = credited?.corrected ?? figures.CREDITO_APURADO;
  const { VALOR_REST: refunded = 0, DEBITO: due = 0 } = figures;
  if (credit === 0) return [];
  const random = new Seeded('debit months', id);
  const last = addMonths(taxMonthOfDay(dayBefore(today, age)), -1);
  const count = random.between(6, 14);
  const weights = Array.from({ length: count }, () => random.between(60, 140));
  const credits = splitCents(credit, weights);
  const paid = splitRefund(refunded, credits);
  const next = paid.indexOf(0);

  return credits.map((own, i) => {
    const isPaid = (paid[i] ?? 0) > 0;
    const inProgress = i === next ? Math.min(own, due || Math.round(own * 0.6)) : 0;
    const used = random.some(names, random.between(1, names.length));
    const amounts = splitCents(
      (paid[i] ?? 0) + inProgress,
      used.map(() => random.between(20, 100)),
    );
    const items = used.map((verba, k) => ({ verba, value: (amounts[k] ?? 0) / 100 })).filter(({ value }) => value > 0);
    const month = addMonths(last, i + 1 - count);
    return {
      id: idOf('debit month', id, month),
      id_tenant: product.client.tenant.id,
      id_apuracao: id,
      month,
      credit: integerCents(product.typeServico === 'SUBVENCAO' ? own : 0),
      items,
      files: [],
      isPaid,
      isSituacaoPerDComp: isPaid || (items.length > 0 && random.chance(0.5)),
      version: 1,
    };
  });
}

/** Splits a refund over the months, oldest first, each up to its credit. */
function splitRefund(refunded: number, credits: readonly number[]): number[] {
  let left = refunded;
  return credits.map((own) => {
    const part = Math.min(own, left);
    left -= part;
    return part;
  });
}
