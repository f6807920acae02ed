import { canLinkUserAgreement } from '@restitui/domain/agreements/agreements.access.ts';
import type { agreementsApi } from '@restitui/domain/agreements/agreements.api.ts';
import { agreementErrors } from '@restitui/domain/agreements/agreements.errors.ts';
import { partnershipTypeOf } from '@restitui/domain/agreements/partnership-type.ts';
import { consultancyValues, partnerValues } from '@restitui/domain/agreements/placeholder-values.ts';
import { userErrors } from '@restitui/domain/users/users.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { findLatestSignature } from '../../signatures/signatures.repository.ts';
import { findTenant } from '../../tenants/tenants.repository.ts';
import { findUserByEmail } from '../../users/users.repository.ts';
import { agreementOnWire } from '../agreement-on-wire.ts';
import {
  endOtherAgreements,
  findAgreementOfType,
  insertAgreement,
  lockParty,
  updateAgreement,
} from '../agreements.repository.ts';
import { findRepresentative } from '../representatives.repository.ts';
import { requirePart } from '../template-parts.ts';
import { writeVersion } from '../write-version.ts';

/** The type follows from the person, whichever of the two was asked for (foundation C-18). */
export async function linkUserAgreement(context: Context, { body: { email } }: Input<typeof agreementsApi.linkUser>) {
  const { db, tenant, actor, platform } = context;
  const user = required(await findUserByEmail(db, tenant, email), userErrors.user_not_found);
  requireAccess(canLinkUserAgreement(actor, user), agreementErrors.agreement_link_denied);

  const type = partnershipTypeOf(user);
  const part = await requirePart(context, type);
  const home = required(await findTenant(db, tenant), userErrors.user_not_found);
  const representative = await findRepresentative(db, tenant);

  await lockParty(db, tenant, { id_user: user.id });
  const createdDate = platform.clock.now().toISOString();
  const agreement =
    (await findAgreementOfType(db, tenant, user.id, type)) ??
    (await insertAgreement(db, { id: newId(), id_tenant: tenant, id_user: user.id, contracts: [type], createdDate }));
  const version = await writeVersion(context, agreement, {
    parts: [part],
    valuesOn: (day) => ({ ...consultancyValues(home, representative, day), ...partnerValues(user) }),
  });
  if (!agreement.IsAtivo) await updateAgreement(db, tenant, agreement.id, { IsAtivo: true });
  await endOtherAgreements(db, tenant, user.id, agreement.id);

  const signature = await findLatestSignature(db, tenant, { id_user: user.id });
  return {
    data: {
      agreement: agreementOnWire({ ...agreement, IsAtivo: true }, signature),
      link: `${platform.siteAddress(home)}/minuta-usuario/${user.id}`,
      missing: version.missing,
    },
  };
}
