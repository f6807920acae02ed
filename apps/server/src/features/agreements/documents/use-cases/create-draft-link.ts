import { linkExpiry } from '@restitui/domain/agreements/documents/agreement-link.ts';
import { draftParts, isOfRegime } from '@restitui/domain/agreements/documents/draft-link.ts';
import type { draftLinksApi } from '@restitui/domain/agreements/documents/draft-links.api.ts';
import { draftLinkErrors } from '@restitui/domain/agreements/documents/draft-links.errors.ts';
import { canRegisterClient } from '@restitui/domain/crm/clients/clients.access.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { hashToken, newToken } from '../../../accounts/session/token.rules.ts';
import { findTenant } from '../../../tenancy/tenants/tenants.repository.ts';
import { insertAgreementLink } from '../agreement-links.repository.ts';
import { writeDraft } from '../write-draft.service.ts';

/** Builds the draft first and refuses when that fails, so that no dead link is created. */
export async function createDraftLink(context: Context, { body }: Input<typeof draftLinksApi.create>) {
  const { db, tenant, actor, platform } = context;
  requireAccess(canRegisterClient(actor), draftLinkErrors.draft_link_denied);
  if (!isOfRegime(body.contracts, body.typeRegime)) throw new AppError(draftLinkErrors.product_of_other_regime);

  const contracts = draftParts(body.contracts);
  const home = required(await findTenant(db, tenant), wireErrors.not_found);
  await writeDraft(context, home, contracts);
  const now = platform.clock.now();
  const token = newToken();
  const expiresAt = linkExpiry(now);
  await insertAgreementLink(db, {
    ...{ id: newId(), id_tenant: tenant, purpose: 'rascunho', contracts, id_creator: actor.id },
    ...{ token_hash: hashToken(token), createdDate: now.toISOString(), expiresAt },
  });
  const link = `${platform.siteAddress(home)}/minuta-read/${tenant}/${contracts.join(',')}?t=${token}`;
  return { data: { link, expiresAt } };
}
