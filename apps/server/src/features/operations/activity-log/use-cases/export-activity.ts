import { canReadActivityLog } from '@restitui/domain/operations/activity-log/activity-log.access.ts';
import { activityExportLimit, type activityLogApi } from '@restitui/domain/operations/activity-log/activity-log.api.ts';
import { activityLogErrors } from '@restitui/domain/operations/activity-log/activity-log.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { recordReference } from '../activity-chain.rules.ts';
import { toActivityEntries } from '../activity-entry.wire.ts';
import { listActivityForExport } from '../activity-log.repository.ts';
import { nameActors } from '../name-people.service.ts';

export async function exportActivity(
  context: Context<UserActor, OwnTransactions>,
  { query }: Input<typeof activityLogApi.listForExport>,
) {
  const { actor, tenant, inTenant, platform } = context;
  requireAccess(canReadActivityLog(actor), activityLogErrors.activity_log_denied);

  const registro = query.registro && recordReference(platform.evidenceKeys, query.registro);
  const rows = await inTenant(tenant, (db) =>
    listActivityForExport(db, tenant, { ...query, registro }, activityExportLimit + 1),
  );
  requireAccess(rows.length <= activityExportLimit, activityLogErrors.activity_export_too_large);
  return { data: toActivityEntries(rows, await nameActors(context, rows)) };
}
