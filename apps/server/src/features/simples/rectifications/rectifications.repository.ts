import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { rectificationMarks } from './rectifications.table.ts';

export type RectificationMark = typeof rectificationMarks.$inferSelect;

function ofAssessment(id_tenant: TenantId, id_apuracao: string) {
  return and(eq(rectificationMarks.id_tenant, id_tenant), eq(rectificationMarks.id_apuracao, id_apuracao));
}

export function listMarks(db: Db, id_tenant: TenantId, id_apuracao: string): Promise<RectificationMark[]> {
  return db.select().from(rectificationMarks).where(ofAssessment(id_tenant, id_apuracao));
}

export async function saveMark(db: Db, mark: RectificationMark): Promise<void> {
  const { digest, id_user, nome, at } = mark;
  await db
    .insert(rectificationMarks)
    .values(mark)
    .onConflictDoUpdate({
      target: [rectificationMarks.id_tenant, rectificationMarks.id_apuracao, rectificationMarks.competencia],
      set: { digest, id_user, nome, at },
    });
}

export async function deleteMark(db: Db, id_tenant: TenantId, id_apuracao: string, competencia: string): Promise<void> {
  await db
    .delete(rectificationMarks)
    .where(and(ofAssessment(id_tenant, id_apuracao), eq(rectificationMarks.competencia, competencia)));
}
