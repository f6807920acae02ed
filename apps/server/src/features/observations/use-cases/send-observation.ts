import { observationCause } from '@restitui/domain/alerts/alert-causes.ts';
import { canClientSend, canSendCategory } from '@restitui/domain/observations/observations.access.ts';
import type { observationsApi } from '@restitui/domain/observations/observations.api.ts';
import { observationErrors } from '@restitui/domain/observations/observations.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess } from '../../../kernel/app-error.ts';
import type { AnyContext } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { raiseAlert } from '../../alerts/alerts.repository.ts';
import { insertObservation } from '../observations.repository.ts';
import { observationOnWire, requireObservedClient, requireObservedProduct } from '../observed.ts';

/** Author and tenant are the session's, whatever the body says of them. */
export async function sendObservation(context: AnyContext, { body }: Input<typeof observationsApi.send>) {
  const { db, tenant, platform } = context;
  const { cnpj, id_produto, mensage, isAlerta } = body;
  const client = await requireObservedClient(context, cnpj);
  const product = id_produto === null ? undefined : await requireObservedProduct(context, id_produto);
  if (product && product.id_client !== cnpj) throw new AppError(observationErrors.product_of_other_client);
  const author = authorOf(context, body);

  const now = platform.clock.now();
  const about = { id_tenant: tenant, cnpj, id_produto };
  const row = { id: newId(), ...about, ...author, mensage, isAlerta, createdDate: now.toISOString() };
  await insertObservation(db, row);
  if (isAlerta) {
    const cause = observationCause(row.id, row.sender, mensage);
    await raiseAlert(
      db,
      tenant,
      { ...cause, company: client.razao_social, id_client: cnpj, id_product: id_produto },
      now,
    );
  }
  const ofProduct = { typeServico: product?.typeServico ?? null, id_analista: product?.id_analista ?? null };
  return { data: observationOnWire(context, { ...row, ...ofProduct }) };
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
