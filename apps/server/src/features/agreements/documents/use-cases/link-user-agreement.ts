import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import { canLinkUserAgreement } from '@restitui/domain/agreements/documents/agreements.access.ts';
import type { agreementsApi } from '@restitui/domain/agreements/documents/agreements.api.ts';
import { agreementErrors } from '@restitui/domain/agreements/documents/agreements.errors.ts';
import { partnershipTypeOf } from '@restitui/domain/agreements/documents/partnership-type.ts';
import { consultancyValues, partnerValues } from '@restitui/domain/agreements/documents/placeholder-values.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { findLatestIdentityCheck } from '../../../accounts/identity-checks/identity-checks.repository.ts';
import { findUserByEmail } from '../../../accounts/users/users.repository.ts';
import { findTenant } from '../../../tenancy/tenants/tenants.repository.ts';
import { recordRows } from '../../evidence/record-event.service.ts';
import { changedRow, wholeRow } from '../../evidence/row-facts.rules.ts';
import { withAgreedCommission } from '../agreed-commission.service.ts';
import { toAgreementResponse } from '../agreement.wire.ts';
import { beginningOf } from '../agreement-beginning.service.ts';
import {
  endOtherAgreements,
  findAgreementOfType,
  insertAgreement,
  lockParty,
  updateAgreement,
} from '../agreements.repository.ts';
import { askForMissingData } from '../ask-for-missing-data.service.ts';
import { findRepresentative } from '../representatives.repository.ts';
import { pinnedTemplates, requireTemplatePart } from '../template-parts.service.ts';
import { writeVersion } from '../write-version.service.ts';

/** The user decides the type of partnership, not the request (foundation C-18). */
export async function linkUserAgreement(context: Context, { body: { email } }: Input<typeof agreementsApi.linkUser>) {
  const { db, tenant, actor, platform } = context;
  const user = required(await findUserByEmail(db, tenant, email), userErrors.user_not_found);
  requireAccess(canLinkUserAgreement(actor, user), agreementErrors.agreement_link_denied);

  const partner = await withAgreedCommission(db, tenant, user);
  const type = partnershipTypeOf(user);
  const home = required(await findTenant(db, tenant), userErrors.user_not_found);
  const representative = await findRepresentative(db, tenant);

  await lockParty(db, tenant, { id_user: user.id });
  const found = await findAgreementOfType(db, tenant, user.id, type);
  const part = await requireTemplatePart(context, type, found && (await pinnedTemplates(context, found)));
  const agreement =
    found ??
    (await insertAgreement(db, {
      ...{ id: newId(), id_tenant: tenant, id_user: user.id, contracts: [type] },
      ...beginningOf(context, home),
    }));
  const id_agreement = agreement.id;
  if (!found) await recordRows(context, [wholeRow('contrato', agreement)], { id_agreement });
  const version = await writeVersion(context, agreement, {
    parts: [part],
    valuesOn: (day) => ({ ...consultancyValues(home, representative, day), ...partnerValues(partner) }),
  });
  if (!agreement.IsAtivo) {
    await updateAgreement(db, tenant, id_agreement, { IsAtivo: true });
    await recordRows(context, [changedRow('contrato', id_agreement, { IsAtivo: true })], { id_agreement });
  }
  for (const { id } of await endOtherAgreements(db, tenant, user.id, id_agreement)) {
    await recordRows(context, [changedRow('contrato', id, { IsAtivo: false })], { id_agreement: id });
  }

  await askForMissingData(context, version);
  const signature = await findLatestIdentityCheck(db, tenant, { id_user: user.id });
  return {
    data: {
      agreement: toAgreementResponse({ ...agreement, IsAtivo: true }, signature),
      link: `${platform.siteAddress(home)}/minuta-usuario/${user.id}`,
      missing: version.missing,
    },
  };
}
