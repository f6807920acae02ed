import type { authenticityApi } from '@restitui/domain/authenticity/authenticity.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../assessments/visible-assessment.ts';
import { findReadyRun } from '../../simples-analysis/simples-runs.repository.ts';
import { findLatestCheck } from '../authenticity.repository.ts';
import { checkOnWire } from '../check-on-wire.ts';

/** The latest verification of the standing result. */
export async function readAuthenticity(
  context: Context,
  { params: { id_apuracao } }: Input<typeof authenticityApi.read>,
) {
  await requireVisibleAssessment(context, id_apuracao);
  const { db, tenant } = context;
  const run = await findReadyRun(db, tenant, id_apuracao);
  const check = run && (await findLatestCheck(db, tenant, run.id));
  return { data: check ? checkOnWire(check) : null };
}
