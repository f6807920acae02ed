import { mayAskForLink } from '@restitui/domain/agreements/agreement-link.ts';
import type { agreementLinksApi } from '@restitui/domain/agreements/agreement-links.api.ts';
import { askedLinkCause } from '@restitui/domain/alerts/alert-causes.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { PublicContext } from '../../../kernel/context.ts';
import { renewAlert } from '../../alerts/alerts.repository.ts';
import { findClient } from '../../clients/clients.repository.ts';
import { updateAgreementLink } from '../agreement-links.repository.ts';
import { findLinkOf } from '../open-link.ts';

/** Whoever asks hears the same, and the consultancy hears of it once in a while. */
export async function askForLink(context: PublicContext, { body: { t } }: Input<typeof agreementLinksApi.ask>) {
  const answer = { data: { asked: true as const } };
  const now = context.platform.clock.now();
  const link = await findLinkOf(context, t);
  if (!link?.id_client || !mayAskForLink(link, now)) return answer;

  const { id, id_tenant, id_client } = link;
  await context.inTenant(id_tenant, async (db) => {
    const client = await findClient(db, id_tenant, id_client);
    if (!client) return;
    await updateAgreementLink(db, id_tenant, id, { askedAt: now.toISOString() });
    await renewAlert(db, id_tenant, { ...askedLinkCause(id_client), company: client.razao_social, id_client }, now);
  });
  return answer;
}
