import { foldText } from '@restitui/brazil/fold-text.ts';
import { leadSearchText } from '@restitui/domain/crm/leads/lead-search-text.ts';
import type { LeadScope } from '@restitui/domain/crm/leads/leads.access.ts';
import type { Lead, leadsApi } from '@restitui/domain/crm/leads/leads.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Input, Page } from '@restitui/domain/wire/endpoint.ts';
import { and, count, desc, eq, gt, like, type SQL, sql } from 'drizzle-orm';
import { filterConditions } from '../../../db/filter-conditions.ts';
import { containing } from '../../../db/folded-text.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { users } from '../../accounts/users/users.table.ts';
import { leads } from './leads.table.ts';

const columns = {
  id: leads.id,
  id_tenant: leads.id_tenant,
  name: leads.name,
  tel: leads.tel,
  email: leads.email,
  message: leads.message,
  cnpj: leads.cnpj,
  status: leads.status,
  id_responsavel: leads.id_responsavel,
  nome_responsavel: users.name,
  nota: leads.nota,
  id_client: leads.id_client,
  createdDate: leads.createdDate,
};

const responsible = and(eq(users.id_tenant, leads.id_tenant), eq(users.id, leads.id_responsavel));
const one = (id_tenant: TenantId, id: string) => and(eq(leads.id_tenant, id_tenant), eq(leads.id, id));

/**
 * Counts the messages since `since`. Takes a lock per tenant, so that concurrent messages are counted one after the
 * other.
 */
export async function countLeads(
  db: Db,
  id_tenant: TenantId,
  address: string,
  since: string,
): Promise<{ ofAddress: number; ofTenant: number }> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('leads'), hashtext(${id_tenant}))`);
  const [counted] = await db
    .select({
      ofTenant: count(),
      ofAddress: sql<number>`(count(*) filter (where ${eq(leads.address, address)}))::int`,
    })
    .from(leads)
    .where(and(eq(leads.id_tenant, id_tenant), gt(leads.createdDate, since)));
  return counted ?? { ofAddress: 0, ofTenant: 0 };
}

export async function insertLead(db: Db, row: Omit<typeof leads.$inferInsert, 'busca'>): Promise<void> {
  await db.insert(leads).values({ ...row, busca: leadSearchText(row) });
}

export async function findLead(db: Db, id_tenant: TenantId, id: string): Promise<Lead | undefined> {
  const [row] = await db.select(columns).from(leads).leftJoin(users, responsible).where(one(id_tenant, id));
  return row;
}

function inScope(scope: LeadScope): SQL | undefined {
  if (scope.kind === 'all') return undefined;
  return scope.kind === 'none' ? sql`false` : eq(leads.id_responsavel, scope.id_user);
}

/** One page, newest first. */
export async function listLeads(
  db: Db,
  id_tenant: TenantId,
  scope: LeadScope,
  query: Input<typeof leadsApi.list>['query'],
): Promise<{ data: Lead[]; page: Page }> {
  const { page, pageSize } = query;
  const filters = filterConditions(query, {
    q: (q) => (q ? like(leads.busca, containing(foldText(q))) : undefined),
    status: (status) => eq(leads.status, status),
  });
  const where = and(eq(leads.id_tenant, id_tenant), inScope(scope), ...filters);
  const [total] = await db.select({ n: count() }).from(leads).where(where);
  const data = await db
    .select(columns)
    .from(leads)
    .leftJoin(users, responsible)
    .where(where)
    .orderBy(desc(leads.createdDate), desc(leads.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { data, page: { number: page, size: pageSize, total: total?.n ?? 0 } };
}

export async function updateLead(
  db: Db,
  id_tenant: TenantId,
  id: string,
  changed: Partial<Pick<typeof leads.$inferInsert, 'status' | 'id_responsavel' | 'nota' | 'id_client'>>,
): Promise<void> {
  await db.update(leads).set(changed).where(one(id_tenant, id));
}
