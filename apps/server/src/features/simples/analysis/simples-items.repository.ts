import type { BlockPart, PackedBlock } from '@restitui/column-store/item-block.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { copyRows } from '../../../db/copy-rows.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { simplesItemBlocks } from './simples-analysis.table.ts';

const numbers = ['ordem', 'primeiro', 'itens', 'notas'] as const;
const parts = ['linhas', 'dicionarios', 'somas', 'colunas', 'chaves', 'documentos'] as const;

/** Lists the blocks of a month (all, or those listed) with the requested parts; the other parts are null. */
export async function listItemBlocks(
  db: Db,
  id_tenant: TenantId,
  { id_run, competencia }: { id_run: string; competencia: string },
  wanted: readonly BlockPart[],
  ordens?: readonly number[],
): Promise<PackedBlock[]> {
  const where = and(
    eq(simplesItemBlocks.id_tenant, id_tenant),
    eq(simplesItemBlocks.id_run, id_run),
    eq(simplesItemBlocks.competencia, competencia),
    ordens && inArray(simplesItemBlocks.ordem, [...ordens]),
  );
  return selectBlocks(db, where, wanted);
}

/** Lists the blocks of all months of a run with the requested parts; the other parts are null. */
export async function listRunBlocks(
  db: Db,
  id_tenant: TenantId,
  id_run: string,
  wanted: readonly BlockPart[],
): Promise<PackedBlock[]> {
  const where = and(eq(simplesItemBlocks.id_tenant, id_tenant), eq(simplesItemBlocks.id_run, id_run));
  return selectBlocks(db, where, wanted);
}

async function selectBlocks(db: Db, where: SQL | undefined, wanted: readonly BlockPart[]): Promise<PackedBlock[]> {
  const read = parts.filter((part) => part === 'linhas' || wanted.includes(part));
  const columns = [...numbers, ...read].map((name) => simplesItemBlocks[name]);
  const rows = await copyRows(
    db,
    sql`select ${sql.join([simplesItemBlocks.competencia, ...columns], sql`, `)} from ${simplesItemBlocks} where ${where} order by ${simplesItemBlocks.ordem}`,
  );
  const left = Object.fromEntries(parts.map((part) => [part, null]));
  return rows.map(([competencia, ...row]) => {
    const counts = numbers.map((name, i) => [name, (row[i] as Buffer).readInt32BE()]);
    const bytes = read.map((part, i) => [part, row[numbers.length + i]]);
    return { competencia: competencia?.toString('utf8'), ...left, ...Object.fromEntries([...counts, ...bytes]) };
  });
}

export async function insertItemBlock(db: Db, id_tenant: TenantId, id_run: string, block: PackedBlock): Promise<void> {
  await db.insert(simplesItemBlocks).values({ ...block, id_tenant, id_run });
}

/** Deletes the items of a run that did not finish. */
export async function deleteItems(db: Db, id_tenant: TenantId, id_run: string): Promise<void> {
  await db
    .delete(simplesItemBlocks)
    .where(and(eq(simplesItemBlocks.id_tenant, id_tenant), eq(simplesItemBlocks.id_run, id_run)));
}
