import type { Duties } from '@restitui/domain/accounts/users/duties.ts';
import { responsibleCargos } from '@restitui/domain/crm/clients/responsible.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, count, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { clients } from '../../crm/clients/clients.table.ts';
import { users } from './users.table.ts';

/** Counts the user's clients in this tenant and their products in any tenant. */
export async function countDuties(db: Db, id_tenant: TenantId, id_user: string): Promise<Duties> {
  const [led] = await db
    .select({ n: count() })
    .from(clients)
    .where(
      and(eq(clients.id_tenant, id_tenant), or(eq(clients.id_responsavel, id_user), eq(clients.id_gerente, id_user))),
    );
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from lookup.products_of_analyst(${id_user})`,
  );
  return { clients: led?.n ?? 0, products: rows[0]?.n ?? 0 };
}

/** Active users of the consultancy, other than this one, who can be responsible for clients. */
export function listClientReceivers(db: Db, id_tenant: TenantId, exceptOf: string) {
  return db
    .select({ id: users.id, name: users.name, typeCargo: users.typeCargo })
    .from(users)
    .where(
      and(
        eq(users.id_tenant, id_tenant),
        eq(users.typeUser, 'USUARIO'),
        inArray(users.typeCargo, [...responsibleCargos]),
        eq(users.isAccepted, true),
        ne(users.id, exceptOf),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(users.name), asc(users.id));
}

interface MovedClient {
  cnpjcpf: string;
  /** The field of the change history. */
  field: 'nome_responsavel' | 'nome_gerente';
}

/** Replaces the user as responsible and as manager of every client; returns one row per replaced field. */
export async function handOverClients(
  db: Db,
  id_tenant: TenantId,
  { from, to }: { from: string; to: string },
): Promise<MovedClient[]> {
  const led = await db
    .update(clients)
    .set({ id_responsavel: to })
    .where(and(eq(clients.id_tenant, id_tenant), eq(clients.id_responsavel, from)))
    .returning({ cnpjcpf: clients.cnpjcpf });
  const managed = await db
    .update(clients)
    .set({ id_gerente: to })
    .where(and(eq(clients.id_tenant, id_tenant), eq(clients.id_gerente, from)))
    .returning({ cnpjcpf: clients.cnpjcpf });
  return [
    ...led.map((client) => ({ ...client, field: 'nome_responsavel' as const })),
    ...managed.map((client) => ({ ...client, field: 'nome_gerente' as const })),
  ];
}
