import type { alertsApi } from '@restitui/domain/insights/alerts/alerts.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import type { Context, InTransaction } from '../../../../kernel/context.ts';
import { alertReaderOf } from '../alert.gate.ts';
import { listAlerts } from '../alert-inbox.repository.ts';

export function listOwnAlerts(
  { db, actor, tenant }: Context<UserActor, InTransaction, 'all'>,
  { query }: Input<typeof alertsApi.list>,
) {
  return listAlerts(db, tenant, alertReaderOf(actor), query);
}
