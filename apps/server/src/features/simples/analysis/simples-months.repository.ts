import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { simplesMonths, simplesTotals } from './simples-analysis.table.ts';

export type Month = Omit<typeof simplesMonths.$inferSelect, 'prescreve_em' | 'a_restituir'>;
export type EditedTotal = typeof simplesTotals.$inferSelect;

function inOrder() {
  return sql`right(${simplesMonths.competencia}, 4), left(${simplesMonths.competencia}, 2)`;
}

export function listMonths(db: Db, id_tenant: TenantId, id_run: string): Promise<Month[]> {
  return db
    .select()
    .from(simplesMonths)
    .where(and(eq(simplesMonths.id_tenant, id_tenant), eq(simplesMonths.id_run, id_run)))
    .orderBy(inOrder());
}

export async function findMonth(
  db: Db,
  id_tenant: TenantId,
  id_run: string,
  competencia: string,
): Promise<Month | undefined> {
  const [row] = await db
    .select()
    .from(simplesMonths)
    .where(
      and(
        eq(simplesMonths.id_tenant, id_tenant),
        eq(simplesMonths.id_run, id_run),
        eq(simplesMonths.competencia, competencia),
      ),
    );
  return row;
}

export async function insertMonths(db: Db, months: Month[]): Promise<void> {
  if (months.length > 0) await db.insert(simplesMonths).values(months);
}

export function listEditedTotals(db: Db, id_tenant: TenantId, id_apuracao: string): Promise<EditedTotal[]> {
  return db
    .select()
    .from(simplesTotals)
    .where(and(eq(simplesTotals.id_tenant, id_tenant), eq(simplesTotals.id_apuracao, id_apuracao)));
}

export async function saveEditedTotal(db: Db, total: EditedTotal): Promise<void> {
  const { valor, calculado, motivo, id_user, nome, at } = total;
  await db
    .insert(simplesTotals)
    .values(total)
    .onConflictDoUpdate({
      target: [simplesTotals.id_tenant, simplesTotals.id_apuracao, simplesTotals.competencia],
      set: { valor, calculado, motivo, id_user, nome, at },
    });
}

export async function deleteEditedTotal(
  db: Db,
  id_tenant: TenantId,
  of: Pick<EditedTotal, 'id_apuracao' | 'competencia'>,
): Promise<void> {
  const { id_apuracao, competencia } = of;
  const ofMonth = and(eq(simplesTotals.id_apuracao, id_apuracao), eq(simplesTotals.competencia, competencia));
  await db.delete(simplesTotals).where(and(eq(simplesTotals.id_tenant, id_tenant), ofMonth));
}
