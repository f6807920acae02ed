import type { creditsApi } from '@restitui/domain/recovery/credits/credits.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../assessments/assessment.gate.ts';
import { toCreditResponse } from '../credit.wire.ts';
import { listCredits } from '../credits.repository.ts';
import { readCurrentRates } from '../current-rates.service.ts';

export async function listAssessmentCredits(
  context: Context<UserActor, OwnTransactions>,
  { params: { id_apuracao } }: Input<typeof creditsApi.list>,
) {
  const { tenant, platform, inTenant } = context;
  const rates = await readCurrentRates(platform);
  return inTenant(tenant, async (db) => {
    const { assessment } = await requireVisibleAssessment({ ...context, db }, id_apuracao);
    const rows = await listCredits(db, tenant, assessment.id);
    return { data: rows.map((row) => toCreditResponse(row, rates)) };
  });
}
