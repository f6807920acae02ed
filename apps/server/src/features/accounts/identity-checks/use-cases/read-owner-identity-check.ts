import { canReviewIdentityChecks } from '@restitui/domain/accounts/identity-checks/identity-checks.access.ts';
import type { identityChecksApi } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import { identityCheckErrors as errors } from '@restitui/domain/accounts/identity-checks/identity-checks.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { findOwner } from '../../../crm/clients/owners.repository.ts';
import { toIdentityCheckResponse } from '../identity-check.wire.ts';
import { findDrawnIdentityCheck } from '../identity-checks.repository.ts';

export async function readOwnerIdentityCheck(
  { db, actor, tenant, platform }: Context,
  { params: { id } }: Input<typeof identityChecksApi.ofOwner>,
) {
  required(await findOwner(db, tenant, id), errors.signature_not_found);
  requireAccess(canReviewIdentityChecks(actor, tenant), errors.signature_denied);

  const found = required(await findDrawnIdentityCheck(db, tenant, { id_owner: id }), errors.signature_not_found);
  return { data: toIdentityCheckResponse(found, platform.links, { who: 'staff', id: actor.id }) };
}
