import { canManagePersonalData } from '@restitui/domain/operations/privacy/privacy.access.ts';
import type { privacyApi } from '@restitui/domain/operations/privacy/privacy.api.ts';
import { privacyErrors } from '@restitui/domain/operations/privacy/privacy.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { toErasureRequestResponse } from '../erasure-request.wire.ts';
import { findPerson } from '../people.repository.ts';
import { requestErasure } from '../request-erasure.service.ts';

export async function requestErasureOf(context: Context, { params, body }: Input<typeof privacyApi.requestOf>) {
  const { db, actor, tenant } = context;
  required(await findPerson(db, tenant, params), privacyErrors.person_not_found);
  requireAccess(canManagePersonalData(actor, tenant), privacyErrors.privacy_denied);

  const row = await requestErasure(context, params, { id: actor.id, name: actor.name, motivo: body.motivo });
  return { data: toErasureRequestResponse(row) };
}
