import { recentSignInMinutes } from '@restitui/domain/accounts/session/recent-sign-in.ts';
import type { Db, InLocatedTenant, Located } from '../../../db/tenant-scope.ts';
import type { AppServices, FoundSession, IdleSession } from '../../../http/app-services.ts';
import type { ClientActor } from '../../../kernel/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isFactorRequired } from '../../tenancy/security-settings/security-rules.service.ts';
import { findClientSession, updateClientSession } from './client-sessions.repository.ts';
import { createLastSeenRecorder, type LastSeenRecorder } from './last-seen.service.ts';
import { findSession, markIdle, runningSession, touchSession } from './session.repository.ts';
import { hashToken } from './token.rules.ts';

interface Finder extends Pick<AppServices, 'platform'> {
  lastSeen: LastSeenRecorder;
}

type Found = FoundSession | IdleSession | undefined;

const minute = 60_000;

/**
 * Creates the function that resolves a token, in one transaction. It reads the account on every request, so that a
 * changed cargo or an ended session takes effect at once.
 */
export function createSessionFinder({
  platform,
  inLocatedTenant,
}: {
  platform: Platform;
  inLocatedTenant: InLocatedTenant;
}) {
  const finder = { platform, lastSeen: createLastSeenRecorder(platform.clock) };
  return (token: string): Promise<Found> =>
    inLocatedTenant(runningSession(hashToken(token), platform.clock.now()), (db, located) =>
      located.id_user === null ? findClient(finder, db, located) : findStaff(finder, db, located),
    );
}

async function findStaff(finder: Finder, db: Db, { id, id_tenant }: Located): Promise<Found> {
  const { lastSeen, platform } = finder;
  const session = await findSession(db, id_tenant, id);
  if (!session?.isAccepted) return undefined;
  const rules = session.rules ?? platform.securityDefaults;
  if (isIdle(finder, id, session, rules.idle_minutes)) {
    if (!session.idleAt) await markIdle(db, id_tenant, id, platform.clock.now().toISOString());
    return { idle: true };
  }
  await lastSeen.note(id, (now) => touchSession(db, id_tenant, id, now));
  const { id_user, name, typeUser, typeCargo, permissions } = session;
  const authenticated = Date.parse(session.authenticatedAt ?? session.createdDate);
  return {
    id,
    actor: { kind: 'user', id: id_user, name, id_tenant, typeUser, typeCargo, permissions },
    recentUntil: rules.reauthentication ? new Date(authenticated + recentSignInMinutes * minute) : null,
    mustEnrol: !session.secondFactorAt && isFactorRequired(platform, rules, typeUser),
  };
}

async function findClient(finder: Finder, db: Db, { id, id_tenant }: Located): Promise<Found> {
  const { lastSeen, platform } = finder;
  const session = await findClientSession(db, id_tenant, id);
  if (!session) return undefined;
  const { idle_minutes } = session.rules ?? platform.securityDefaults;
  if (isIdle(finder, id, session, idle_minutes)) {
    const idleAt = platform.clock.now().toISOString();
    if (!session.idleAt) await updateClientSession(db, id_tenant, id, { idleAt });
    return { idle: true };
  }
  await lastSeen.note(id, (now) => updateClientSession(db, id_tenant, id, { lastSeenAt: now }));
  const { owner } = session;
  const actor: ClientActor = {
    kind: 'client',
    id_owner: owner.id,
    id_tenant,
    cpf: owner.cpfProprietario,
    name: owner.nomeProprietario,
    email: owner.emailProprietario,
    contato: owner.contatoProprietario,
    mustChangePassword: owner.mustChangePassword && session.method === 'password',
    signedInBy: session.method,
  };
  return { id, actor, recentUntil: null, mustEnrol: false };
}

interface Use {
  createdDate: string;
  lastSeenAt: string | null;
  idleAt: string | null;
}

function isIdle(
  { lastSeen, platform }: Finder,
  id: string,
  { createdDate, lastSeenAt, idleAt }: Use,
  idleMinutes: number,
): boolean {
  if (idleAt) return true;
  const last = lastSeen.lastUse(id, lastSeenAt ?? createdDate);
  return platform.clock.now().getTime() - last.getTime() > idleMinutes * minute;
}
