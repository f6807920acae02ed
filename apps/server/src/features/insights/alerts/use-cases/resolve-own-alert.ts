import type { alertsApi } from '@restitui/domain/insights/alerts/alerts.api.ts';
import { alertErrors } from '@restitui/domain/insights/alerts/alerts.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { alertReaderOf, requireOpenableAlert } from '../alert.gate.ts';
import { markAlertsRead, resolveAlert } from '../alert-inbox.repository.ts';

/** Resolving implies reading (intake C-06). */
export async function resolveOwnAlert(
  context: Context,
  { params: { id }, body: { resolutionMessage } }: Input<typeof alertsApi.resolve>,
) {
  await requireOpenableAlert(context, id);

  const { db, actor, tenant, platform } = context;
  const now = platform.clock.now().toISOString();
  const resolution = { resolutionMessage, resolvedDate: now, id_resolver: actor.id, resolvedBy: actor.name };
  requireAccess(await resolveAlert(db, tenant, id, resolution), alertErrors.alert_resolved);
  await markAlertsRead(db, tenant, alertReaderOf(actor), { ids: [id] }, now);
  return { data: await requireOpenableAlert(context, id) };
}
