import { isClientContext, type SessionActor } from '../../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { deleteClientSession } from '../client-sessions.repository.ts';
import { deleteSession } from '../session.repository.ts';

export async function signOut(context: Context<SessionActor, OwnTransactions>) {
  const { sessionId, inTenant } = context;
  if (isClientContext(context))
    await inTenant(context.tenant, (db) => deleteClientSession(db, context.tenant, sessionId));
  else await inTenant(context.actor.id_tenant, (db) => deleteSession(db, context.actor.id_tenant, sessionId));
  return { data: { ended: true as const } };
}
