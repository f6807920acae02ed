import { dayInBrazil } from '@restitui/brazil/day.ts';
import type { RectificationMonth } from '@restitui/domain/rectifications/rectifications.api.ts';
import type { Context } from '../../kernel/context.ts';
import { listMonths } from '../simples-analysis/simples-months.repository.ts';
import type { Run } from '../simples-analysis/simples-runs.repository.ts';
import { rectificationOnWire } from './rectification-on-wire.ts';
import { listMarks } from './rectifications.repository.ts';

/** All months of a result with their marks, the oldest first: so they are typed, since each lapses before the next. */
export async function listRectifiedMonths(
  { db, tenant, platform }: Pick<Context, 'db' | 'tenant' | 'platform'>,
  run: Pick<Run, 'id' | 'id_apuracao'>,
): Promise<RectificationMonth[]> {
  const months = await listMonths(db, tenant, run.id);
  const marks = new Map((await listMarks(db, tenant, run.id_apuracao)).map((mark) => [mark.competencia, mark]));
  const today = dayInBrazil(platform.clock.now());
  return months.map((month) => rectificationOnWire(month, marks.get(month.competencia), today));
}
