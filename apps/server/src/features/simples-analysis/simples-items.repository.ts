import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { simplesItemBlocks } from './simples-analysis.table.ts';

type Block = typeof simplesItemBlocks.$inferSelect;
type Part = 'dicionarios' | 'somas' | 'colunas' | 'chaves' | 'documentos';

const parts = ['dicionarios', 'somas', 'colunas', 'chaves', 'documentos'] as const;

/** Blocks of a month, all or some, with the parts that are asked for; the others come as null. */
export async function listItemBlocks(
  db: Db,
  id_tenant: TenantId,
  { id_run, competencia }: { id_run: string; competencia: string },
  wanted: readonly Part[],
  ordens?: readonly number[],
): Promise<Omit<Block, 'id_run' | 'id_tenant'>[]> {
  const left = Object.fromEntries(
    parts.filter((part) => !wanted.includes(part)).map((part) => [part, sql<Buffer | null>`null::bytea`.as(part)]),
  );
  const {
    id_run: _run,
    id_tenant: _tenant,
    ...columns
  } = {
    id_run: simplesItemBlocks.id_run,
    id_tenant: simplesItemBlocks.id_tenant,
    competencia: simplesItemBlocks.competencia,
    ordem: simplesItemBlocks.ordem,
    primeiro: simplesItemBlocks.primeiro,
    itens: simplesItemBlocks.itens,
    notas: simplesItemBlocks.notas,
    linhas: simplesItemBlocks.linhas,
    dicionarios: simplesItemBlocks.dicionarios,
    somas: simplesItemBlocks.somas,
    colunas: simplesItemBlocks.colunas,
    chaves: simplesItemBlocks.chaves,
    documentos: simplesItemBlocks.documentos,
  };
  return db
    .select({ ...columns, ...left } as typeof columns)
    .from(simplesItemBlocks)
    .where(
      and(
        eq(simplesItemBlocks.id_tenant, id_tenant),
        eq(simplesItemBlocks.id_run, id_run),
        eq(simplesItemBlocks.competencia, competencia),
        ordens && inArray(simplesItemBlocks.ordem, [...ordens]),
      ),
    )
    .orderBy(asc(simplesItemBlocks.ordem));
}

export async function insertItemBlock(
  db: Db,
  id_tenant: TenantId,
  id_run: string,
  block: Omit<Block, 'id_run' | 'id_tenant'>,
): Promise<void> {
  await db.insert(simplesItemBlocks).values({ ...block, id_tenant, id_run });
}

/** Items of a run that did not come to its end. */
export async function deleteItems(db: Db, id_tenant: TenantId, id_run: string): Promise<void> {
  await db
    .delete(simplesItemBlocks)
    .where(and(eq(simplesItemBlocks.id_tenant, id_tenant), eq(simplesItemBlocks.id_run, id_run)));
}
