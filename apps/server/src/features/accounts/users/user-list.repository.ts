import { digitsOf } from '@restitui/brazil/digits.ts';
import { foldText } from '@restitui/brazil/fold-text.ts';
import { permissionFlags } from '@restitui/domain/accounts/permissions/permission-catalogue.ts';
import type { TypeUser } from '@restitui/domain/accounts/users/cargo.ts';
import { situationOf, type UserSituation } from '@restitui/domain/accounts/users/user-situation.ts';
import type { UserScope } from '@restitui/domain/accounts/users/users.access.ts';
import type { UserSummary, usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Input, Page } from '@restitui/domain/wire/endpoint.ts';
import { and, asc, count, eq, gt, isNotNull, isNull, like, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { filterConditions } from '../../../db/filter-conditions.ts';
import { containing, foldedColumn } from '../../../db/folded-text.ts';
import { sortOrder } from '../../../db/sort-order.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { permissions } from '../permissions/permissions.table.ts';
import { users } from './users.table.ts';

type ListQuery = Input<typeof usersApi.listForAdmin>['query'];

/** The user who registered the account. */
const creators = alias(users, 'creators');

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

/** The conditions of `situationOf`. */
function inSituation(situation: UserSituation, now: Date): SQL | undefined {
  const at = now.toISOString();
  const { suspendedAt, inviteExpiresAt, isAccepted } = users;
  if (situation === 'SUSPENSO') return isNotNull(suspendedAt);
  if (situation === 'CONVIDADO') return and(isNull(suspendedAt), gt(inviteExpiresAt, at));
  if (situation === 'CONVITE_VENCIDO') return and(isNull(suspendedAt), lte(inviteExpiresAt, at));
  return and(isNull(suspendedAt), isNull(inviteExpiresAt), eq(isAccepted, situation === 'ATIVO'));
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
  { query, now }: { query: ListQuery; now: Date },
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
      situacao: (situacao) => inSituation(situacao, now),
      id_tenant: (id_tenant) => eq(sql`${users.id_tenant}`, id_tenant),
    }),
    inScope(scope),
  );
  const rows = await db
    .select({ user: users, flags: permissions.flags, createdByName: creators.name })
    .from(users)
    .leftJoin(permissions, eq(permissions.id_user, users.id))
    .leftJoin(creators, eq(creators.id, users.id_createdBy))
    .where(where)
    .orderBy(...orderOf(sort))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [total] = await db
    .select({ n: count() })
    .from(users)
    .leftJoin(permissions, eq(permissions.id_user, users.id))
    .where(where);
  const data = rows.map(({ user, flags, createdByName }): UserSummary => {
    return {
      ...user,
      createdByName,
      situacao: situationOf(user, now),
      status: user.isAccepted ? 'Ativo' : 'Pendente',
      permissions: permissionFlags.parse(flags ?? {}),
    };
  });
  return { data, page: { number: page, size: pageSize, total: total?.n ?? 0 } };
}

/** Ids of the active CEOs of one type, locked until the transaction ends. */
export async function lockActiveCeos(db: Db, id_tenant: TenantId, typeUser: TypeUser): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id_tenant, id_tenant),
        eq(users.typeUser, typeUser),
        eq(users.typeCargo, 'CEO'),
        eq(users.isAccepted, true),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(users.id))
    .for('update');
  return rows.map(({ id }) => id);
}
