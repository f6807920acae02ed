import type { observationsApi } from '@restitui/domain/recovery/observations/observations.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { SessionActor } from '../../../../kernel/actor.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireObservedClient } from '../observation.gate.ts';
import { toVisibleObservations } from '../observation.wire.ts';
import { listObservations } from '../observations.repository.ts';

export async function listClientObservations(
  context: Context<SessionActor>,
  { params: { cnpj } }: Input<typeof observationsApi.listOfClient>,
) {
  await requireObservedClient(context, cnpj);

  return { data: toVisibleObservations(context, await listObservations(context.db, context.tenant, { cnpj })) };
}
