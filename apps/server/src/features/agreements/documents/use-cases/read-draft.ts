import { opensDraft } from '@restitui/domain/agreements/documents/draft-link.ts';
import type { draftLinksApi } from '@restitui/domain/agreements/documents/draft-links.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import type { LinkActor } from '../../../../kernel/actor.ts';
import { AppError, required } from '../../../../kernel/app-error.ts';
import type { Context, TenantLookup } from '../../../../kernel/context.ts';
import { hashToken } from '../../../accounts/session/token.rules.ts';
import { findTenant } from '../../../tenancy/tenants/tenants.repository.ts';
import { findAgreementLink, locateAgreementLink } from '../agreement-links.repository.ts';
import { writeDraft } from '../write-draft.service.ts';

/** Requires only the token, which opens exactly the draft that it was created for (decision D-30). */
export async function readDraft(
  { platform, inTenant, withoutTenant }: Context<LinkActor, TenantLookup>,
  { params: { id, contracts }, query: { t } }: Input<typeof draftLinksApi.read>,
) {
  const located = await withoutTenant((db) => locateAgreementLink(db, hashToken(t)));
  const { id: id_link, id_tenant: tenant } = required(located, wireErrors.link_invalid);
  return inTenant(tenant, async (db) => {
    const link = await findAgreementLink(db, tenant, id_link);
    if (!link || !opensDraft(link, { id, contracts, now: platform.clock.now() })) {
      throw new AppError(wireErrors.link_invalid);
    }
    const home = required(await findTenant(db, tenant), wireErrors.link_invalid);
    const parts = link.contracts ?? [];
    return { data: { empresa: home.title, contracts: parts, html: await writeDraft({ db, tenant }, home, parts) } };
  });
}
