import type { alertsApi } from '@restitui/domain/alerts/alerts.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { CrossTenantContext } from '../../../kernel/context.ts';
import { listAlerts } from '../alert-inbox.repository.ts';
import { readerOf } from '../openable-alert.ts';

export function listOwnAlerts({ db, actor, tenant }: CrossTenantContext, { query }: Input<typeof alertsApi.list>) {
  return listAlerts(db, tenant, readerOf(actor), query);
}
