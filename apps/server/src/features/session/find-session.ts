import type { ClientActor } from '@restitui/domain/session/client-actor.ts';
import type { FoundSession, House } from '../../http/house.ts';
import { findOwner } from '../clients/owners.repository.ts';
import { findUser } from '../users/users.repository.ts';
import { locateClientSession } from './client-sessions.repository.ts';
import { type LastSeen, lastSeenBy } from './last-seen.ts';
import { locateSession, touchSession } from './session.repository.ts';
import { hashToken } from './token.ts';

interface Ways extends Pick<House, 'inTenant' | 'withoutTenant'> {
  lastSeen: LastSeen;
}

/** Who stands behind a token, read anew on each request: a changed role or an ended session counts at once. */
export function findSessionBy(house: Pick<House, 'inTenant' | 'withoutTenant' | 'platform'>) {
  const ways = { ...house, lastSeen: lastSeenBy(house.platform.clock) };
  return async (token: string): Promise<FoundSession | undefined> => {
    const hash = hashToken(token);
    return (await findStaff(ways, hash)) ?? (await findClient(ways, hash));
  };
}

async function findStaff({ inTenant, withoutTenant, lastSeen }: Ways, hash: string): Promise<FoundSession | undefined> {
  const located = await withoutTenant((db) => locateSession(db, hash));
  if (!located) return undefined;
  const user = await inTenant({ user: located.id_user })(located.id_tenant, async (db) => {
    await lastSeen.note(located.id, (now) => touchSession(db, located.id_tenant, located.id, now));
    return findUser(db, located.id_tenant, located.id_user);
  });
  if (!user?.isAccepted) return undefined;
  const { id, name, typeUser, typeCargo, permissions } = user;
  const actor = { id, name, id_tenant: located.id_tenant, typeUser, typeCargo, permissions };
  return { who: 'staff', id: located.id, actor };
}

async function findClient({ inTenant, withoutTenant }: Ways, hash: string): Promise<FoundSession | undefined> {
  const located = await withoutTenant((db) => locateClientSession(db, hash));
  if (!located) return undefined;
  const { id, id_owner, id_tenant } = located;
  const owner = await inTenant({ user: null })(id_tenant, (db) => findOwner(db, id_tenant, id_owner));
  if (!owner) return undefined;
  const client: ClientActor = {
    id_owner,
    id_tenant,
    cpf: owner.cpfProprietario,
    name: owner.nomeProprietario,
    email: owner.emailProprietario,
    contato: owner.contatoProprietario,
    mustChangePassword: owner.mustChangePassword,
  };
  return { who: 'client', id, client };
}
