import type { ReminderRule } from '@restitui/domain/agreements/reminders/reminder-rule.ts';
import type { SentReminder } from '@restitui/domain/agreements/reminders/reminders.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { agreements } from '../documents/agreements.table.ts';
import { reminderRules, sentReminders } from './reminders.table.ts';

export async function findReminderRule(db: Db, id_tenant: TenantId): Promise<ReminderRule | undefined> {
  const { id_tenant: _, ...columns } = getTableColumns(reminderRules);
  const [row] = await db.select(columns).from(reminderRules).where(eq(reminderRules.id_tenant, id_tenant));
  return row;
}

export async function saveReminderRule(db: Db, id_tenant: TenantId, rule: ReminderRule): Promise<void> {
  await db
    .insert(reminderRules)
    .values({ id_tenant, ...rule })
    .onConflictDoUpdate({ target: reminderRules.id_tenant, set: rule });
}

/** Lists newest first. */
export async function listRemindersOfAgreement(
  db: Db,
  id_tenant: TenantId,
  id_agreement: string,
): Promise<SentReminder[]> {
  return db
    .select()
    .from(sentReminders)
    .where(and(eq(sentReminders.id_tenant, id_tenant), eq(sentReminders.id_agreement, id_agreement)))
    .orderBy(desc(sentReminders.numero), sentReminders.papel);
}

/** Lists newest first. */
export async function listRemindersOfClient(db: Db, id_tenant: TenantId, id_client: string): Promise<SentReminder[]> {
  return db
    .select(getTableColumns(sentReminders))
    .from(sentReminders)
    .innerJoin(
      agreements,
      and(eq(agreements.id_tenant, sentReminders.id_tenant), eq(agreements.id, sentReminders.id_agreement)),
    )
    .where(and(eq(sentReminders.id_tenant, id_tenant), eq(agreements.id_client, id_client)))
    .orderBy(desc(sentReminders.sentAt), sentReminders.papel, sentReminders.canal);
}

/** Returns false when this reminder was sent before. */
export async function insertReminder(db: Db, reminder: typeof sentReminders.$inferInsert): Promise<boolean> {
  const { rowCount } = await db.insert(sentReminders).values(reminder).onConflictDoNothing();
  return rowCount === 1;
}

/** Records that a reminder was sent by e-mail because WhatsApp failed. */
export async function recordEmailFallback(db: Db, id_tenant: TenantId, id: string): Promise<void> {
  await db
    .update(sentReminders)
    .set({ canal: 'email', reserva: true })
    .where(and(eq(sentReminders.id_tenant, id_tenant), eq(sentReminders.id, id)));
}
