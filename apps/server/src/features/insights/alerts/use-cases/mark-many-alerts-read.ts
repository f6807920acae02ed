import type { alertsApi } from '@restitui/domain/insights/alerts/alerts.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { alertReaderOf, requireOpenableAlerts } from '../alert.gate.ts';
import { markAlertsRead } from '../alert-inbox.repository.ts';

export async function markManyAlertsRead(context: Context, { body }: Input<typeof alertsApi.markRead>) {
  if (body.ids) await requireOpenableAlerts(context, body.ids);

  const { db, actor, tenant, platform } = context;
  const now = platform.clock.now().toISOString();
  return { data: { read: await markAlertsRead(db, tenant, alertReaderOf(actor), body, now) } };
}
