import type { NotificationRule } from '@restitui/domain/operations/messages/notification-catalogue.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { notificationRules } from './messages.table.ts';

export async function findNotificationRule(db: Db, id_tenant: TenantId): Promise<NotificationRule | undefined> {
  const { channels, silencioDe, silencioAte } = notificationRules;
  const [row] = await db
    .select({ channels, silencioDe, silencioAte })
    .from(notificationRules)
    .where(eq(notificationRules.id_tenant, id_tenant));
  return row;
}

export async function saveNotificationRule(db: Db, id_tenant: TenantId, rule: NotificationRule): Promise<void> {
  await db
    .insert(notificationRules)
    .values({ id_tenant, ...rule })
    .onConflictDoUpdate({ target: notificationRules.id_tenant, set: rule });
}
