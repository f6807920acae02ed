import { storedCommission } from '@restitui/domain/accounts/users/commission.ts';
import { managerOfNewUser } from '@restitui/domain/accounts/users/partners.access.ts';
import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { AppError, required } from '../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import { recordChanges } from '../../insights/change-history/record-changes.service.ts';
import { findTenant } from '../../tenancy/tenants/tenants.repository.ts';
import { sendInvitation } from '../invitations/send-invitation.service.ts';
import { requestCommissionApproval } from '../partnerships/commission-request.service.ts';
import { requireAcceptablePassword } from '../passwords/acceptable-password.service.ts';
import { isEmailFree } from './email-availability.service.ts';
import { announcePendingUser } from './pending-user.service.ts';
import { findUser, insertUser, type UserRow } from './users.repository.ts';
import type { users } from './users.table.ts';

type RegisteredUser = Omit<typeof users.$inferInsert, 'id' | 'id_tenant' | 'password_hash' | 'createdDate'> & {
  /** Undefined for an invited user, who chooses the password. */
  password?: string | undefined;
  convidar?: boolean | undefined;
};

/**
 * Creates a pending user, who is invited or told that the registration was received. A user registered by the
 * consultancy's own users is listed under their manager.
 */
export async function registerUser(
  context: Context<UserActor, OwnTransactions>,
  at: TenantId,
  { password, convidar, comissao_user, comissao_user_escrita: _, ...person }: RegisteredUser,
): Promise<UserRow> {
  const { actor, inTenant, platform } = context;
  const company = await inTenant(at, (db) => findTenant(db, at));
  const password_hash = convidar
    ? withoutPassword
    : await hashOf(password, [person.name, person.email, person.razao_social, company?.title]);

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
      id_createdBy: actor.id,
    });
    if (!user) return undefined;
    const { name, email, typeUser, typeCargo } = user;
    const record = { entity: 'USUARIO', id: user.id } as const;
    const here = { ...context, db, tenant: at };
    await recordChanges(here, record, {}, { name, email, typeUser, typeCargo });
    if (registrar) await requestCommissionApproval(here, user, registrar);
    if (convidar) return sendInvitation(here, user);
    await announcePendingUser(here, user);
    return user;
  });
  return required(created, userErrors.email_taken);
}

/** No password verifies against it. */
const withoutPassword = '';

function hashOf(password: string | undefined, known: (string | null | undefined)[]): Promise<string> {
  if (password === undefined) throw new AppError(wireErrors.invalid_input);
  requireAcceptablePassword(password, known);
  return hashPassword(password);
}
