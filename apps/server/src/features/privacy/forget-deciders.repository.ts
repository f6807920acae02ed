import { erasedName } from '@restitui/domain/privacy/person-kind.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { simplesRuns } from '../simples-analysis/simples-analysis.table.ts';
import { simplesEffects } from '../simples-analysis/simples-effects.table.ts';
import { simplesDecisions } from '../simples-decisions/simples-decisions.table.ts';

/** What staff decided on items stands; who it was, where analyses keep the decision too, does not. */
export async function forgetDecider(db: Db, id_tenant: TenantId, nome: string): Promise<void> {
  const own = and(eq(simplesDecisions.id_tenant, id_tenant), eq(simplesDecisions.autor, nome));
  await db.update(simplesDecisions).set({ autor: erasedName }).where(own);
  await db
    .update(simplesDecisions)
    .set({ revogada_por: erasedName })
    .where(and(eq(simplesDecisions.id_tenant, id_tenant), eq(simplesDecisions.revogada_por, nome)));
  await db
    .update(simplesEffects)
    .set({ autor: erasedName })
    .where(and(eq(simplesEffects.id_tenant, id_tenant), eq(simplesEffects.autor, nome)));
  const decisions = sql`${simplesRuns.palavra} -> 'decisoes'`;
  await db
    .update(simplesRuns)
    .set({
      palavra: sql`jsonb_set(${simplesRuns.palavra}, '{decisoes}', (select jsonb_agg(case when d ->> 'autor' = ${nome}
        then jsonb_set(d, '{autor}', to_jsonb(${erasedName}::text)) else d end) from jsonb_array_elements(${decisions}) d))`,
    })
    .where(
      and(
        eq(simplesRuns.id_tenant, id_tenant),
        sql`${decisions} @> jsonb_build_array(jsonb_build_object('autor', ${nome}::text))`,
      ),
    );
}
