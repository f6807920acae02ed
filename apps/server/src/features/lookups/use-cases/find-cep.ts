import type { lookupsApi } from '@restitui/domain/lookups/lookups.api.ts';
import { lookupErrors } from '@restitui/domain/lookups/lookups.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, required } from '../../../kernel/app-error.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { OutsideFailure } from '../../../platform/get-json.ts';

export async function findCep({ platform }: StaffSession, { params: { cep } }: Input<typeof lookupsApi.cep>) {
  const found = await platform.cep.find(cep).catch((error: unknown) => {
    if (!(error instanceof OutsideFailure)) throw error;
    throw new AppError(error.timedOut ? lookupErrors.cep_timeout : lookupErrors.cep_unavailable);
  });
  return required(found, lookupErrors.cep_not_found);
}
