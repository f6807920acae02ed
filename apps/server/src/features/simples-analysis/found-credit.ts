import { laySlices } from '@restitui/domain/simples-analysis/lay-slices.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Db } from '../../db/tenant-scope.ts';
import { ensureResumeValue, setResumeValue } from '../assessments/assessments.repository.ts';
import { listEditedMonths } from './analysed-month.ts';
import { editedSummary } from './edited-summary.ts';
import { replaceRefundSlices } from './refund-slices.repository.ts';
import { findReadyRun } from './simples-runs.repository.ts';

/**
 * The apuração's summary shows the credit that the analysis found, corrections included, from which the balance
 * follows; the calendar of lapses shows it by payment.
 */
export async function refreshFoundCredit(db: Db, tenant: TenantId, id_apuracao: string): Promise<void> {
  const run = await findReadyRun(db, tenant, id_apuracao);
  if (!run?.resumo) return;
  const months = await listEditedMonths(db, tenant, run);
  const { total_a_restituir } = editedSummary(run.resumo, months);
  await setResumeValue(db, tenant, id_apuracao, 'CREDITO_APURADO', total_a_restituir);
  await ensureResumeValue(db, tenant, id_apuracao, 'SALDO');
  const slices = months.flatMap(laySlices).map((slice) => ({ ...slice, id_apuracao, id_tenant: tenant }));
  await replaceRefundSlices(db, tenant, id_apuracao, slices);
}
