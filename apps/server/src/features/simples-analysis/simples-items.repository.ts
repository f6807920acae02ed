import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { copyRows } from '../../db/copy-rows.ts';
import type { Db } from '../../db/tenant-scope.ts';
import { simplesItemBlocks } from './simples-analysis.table.ts';

type Block = typeof simplesItemBlocks.$inferSelect;
type StoredBlock = Omit<Block, 'id_run' | 'id_tenant'>;
type Part = 'dicionarios' | 'somas' | 'colunas' | 'chaves' | 'documentos';

const numbers = ['ordem', 'primeiro', 'itens', 'notas'] as const;
const parts = ['linhas', 'dicionarios', 'somas', 'colunas', 'chaves', 'documentos'] as const;

/** Blocks of a month, all or some, with the parts that are asked for; the others come as null. */
export async function listItemBlocks(
  db: Db,
  id_tenant: TenantId,
  { id_run, competencia }: { id_run: string; competencia: string },
  wanted: readonly Part[],
  ordens?: readonly number[],
): Promise<StoredBlock[]> {
  const read = parts.filter((part) => part === 'linhas' || wanted.includes(part));
  const columns = [...numbers, ...read].map((name) => simplesItemBlocks[name]);
  const rows = await copyRows(
    db,
    sql`select ${sql.join(columns, sql`, `)} from ${simplesItemBlocks} where ${and(
      eq(simplesItemBlocks.id_tenant, id_tenant),
      eq(simplesItemBlocks.id_run, id_run),
      eq(simplesItemBlocks.competencia, competencia),
      ordens && inArray(simplesItemBlocks.ordem, [...ordens]),
    )} order by ${simplesItemBlocks.ordem}`,
  );
  const left = Object.fromEntries(parts.map((part) => [part, null]));
  return rows.map((row) => {
    const counts = numbers.map((name, i) => [name, (row[i] as Buffer).readInt32BE()]);
    const bytes = read.map((part, i) => [part, row[numbers.length + i]]);
    return { competencia, ...left, ...Object.fromEntries([...counts, ...bytes]) };
  });
}

export async function insertItemBlock(db: Db, id_tenant: TenantId, id_run: string, block: StoredBlock): Promise<void> {
  await db.insert(simplesItemBlocks).values({ ...block, id_tenant, id_run });
}

/** Items of a run that did not come to its end. */
export async function deleteItems(db: Db, id_tenant: TenantId, id_run: string): Promise<void> {
  await db
    .delete(simplesItemBlocks)
    .where(and(eq(simplesItemBlocks.id_tenant, id_tenant), eq(simplesItemBlocks.id_run, id_run)));
}
