import type { Duties } from '@restitui/domain/accounts/users/duties.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, count, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { clients } from '../../crm/clients/clients.table.ts';

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
