import type { StaffSession } from '../../../kernel/context.ts';
import { deleteOtherSessions } from '../session.repository.ts';

export async function endOtherSessions({ actor, sessionId, inTenant }: StaffSession) {
  const { id, id_tenant } = actor;
  return { data: { ended: await inTenant(id_tenant, (db) => deleteOtherSessions(db, id_tenant, id, sessionId)) } };
}
