import { dayInBrazil } from '@restitui/brazil/day.ts';
import type { clientPortalApi } from '@restitui/domain/crm/client-portal/client-portal.api.ts';
import { buildTimeline } from '@restitui/domain/crm/client-portal/timeline.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { SessionActor } from '../../../../kernel/actor.ts';
import type { Context } from '../../../../kernel/context.ts';
import { listClientDocuments } from '../../client-documents/client-documents.repository.ts';
import { listOpenDocumentRequests } from '../../client-documents/document-requests.repository.ts';
import { lastDayToRequest } from '../credit-limitation.rules.ts';
import { requirePortalClient } from '../portal-client.gate.ts';
import { readTimelineFacts } from '../timeline-facts.repository.ts';

export async function readTimeline(
  context: Context<SessionActor>,
  { params: { id_client } }: Input<typeof clientPortalApi.timeline>,
) {
  const { db, tenant, platform } = context;
  const { client, products } = await requirePortalClient(context, id_client);

  const facts = await readTimelineFacts(db, tenant, client, products);
  const credits = facts.credits.map((credit) => ({ ...credit, prescreve_em: lastDayToRequest(credit) }));
  const rows = await listClientDocuments(db, tenant, id_client);
  const documents = rows.map(({ id_owner, ...row }) => ({ ...row, byClient: id_owner !== null }));
  const requests = await listOpenDocumentRequests(db, tenant, id_client);
  return { data: buildTimeline({ ...facts, credits, documents, requests }, dayInBrazil(platform.clock.now())) };
}
