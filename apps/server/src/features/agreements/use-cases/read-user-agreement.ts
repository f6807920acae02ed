import { canReadUserAgreement } from '@restitui/domain/agreements/agreements.access.ts';
import type { agreementsApi } from '@restitui/domain/agreements/agreements.api.ts';
import { agreementErrors } from '@restitui/domain/agreements/agreements.errors.ts';
import { userErrors } from '@restitui/domain/users/users.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../kernel/app-error.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { findLatestSignature } from '../../signatures/signatures.repository.ts';
import { findUser } from '../../users/users.repository.ts';
import { textOnWire } from '../agreement-on-wire.ts';
import { findActiveAgreement } from '../agreements.repository.ts';

/** The own one is at home, whatever tenant an ADMIN acts in. */
export function readUserAgreement(
  { actor, tenant, platform, inTenant }: StaffSession,
  { params: { userId } }: Input<typeof agreementsApi.ofUser>,
) {
  const at = userId === actor.id ? actor.id_tenant : tenant;
  return inTenant(at, async (db) => {
    const user = required(await findUser(db, at, userId), userErrors.user_not_found);
    requireAccess(canReadUserAgreement(actor, user), agreementErrors.agreement_denied);

    const found = required(await findActiveAgreement(db, at, { id_user: userId }), agreementErrors.agreement_not_found);
    const signature = await findLatestSignature(db, at, { id_user: userId });
    return { data: textOnWire(found, signature, user.name, { platform, viewer: { who: 'staff', id: actor.id } }) };
  });
}
