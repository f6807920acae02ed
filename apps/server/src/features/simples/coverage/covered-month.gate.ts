import type { CoverageMonth } from '@restitui/domain/simples/coverage/coverage.api.ts';
import { coverageErrors } from '@restitui/domain/simples/coverage/coverage.errors.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { required } from '../../../kernel/app-error.ts';
import { findReadyRun } from '../analysis/simples-runs.repository.ts';
import { findCoverage } from './coverage.repository.ts';

/**
 * Returns the coverage of a month of the current result.
 * @throws AppError 404 when it is unknown
 */
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
