import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { commissionOf } from '@restitui/domain/users/commission.ts';
import { managerOfNew } from '@restitui/domain/users/partners.access.ts';
import { userErrors } from '@restitui/domain/users/users.errors.ts';
import { required } from '../../kernel/app-error.ts';
import type { StaffSession } from '../../kernel/context.ts';
import { newId } from '../../kernel/new-id.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { recordChanges } from '../change-history/record-changes.ts';
import { isEmailFree } from './free-email.ts';
import { findUser, insertUser, type UserRow } from './users.repository.ts';
import type { users } from './users.table.ts';

type Registered = Omit<typeof users.$inferInsert, 'id' | 'id_tenant' | 'password_hash' | 'createdDate'> & {
  password: string;
};

/** A pending person in a tenant; who was registered by a consultancy's own people is listed under their manager. */
export async function registerPerson(
  session: StaffSession,
  at: TenantId,
  { password, comissao_user, comissao_user_escrita: _, ...person }: Registered,
): Promise<UserRow> {
  const { actor, inTenant, platform } = session;
  const password_hash = await hashPassword(password);

  const created = await inTenant(at, async (db) => {
    if (!(await isEmailFree(db, person.email, { id_tenant: at, typeUser: person.typeUser }))) return undefined;
    const registrar = actor.typeUser === 'USUARIO' ? await findUser(db, at, actor.id) : undefined;
    const user = await insertUser(db, {
      ...person,
      ...(comissao_user !== undefined && commissionOf(comissao_user)),
      id: newId(),
      id_tenant: at,
      id_gerente: registrar ? managerOfNew({ ...actor, id_gerente: registrar.id_gerente }) : null,
      password_hash,
      createdDate: platform.clock.now().toISOString(),
    });
    if (!user) return undefined;
    const { name, email, typeUser, typeCargo } = user;
    const record = { entity: 'USUARIO', id: user.id } as const;
    await recordChanges({ ...session, db, tenant: at }, record, {}, { name, email, typeUser, typeCargo });
    return user;
  });
  return required(created, userErrors.email_taken);
}
