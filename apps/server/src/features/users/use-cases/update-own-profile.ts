import { mayChangeOwnCpf, needsPassword } from '@restitui/domain/users/own-profile.ts';
import type { usersApi } from '@restitui/domain/users/users.api.ts';
import { userErrors } from '@restitui/domain/users/users.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { ErrorDefinition } from '@restitui/domain/wire/errors.ts';
import { AppError, required } from '../../../kernel/app-error.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { recordChanges } from '../../change-history/record-changes.ts';
import { isEmailTaken } from '../own-email.ts';
import { provesPassword } from '../own-password.ts';
import { findUser, updateUser, userOnWire } from '../users.repository.ts';

/** The own account's, at home, whatever tenant an ADMIN acts in. */
export async function updateOwnProfile(
  context: StaffSession,
  { body: { senha_atual, cpf, ...profile } }: Input<typeof usersApi.updateOwn>,
) {
  const { actor, inTenant } = context;
  const at = actor.id_tenant;
  const own = required(await inTenant(at, (db) => findUser(db, at, actor.id)), userErrors.user_not_found);

  if (cpf !== undefined && cpf !== own.cpf && !mayChangeOwnCpf(own)) refuse('cpf', userErrors.own_cpf_fixed);
  const newEmail = needsPassword(own, profile);
  if (newEmail) {
    if (!senha_atual) refuse('senha_atual', userErrors.password_required);
    if (!(await provesPassword(context, own.password_hash, senha_atual))) {
      refuse('senha_atual', userErrors.wrong_password);
    }
  }

  const changed = { ...profile, ...(cpf !== undefined && { cpf }) };
  await inTenant(at, async (db) => {
    if (newEmail && (await isEmailTaken(db, actor, profile.email))) refuse('email', userErrors.email_taken);
    await updateUser(db, at, actor.id, changed);
    await recordChanges({ ...context, db, tenant: at }, { entity: 'USUARIO', id: actor.id }, own, changed);
  });
  return { data: userOnWire({ ...own, ...changed }) };
}

/** Said beside the field. */
function refuse(path: string, refusal: ErrorDefinition): never {
  throw new AppError(refusal, { issues: [{ path, message: refusal.message }] });
}
