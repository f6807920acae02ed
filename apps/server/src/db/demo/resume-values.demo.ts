import { integerCents } from '@restitui/brazil/money.ts';
import type { ResumeType } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { resumeValues } from '../../features/recovery/assessments/assessments.table.ts';
import type { DemoAssessment } from './assessments.demo.ts';
import type { Demo } from './demo.ts';
import { insertRows } from './insert-rows.ts';
import { idOf, Seeded } from './seeded.ts';

/**
 * Adds the figures of the summary cards: amounts refunded, set against debts, or still due.
 * @param found cents found by an analysis, by assessment
 */
export async function fillResumeValues(
  { db }: Demo,
  assessments: DemoAssessment[],
  found: ReadonlyMap<string, number>,
  credited: ReadonlyMap<string, CreditSums>,
): Promise<void> {
  const rows = assessments.flatMap((assessment) =>
    Object.entries(figuresOf(assessment, found.get(assessment.id), credited.get(assessment.id))).map(
      ([typeValue, cents]) => ({
        id: idOf('resume', assessment.id, typeValue),
        id_tenant: assessment.product.client.tenant.id,
        id_apuracao: assessment.id,
        typeValue: typeValue as ResumeType,
        value: integerCents(cents),
      }),
    ),
  );
  await insertRows(db, resumeValues, rows);
}

type Figures = Partial<Record<ResumeType, number>> & { CREDITO_APURADO: number };

/** Sums over the credits of an assessment, in cents. */
export interface CreditSums {
  corrected: number;
  compensated: number;
  /** The original value of the used credits. */
  usedOriginal: number;
}

/** Returns the cents of each figure of an assessment; what its credits compensated is its refund. */
export function figuresOf(
  { id, product, stage }: DemoAssessment,
  found: number | undefined,
  credited?: CreditSums,
): Figures {
  const random = new Seeded('resume', id);
  const isPrevidenciario = product.typeServico === 'PREVIDENCIARIO';
  const most = product.typeServico === 'PIS_COFINS_MONOFASICO_PARA_SN' ? 3_000_000 : 24_000_000;
  const credit = found ?? (['found', 'part', 'whole'].includes(stage) ? random.between(180_000, most) : 0);
  const isTaken = stage === 'part' || stage === 'whole';
  const debit = isTaken && random.chance(0.35) ? Math.round(credit * random.next() * 0.12) : 0;
  const share = stage === 'part' ? 0.2 + random.next() * 0.5 : 1;
  const planned = isTaken ? Math.round((credit - debit) * share) : 0;
  const refunded = credited?.compensated ?? planned;
  const due = credited ? Math.min(debit, credited.corrected - refunded) : debit;
  return {
    ...(isPrevidenciario && { RUBRICA: credit }),
    CREDITO_APURADO: credit,
    VALOR_REST: refunded,
    DEBITO: due,
    SALDO: (credited?.corrected ?? credit) - refunded - due,
  };
}
