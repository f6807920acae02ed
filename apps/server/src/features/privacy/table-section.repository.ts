import type { RecordSection } from '@restitui/domain/privacy/person-record.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, asc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/tenant-scope.ts';

interface TableSection<T extends PgTable> {
  titulo: string;
  table: T & { id_tenant: PgColumn };
  /** Whose rows. */
  of: SQL | undefined;
  /** Columns with their labels; no other is read. */
  campos: { [Column in keyof T['_']['columns']]?: string };
  /** From the oldest on. */
  by: PgColumn;
}

/** What a table holds about a person. */
export async function tableSection<T extends PgTable>(
  db: Db,
  id_tenant: TenantId,
  { titulo, table, of, campos, by }: TableSection<T>,
): Promise<RecordSection> {
  const labels = campos as Record<string, string>;
  const columns: Record<string, PgColumn> = getTableColumns(table as PgTable);
  const labelled = Object.keys(labels).map((name) => [name, columns[name]]);
  const registros = await db
    .select(Object.fromEntries(labelled))
    .from(table as PgTable)
    .where(and(eq(table.id_tenant, id_tenant), of))
    .orderBy(asc(by));
  return { titulo, campos: labels, registros };
}
