import { foldText } from '@restitui/brazil/fold-text.ts';
import type { FigurePerson } from '@restitui/domain/dashboards/dashboards.api.ts';
import { and, asc, eq, isNull, like, sql } from 'drizzle-orm';
import { containing, foldedColumn } from '../../db/folded-text.ts';
import type { Db } from '../../db/tenant-scope.ts';
import { users } from '../users/users.table.ts';
import { type Figures, ofTenant, seenClients } from './dashboard-scope.repository.ts';
import { clientFigures } from './figures.table.ts';

const mostAtOnce = 100;
const foldedName = foldedColumn(users.name);

interface Wanted {
  /** Part of a name. */
  q?: string | undefined;
  id?: string | undefined;
}

/** People of the clients seen, responsible for them or managing them, by name; the first of them, and whether there are more. */
export async function listFigurePeople(
  db: Db,
  figures: Figures,
  { q, id }: Wanted = {},
): Promise<{ data: FigurePerson[]; mais: boolean }> {
  const { id_tenant, id_responsavel, id_gerente } = clientFigures;
  const pairs = db
    .select({ id_tenant, id_responsavel, id_gerente })
    .from(clientFigures)
    .where(seenClients(figures))
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
    .limit(mostAtOnce + 1);
  return { data: rows.slice(0, mostAtOnce), mais: rows.length > mostAtOnce };
}
