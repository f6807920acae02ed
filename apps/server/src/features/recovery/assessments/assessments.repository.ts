import type { Cents } from '@restitui/brazil/money.ts';
import type { Assessment, ResumeType } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { assessments, resumeValues } from './assessments.table.ts';

export function listAssessmentsOfProduct(db: Db, id_tenant: TenantId, id_product: string): Promise<Assessment[]> {
  return db
    .select()
    .from(assessments)
    .where(and(eq(assessments.id_tenant, id_tenant), eq(assessments.id_product, id_product)))
    .orderBy(asc(assessments.createdDate), asc(assessments.id));
}

export async function findAssessment(db: Db, id_tenant: TenantId, id: string): Promise<Assessment | undefined> {
  const [row] = await db
    .select()
    .from(assessments)
    .where(and(eq(assessments.id_tenant, id_tenant), eq(assessments.id, id)));
  return row;
}

export async function countAssessmentsOfProduct(db: Db, id_tenant: TenantId, id_product: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(assessments)
    .where(and(eq(assessments.id_tenant, id_tenant), eq(assessments.id_product, id_product)));
  return row?.n ?? 0;
}

export async function insertAssessment(db: Db, assessment: typeof assessments.$inferSelect): Promise<Assessment> {
  await db.insert(assessments).values(assessment);
  return assessment;
}

export async function setAssessmentOpen(db: Db, id_tenant: TenantId, id: string, isModifica: boolean): Promise<void> {
  await db
    .update(assessments)
    .set({ isModifica })
    .where(and(eq(assessments.id_tenant, id_tenant), eq(assessments.id, id)));
}

/** Locks the row until the transaction ends, so that it is not closed, reopened or changed concurrently. */
export async function lockAssessment(db: Db, id_tenant: TenantId, id: string): Promise<void> {
  await db
    .select({ id: assessments.id })
    .from(assessments)
    .where(and(eq(assessments.id_tenant, id_tenant), eq(assessments.id, id)))
    .for('update');
}

/** Keeps the assessment from being removed until the transaction ends; returns false when it is not there. */
export async function holdAssessment(db: Db, id_tenant: TenantId, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: assessments.id })
    .from(assessments)
    .where(and(eq(assessments.id_tenant, id_tenant), eq(assessments.id, id)))
    .for('key share');
  return rows.length > 0;
}

export type ResumeRow = typeof resumeValues.$inferSelect;

export function listResumeValues(db: Db, id_tenant: TenantId, id_apuracao: string): Promise<ResumeRow[]> {
  return db
    .select()
    .from(resumeValues)
    .where(and(eq(resumeValues.id_tenant, id_tenant), eq(resumeValues.id_apuracao, id_apuracao)))
    .orderBy(asc(resumeValues.typeValue));
}

/** Lists the figures of several assessments. */
export function listResumeValuesOf(db: Db, id_tenant: TenantId, ids: readonly string[]): Promise<ResumeRow[]> {
  return db
    .select()
    .from(resumeValues)
    .where(and(eq(resumeValues.id_tenant, id_tenant), inArray(resumeValues.id_apuracao, [...ids])));
}

export async function findResumeValue(db: Db, id_tenant: TenantId, id: string): Promise<ResumeRow | undefined> {
  const [row] = await db
    .select()
    .from(resumeValues)
    .where(and(eq(resumeValues.id_tenant, id_tenant), eq(resumeValues.id, id)))
    .for('update');
  return row;
}

export async function typeResumeValue(
  db: Db,
  id_tenant: TenantId,
  id: string,
  typed: Pick<ResumeRow, 'typed' | 'editado_por' | 'editado_em'>,
): Promise<void> {
  await db
    .update(resumeValues)
    .set(typed)
    .where(and(eq(resumeValues.id_tenant, id_tenant), eq(resumeValues.id, id)));
}

/** Inserts the figure if it is missing. */
export async function ensureResumeValue(
  db: Db,
  id_tenant: TenantId,
  id_apuracao: string,
  typeValue: ResumeType,
): Promise<void> {
  await db
    .insert(resumeValues)
    .values({ id: sql`gen_random_uuid()::text`, id_tenant, id_apuracao, typeValue })
    .onConflictDoNothing();
}

export async function insertResumeValues(db: Db, rows: (typeof resumeValues.$inferInsert)[]): Promise<void> {
  await db.insert(resumeValues).values(rows);
}

export async function setResumeValue(
  db: Db,
  id_tenant: TenantId,
  id_apuracao: string,
  typeValue: ResumeType,
  value: Cents,
): Promise<void> {
  await db
    .insert(resumeValues)
    .values({ id: sql`gen_random_uuid()::text`, id_tenant, id_apuracao, typeValue, value })
    .onConflictDoUpdate({
      target: [resumeValues.id_tenant, resumeValues.id_apuracao, resumeValues.typeValue],
      set: { value },
    });
}
