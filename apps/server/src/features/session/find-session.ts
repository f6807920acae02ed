import type { FoundSession, House } from '../../http/house.ts';
import { findUser } from '../users/users.repository.ts';
import { locateSession } from './session.repository.ts';
import { hashToken } from './token.ts';

/** The actor behind a token, read anew on each request: a changed role or an ended session counts at once. */
export function findSessionBy({ inTenant, withoutTenant }: Pick<House, 'inTenant' | 'withoutTenant'>) {
  return async (token: string): Promise<FoundSession | undefined> => {
    const located = await withoutTenant((db) => locateSession(db, hashToken(token)));
    if (!located) return undefined;
    const user = await inTenant({ user: located.id_user })(located.id_tenant, (db) =>
      findUser(db, located.id_tenant, located.id_user),
    );
    if (!user?.isAccepted) return undefined;
    const { id, name, typeUser, typeCargo, permissions } = user;
    return { id: located.id, actor: { id, name, id_tenant: located.id_tenant, typeUser, typeCargo, permissions } };
  };
}
