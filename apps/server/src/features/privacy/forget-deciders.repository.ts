import { erasedName } from '@restitui/domain/privacy/person-kind.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, eq, exists, sql } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { changes } from '../change-history/change-history.table.ts';
import { simplesRuns } from '../simples-analysis/simples-analysis.table.ts';
import { simplesEffects } from '../simples-analysis/simples-effects.table.ts';
import { simplesDecisions } from '../simples-decisions/simples-decisions.table.ts';

/** What staff decided on items stands; who it was, where analyses keep the decision too, does not. */
export async function forgetDecider(db: Db, id_tenant: TenantId, id: string): Promise<void> {
  const decided = and(eq(simplesDecisions.id_tenant, id_tenant), eq(simplesDecisions.id_user, id));
  await db.update(simplesDecisions).set({ autor: erasedName }).where(decided);
  await db
    .update(simplesDecisions)
    .set({ revogada_por: erasedName })
    .where(and(eq(simplesDecisions.id_tenant, id_tenant), exists(revocationsBy(db, id))));
  await db
    .update(simplesEffects)
    .set({ autor: erasedName })
    .where(and(eq(simplesEffects.id_tenant, id_tenant), eq(simplesEffects.id_user, id)));

  const decisions = sql`jsonb_array_elements(${simplesRuns.palavra} -> 'decisoes') d`;
  const own = sql`d ->> 'id' in (select id from ${simplesDecisions} where ${decided})`;
  await db
    .update(simplesRuns)
    .set({
      palavra: sql`jsonb_set(${simplesRuns.palavra}, '{decisoes}', (select jsonb_agg(case when ${own}
        then jsonb_set(d, '{autor}', to_jsonb(${erasedName}::text)) else d end) from ${decisions}))`,
    })
    .where(and(eq(simplesRuns.id_tenant, id_tenant), sql`exists (select from ${decisions} where ${own})`));
}

/** A decision keeps of who revoked it only the name; the change history has the id. */
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
