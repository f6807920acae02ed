import { canReadIdentityCheck } from '@restitui/domain/accounts/identity-checks/identity-checks.access.ts';
import type { identityChecksApi } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import { identityCheckErrors as errors } from '@restitui/domain/accounts/identity-checks/identity-checks.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { toIdentityCheckResponse } from '../identity-check.wire.ts';
import { findIdentityCheck } from '../identity-checks.repository.ts';

export async function readIdentityCheck(
  { db, actor, tenant, platform }: Context,
  { params: { id } }: Input<typeof identityChecksApi.read>,
) {
  const found = required(await findIdentityCheck(db, tenant, id), errors.signature_not_found);
  requireAccess(canReadIdentityCheck(actor, found), errors.signature_denied);
  // A capture in progress is visible to its signer only.
  if (!found.assinatura && found.id_user !== actor.id) throw new AppError(errors.signature_not_found);

  return { data: toIdentityCheckResponse(found, platform.links, { who: 'staff', id: actor.id }) };
}
