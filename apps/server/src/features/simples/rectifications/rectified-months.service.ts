import { dayInBrazil } from '@restitui/brazil/day.ts';
import type { RectificationMonth } from '@restitui/domain/simples/rectifications/rectifications.api.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireAnalysedMonth } from '../analysis/analysed-month.gate.ts';
import { listMonths } from '../analysis/simples-months.repository.ts';
import type { Run } from '../analysis/simples-runs.repository.ts';
import { toRectificationMonth } from './rectification.wire.ts';
import { listMarks } from './rectifications.repository.ts';

/**
 * Lists all months of a result with their check marks, oldest first: the order in which they are entered, since each
 * expires before the next.
 */
export async function listRectifiedMonths(
  { db, tenant, platform }: Pick<Context, 'db' | 'tenant' | 'platform'>,
  run: Pick<Run, 'id' | 'id_apuracao'>,
): Promise<RectificationMonth[]> {
  const months = await listMonths(db, tenant, run.id);
  const marks = new Map((await listMarks(db, tenant, run.id_apuracao)).map((mark) => [mark.competencia, mark]));
  const today = dayInBrazil(platform.clock.now());
  return months.map((month) => toRectificationMonth(month, marks.get(month.competencia), today));
}

/**
 * Returns a month of the current result with its check mark.
 * @throws AppError 404 when the month was not analysed
 */
export async function requireRectifiedMonth(
  { db, tenant, platform }: Pick<Context, 'db' | 'tenant' | 'platform'>,
  id_apuracao: string,
  competencia: string,
) {
  const { month } = await requireAnalysedMonth(db, tenant, id_apuracao, competencia);
  const mark = (await listMarks(db, tenant, id_apuracao)).find((one) => one.competencia === competencia);
  return toRectificationMonth(month, mark, dayInBrazil(platform.clock.now()));
}
