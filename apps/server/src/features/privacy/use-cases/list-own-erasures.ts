import type { AnySession } from '../../../kernel/context.ts';
import { listRequestsOfPerson } from '../erasure-requests.repository.ts';
import { ownPerson } from '../own-person.ts';
import { ownRequestOnWire } from '../request-on-wire.ts';

export async function listOwnErasures(session: AnySession) {
  const { tenant, ...person } = ownPerson(session);
  const rows = await session.inTenant(tenant, (db) => listRequestsOfPerson(db, tenant, person));
  return { data: rows.map(ownRequestOnWire) };
}
