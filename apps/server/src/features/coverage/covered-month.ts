import type { CoverageMonth } from '@restitui/domain/coverage/coverage.api.ts';
import { coverageErrors } from '@restitui/domain/coverage/coverage.errors.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Db } from '../../db/tenant-scope.ts';
import { required } from '../../kernel/app-error.ts';
import { findReadyRun } from '../simples-analysis/simples-runs.repository.ts';
import { findCoverage } from './coverage.repository.ts';

/** The coverage of a month of the standing result, or the 404. */
export async function requireCoveredMonth(
  db: Db,
  tenant: TenantId,
  id_apuracao: string,
  competencia: string,
): Promise<CoverageMonth> {
  const run = required(await findReadyRun(db, tenant, id_apuracao), coverageErrors.coverage_unknown);
  const coverage = await findCoverage(db, tenant, run.id);
  const month = coverage?.meses.find((one) => one.competencia === competencia);
  return required(month, coverageErrors.coverage_unknown);
}
