import type { privacyApi } from '@restitui/domain/privacy/privacy.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { AnySession } from '../../../kernel/context.ts';
import { askErasure } from '../ask-erasure.ts';
import { provenPerson } from '../own-person.ts';
import { ownRequestOnWire } from '../request-on-wire.ts';

export async function requestOwnErasure(session: AnySession, { body }: Input<typeof privacyApi.requestOwn>) {
  const { tenant, name, ...person } = provenPerson(session);
  const { platform, inTenant } = session;
  const requester = { id: person.id_person, name, motivo: body.motivo };
  const row = await inTenant(tenant, (db) => askErasure({ db, tenant, platform }, person, requester));
  return { data: ownRequestOnWire(row) };
}
