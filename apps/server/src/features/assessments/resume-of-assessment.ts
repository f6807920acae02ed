import { competenceOfDay } from '@restitui/brazil/competence.ts';
import { dayInBrazil } from '@restitui/brazil/day.ts';
import type { ResumeValue } from '@restitui/domain/assessments/assessments.api.ts';
import { resumeFigures } from '@restitui/domain/assessments/resume-figures.ts';
import { competenceOfCredit, creditAccount, creditTotals } from '@restitui/domain/credits/credit-account.ts';
import type { SelicMonth } from '@restitui/domain/lookups/selic-series.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Db } from '../../db/tenant-scope.ts';
import type { Platform } from '../../platform/platform.ts';
import { listCredits } from '../credits/credits.repository.ts';
import { listResumeValues } from './assessments.repository.ts';

interface Reckoning {
  db: Db;
  tenant: TenantId;
  platform: Pick<Platform, 'clock'>;
  series: readonly SelicMonth[];
}

/** The figures of an apuração as they are shown: typed where somebody typed, else as the credits have them. */
export async function readResume(
  { db, tenant, platform, series }: Reckoning,
  id_apuracao: string,
): Promise<ResumeValue[]> {
  const month = competenceOfDay(dayInBrazil(platform.clock.now()));
  const rows = (await listCredits(db, tenant, id_apuracao)).filter((row) => competenceOfCredit(row));
  const totals = creditTotals(rows.map((row) => ({ ...row, ...creditAccount(row, series, month) })));
  const kept = await listResumeValues(db, tenant, id_apuracao);
  const figures = resumeFigures(kept, rows.length > 0 ? totals : null);
  return kept.flatMap(({ id, typeValue, editado_por, editado_em }) => {
    const figure = figures.get(typeValue);
    return figure ? [{ id, typeValue, ...figure, editado_por, editado_em }] : [];
  });
}
