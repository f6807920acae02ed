import { createHash } from 'node:crypto';
import { toDay } from '@restitui/brazil/day.ts';
import { periodKey } from '@restitui/brazil/tax-month.ts';
import { percentOfCents } from '@restitui/domain/recovery/credits/selic-correction.ts';
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

/** The first request is paid, the second granted in part, the others pending. */
const course = ['PAGO', 'DEFERIDO', 'PEDIDO'] as const;

/** Decisions of the first two. */
const granted = [
  { resultado: 'DEFERIDO', motivo: '' },
  { resultado: 'DEFERIDO_EM_PARTE', motivo: 'Parte da receita já estava segregada na declaração.' },
] as const;

function requestsOf({ run, client }: DemoAnalysis, slices: readonly SliceRow[], today: string) {
  const open = slices.filter((one) => one.id_apuracao === run.id_apuracao && one.prescreve_em >= today).slice(0, 4);
  return open.map((slice, i): typeof refundRequests.$inferInsert => {
    const random = new Seeded('refund request', run.id, slice.competencia);
    const { id_apuracao, id_tenant, competencia, pagamento, valor, pago_em } = slice;
    const onOrAfterPayment = (days: number) => toDay([dayBefore(today, days), pago_em].sort().at(-1) ?? today);
    const { resultado, motivo } = granted[i] ?? { motivo: '' };
    const reduced = percentOfCents(valor, '80.00');
    return {
      ...{ id_apuracao, id_tenant, competencia, pagamento, situacao: course[i] ?? 'PEDIDO' },
      data: onOrAfterPayment(resultado ? 60 - 20 * i : random.between(1, 3)),
      protocolo: `${random.digits(5)}.${random.digits(5)}.${random.digits(6)}.1.2.04-${random.digits(4)}`,
      valor_pedido: valor,
      retificadora: `${client.slice(0, 8)}${periodKey(competencia)}002`,
      despacho_resultado: resultado ?? null,
      despacho_data: resultado ? onOrAfterPayment(12 - 5 * i) : null,
      despacho_valor: resultado === 'DEFERIDO' ? valor : resultado ? reduced : null,
      despacho_motivo: motivo,
      recebido_em: i === 0 ? onOrAfterPayment(2) : null,
      recebido_valor: i === 0 ? valor : null,
      version: 1,
      ...analyst(),
      at: instantOn(dayBefore(today, 1), 300 + i),
    };
  });
}
