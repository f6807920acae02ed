import type { observationsApi } from '@restitui/domain/recovery/observations/observations.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { SessionActor } from '../../../../kernel/actor.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireObservedProduct } from '../observation.gate.ts';
import { toVisibleObservations } from '../observation.wire.ts';
import { listObservations } from '../observations.repository.ts';

export async function listProductObservations(
  context: Context<SessionActor>,
  { params: { id_produto } }: Input<typeof observationsApi.listOfProduct>,
) {
  await requireObservedProduct(context, id_produto);

  return { data: toVisibleObservations(context, await listObservations(context.db, context.tenant, { id_produto })) };
}
