import type { clientPortalApi } from '@restitui/domain/crm/client-portal/client-portal.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { SessionActor } from '../../../../kernel/actor.ts';
import type { Context } from '../../../../kernel/context.ts';
import { listOwnPayments as listRows } from '../own-payments.repository.ts';
import { requirePortalClient } from '../portal-client.gate.ts';

export async function listOwnPayments(
  context: Context<SessionActor>,
  { params: { id_client } }: Input<typeof clientPortalApi.payments>,
) {
  const { products } = await requirePortalClient(context, id_client);
  return { data: await listRows(context.db, context.tenant, id_client, products) };
}
