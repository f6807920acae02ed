import type { clientPortalApi } from '@restitui/domain/client-portal/client-portal.api.ts';
import { canClientSend } from '@restitui/domain/observations/observations.access.ts';
import { observationErrors } from '@restitui/domain/observations/observations.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../kernel/app-error.ts';
import type { AnyContext } from '../../../kernel/context.ts';
import { requireOwnOrOpenableClient } from '../../clients/own-client.ts';
import { writeObservation } from '../../observations/write-observation.ts';

/** The one way in which staff writes under `CLIENTE`: as an answer that the owner reads (decision D-06). */
export async function writeToTalk(
  context: AnyContext,
  { params: { id_client }, body: { mensage } }: Input<typeof clientPortalApi.write>,
) {
  const client = await requireOwnOrOpenableClient(context, id_client);
  if (context.who === 'client') requireAccess(canClientSend(context.client), observationErrors.password_provisional);

  const author = { ...authorOf(context), category: 'CLIENTE' as const };
  return { data: await writeObservation(context, { client, author, mensage, isAlerta: false }) };
}

function authorOf(context: AnyContext) {
  return context.who === 'staff'
    ? { id_user: context.actor.id, id_owner: null, sender: context.actor.name }
    : { id_user: null, id_owner: context.client.id_owner, sender: context.client.name };
}
