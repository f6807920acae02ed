import { storedCommission } from '@restitui/domain/accounts/users/commission.ts';
import { managerOfNewUser } from '@restitui/domain/accounts/users/partners.access.ts';
import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { required } from '../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import { recordChanges } from '../../insights/change-history/record-changes.service.ts';
import { findTenant } from '../../tenancy/tenants/tenants.repository.ts';
import { requireAcceptablePassword } from '../passwords/acceptable-password.service.ts';
import { isEmailFree } from './email-availability.service.ts';
import { findUser, insertUser, type UserRow } from './users.repository.ts';
import type { users } from './users.table.ts';

type RegisteredUser = Omit<typeof users.$inferInsert, 'id' | 'id_tenant' | 'password_hash' | 'createdDate'> & {
  password: string;
};

/** Creates a pending user; a user registered by the consultancy's own users is listed under their manager. */
export async function registerUser(
  context: Context<UserActor, OwnTransactions>,
  at: TenantId,
  { password, comissao_user, comissao_user_escrita: _, ...person }: RegisteredUser,
): Promise<UserRow> {
  const { actor, inTenant, platform } = context;
  const company = await inTenant(at, (db) => findTenant(db, at));
  requireAcceptablePassword(password, [person.name, person.email, person.razao_social, company?.title]);
  const password_hash = await hashPassword(password);

  const created = await inTenant(at, async (db) => {
    if (!(await isEmailFree(db, person.email, { id_tenant: at, typeUser: person.typeUser }))) return undefined;
    const registrar = actor.typeUser === 'USUARIO' ? await findUser(db, at, actor.id) : undefined;
    const user = await insertUser(db, {
      ...person,
      ...(comissao_user !== undefined && storedCommission(comissao_user)),
      id: newId(),
      id_tenant: at,
      id_gerente: registrar ? managerOfNewUser({ ...actor, id_gerente: registrar.id_gerente }) : null,
      password_hash,
      createdDate: platform.clock.now().toISOString(),
    });
    if (!user) return undefined;
    const { name, email, typeUser, typeCargo } = user;
    const record = { entity: 'USUARIO', id: user.id } as const;
    await recordChanges({ ...context, db, tenant: at }, record, {}, { name, email, typeUser, typeCargo });
    return user;
  });
  return required(created, userErrors.email_taken);
}
