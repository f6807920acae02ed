import { integerCents } from '@restitui/brazil/money.ts';
import { addMonths, taxMonthOfDay } from '@restitui/brazil/tax-month.ts';
import { compensationTax } from '@restitui/domain/recovery/compensations/compensation-tax.ts';
import { compensations } from '../../features/recovery/compensations/compensations.table.ts';
import type { DemoAssessment } from './assessments.demo.ts';
import { type Demo, dayBefore, instantOn } from './demo.ts';
import { insertRows } from './insert-rows.ts';
import { perDcompOf } from './per-dcomp.ts';
import { type CreditSums, figuresOf } from './resume-values.demo.ts';
import { idOf, Seeded } from './seeded.ts';
import { splitCents } from './split-cents.ts';

/**
 * Adds compensations: the refund of each assessment, set against taxes of earlier months.
 * @param found cents found by an analysis, by assessment
 */
export async function fillCompensations(
  { db, today }: Demo,
  assessments: DemoAssessment[],
  found: ReadonlyMap<string, number>,
  credited: ReadonlyMap<string, CreditSums>,
): Promise<void> {
  const rows = assessments.flatMap((assessment) =>
    rowsOf(
      assessment,
      figuresOf(assessment, found.get(assessment.id), credited.get(assessment.id)).VALOR_REST ?? 0,
      today,
    ),
  );
  await insertRows(db, compensations, rows);
}

function rowsOf({ id, product, age }: DemoAssessment, restituted: number, today: string) {
  if (restituted < 1000) return [];
  const random = new Seeded('compensations', id);
  const count = random.between(1, 6);
  const weights = Array.from({ length: count }, () => random.between(40, 160));
  return splitCents(restituted, weights).map((cents, i): typeof compensations.$inferInsert => {
    const day = dayBefore(today, Math.max(1, age - i * 7));
    return {
      id: idOf('compensation', id, i),
      id_tenant: product.client.tenant.id,
      id_client: product.client.cnpjcpf,
      id_product: product.id,
      tributo: random.pick(compensationTax.options),
      pa: addMonths(taxMonthOfDay(day), -random.between(1, 2)),
      value: integerCents(cents),
      perDcomp: perDcompOf(day, random),
      version: 1,
      createdDate: instantOn(day, random.between(0, 539)),
    };
  });
}
