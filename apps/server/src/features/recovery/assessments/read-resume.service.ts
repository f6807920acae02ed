import { dayInBrazil } from '@restitui/brazil/day.ts';
import { taxMonthOfDay } from '@restitui/brazil/tax-month.ts';
import type { SelicMonth } from '@restitui/domain/operations/lookups/selic-series.ts';
import type { ResumeValue } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { resumeFigures } from '@restitui/domain/recovery/assessments/resume-figures.ts';
import {
  calculateCredit,
  creditTotals,
  taxMonthOfCredit,
} from '@restitui/domain/recovery/credits/credit-calculation.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { toEnteredCredit } from '../credits/credit.wire.ts';
import { listCredits } from '../credits/credits.repository.ts';
import { listResumeValues } from './assessments.repository.ts';
import { toResumeAmounts } from './resume-value.wire.ts';

interface ResumeSources {
  db: Db;
  tenant: TenantId;
  platform: Pick<Platform, 'clock'>;
  series: readonly SelicMonth[];
}

/**
 * Returns the figures of an assessment as they are shown: the typed value if there is one, otherwise the value
 * computed from the credits.
 */
export async function readResume(
  { db, tenant, platform, series }: ResumeSources,
  id_apuracao: string,
): Promise<ResumeValue[]> {
  const month = taxMonthOfDay(dayInBrazil(platform.clock.now()));
  const rows = (await listCredits(db, tenant, id_apuracao)).filter((row) => taxMonthOfCredit(row)).map(toEnteredCredit);
  const totals = creditTotals(rows.map((row) => ({ ...row, ...calculateCredit(row, series, month) })));
  const stored = (await listResumeValues(db, tenant, id_apuracao)).map(toResumeAmounts);
  const figures = resumeFigures(stored, rows.length > 0 ? totals : null);
  return stored.flatMap(({ id, typeValue, editado_por, editado_em }) => {
    const figure = figures.get(typeValue);
    return figure ? [{ id, typeValue, ...figure, editado_por, editado_em }] : [];
  });
}
