import { notificationRules } from '../../features/operations/messages/messages.table.ts';
import type { Demo } from './demo.ts';
import { insertRows } from './insert-rows.ts';
import { demoTenants } from './tenants.data.ts';

/** No quiet hours: the outbox shows each message at once, whatever the hour. */
export async function fillNotificationRules({ db }: Demo): Promise<void> {
  const rows = demoTenants.map(({ id }) => ({ id_tenant: id, channels: {}, silencioDe: 0, silencioAte: 0 }));
  await insertRows(db, notificationRules, rows);
}
