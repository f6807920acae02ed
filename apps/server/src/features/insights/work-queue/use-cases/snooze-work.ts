import { canSnoozeUntil } from '@restitui/domain/insights/work-queue/snooze-days.ts';
import type { workQueueApi } from '@restitui/domain/insights/work-queue/work-queue.api.ts';
import { workQueueErrors } from '@restitui/domain/insights/work-queue/work-queue.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { collectWork } from '../collect-work.service.ts';
import { nationalHolidays } from '../national-holidays.rules.ts';
import { deleteEndedSnoozes, deleteSnoozes, saveSnoozes } from '../work-queue.repository.ts';

/** Puts off items of the user's own queue, never past the last working day before their own last day. */
export async function snoozeWork(context: Context, { body: { itens, ate } }: Input<typeof workQueueApi.snooze>) {
  const { db, actor, tenant, platform } = context;
  if (ate === null) {
    await deleteSnoozes(db, tenant, actor.id, itens);
    return { data: { adiados: 0 } };
  }
  const { items, today } = await collectWork(context);
  const byId = new Map(items.map((item) => [item.id, item]));
  const chosen = [...new Set(itens)].map((id) => required(byId.get(id), workQueueErrors.work_item_not_found));
  const calendar = { today, holidays: nationalHolidays(today) };
  if (!chosen.every(({ prazo }) => canSnoozeUntil(ate, prazo, calendar))) {
    throw new AppError(workQueueErrors.snooze_too_late);
  }
  const createdDate = platform.clock.now().toISOString();
  const row = { id_tenant: tenant, id_user: actor.id, until: ate, createdDate };
  await deleteEndedSnoozes(db, tenant, actor.id, today);
  await saveSnoozes(
    db,
    chosen.map(({ id }) => ({ ...row, item: id })),
  );
  return { data: { adiados: chosen.length } };
}
