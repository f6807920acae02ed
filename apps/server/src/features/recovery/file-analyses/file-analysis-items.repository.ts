import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { fileAnalysisItems } from './file-analyses.table.ts';

export type ItemBlock = typeof fileAnalysisItems.$inferSelect;

export async function insertItemBlock(db: Db, block: ItemBlock): Promise<void> {
  await db.insert(fileAnalysisItems).values(block);
}

export async function deleteItems(db: Db, id_tenant: TenantId, id_run: string): Promise<void> {
  await db
    .delete(fileAnalysisItems)
    .where(and(eq(fileAnalysisItems.id_tenant, id_tenant), eq(fileAnalysisItems.id_run, id_run)));
}

/**
 * Lists the blocks of a month without their content; with a hash of a document, only those that may hold it, and those of
 * results from before hashes were kept.
 */
export function listItemBlocks(db: Db, id_tenant: TenantId, id_run: string, periodo: string, document?: Buffer) {
  const { documentos } = fileAnalysisItems;
  return db
    .select({ ordem: fileAnalysisItems.ordem, contagens: fileAnalysisItems.contagens })
    .from(fileAnalysisItems)
    .where(
      and(
        eq(fileAnalysisItems.id_tenant, id_tenant),
        eq(fileAnalysisItems.id_run, id_run),
        eq(fileAnalysisItems.periodo, periodo),
        document && or(isNull(documentos), sql`position(${document}::bytea in ${documentos}) > 0`),
      ),
    )
    .orderBy(asc(fileAnalysisItems.ordem));
}

export async function readItemBlock(
  db: Db,
  { id_tenant, id_run, periodo, ordem }: Pick<ItemBlock, 'id_run' | 'periodo' | 'ordem'> & { id_tenant: TenantId },
): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ linhas: fileAnalysisItems.linhas })
    .from(fileAnalysisItems)
    .where(
      and(
        eq(fileAnalysisItems.id_tenant, id_tenant),
        eq(fileAnalysisItems.id_run, id_run),
        eq(fileAnalysisItems.periodo, periodo),
        eq(fileAnalysisItems.ordem, ordem),
      ),
    );
  return row?.linhas;
}
