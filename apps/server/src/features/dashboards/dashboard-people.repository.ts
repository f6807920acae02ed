import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { users } from '../users/users.table.ts';
import { type Figures, ofTenant, seenClients } from './dashboard-scope.repository.ts';
import { clientFigures } from './figures.table.ts';

/** People of the clients seen: responsible for them or managing them. */
export async function listFigurePeople(db: Db, figures: Figures): Promise<{ id: string; name: string }[]> {
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
  return db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(ofTenant(users.id_tenant, figures.tenant), isNull(users.deletedAt), sql`exists ${has}`))
    .orderBy(asc(users.name), asc(users.id))
    .limit(500);
}
