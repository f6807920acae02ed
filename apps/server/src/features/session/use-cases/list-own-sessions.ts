import { deviceWords } from '@restitui/domain/session/device-words.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { listSessionsOf } from '../session.repository.ts';

export async function listOwnSessions({ actor, sessionId, inTenant, platform }: StaffSession) {
  const now = platform.clock.now().toISOString();
  const rows = await inTenant(actor.id_tenant, (db) => listSessionsOf(db, actor.id_tenant, actor.id, now));
  const data = rows.map(({ id, maquina, address, createdDate, lastSeenAt }) => ({
    id,
    current: id === sessionId,
    device: deviceWords(maquina),
    address,
    createdDate,
    lastSeenAt: lastSeenAt ?? createdDate,
  }));
  return { data };
}
