import type { UserActor } from '../../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { deleteOtherSessions } from '../session.repository.ts';

export async function endOtherSessions({ actor, sessionId, inTenant }: Context<UserActor, OwnTransactions>) {
  const { id, id_tenant } = actor;
  return { data: { ended: await inTenant(id_tenant, (db) => deleteOtherSessions(db, id_tenant, id, sessionId)) } };
}
