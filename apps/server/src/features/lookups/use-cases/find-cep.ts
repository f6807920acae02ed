import type { lookupsApi } from '@restitui/domain/lookups/lookups.api.ts';
import { lookupErrors } from '@restitui/domain/lookups/lookups.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { required } from '../../../kernel/app-error.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { answered } from '../answered.ts';

export async function findCep({ platform }: StaffSession, { params: { cep } }: Input<typeof lookupsApi.cep>) {
  const found = await answered(platform.cep.find(cep), {
    timedOut: lookupErrors.cep_timeout,
    unavailable: lookupErrors.cep_unavailable,
  });
  return required(found, lookupErrors.cep_not_found);
}
