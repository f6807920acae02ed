import { deviceName } from '@restitui/domain/accounts/session/device-name.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { securityRulesOf } from '../../../tenancy/security-settings/security-rules.service.ts';
import { listSessionsOf } from '../session.repository.ts';

export async function listOwnSessions({ actor, sessionId, inTenant, platform }: Context<UserActor, OwnTransactions>) {
  const now = platform.clock.now();
  const rows = await inTenant(actor.id_tenant, async (db) => {
    const { idle_minutes } = await securityRulesOf(platform, db, actor.id_tenant);
    const usedSince = new Date(now.getTime() - idle_minutes * 60_000).toISOString();
    return listSessionsOf(db, actor.id_tenant, actor.id, { now: now.toISOString(), usedSince });
  });
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
