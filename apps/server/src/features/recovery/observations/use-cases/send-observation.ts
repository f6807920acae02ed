import { canClientSend, canSendCategory } from '@restitui/domain/recovery/observations/observations.access.ts';
import type { observationsApi } from '@restitui/domain/recovery/observations/observations.api.ts';
import { observationErrors } from '@restitui/domain/recovery/observations/observations.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { isClientContext, type SessionActor } from '../../../../kernel/actor.ts';
import { AppError, requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireObservedClient, requireObservedProduct } from '../observation.gate.ts';
import { writeObservation } from '../write-observation.service.ts';

/** Author and tenant are taken from the session, never from the body. */
export async function sendObservation(context: Context<SessionActor>, { body }: Input<typeof observationsApi.send>) {
  const { cnpj, id_produto, mensage, isAlerta } = body;
  const client = await requireObservedClient(context, cnpj);
  const product = id_produto === null ? undefined : await requireObservedProduct(context, id_produto);
  if (product && product.id_client !== cnpj) throw new AppError(observationErrors.product_of_other_client);

  const author = authorOf(context, body);
  return { data: await writeObservation(context, { client, product, author, mensage, isAlerta }) };
}

/** Returns author and category; a client's category is always CLIENTE (decision D-06). */
function authorOf(context: Context<SessionActor>, { category }: Input<typeof observationsApi.send>['body']) {
  if (isClientContext(context)) {
    const { actor: client } = context;
    requireAccess(canClientSend(client), observationErrors.password_provisional);
    return { id_user: null, id_owner: client.id_owner, sender: client.name, category: 'CLIENTE' as const };
  }
  requireAccess(canSendCategory(context.actor, category), observationErrors.category_denied);
  return { id_user: context.actor.id, id_owner: null, sender: context.actor.name, category };
}
