import { dayInBrazil } from '@restitui/brazil/day.ts';
import type { rectificationsApi } from '@restitui/domain/rectifications/rectifications.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../assessments/visible-assessment.ts';
import { listMonths } from '../../simples-analysis/simples-months.repository.ts';
import { findReadyRun } from '../../simples-analysis/simples-runs.repository.ts';
import { rectificationOnWire } from '../rectification-on-wire.ts';
import { listMarks } from '../rectifications.repository.ts';

/** All months of the standing result, the oldest first: so they are typed, since each lapses before the next. */
export async function listRectifications(
  context: Context,
  { params: { id_apuracao } }: Input<typeof rectificationsApi.list>,
) {
  const { db, tenant, platform } = context;
  await requireVisibleAssessment(context, id_apuracao);
  const run = await findReadyRun(db, tenant, id_apuracao);
  const months = run ? await listMonths(db, tenant, run.id) : [];
  const marks = new Map((await listMarks(db, tenant, id_apuracao)).map((mark) => [mark.competencia, mark]));

  const today = dayInBrazil(platform.clock.now());
  return { data: months.map((month) => rectificationOnWire(month, marks.get(month.competencia), today)) };
}
