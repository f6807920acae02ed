import { canRequestLink } from '@restitui/domain/agreements/documents/agreement-link.ts';
import type { agreementLinksApi } from '@restitui/domain/agreements/documents/agreement-links.api.ts';
import { linkRequestCause } from '@restitui/domain/insights/alerts/alert-causes.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { LinkActor } from '../../../../kernel/actor.ts';
import type { Context, TenantLookup } from '../../../../kernel/context.ts';
import { findClient } from '../../../crm/clients/clients.repository.ts';
import { renewAlert } from '../../../insights/alerts/alerts.repository.ts';
import { updateAgreementLink } from '../agreement-links.repository.ts';
import { findLinkByToken } from '../open-link.service.ts';

/** Answers every token alike; the consultancy gets at most one alert per interval. */
export async function requestNewLink(
  context: Context<LinkActor, TenantLookup>,
  { body: { t } }: Input<typeof agreementLinksApi.ask>,
) {
  const answer = { data: { asked: true as const } };
  const now = context.platform.clock.now();
  const link = await findLinkByToken(context, t);
  if (!link?.id_client || !canRequestLink(link, now)) return answer;

  const { id, id_tenant, id_client } = link;
  await context.inTenant(id_tenant, async (db) => {
    const client = await findClient(db, id_tenant, id_client);
    if (!client) return;
    await updateAgreementLink(db, id_tenant, id, { askedAt: now.toISOString() });
    await renewAlert(db, id_tenant, { ...linkRequestCause(id_client), company: client.razao_social, id_client }, now);
  });
  return answer;
}
