import { dayInBrazil } from '@restitui/brazil/day.ts';
import { reaisOf } from '@restitui/brazil/money.ts';
import { taxMonthOfDay } from '@restitui/brazil/tax-month.ts';
import type { SelicMonth } from '@restitui/domain/operations/lookups/selic-series.ts';
import type { ResumeValue } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { assessmentBalances } from '@restitui/domain/recovery/assessments/product-balance.ts';
import { type ComputedFigures, resumeFigures } from '@restitui/domain/recovery/assessments/resume-figures.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findAssessment, listResumeValues } from './assessments.repository.ts';
import { readProductAmounts } from './product-amounts.service.ts';
import { toResumeAmounts } from './resume-value.wire.ts';

interface ResumeSources {
  db: Db;
  tenant: TenantId;
  platform: Pick<Platform, 'clock'>;
  series: readonly SelicMonth[];
}

/**
 * Returns the figures of an assessment as they are shown: the typed value if there is one, otherwise the value
 * that follows from credits, months, compensations and the control of its product.
 */
export async function readResume(
  { db, tenant, platform, series }: ResumeSources,
  id_apuracao: string,
): Promise<ResumeValue[]> {
  const assessment = await findAssessment(db, tenant, id_apuracao);
  if (!assessment) return [];
  const rates = { series, month: taxMonthOfDay(dayInBrazil(platform.clock.now())) };
  const amounts = await readProductAmounts({ db, tenant, rates }, assessment.id_product);
  const i = amounts.assessments.findIndex(({ id }) => id === id_apuracao);
  const [balance, own] = [assessmentBalances(amounts)[i], amounts.assessments[i]];
  const computed: ComputedFigures = {
    ...(balance && { CREDITO_APURADO: reaisOf(balance.found) }),
    ...(own?.credits && { CREDITO: reaisOf(own.credits.corrected) }),
    ...(balance && balance.refunded !== null && { VALOR_REST: reaisOf(balance.refunded) }),
    ...(balance && balance.open !== null && { DEBITO: reaisOf(balance.open) }),
  };
  const stored = (await listResumeValues(db, tenant, id_apuracao)).map(toResumeAmounts);
  const figures = resumeFigures(stored, computed);
  return stored.flatMap(({ id, typeValue, editado_por, editado_em }) => {
    const figure = figures.get(typeValue);
    return figure ? [{ id, typeValue, ...figure, editado_por, editado_em }] : [];
  });
}
