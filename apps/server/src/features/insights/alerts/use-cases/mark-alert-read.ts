import type { alertsApi } from '@restitui/domain/insights/alerts/alerts.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { alertReaderOf, requireOpenableAlert } from '../alert.gate.ts';
import { markAlertsRead } from '../alert-inbox.repository.ts';

export async function markAlertRead(context: Context, { params: { id } }: Input<typeof alertsApi.markOneRead>) {
  await requireOpenableAlert(context, id);

  const { db, actor, tenant, platform } = context;
  await markAlertsRead(db, tenant, alertReaderOf(actor), { ids: [id] }, platform.clock.now().toISOString());
  return { data: await requireOpenableAlert(context, id) };
}
