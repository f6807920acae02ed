import type { clientPortalApi } from '@restitui/domain/crm/client-portal/client-portal.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { SessionActor } from '../../../../kernel/actor.ts';
import type { Context } from '../../../../kernel/context.ts';
import { toObservationResponse } from '../../../recovery/observations/observation.wire.ts';
import { listConversation } from '../../../recovery/observations/observations.repository.ts';
import { requireOwnOrOpenableClient } from '../../clients/own-client.gate.ts';

/** Returns the owner's messages and the replies, but no other observations of staff (decision D-06). */
export async function readConversation(
  context: Context<SessionActor>,
  { params: { id_client } }: Input<typeof clientPortalApi.messages>,
) {
  await requireOwnOrOpenableClient(context, id_client);

  const rows = await listConversation(context.db, context.tenant, id_client);
  return { data: rows.map((row) => toObservationResponse(context, row)) };
}
