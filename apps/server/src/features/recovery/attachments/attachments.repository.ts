import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { attachments } from './attachments.table.ts';

export type AttachmentRow = typeof attachments.$inferSelect;

/** Lists the attachments of one credit, or those of the assessment itself if `id_calculo` is null, oldest first. */
export function listAttachments(
  db: Db,
  id_tenant: TenantId,
  { id_apuracao, id_calculo }: Pick<AttachmentRow, 'id_apuracao' | 'id_calculo'>,
): Promise<AttachmentRow[]> {
  return db
    .select()
    .from(attachments)
    .where(
      and(
        eq(attachments.id_tenant, id_tenant),
        eq(attachments.id_apuracao, id_apuracao),
        id_calculo === null ? isNull(attachments.id_calculo) : eq(attachments.id_calculo, id_calculo),
        isNull(attachments.deletedAt),
      ),
    )
    .orderBy(asc(attachments.createdDate), asc(attachments.id));
}

export async function findAttachment(db: Db, id_tenant: TenantId, id: string): Promise<AttachmentRow | undefined> {
  const [row] = await db
    .select()
    .from(attachments)
    .where(and(eq(attachments.id_tenant, id_tenant), eq(attachments.id, id), isNull(attachments.deletedAt)));
  return row;
}

export async function insertAttachment(db: Db, row: AttachmentRow): Promise<AttachmentRow> {
  await db.insert(attachments).values(row);
  return row;
}

export async function markAttachmentDeleted(db: Db, id_tenant: TenantId, id: string, deletedAt: string): Promise<void> {
  await db
    .update(attachments)
    .set({ deletedAt })
    .where(and(eq(attachments.id_tenant, id_tenant), eq(attachments.id, id)));
}
