import type { creditsApi } from '@restitui/domain/credits/credits.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../assessments/visible-assessment.ts';
import { creditOnWire, ratesNow } from '../credit-on-wire.ts';
import { listCredits } from '../credits.repository.ts';

export async function listAssessmentCredits(
  session: StaffSession,
  { params: { id_apuracao } }: Input<typeof creditsApi.list>,
) {
  const { tenant, platform, inTenant } = session;
  const rates = await ratesNow(platform);
  return inTenant(tenant, async (db) => {
    const { assessment } = await requireVisibleAssessment({ ...session, db }, id_apuracao);
    const rows = await listCredits(db, tenant, assessment.id);
    return { data: rows.map((row) => creditOnWire(row, rates)) };
  });
}
