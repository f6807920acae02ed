import { erasedName } from '@restitui/domain/operations/privacy/person-kind.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { agreements } from '../../agreements/documents/agreements.table.ts';
import { sentReminders } from '../../agreements/reminders/reminders.table.ts';
import { clients } from '../../crm/clients/clients.table.ts';

/** Reminders to a client have a single receiver. */
export async function eraseRemindedOwner(db: Db, id_tenant: TenantId, id_owner: string): Promise<void> {
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

/** Reminders to staff name several people without ids, so a namesake in the same tenant is erased as well. */
export async function eraseRemindedStaff(db: Db, id_tenant: TenantId, nome: string): Promise<void> {
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
