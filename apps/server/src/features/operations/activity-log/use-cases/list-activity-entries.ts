import { canReadActivityLog } from '@restitui/domain/operations/activity-log/activity-log.access.ts';
import type { activityLogApi } from '@restitui/domain/operations/activity-log/activity-log.api.ts';
import { activityLogErrors } from '@restitui/domain/operations/activity-log/activity-log.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { countPending, findActivityHead } from '../activity-chain.repository.ts';
import { recordReference } from '../activity-chain.rules.ts';
import { toActivityEntries, withRecordNames } from '../activity-entry.wire.ts';
import { listActivity } from '../activity-log.repository.ts';
import { nameActors } from '../name-people.service.ts';
import { nameRecords } from '../name-records.service.ts';
import { listStaffNames } from '../people-of-activity.repository.ts';

export async function listActivityEntries(
  context: Context<UserActor, OwnTransactions>,
  { query }: Input<typeof activityLogApi.list>,
) {
  const { actor, tenant, inTenant, platform } = context;
  requireAccess(canReadActivityLog(actor), activityLogErrors.activity_log_denied);

  const registro = query.registro && recordReference(platform.evidenceKeys, query.registro);
  const { rows, named, head, pending, staff } = await inTenant(tenant, async (db) => {
    const rows = await listActivity(db, tenant, { ...query, registro });
    const ids = new Set(rows.data.flatMap(({ records }) => records));
    return {
      rows,
      named: await nameRecords({ db, tenant, platform }, [...ids]),
      head: await findActivityHead(db, tenant),
      pending: await countPending(db, tenant),
      staff: await listStaffNames(db, tenant),
    };
  });
  const provider =
    tenant === actor.id_tenant ? [] : await inTenant(actor.id_tenant, (db) => listStaffNames(db, actor.id_tenant));
  const anchoredSeq = head?.anchoredSeq || null;
  const chain = {
    ...{ chained: head?.seq ?? 0, pending, anchoredAt: head?.anchoredAt ?? null, anchoredSeq },
    ...{ years: platform.activityLogYears, removedSeq: head?.removedSeq ?? 0, removedAt: head?.removedAt ?? null },
  };
  return {
    data: withRecordNames(toActivityEntries(rows.data, await nameActors(context, rows.data)), named),
    page: rows.page,
    people: [...staff, ...provider],
    chain,
  };
}
