import { erasedName } from '@restitui/domain/operations/privacy/person-kind.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, exists, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { changes } from '../../insights/change-history/change-history.table.ts';
import { simplesRuns } from '../../simples/analysis/simples-analysis.table.ts';
import { simplesDecisions } from '../../simples/decisions/simples-decisions.table.ts';

/** Replaces the author of a user's decisions in the analyses that keep a copy of them. */
export async function eraseDecisionAuthor(db: Db, id_tenant: TenantId, id: string): Promise<void> {
  const decided = and(eq(simplesDecisions.id_tenant, id_tenant), eq(simplesDecisions.id_user, id));
  const decisions = sql`jsonb_array_elements(${simplesRuns.activeDecisions} -> 'decisoes') d`;
  const own = sql`d ->> 'id' in (select id from ${simplesDecisions} where ${decided})`;
  await db
    .update(simplesRuns)
    .set({
      activeDecisions: sql`jsonb_set(${simplesRuns.activeDecisions}, '{decisoes}', (select jsonb_agg(case when ${own}
        then jsonb_set(d, '{autor}', to_jsonb(${erasedName}::text)) else d end) from ${decisions}))`,
    })
    .where(and(eq(simplesRuns.id_tenant, id_tenant), sql`exists (select from ${decisions} where ${own})`));
}

/** Replaces the name of a user who revoked decisions; the change history has the id that a decision lacks. */
export async function eraseRevocationAuthor(db: Db, id_tenant: TenantId, id: string): Promise<void> {
  await db
    .update(simplesDecisions)
    .set({ revogada_por: erasedName })
    .where(and(eq(simplesDecisions.id_tenant, id_tenant), exists(revocationsBy(db, id))));
}

function revocationsBy(db: Db, id: string) {
  return db
    .select({ one: sql`1` })
    .from(changes)
    .where(
      and(
        eq(changes.id_tenant, simplesDecisions.id_tenant),
        eq(changes.entity, 'DECISAO'),
        eq(changes.id_entity, simplesDecisions.id),
        eq(changes.field, 'revogada_em'),
        eq(changes.id_author, id),
      ),
    );
}
