import type { RecordedEntity } from '@restitui/domain/insights/change-history/recorded-entity.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, max } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { changes } from '../../insights/change-history/change-history.table.ts';

/** Returns when a field last changed, by record of the client. */
export async function listLastChangeDates(
  db: Db,
  id_tenant: TenantId,
  id_client: string,
  { entity, field }: { entity: RecordedEntity; field: string },
): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: changes.id_entity, at: max(changes.date) })
    .from(changes)
    .where(
      and(
        eq(changes.id_tenant, id_tenant),
        eq(changes.id_client, id_client),
        eq(changes.entity, entity),
        eq(changes.field, field),
      ),
    )
    .groupBy(changes.id_entity);
  return new Map(rows.map(({ id, at }) => [id, at ?? '']));
}
