import type { clientPortalApi } from '@restitui/domain/crm/client-portal/client-portal.api.ts';
import { canClientSend } from '@restitui/domain/recovery/observations/observations.access.ts';
import { observationErrors } from '@restitui/domain/recovery/observations/observations.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { isClientContext, isUserContext, type SessionActor } from '../../../../kernel/actor.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { writeObservation } from '../../../recovery/observations/write-observation.service.ts';
import { requireOwnOrOpenableClient } from '../../clients/own-client.gate.ts';

/** The only way for staff to write under `CLIENTE`: as a reply that the owner reads (decision D-06). */
export async function writeToConversation(
  context: Context<SessionActor>,
  { params: { id_client }, body: { mensage } }: Input<typeof clientPortalApi.write>,
) {
  const client = await requireOwnOrOpenableClient(context, id_client);
  if (isClientContext(context)) requireAccess(canClientSend(context.actor), observationErrors.password_provisional);

  const author = { ...authorOf(context), category: 'CLIENTE' as const };
  return { data: await writeObservation(context, { client, author, mensage, isAlerta: false }) };
}

function authorOf(context: Context<SessionActor>) {
  return isUserContext(context)
    ? { id_user: context.actor.id, id_owner: null, sender: context.actor.name }
    : { id_user: null, id_owner: context.actor.id_owner, sender: context.actor.name };
}
