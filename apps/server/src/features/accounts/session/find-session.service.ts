import { recentSignInMinutes } from '@restitui/domain/accounts/session/recent-sign-in.ts';
import type { AppServices, FoundSession, IdleSession } from '../../../http/app-services.ts';
import type { ClientActor } from '../../../kernel/actor.ts';
import { findOwner } from '../../crm/clients/owners.repository.ts';
import { isFactorRequired } from '../../tenancy/security-settings/security-rules.service.ts';
import { findUser } from '../users/users.repository.ts';
import { findClientSession, locateClientSession, updateClientSession } from './client-sessions.repository.ts';
import { createLastSeenRecorder, type LastSeenRecorder } from './last-seen.service.ts';
import { findSession, locateSession, markIdle, touchSession } from './session.repository.ts';
import { hashToken } from './token.rules.ts';

interface FinderServices extends Pick<AppServices, 'inTenant' | 'withoutTenant' | 'platform'> {
  lastSeen: LastSeenRecorder;
}

type Found = FoundSession | IdleSession | undefined;

const minute = 60_000;

/**
 * Creates the function that resolves a token. It reads the account on every request, so that a changed cargo or an
 * ended session takes effect at once.
 */
export function createSessionFinder(services: Pick<AppServices, 'inTenant' | 'withoutTenant' | 'platform'>) {
  const finder = { ...services, lastSeen: createLastSeenRecorder(services.platform.clock) };
  return async (token: string): Promise<Found> => {
    const hash = hashToken(token);
    return (await findStaff(finder, hash)) ?? (await findClient(finder, hash));
  };
}

async function findStaff(finder: FinderServices, hash: string): Promise<Found> {
  const { inTenant, withoutTenant, lastSeen, platform } = finder;
  const located = await withoutTenant((db) => locateSession(db, hash));
  if (!located) return undefined;
  const { id, id_tenant, id_user } = located;
  return inTenant({ user: id_user })(id_tenant, async (db): Promise<Found> => {
    const session = await findSession(db, id_tenant, id);
    const user = await findUser(db, id_tenant, id_user);
    if (!session || !user?.isAccepted) return undefined;
    const rules = session.rules ?? platform.securityDefaults;
    if (isIdle(finder, id, session, rules.idle_minutes)) {
      if (!session.idleAt) await markIdle(db, id_tenant, id, platform.clock.now().toISOString());
      return { idle: true };
    }
    await lastSeen.note(id, (now) => touchSession(db, id_tenant, id, now));
    const { name, typeUser, typeCargo, permissions } = user;
    const authenticated = Date.parse(session.authenticatedAt ?? session.createdDate);
    return {
      id,
      actor: { kind: 'user', id: user.id, name, id_tenant, typeUser, typeCargo, permissions },
      recentUntil: rules.reauthentication ? new Date(authenticated + recentSignInMinutes * minute) : null,
      mustEnrol: !session.secondFactorAt && isFactorRequired(platform, rules, typeUser),
    };
  });
}

async function findClient(finder: FinderServices, hash: string): Promise<Found> {
  const { inTenant, withoutTenant, lastSeen, platform } = finder;
  const located = await withoutTenant((db) => locateClientSession(db, hash));
  if (!located) return undefined;
  const { id, id_owner, id_tenant } = located;
  return inTenant({ user: null })(id_tenant, async (db): Promise<Found> => {
    const session = await findClientSession(db, id_tenant, id);
    const owner = await findOwner(db, id_tenant, id_owner);
    if (!session || !owner) return undefined;
    const { idle_minutes } = session.rules ?? platform.securityDefaults;
    if (isIdle(finder, id, session, idle_minutes)) {
      const idleAt = platform.clock.now().toISOString();
      if (!session.idleAt) await updateClientSession(db, id_tenant, id, { idleAt });
      return { idle: true };
    }
    await lastSeen.note(id, (now) => updateClientSession(db, id_tenant, id, { lastSeenAt: now }));
    const actor: ClientActor = {
      kind: 'client',
      id_owner,
      id_tenant,
      cpf: owner.cpfProprietario,
      name: owner.nomeProprietario,
      email: owner.emailProprietario,
      contato: owner.contatoProprietario,
      mustChangePassword: owner.mustChangePassword && session.method === 'password',
      signedInBy: session.method,
    };
    return { id, actor, recentUntil: null, mustEnrol: false };
  });
}

interface Use {
  createdDate: string;
  lastSeenAt: string | null;
  idleAt: string | null;
}

function isIdle(
  { lastSeen, platform }: FinderServices,
  id: string,
  { createdDate, lastSeenAt, idleAt }: Use,
  idleMinutes: number,
): boolean {
  if (idleAt) return true;
  const last = lastSeen.lastUse(id, lastSeenAt ?? createdDate);
  return platform.clock.now().getTime() - last.getTime() > idleMinutes * minute;
}
