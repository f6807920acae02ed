import type { Coverage } from '@restitui/domain/simples/coverage/coverage.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { coverageConfirmations, simplesCoverage } from './coverage.table.ts';

export type Confirmation = typeof coverageConfirmations.$inferSelect;

export async function insertCoverage(db: Db, id_tenant: TenantId, id_run: string, cobertura: Coverage): Promise<void> {
  await db.insert(simplesCoverage).values({ id_run, id_tenant, cobertura });
}

export async function findCoverage(db: Db, id_tenant: TenantId, id_run: string): Promise<Coverage | undefined> {
  const [row] = await db
    .select({ cobertura: simplesCoverage.cobertura })
    .from(simplesCoverage)
    .where(and(eq(simplesCoverage.id_tenant, id_tenant), eq(simplesCoverage.id_run, id_run)));
  return row?.cobertura;
}

function ofAssessment(id_tenant: TenantId, id_apuracao: string) {
  return and(eq(coverageConfirmations.id_tenant, id_tenant), eq(coverageConfirmations.id_apuracao, id_apuracao));
}

function ofMonth(id_tenant: TenantId, id_apuracao: string, competencia: string) {
  return and(ofAssessment(id_tenant, id_apuracao), eq(coverageConfirmations.competencia, competencia));
}

export function listConfirmations(db: Db, id_tenant: TenantId, id_apuracao: string): Promise<Confirmation[]> {
  const { competencia } = coverageConfirmations;
  return db
    .select()
    .from(coverageConfirmations)
    .where(ofAssessment(id_tenant, id_apuracao))
    .orderBy(sql`right(${competencia}, 4), left(${competencia}, 2)`);
}

export async function findConfirmation(
  db: Db,
  id_tenant: TenantId,
  id_apuracao: string,
  competencia: string,
): Promise<Confirmation | undefined> {
  const [row] = await db
    .select()
    .from(coverageConfirmations)
    .where(ofMonth(id_tenant, id_apuracao, competencia));
  return row;
}

export async function saveConfirmation(db: Db, confirmation: Confirmation): Promise<void> {
  const { motivo, cobertura, id_user, nome, at } = confirmation;
  await db
    .insert(coverageConfirmations)
    .values(confirmation)
    .onConflictDoUpdate({
      target: [coverageConfirmations.id_tenant, coverageConfirmations.id_apuracao, coverageConfirmations.competencia],
      set: { motivo, cobertura, id_user, nome, at },
    });
}

export async function deleteConfirmation(
  db: Db,
  id_tenant: TenantId,
  id_apuracao: string,
  competencia: string,
): Promise<void> {
  await db.delete(coverageConfirmations).where(ofMonth(id_tenant, id_apuracao, competencia));
}
