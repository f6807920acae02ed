import type { StaffSession } from '../../../kernel/context.ts';
import { deleteSession } from '../session.repository.ts';

export async function signOut({ actor, sessionId, inTenant }: StaffSession) {
  await inTenant(actor.id_tenant, (db) => deleteSession(db, actor.id_tenant, sessionId));
  return { data: { ended: true as const } };
}
