import { dayInBrazil } from '@restitui/brazil/day.ts';
import type { Context } from '../../kernel/context.ts';
import { requireAnalysedMonth } from '../simples-analysis/analysed-month.ts';
import { rectificationOnWire } from './rectification-on-wire.ts';
import { listMarks } from './rectifications.repository.ts';

/** A month of the standing result with its mark, or the 404. */
export async function requireRectifiedMonth(
  { db, tenant, platform }: Pick<Context, 'db' | 'tenant' | 'platform'>,
  id_apuracao: string,
  competencia: string,
) {
  const { month } = await requireAnalysedMonth(db, tenant, id_apuracao, competencia);
  const mark = (await listMarks(db, tenant, id_apuracao)).find((one) => one.competencia === competencia);
  return rectificationOnWire(month, mark, dayInBrazil(platform.clock.now()));
}
