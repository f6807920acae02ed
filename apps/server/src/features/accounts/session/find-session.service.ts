import type { AppServices, FoundSession } from '../../../http/app-services.ts';
import type { ClientActor } from '../../../kernel/actor.ts';
import { findOwner } from '../../crm/clients/owners.repository.ts';
import { findUser } from '../users/users.repository.ts';
import { locateClientSession } from './client-sessions.repository.ts';
import { createLastSeenRecorder, type LastSeenRecorder } from './last-seen.service.ts';
import { locateSession, touchSession } from './session.repository.ts';
import { hashToken } from './token.rules.ts';

interface FinderServices extends Pick<AppServices, 'inTenant' | 'withoutTenant'> {
  lastSeen: LastSeenRecorder;
}

/**
 * Creates the function that resolves a token. It reads the account on every request, so that a changed cargo or an
 * ended session takes effect at once.
 */
export function createSessionFinder(services: Pick<AppServices, 'inTenant' | 'withoutTenant' | 'platform'>) {
  const finder = { ...services, lastSeen: createLastSeenRecorder(services.platform.clock) };
  return async (token: string): Promise<FoundSession | undefined> => {
    const hash = hashToken(token);
    return (await findStaff(finder, hash)) ?? (await findClient(finder, hash));
  };
}

async function findStaff(
  { inTenant, withoutTenant, lastSeen }: FinderServices,
  hash: string,
): Promise<FoundSession | undefined> {
  const located = await withoutTenant((db) => locateSession(db, hash));
  if (!located) return undefined;
  const user = await inTenant({ user: located.id_user })(located.id_tenant, async (db) => {
    await lastSeen.note(located.id, (now) => touchSession(db, located.id_tenant, located.id, now));
    return findUser(db, located.id_tenant, located.id_user);
  });
  if (!user?.isAccepted) return undefined;
  const { id, name, typeUser, typeCargo, permissions } = user;
  const account = { id, name, id_tenant: located.id_tenant, typeUser, typeCargo, permissions };
  return { id: located.id, actor: { kind: 'user', ...account } };
}

async function findClient(
  { inTenant, withoutTenant }: FinderServices,
  hash: string,
): Promise<FoundSession | undefined> {
  const located = await withoutTenant((db) => locateClientSession(db, hash));
  if (!located) return undefined;
  const { id, id_owner, id_tenant } = located;
  const owner = await inTenant({ user: null })(id_tenant, (db) => findOwner(db, id_tenant, id_owner));
  if (!owner) return undefined;
  const actor: ClientActor = {
    kind: 'client',
    id_owner,
    id_tenant,
    cpf: owner.cpfProprietario,
    name: owner.nomeProprietario,
    email: owner.emailProprietario,
    contato: owner.contatoProprietario,
    mustChangePassword: owner.mustChangePassword,
  };
  return { id, actor };
}
