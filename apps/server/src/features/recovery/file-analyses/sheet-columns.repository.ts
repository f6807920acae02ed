import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { sheetColumnMappings } from './payroll-mappings.table.ts';

export type SheetColumnsRow = typeof sheetColumnMappings.$inferSelect;

/** Lists the columns that are stored for the sheets of a client. */
export function listSheetColumns(db: Db, id_tenant: TenantId, id_client: string): Promise<SheetColumnsRow[]> {
  return db
    .select()
    .from(sheetColumnMappings)
    .where(and(eq(sheetColumnMappings.id_tenant, id_tenant), eq(sheetColumnMappings.id_client, id_client)))
    .orderBy(asc(sheetColumnMappings.at));
}

export async function saveSheetColumns(db: Db, row: SheetColumnsRow): Promise<void> {
  const { id_tenant: _, id_client: _c, assinatura: _a, ...set } = row;
  const { id_tenant, id_client, assinatura } = sheetColumnMappings;
  await db
    .insert(sheetColumnMappings)
    .values(row)
    .onConflictDoUpdate({ target: [id_tenant, id_client, assinatura], set });
}

/** Returns the row that was removed, if there was one. */
export async function removeSheetColumns(
  db: Db,
  { id_tenant, id_client, assinatura }: Pick<SheetColumnsRow, 'id_tenant' | 'id_client' | 'assinatura'>,
): Promise<SheetColumnsRow | undefined> {
  const [removed] = await db
    .delete(sheetColumnMappings)
    .where(
      and(
        eq(sheetColumnMappings.id_tenant, id_tenant),
        eq(sheetColumnMappings.id_client, id_client),
        eq(sheetColumnMappings.assinatura, assinatura),
      ),
    )
    .returning();
  return removed;
}
