import { randomUUID } from 'node:crypto';
import { alertsApi } from '@restitui/domain/insights/alerts/alerts.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { type NewAlert, raiseAlert } from '../src/features/insights/alerts/alerts.repository.ts';
import { alerts } from '../src/features/insights/alerts/alerts.table.ts';
import type { Caller, TestServer } from './harness.ts';

/** Raises an alert, by default for an observation. */
export async function raiseTestAlert(
  { inTenant, clock }: TestServer,
  { id_tenant, ...alert }: Partial<NewAlert> & { id_tenant: TenantId },
): Promise<void> {
  const whole: NewAlert = {
    kind: 'OBSERVACAO',
    subject: randomUUID(),
    company: 'CLIENTE EXEMPLO LTDA',
    message: 'Conferir o contrato social.',
    ...alert,
  };
  await inTenant(id_tenant, (db) => raiseAlert(db, id_tenant, whole, clock.now()));
}

/** Returns the messages of a tab in the caller's list. */
export async function messagesOf(caller: Caller, tab: 'unread' | 'read' | 'resolved' = 'unread', q?: string) {
  const { data } = await caller.call(alertsApi.list, { query: { tab, q, pageSize: 200 } });
  return data.map(({ message }) => message);
}

/** Returns the caller's newest unread alert. */
export async function newestOf(caller: Caller) {
  const { data } = await caller.call(alertsApi.list);
  const [alert] = data;
  if (!alert) throw new Error('There is no unread alert.');
  return alert;
}

/** Returns the only alert of a tenant. */
export async function alertIdOf({ inTenant }: TestServer, tenant: TenantId): Promise<string> {
  const [alert] = await inTenant(tenant, (db) => db.select({ id: alerts.id }).from(alerts));
  if (!alert) throw new Error('There is no alert.');
  return alert.id;
}
