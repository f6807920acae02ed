import { canChangeOwnCpf, needsPassword } from '@restitui/domain/accounts/users/own-profile.ts';
import type { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { ErrorDefinition } from '@restitui/domain/wire/errors.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { rewriteUnsignedAgreements } from '../../../agreements/documents/rewrite-unsigned.service.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { isEmailTaken } from '../email-availability.service.ts';
import { verifyOwnPassword } from '../own-password.service.ts';
import { toUserResponse } from '../user.wire.ts';
import { findUser, updateUser } from '../users.repository.ts';

/** Saved for the user's own account in its tenant, whatever tenant an ADMIN acts in. */
export async function updateOwnProfile(
  context: Context<UserActor, OwnTransactions>,
  { body: { senha_atual, cpf, ...profile } }: Input<typeof usersApi.updateOwn>,
) {
  const { actor, inTenant } = context;
  const at = actor.id_tenant;
  const own = required(await inTenant(at, (db) => findUser(db, at, actor.id)), userErrors.user_not_found);

  if (cpf !== undefined && cpf !== own.cpf && !canChangeOwnCpf(own)) refuse('cpf', userErrors.own_cpf_fixed);
  const newEmail = needsPassword(own, profile);
  if (newEmail) {
    if (!senha_atual) refuse('senha_atual', userErrors.password_required);
    if (!(await verifyOwnPassword(context, own.password_hash, senha_atual))) {
      refuse('senha_atual', userErrors.wrong_password);
    }
  }

  const changed = { ...profile, ...(cpf !== undefined && { cpf }) };
  await inTenant(at, async (db) => {
    if (newEmail && (await isEmailTaken(db, actor, profile.email))) refuse('email', userErrors.email_taken);
    await updateUser(db, at, actor.id, changed);
    await recordChanges({ ...context, db, tenant: at }, { entity: 'USUARIO', id: actor.id }, own, changed);
    await rewriteUnsignedAgreements({ ...context, db, tenant: at, author: actor.id }, { id_user: actor.id });
  });
  return { data: toUserResponse({ ...own, ...changed }) };
}

/** Throws an error that is shown at the field. */
function refuse(path: string, refusal: ErrorDefinition): never {
  throw new AppError(refusal, { issues: [{ path, message: refusal.message }] });
}
