import type { AnySession } from '../../../kernel/context.ts';
import { deleteClientSession } from '../client-sessions.repository.ts';
import { deleteSession } from '../session.repository.ts';

export async function signOut(session: AnySession) {
  const { sessionId, inTenant } = session;
  if (session.who === 'client')
    await inTenant(session.tenant, (db) => deleteClientSession(db, session.tenant, sessionId));
  else await inTenant(session.actor.id_tenant, (db) => deleteSession(db, session.actor.id_tenant, sessionId));
  return { data: { ended: true as const } };
}
