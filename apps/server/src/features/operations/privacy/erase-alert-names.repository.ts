import { foldText } from '@restitui/brazil/fold-text.ts';
import { erasedName } from '@restitui/domain/operations/privacy/person-kind.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { clientDocuments } from '../../crm/client-documents/client-documents.table.ts';
import { clients } from '../../crm/clients/clients.table.ts';
import { alerts } from '../../insights/alerts/alerts.table.ts';
import { observations } from '../../recovery/observations/observations.table.ts';

/** Replaces the sender in alerts on messages and documents that the person sent. */
export async function eraseAuthorsInAlerts(
  db: Db,
  id_tenant: TenantId,
  { id, name }: { id: string; name: string },
): Promise<void> {
  if (!name) return;
  const written = db
    .select({ id: observations.id })
    .from(observations)
    .where(and(eq(observations.id_tenant, id_tenant), or(eq(observations.id_user, id), eq(observations.id_owner, id))));
  const sent = db
    .select({ id: clientDocuments.id })
    .from(clientDocuments)
    .where(
      and(
        eq(clientDocuments.id_tenant, id_tenant),
        or(eq(clientDocuments.id_user, id), eq(clientDocuments.id_owner, id)),
      ),
    );
  const owned = db
    .select({ id: clients.cnpjcpf })
    .from(clients)
    .where(and(eq(clients.id_tenant, id_tenant), eq(clients.id_owner, id)));
  await db
    .update(alerts)
    .set({
      message: sql`replace(${alerts.message}, ${name}, ${erasedName})`,
      busca: sql`replace(${alerts.busca}, ${foldText(name)}, ${foldText(erasedName)})`,
    })
    .where(
      and(
        eq(alerts.id_tenant, id_tenant),
        sql`strpos(${alerts.message}, ${name}) > 0`,
        or(inArray(alerts.subject, written), inArray(alerts.subject, sent), inArray(alerts.id_client, owned)),
      ),
    );
}
