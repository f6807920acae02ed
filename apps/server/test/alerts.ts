import { randomUUID } from 'node:crypto';
import { alertsApi } from '@restitui/domain/alerts/alerts.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { type NewAlert, raiseAlert } from '../src/features/alerts/alerts.repository.ts';
import { alerts } from '../src/features/alerts/alerts.table.ts';
import type { Caller, TestServer } from './harness.ts';

/** An alert as a feature raises it, of an observation unless stated. */
export async function tellOf(
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

/** The messages of a tab, as the caller's list has them. */
export async function messagesOf(caller: Caller, tab: 'unread' | 'read' | 'resolved' = 'unread', q?: string) {
  const { data } = await caller.call(alertsApi.list, { query: { tab, q, pageSize: 200 } });
  return data.map(({ message }) => message);
}

/** The newest alert of the caller's unread ones. */
export async function newestOf(caller: Caller) {
  const { data } = await caller.call(alertsApi.list);
  const [alert] = data;
  if (!alert) throw new Error('There is no unread alert.');
  return alert;
}

/** The only alert of a tenant. */
export async function alertIdOf({ inTenant }: TestServer, tenant: TenantId): Promise<string> {
  const [alert] = await inTenant(tenant, (db) => db.select({ id: alerts.id }).from(alerts));
  if (!alert) throw new Error('There is no alert.');
  return alert.id;
}
