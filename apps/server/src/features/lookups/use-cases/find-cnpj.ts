import type { lookupsApi } from '@restitui/domain/lookups/lookups.api.ts';
import { lookupErrors } from '@restitui/domain/lookups/lookups.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { required } from '../../../kernel/app-error.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { answered } from '../answered.ts';

export async function findCnpj({ platform }: StaffSession, { params: { cnpj } }: Input<typeof lookupsApi.cnpj>) {
  const found = await answered(platform.cnpj.find(cnpj), {
    timedOut: lookupErrors.cnpj_timeout,
    unavailable: lookupErrors.cnpj_unavailable,
  });
  return required(found, lookupErrors.cnpj_not_found);
}
