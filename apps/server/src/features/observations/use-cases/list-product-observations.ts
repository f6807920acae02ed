import type { observationsApi } from '@restitui/domain/observations/observations.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { AnyContext } from '../../../kernel/context.ts';
import { listObservations } from '../observations.repository.ts';
import { observationsFor, requireObservedProduct } from '../observed.ts';

export async function listProductObservations(
  context: AnyContext,
  { params: { id_produto } }: Input<typeof observationsApi.listOfProduct>,
) {
  await requireObservedProduct(context, id_produto);

  return { data: observationsFor(context, await listObservations(context.db, context.tenant, { id_produto })) };
}
