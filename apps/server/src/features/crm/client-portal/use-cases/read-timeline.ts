import { dayInBrazil } from '@restitui/brazil/day.ts';
import { reaisOf } from '@restitui/brazil/money.ts';
import type { clientPortalApi } from '@restitui/domain/crm/client-portal/client-portal.api.ts';
import { buildTimeline } from '@restitui/domain/crm/client-portal/timeline.ts';
import type { TimelineFacts } from '@restitui/domain/crm/client-portal/timeline-facts.ts';
import { canReadPaymentCharges } from '@restitui/domain/simples/payment-fees/payment-fees.access.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { isUserContext, type SessionActor } from '../../../../kernel/actor.ts';
import type { Context } from '../../../../kernel/context.ts';
import { listRefunds } from '../../../billing/boletos/boleto-refunds.repository.ts';
import { listReturns } from '../../../billing/fees/fee-returns.repository.ts';
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
  const feeReturns = await listFeeReturns(context, id_client);
  const all = { ...facts, credits, documents, requests, feeReturns };
  return { data: buildTimeline(all, dayInBrazil(platform.clock.now())) };
}

/** Lists what was given back of paid fees and boletos, for the owner and for staff who read charges. */
async function listFeeReturns(context: Context<SessionActor>, id_client: string): Promise<TimelineFacts['feeReturns']> {
  if (isUserContext(context) && !canReadPaymentCharges(context.actor)) return [];
  const returns = await listReturns(context.db, context.tenant, { id_client });
  const refunds = await listRefunds(context.db, context.tenant, { id_client });
  return [
    ...returns.filter(({ estornadoEm }) => estornadoEm === null),
    ...refunds.map(({ id, date, seuNumero, centavos }) => ({
      ...{ id, data: date, valor: reaisOf(centavos), boleto: seuNumero },
    })),
  ];
}
