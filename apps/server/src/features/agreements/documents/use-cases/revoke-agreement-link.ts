import type { agreementLinksApi } from '@restitui/domain/agreements/documents/agreement-links.api.ts';
import { agreementErrors } from '@restitui/domain/agreements/documents/agreements.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { requireClientOfAgreement } from '../agreement.gate.ts';
import { toAgreementLinkResponse } from '../agreement-link.wire.ts';
import { findAgreementLink, markAgreementLinkRevoked } from '../agreement-links.repository.ts';

/** Idempotent. */
export async function revokeAgreementLink(
  context: Context,
  { params: { id } }: Input<typeof agreementLinksApi.revoke>,
) {
  const { db, tenant, platform } = context;
  const found = required(await findAgreementLink(db, tenant, id), agreementErrors.agreement_contract_link_not_found);
  const { id_client } = found;
  if (id_client === null) throw new AppError(agreementErrors.agreement_contract_link_not_found);
  await requireClientOfAgreement(context, id_client);

  const now = platform.clock.now();
  const revokedAt = now.toISOString();
  const revoked = await markAgreementLinkRevoked(db, tenant, id, revokedAt);
  if (revoked) await recordChanges(context, { entity: 'LINK', id, id_client }, {}, { revokedAt });
  return { data: toAgreementLinkResponse(revoked ?? found, now) };
}
