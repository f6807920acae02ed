import type { agreementLinksApi } from '@restitui/domain/agreements/agreement-links.api.ts';
import { agreementErrors } from '@restitui/domain/agreements/agreements.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { recordChanges } from '../../change-history/record-changes.ts';
import { findAgreementLink, revokeAgreementLink } from '../agreement-links.repository.ts';
import { linkOnWire } from '../link-on-wire.ts';
import { requireClientOfAgreement } from '../readable-agreement.ts';

/** Doing it twice comes to the same. */
export async function revokeContractLink(context: Context, { params: { id } }: Input<typeof agreementLinksApi.revoke>) {
  const { db, tenant, platform } = context;
  const found = required(await findAgreementLink(db, tenant, id), agreementErrors.agreement_contract_link_not_found);
  const { id_client } = found;
  if (id_client === null) throw new AppError(agreementErrors.agreement_contract_link_not_found);
  await requireClientOfAgreement(context, id_client);

  const now = platform.clock.now();
  const revokedAt = now.toISOString();
  const revoked = await revokeAgreementLink(db, tenant, id, revokedAt);
  if (revoked) await recordChanges(context, { entity: 'LINK', id, id_client }, {}, { revokedAt });
  return { data: linkOnWire(revoked ?? found, now) };
}
