import type { assessmentsApi } from '@restitui/domain/assessments/assessments.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { readResume } from '../resume-of-assessment.ts';
import { requireVisibleAssessment } from '../visible-assessment.ts';

export async function listAssessmentResume(
  session: StaffSession,
  { params: { id } }: Input<typeof assessmentsApi.resume>,
) {
  const { tenant, platform, inTenant } = session;
  const series = await platform.selic.months();
  return inTenant(tenant, async (db) => {
    const { assessment } = await requireVisibleAssessment({ ...session, db }, id);
    return { data: await readResume({ db, tenant, platform, series }, assessment.id) };
  });
}
