import { foldText } from '@restitui/brazil/fold-text.ts';
import type { FigurePerson } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import { and, asc, eq, isNull, like, sql } from 'drizzle-orm';
import { containing, foldedColumn } from '../../../db/folded-text.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { users } from '../../accounts/users/users.table.ts';
import { type FigureScope, ofTenant, visibleClientsWhere } from './dashboard-scope.repository.ts';
import { clientFigures } from './figures.table.ts';

const maxReassignments = 100;
const foldedName = foldedColumn(users.name);

interface Wanted {
  /** Part of a name. */
  q?: string | undefined;
  id?: string | undefined;
}

/**
 * Lists users who are responsible for or manage visible clients, by name, limited to the first ones, with whether
 * there are more.
 */
export async function listFigurePeople(
  db: Db,
  figures: FigureScope,
  { q, id }: Wanted = {},
): Promise<{ data: FigurePerson[]; mais: boolean }> {
  const { id_tenant, id_responsavel, id_gerente } = clientFigures;
  const pairs = db
    .select({ id_tenant, id_responsavel, id_gerente })
    .from(clientFigures)
    .where(visibleClientsWhere(figures))
    .groupBy(id_tenant, id_responsavel, id_gerente)
    .as('pairs');
  const has = db
    .select({ one: sql`1` })
    .from(pairs)
    .where(
      and(eq(pairs.id_tenant, users.id_tenant), sql`${users.id} in (${pairs.id_responsavel}, ${pairs.id_gerente})`),
    );
  const wanted = and(q ? like(foldedName, containing(foldText(q))) : undefined, id ? eq(users.id, id) : undefined);
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(ofTenant(users.id_tenant, figures.tenant), isNull(users.deletedAt), wanted, sql`exists ${has}`))
    .orderBy(asc(foldedName), asc(users.id))
    .limit(maxReassignments + 1);
  return { data: rows.slice(0, maxReassignments), mais: rows.length > maxReassignments };
}
