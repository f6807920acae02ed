import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Db } from '../../db/tenant-scope.ts';
import { ensureResumeValue, setResumeValue } from '../assessments/assessments.repository.ts';
import { listEditedMonths } from './analysed-month.ts';
import { editedSummary } from './edited-summary.ts';
import { findReadyRun } from './simples-runs.repository.ts';

/** The apuração's summary shows the credit that the analysis found, corrections included, from which the balance follows. */
export async function refreshFoundCredit(db: Db, tenant: TenantId, id_apuracao: string): Promise<void> {
  const run = await findReadyRun(db, tenant, id_apuracao);
  if (!run?.resumo) return;
  const { total_a_restituir } = editedSummary(run.resumo, await listEditedMonths(db, tenant, run));
  await setResumeValue(db, tenant, id_apuracao, 'CREDITO_APURADO', total_a_restituir);
  await ensureResumeValue(db, tenant, id_apuracao, 'SALDO');
}
