import type { privacyApi } from '@restitui/domain/operations/privacy/privacy.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { SessionActor } from '../../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { toOwnErasureRequestResponse } from '../erasure-request.wire.ts';
import { requireProvenPerson } from '../own-person.gate.ts';
import { requestErasure } from '../request-erasure.service.ts';

export async function requestOwnErasure(
  context: Context<SessionActor, OwnTransactions>,
  { body }: Input<typeof privacyApi.requestOwn>,
) {
  const { tenant, name, ...person } = requireProvenPerson(context);
  const { platform, inTenant } = context;
  const requester = { id: person.id_person, name, motivo: body.motivo };
  const row = await inTenant(tenant, (db) => requestErasure({ db, tenant, platform }, person, requester));
  return { data: toOwnErasureRequestResponse(row) };
}
