import type { lookupsApi } from '@restitui/domain/operations/lookups/lookups.api.ts';
import { lookupErrors } from '@restitui/domain/operations/lookups/lookups.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { awaitExternalService } from '../lookup-failure.service.ts';

export async function findCep(
  { platform }: Context<UserActor, OwnTransactions>,
  { params: { cep } }: Input<typeof lookupsApi.cep>,
) {
  const found = await awaitExternalService(platform.cep.find(cep), {
    timedOut: lookupErrors.cep_timeout,
    unavailable: lookupErrors.cep_unavailable,
  });
  return required(found, lookupErrors.cep_not_found);
}
