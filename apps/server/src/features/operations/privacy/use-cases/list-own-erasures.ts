import type { SessionActor } from '../../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { toOwnErasureRequestResponse } from '../erasure-request.wire.ts';
import { listRequestsOfPerson } from '../erasure-requests.repository.ts';
import { ownPerson } from '../own-person.gate.ts';

export async function listOwnErasures(context: Context<SessionActor, OwnTransactions>) {
  const { tenant, ...person } = ownPerson(context);
  const rows = await context.inTenant(tenant, (db) => listRequestsOfPerson(db, tenant, person));
  return { data: rows.map(toOwnErasureRequestResponse) };
}
