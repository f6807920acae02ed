import type { lookupsApi } from '@restitui/domain/operations/lookups/lookups.api.ts';
import { lookupErrors } from '@restitui/domain/operations/lookups/lookups.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { awaitExternalService } from '../lookup-failure.service.ts';

export async function findCnpj(
  { platform }: Context<UserActor, OwnTransactions>,
  { params: { cnpj } }: Input<typeof lookupsApi.cnpj>,
) {
  const found = await awaitExternalService(platform.cnpj.find(cnpj), {
    timedOut: lookupErrors.cnpj_timeout,
    unavailable: lookupErrors.cnpj_unavailable,
  });
  return required(found, lookupErrors.cnpj_not_found);
}
