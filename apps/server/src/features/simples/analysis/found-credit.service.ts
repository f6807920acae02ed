import { toDay } from '@restitui/brazil/day.ts';
import { roundedCents } from '@restitui/brazil/money.ts';
import { allocateSlices } from '@restitui/domain/simples/analysis/allocate-slices.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { ensureResumeValue, setResumeValue } from '../../recovery/assessments/assessments.repository.ts';
import { listEditedMonths } from './edited-months.service.ts';
import { editedSummary } from './edited-summary.rules.ts';
import { replaceRefundSlices } from './refund-slices.repository.ts';
import { findReadyRun } from './simples-runs.repository.ts';

/**
 * Writes the found credit, corrections included, to the assessment's summary, from which the balance follows, and its
 * slices per payment, from which the limitation calendar is computed.
 */
export async function refreshFoundCredit(db: Db, tenant: TenantId, id_apuracao: string): Promise<void> {
  const run = await findReadyRun(db, tenant, id_apuracao);
  if (!run?.resumo) return;
  const months = await listEditedMonths(db, tenant, run);
  const { total_a_restituir } = editedSummary(run.resumo, months);
  await setResumeValue(db, tenant, id_apuracao, 'CREDITO_APURADO', roundedCents(total_a_restituir));
  await ensureResumeValue(db, tenant, id_apuracao, 'SALDO');
  const slices = months.flatMap(allocateSlices).map((slice) => ({
    ...slice,
    valor: roundedCents(slice.valor),
    pago_em: toDay(slice.pago_em),
    prescreve_em: toDay(slice.prescreve_em),
    id_apuracao,
    id_tenant: tenant,
  }));
  await replaceRefundSlices(db, tenant, id_apuracao, slices);
}
