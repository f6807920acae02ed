import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { clients } from '../clients/clients.table.ts';
import { users } from '../users/users.table.ts';
import { type Figures, ofTenant, seenClients } from './dashboard-scope.repository.ts';

/** People of the clients seen: responsible for them or managing them. */
export async function listFigurePeople(db: Db, figures: Figures): Promise<{ id: string; name: string }[]> {
  const theirs = or(eq(clients.id_responsavel, users.id), eq(clients.id_gerente, users.id));
  const has = db
    .select({ one: sql`1` })
    .from(clients)
    .where(and(eq(clients.id_tenant, users.id_tenant), theirs, seenClients(db, figures)));
  return db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(ofTenant(users.id_tenant, figures.tenant), isNull(users.deletedAt), sql`exists ${has}`))
    .orderBy(asc(users.name), asc(users.id))
    .limit(500);
}
