import { deviceName } from '@restitui/domain/accounts/session/device-name.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { listSessionsOf } from '../session.repository.ts';

export async function listOwnSessions({ actor, sessionId, inTenant, platform }: Context<UserActor, OwnTransactions>) {
  const now = platform.clock.now().toISOString();
  const rows = await inTenant(actor.id_tenant, (db) => listSessionsOf(db, actor.id_tenant, actor.id, now));
  const data = rows.map(({ id, maquina, address, createdDate, lastSeenAt }) => ({
    id,
    current: id === sessionId,
    device: deviceName(maquina),
    address,
    createdDate,
    lastSeenAt: lastSeenAt ?? createdDate,
  }));
  return { data };
}
