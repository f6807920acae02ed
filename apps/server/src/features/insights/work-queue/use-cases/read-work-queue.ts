import { arrangeWork } from '@restitui/domain/insights/work-queue/work-order.ts';
import type { Context } from '../../../../kernel/context.ts';
import { collectWork } from '../collect-work.service.ts';
import { nationalHolidays } from '../national-holidays.rules.ts';
import { listSnoozes } from '../work-queue.repository.ts';

/** Every member of staff has a queue, which may be empty, so the call has no refusal. */
export async function readWorkQueue(context: Context) {
  const { db, actor, tenant } = context;
  const { items, today } = await collectWork(context);
  const arranged = arrangeWork(items, await listSnoozes(db, tenant, actor.id, today), today);
  return { data: { ...arranged, feriados: [...nationalHolidays(today)] } };
}
