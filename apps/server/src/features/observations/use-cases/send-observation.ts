import { canClientSend, canSendCategory } from '@restitui/domain/observations/observations.access.ts';
import type { observationsApi } from '@restitui/domain/observations/observations.api.ts';
import { observationErrors } from '@restitui/domain/observations/observations.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess } from '../../../kernel/app-error.ts';
import type { AnyContext } from '../../../kernel/context.ts';
import { requireObservedClient, requireObservedProduct } from '../observed.ts';
import { writeObservation } from '../write-observation.ts';

/** Author and tenant are the session's, whatever the body says of them. */
export async function sendObservation(context: AnyContext, { body }: Input<typeof observationsApi.send>) {
  const { cnpj, id_produto, mensage, isAlerta } = body;
  const client = await requireObservedClient(context, cnpj);
  const product = id_produto === null ? undefined : await requireObservedProduct(context, id_produto);
  if (product && product.id_client !== cnpj) throw new AppError(observationErrors.product_of_other_client);

  const author = authorOf(context, body);
  return { data: await writeObservation(context, { client, product, author, mensage, isAlerta }) };
}

/** Who writes, and in which category: a client's is always its own (decision D-06). */
function authorOf(context: AnyContext, { category }: Input<typeof observationsApi.send>['body']) {
  if (context.who === 'client') {
    const { client } = context;
    requireAccess(canClientSend(client), observationErrors.password_provisional);
    return { id_user: null, id_owner: client.id_owner, sender: client.name, category: 'CLIENTE' as const };
  }
  requireAccess(canSendCategory(context.actor, category), observationErrors.category_denied);
  return { id_user: context.actor.id, id_owner: null, sender: context.actor.name, category };
}
