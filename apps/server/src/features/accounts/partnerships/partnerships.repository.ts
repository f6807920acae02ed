import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, count, desc, eq, isNotNull, isNull, min, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { ledgerEntries } from '../../billing/fees/fees.table.ts';
import { clients } from '../../crm/clients/clients.table.ts';
import { changes } from '../../insights/change-history/change-history.table.ts';
import { users } from '../users/users.table.ts';
import { commissionRequests } from './commission-requests.table.ts';

/** Users of a consultancy with the number of clients for whom they are responsible. */
export async function listNetwork(db: Db, id_tenant: TenantId) {
  const led = db.$with('led').as(
    db
      .select({ id_responsavel: clients.id_responsavel, n: count().as('n') })
      .from(clients)
      .where(and(eq(clients.id_tenant, id_tenant), isNotNull(clients.id_responsavel)))
      .groupBy(clients.id_responsavel),
  );
  return db
    .with(led)
    .select({
      id: users.id,
      name: users.name,
      typeCargo: users.typeCargo,
      isAccepted: users.isAccepted,
      suspendedAt: users.suspendedAt,
      inviteExpiresAt: users.inviteExpiresAt,
      comissao_user: users.comissao_user,
      id_createdBy: users.id_createdBy,
      id_gerente: users.id_gerente,
      isCommissionPending: sql<boolean>`${commissionRequests.id_user} is not null`,
      clients: sql<number>`coalesce(${led.n}, 0)::int`,
    })
    .from(users)
    .leftJoin(led, eq(led.id_responsavel, users.id))
    .leftJoin(
      commissionRequests,
      and(
        eq(commissionRequests.id_tenant, users.id_tenant),
        eq(commissionRequests.id_user, users.id),
        isNull(commissionRequests.decisao),
      ),
    )
    .where(and(eq(users.id_tenant, id_tenant), eq(users.typeUser, 'USUARIO'), isNull(users.deletedAt)))
    .orderBy(asc(users.name), asc(users.id));
}

/** The number of clients for whom a user is responsible, and when the first was registered. */
export async function countClientsOf(db: Db, id_tenant: TenantId, id_user: string) {
  const [row] = await db
    .select({ count: count(), since: min(clients.createdDate) })
    .from(clients)
    .where(and(eq(clients.id_tenant, id_tenant), eq(clients.id_responsavel, id_user)));
  return { count: row?.count ?? 0, since: row?.since ?? null };
}

/** The fees of a person in cents: promised, due and not paid out, and paid out. */
export async function sumCommission(db: Db, id_tenant: TenantId, id_user: string) {
  const { conta, centavos, date } = ledgerEntries;
  const sumOf = (account: 'PREVISTO' | 'DEVIDO' | 'REPASSADO') =>
    sql<number>`coalesce(-sum(${centavos}) filter (where ${conta} = ${account}), 0)::float8`;
  const [row] = await db
    .select({
      promised: sumOf('PREVISTO'),
      due: sumOf('DEVIDO'),
      paidOut: sumOf('REPASSADO'),
      since: sql<Date | null>`min(${date}) filter (where ${conta} = 'DEVIDO')`,
    })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.id_tenant, id_tenant), eq(ledgerEntries.id_user, id_user)));
  const { promised = 0, due = 0, paidOut = 0, since } = row ?? {};
  return { promised, due, paidOut, since: since ? new Date(since).toISOString() : null };
}

/** The last time that a flag of a record became true. */
export async function findLastSet(
  db: Db,
  id_tenant: TenantId,
  { entity, id, field }: { entity: 'USUARIO' | 'CONTRATO'; id: string; field: 'isAccepted' | 'isAssinado' },
): Promise<string | null> {
  const [row] = await db
    .select({ date: changes.date })
    .from(changes)
    .where(
      and(
        eq(changes.id_tenant, id_tenant),
        eq(changes.entity, entity),
        eq(changes.id_entity, id),
        eq(changes.field, field),
        sql`${changes.to} = 'true'::jsonb`,
      ),
    )
    .orderBy(desc(changes.date))
    .limit(1);
  return row?.date ?? null;
}
