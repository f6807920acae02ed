import { digitsOf } from '@restitui/brazil/digits.ts';
import { foldText } from '@restitui/brazil/fold-text.ts';
import { permissionFlags } from '@restitui/domain/accounts/permissions/permission-catalogue.ts';
import type { UserScope } from '@restitui/domain/accounts/users/users.access.ts';
import type { UserSummary, usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Input, Page } from '@restitui/domain/wire/endpoint.ts';
import { and, asc, count, eq, isNull, like, ne, or, type SQL, sql } from 'drizzle-orm';
import { filterConditions } from '../../../db/filter-conditions.ts';
import { containing, foldedColumn } from '../../../db/folded-text.ts';
import { sortOrder } from '../../../db/sort-order.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { permissions } from '../permissions/permissions.table.ts';
import { users } from './users.table.ts';

type ListQuery = Input<typeof usersApi.listForAdmin>['query'];

const foldedName = foldedColumn(users.name);

function inScope(scope: UserScope): SQL | undefined {
  switch (scope.kind) {
    case 'all':
      return undefined;
    case 'sharing': {
      const shared = scope.flags.map((key) => sql`${permissions.flags} @> ${JSON.stringify({ [key]: true })}::jsonb`);
      return and(ne(users.id, scope.with), or(...shared));
    }
    case 'managed':
      return eq(users.id_gerente, scope.by);
    case 'none':
      return sql`false`;
  }
}

function matching(q: string | undefined): SQL | undefined {
  if (!q) return undefined;
  const isNumber = /^[.\-\s]*\d[\d.\-\s]*$/.test(q);
  return or(
    like(foldedName, containing(foldText(q))),
    like(sql`lower(${users.email})`, containing(q.toLowerCase())),
    isNumber ? like(users.cpf, containing(digitsOf(q))) : undefined,
  );
}

function orderOf(sort: ListQuery['sort']): SQL[] {
  const { column, direction } = sortOrder(sort);
  return [direction(column === 'name' ? foldedName : users[column]), asc(foldedName), asc(users.id)];
}

/** Users of one tenant, or of all tenants in a transaction with that scope. */
export async function listUsers(
  db: Db,
  tenant: TenantId | 'all',
  scope: UserScope,
  query: ListQuery,
): Promise<{ data: UserSummary[]; page: Page }> {
  const { page, pageSize, sort } = query;
  const where = and(
    isNull(users.deletedAt),
    tenant === 'all' ? undefined : eq(users.id_tenant, tenant),
    ...filterConditions(query, {
      id: (id) => (id ? eq(users.id, id) : undefined),
      q: matching,
      typeCargo: (typeCargo) => eq(users.typeCargo, typeCargo),
      typeUser: (typeUser) => eq(users.typeUser, typeUser),
    }),
    inScope(scope),
  );
  const rows = await db
    .select({ user: users, flags: permissions.flags })
    .from(users)
    .leftJoin(permissions, eq(permissions.id_user, users.id))
    .where(where)
    .orderBy(...orderOf(sort))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [total] = await db
    .select({ n: count() })
    .from(users)
    .leftJoin(permissions, eq(permissions.id_user, users.id))
    .where(where);
  const data = rows.map(({ user, flags }): UserSummary => {
    return { ...user, status: user.isAccepted ? 'Ativo' : 'Pendente', permissions: permissionFlags.parse(flags ?? {}) };
  });
  return { data, page: { number: page, size: pageSize, total: total?.n ?? 0 } };
}
