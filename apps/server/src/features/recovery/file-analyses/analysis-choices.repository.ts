import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { fileAnalysisChoices } from './analysis-choices.table.ts';
import { rubricaMappings } from './payroll-mappings.table.ts';

export type ChoiceRow = typeof fileAnalysisChoices.$inferSelect;
export type MappingRow = typeof rubricaMappings.$inferSelect;

export function listChoices(db: Db, id_tenant: TenantId, id_apuracao: string): Promise<ChoiceRow[]> {
  return db
    .select()
    .from(fileAnalysisChoices)
    .where(and(eq(fileAnalysisChoices.id_tenant, id_tenant), eq(fileAnalysisChoices.id_apuracao, id_apuracao)))
    .orderBy(asc(fileAnalysisChoices.tipo), asc(fileAnalysisChoices.chave));
}

/** Lists the ticked classes of several assessments; those without a choice have no row. */
export function listClassChoices(db: Db, id_tenant: TenantId, ids: readonly string[]) {
  const { id_apuracao, tipo, valor } = fileAnalysisChoices;
  return db
    .select({ id_apuracao, valor })
    .from(fileAnalysisChoices)
    .where(and(eq(fileAnalysisChoices.id_tenant, id_tenant), inArray(id_apuracao, [...ids]), eq(tipo, 'classes')));
}

export async function saveChoice(db: Db, row: ChoiceRow): Promise<void> {
  const { id_tenant: _, id_apuracao: _a, tipo: _t, chave: _c, ...set } = row;
  const { id_tenant, id_apuracao, tipo, chave } = fileAnalysisChoices;
  await db
    .insert(fileAnalysisChoices)
    .values(row)
    .onConflictDoUpdate({ target: [id_tenant, id_apuracao, tipo, chave], set });
}

/** Lists the mapping of a client, and what other clients of the tenant share. */
export function listMappings(db: Db, id_tenant: TenantId, id_client: string): Promise<MappingRow[]> {
  return db
    .select()
    .from(rubricaMappings)
    .where(
      and(
        eq(rubricaMappings.id_tenant, id_tenant),
        or(eq(rubricaMappings.id_client, id_client), eq(rubricaMappings.compartilhada, true)),
      ),
    )
    .orderBy(asc(rubricaMappings.at), asc(rubricaMappings.codigo));
}

export async function saveMappings(db: Db, rows: readonly MappingRow[]): Promise<void> {
  const { id_tenant, id_client, tabela, codigo } = rubricaMappings;
  for (const row of rows) {
    const { id_tenant: _, id_client: _c, tabela: _t, codigo: _o, ...set } = row;
    await db
      .insert(rubricaMappings)
      .values(row)
      .onConflictDoUpdate({ target: [id_tenant, id_client, tabela, codigo], set });
  }
}
