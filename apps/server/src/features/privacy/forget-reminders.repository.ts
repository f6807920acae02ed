import { erasedName } from '@restitui/domain/privacy/person-kind.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { agreements } from '../agreements/agreements.table.ts';
import { clients } from '../clients/clients.table.ts';
import { sentReminders } from '../reminders/reminders.table.ts';

/** A client was reminded alone. */
export async function forgetRemindedOwner(db: Db, id_tenant: TenantId, id_owner: string): Promise<void> {
  const owned = db
    .select({ id: agreements.id })
    .from(agreements)
    .innerJoin(clients, and(eq(clients.id_tenant, agreements.id_tenant), eq(clients.cnpjcpf, agreements.id_client)))
    .where(and(eq(agreements.id_tenant, id_tenant), eq(clients.id_owner, id_owner)));
  await db
    .update(sentReminders)
    .set({ nome: erasedName })
    .where(
      and(
        eq(sentReminders.id_tenant, id_tenant),
        eq(sentReminders.papel, 'cliente'),
        inArray(sentReminders.id_agreement, owned),
      ),
    );
}

/** Staff was reminded with others of its office, by name alone: nothing tells a namesake of the same office apart. */
export async function forgetRemindedStaff(db: Db, id_tenant: TenantId, nome: string): Promise<void> {
  const names = sql`string_to_array(${sentReminders.nome}, ', ')`;
  await db
    .update(sentReminders)
    .set({ nome: sql`array_to_string(array_replace(${names}, ${nome}::text, ${erasedName}::text), ', ')` })
    .where(
      and(
        eq(sentReminders.id_tenant, id_tenant),
        ne(sentReminders.papel, 'cliente'),
        sql`${nome}::text = any (${names})`,
      ),
    );
}
