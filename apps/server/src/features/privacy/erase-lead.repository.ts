import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { alerts } from '../alerts/alerts.table.ts';
import { leads } from '../leads/leads.table.ts';
import { forgetContacts, forgetValues } from './erase-traces.repository.ts';

/** A contact leaves nothing behind but that somebody worked on one. */
export async function eraseLeadRows(db: Db, id_tenant: TenantId, id: string): Promise<void> {
  const [lead] = await db
    .delete(leads)
    .where(and(eq(leads.id_tenant, id_tenant), eq(leads.id, id)))
    .returning();
  if (lead) await forgetContacts(db, id_tenant, [lead.email, lead.tel]);
  await db
    .delete(alerts)
    .where(and(eq(alerts.id_tenant, id_tenant), eq(alerts.kind, 'NOVO_LEAD'), eq(alerts.subject, id)));
  await forgetValues(db, { entity: 'LEAD', id }, null);
}
