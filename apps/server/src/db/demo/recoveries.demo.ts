import { createHash } from 'node:crypto';
import { diagnosisTexts } from '@restitui/domain/simples/analysis/diagnosis.ts';
import { mirrorText } from '@restitui/domain/simples/analysis/rectification-mirror.ts';
import type { refundSlices } from '../../features/simples/analysis/simples-analysis.table.ts';
import { rectificationMarks } from '../../features/simples/rectifications/rectifications.table.ts';
import { refundRequests } from '../../features/simples/refund-requests/refund-requests.table.ts';
import type { Db } from '../tenant-scope.ts';
import { dayBefore, instantOn } from './demo.ts';
import { insertRows } from './insert-rows.ts';
import { Seeded } from './seeded.ts';
import type { DemoAnalysis } from './simples-runs.ts';
import { analystEmail, analystName, userId } from './users.demo.ts';

type SliceRow = typeof refundSlices.$inferInsert;
const analyst = () => ({ id_user: userId(analystEmail), nome: analystName });

/**
 * Marks the oldest months of every second analysis as rectified, and requests the refunds that have not
 * expired.
 */
export async function fillRecoveries(
  db: Db,
  analyses: readonly DemoAnalysis[],
  slices: readonly SliceRow[],
  today: string,
): Promise<void> {
  const advanced = analyses.filter((_, i) => i % 2 === 0);
  await insertRows(
    db,
    rectificationMarks,
    advanced.flatMap((analysis) => marksOf(analysis)),
  );
  await insertRows(
    db,
    refundRequests,
    advanced.flatMap((analysis) => requestsOf(analysis, slices, today)),
  );
}

const rectified = 5;

function marksOf({ run, analysis: { analises } }: DemoAnalysis): (typeof rectificationMarks.$inferInsert)[] {
  const found = analises.filter(({ diagnostico }) => diagnostico === diagnosisTexts.oportunidade).slice(0, rectified);
  return found.flatMap(({ competencia, espelho }, i) => {
    if (!espelho) return [];
    const digest = createHash('sha256').update(mirrorText(espelho)).digest('hex');
    const place = { id_apuracao: run.id_apuracao, id_tenant: run.id_tenant, competencia };
    return [{ ...place, digest, ...analyst(), at: instantOn(run.asOf, 520 + i) }];
  });
}

/** The first request is paid, the second granted, the others pending. */
const course = ['PAGO', 'DEFERIDO', 'PEDIDO'] as const;

function requestsOf({ run }: DemoAnalysis, slices: readonly SliceRow[], today: string) {
  const open = slices.filter((one) => one.id_apuracao === run.id_apuracao && one.prescreve_em >= today).slice(0, 4);
  return open.map((slice, i): typeof refundRequests.$inferInsert => {
    const random = new Seeded('refund request', run.id, slice.competencia);
    const { id_apuracao, id_tenant, competencia, pagamento, valor } = slice;
    return {
      ...{ id_apuracao, id_tenant, competencia, pagamento, situacao: course[i] ?? 'PEDIDO' },
      data: dayBefore(today, i === 0 ? 1 : random.between(1, 3)),
      protocolo: `${random.digits(5)}.${random.digits(5)}.${random.digits(6)}.1.2.04-${random.digits(4)}`,
      valor_pedido: valor,
      version: 1,
      ...analyst(),
      at: instantOn(dayBefore(today, 1), 300 + i),
    };
  });
}
