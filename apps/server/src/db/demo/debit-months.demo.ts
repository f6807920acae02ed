import { integerCents } from '@restitui/brazil/money.ts';
import { addMonths, taxMonthOfDay } from '@restitui/brazil/tax-month.ts';
import type { ServiceType } from '@restitui/domain/recovery/products/service-type.ts';
import { debitMonths } from '../../features/recovery/debit-months/debit-months.table.ts';
import type { DemoAssessment } from './assessments.demo.ts';
import { type Demo, dayBefore } from './demo.ts';
import { insertRows } from './insert-rows.ts';
import { figuresOf } from './resume-values.demo.ts';
import { idOf, Seeded } from './seeded.ts';
import { splitCents } from './split-cents.ts';

/** Debits that the months of a service are set against. */
const debits: Partial<Record<ServiceType, string[]>> = {
  FCVS: ['IRPJ', 'CSLL', 'PIS/PASEP', 'COFINS', 'INSS patronal', 'IRRF'],
  SUBVENCAO: ['IRPJ', 'CSLL', 'Adicional de IRPJ'],
};

/** Adds the months before each assessment that found something: refunds are paid, a few more are in progress. */
export async function fillDebitMonths({ db, today }: Demo, assessments: DemoAssessment[]): Promise<void> {
  const rows = assessments.flatMap((assessment) => {
    const names = debits[assessment.product.typeServico];
    return names ? monthsOf(assessment, names, today) : [];
  });
  await insertRows(db, debitMonths, rows);
}

function monthsOf(assessment: DemoAssessment, names: string[], today: string): (typeof debitMonths.$inferInsert)[] {
  const { id, product, age } = assessment;
  const { CREDITO_APURADO: credit = 0, VALOR_REST: refunded = 0 } = figuresOf(assessment, undefined);
  if (credit === 0) return [];
  const random = new Seeded('debit months', id);
  const last = addMonths(taxMonthOfDay(dayBefore(today, age)), -1);
  const count = random.between(6, 14);
  const weights = Array.from({ length: count }, () => random.between(60, 140));
  const credits = splitCents(credit, weights);
  const paidMonths = Math.round((count * refunded) / credit);
  const paid = splitCents(
    paidMonths > 0 ? refunded : 0,
    weights.map((_, i) => (i < paidMonths ? random.between(50, 150) : 0)),
  );

  return weights.map((_, i) => {
    const isPaid = i < paidMonths;
    const underWay = i === paidMonths ? Math.round((credits[i] ?? 0) * 0.6) : 0;
    const used = random.some(names, random.between(1, names.length));
    const amounts = splitCents(
      (paid[i] ?? 0) + underWay,
      used.map(() => random.between(20, 100)),
    );
    const items = used.map((verba, k) => ({ verba, value: (amounts[k] ?? 0) / 100 })).filter(({ value }) => value > 0);
    const month = addMonths(last, i + 1 - count);
    return {
      id: idOf('debit month', id, month),
      id_tenant: product.client.tenant.id,
      id_apuracao: id,
      month,
      credit: integerCents(product.typeServico === 'SUBVENCAO' ? (credits[i] ?? 0) : 0),
      items,
      files: [],
      isPaid,
      isSituacaoPerDComp: isPaid || (items.length > 0 && random.chance(0.5)),
      version: 1,
    };
  });
}
