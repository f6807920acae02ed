import type { assessmentsApi } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { requireVisibleAssessment } from '../assessment.gate.ts';
import { readResume } from '../read-resume.service.ts';

export async function listAssessmentResume(
  context: Context<UserActor, OwnTransactions>,
  { params: { id } }: Input<typeof assessmentsApi.resume>,
) {
  const { tenant, platform, inTenant } = context;
  const series = await platform.selic.months();
  return inTenant(tenant, async (db) => {
    const { assessment } = await requireVisibleAssessment({ ...context, db }, id);
    return { data: await readResume({ db, tenant, platform, series }, assessment.id) };
  });
}
