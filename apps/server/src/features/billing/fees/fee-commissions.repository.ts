import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { commissionRequests } from '../../accounts/partnerships/commission-requests.table.ts';
import { users } from '../../accounts/users/users.table.ts';
import { clients } from '../../crm/clients/clients.table.ts';
import { tenants } from '../../tenancy/tenants/tenants.table.ts';

/** Returns the commissions by which a client's fees are divided; until a higher one is approved, its limit. */
export async function commissionsOfClient(db: Db, id_tenant: TenantId, id_client: string) {
  const [tenant] = await db.select({ provedor: tenants.comissao_admin }).from(tenants).where(eq(tenants.id, id_tenant));
  const isResponsible = eq(users.id, clients.id_responsavel);
  const isAccountant = and(
    eq(users.typeCargo, 'CONTABILIDADE'),
    sql`lower(${users.email}) = lower(${clients.emailContador})`,
  );
  const people = await db
    .select({
      id: users.id,
      percentual: sql<number>`least(${users.comissao_user}, ${commissionRequests.limite})`,
      isResponsible: sql<boolean>`coalesce(${isResponsible}, false)`,
      typeCargo: users.typeCargo,
    })
    .from(clients)
    .innerJoin(users, and(eq(users.id_tenant, clients.id_tenant), or(isResponsible, isAccountant)))
    .leftJoin(
      commissionRequests,
      and(
        eq(commissionRequests.id_tenant, users.id_tenant),
        eq(commissionRequests.id_user, users.id),
        isNull(commissionRequests.decisao),
      ),
    )
    .where(and(eq(clients.id_tenant, id_tenant), eq(clients.cnpjcpf, id_client), isNull(users.deletedAt)));
  return { provedor: tenant?.provedor ?? 0, people };
}
