import type { observationsApi } from '@restitui/domain/observations/observations.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { AnyContext } from '../../../kernel/context.ts';
import { listObservations } from '../observations.repository.ts';
import { observationsFor, requireObservedClient } from '../observed.ts';

export async function listClientObservations(
  context: AnyContext,
  { params: { cnpj } }: Input<typeof observationsApi.listOfClient>,
) {
  await requireObservedClient(context, cnpj);

  return { data: observationsFor(context, await listObservations(context.db, context.tenant, { cnpj })) };
}
