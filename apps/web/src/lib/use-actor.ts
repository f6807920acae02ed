import type { Actor } from '@restitui/domain/accounts/users/actor.ts';
import { useMemo } from 'react';
import { actorOf, useAuth, useSelectedTenant } from './session-store.ts';

/** Returns the signed-in user; only for screens that require a session. */
export function useActor(): Actor {
  const auth = useAuth();
  const actor = useMemo(() => auth && actorOf(auth), [auth]);
  if (!actor) throw new Error('No one is signed in.');
  return actor;
}

/** Returns the acting tenant: the user's own, or the one that an ADMIN selected. */
export function useActingTenant(): string | undefined {
  const selected = useSelectedTenant();
  const actor = useActor();
  return actor.typeUser === 'ADMIN' ? selected?.id : actor.id_tenant;
}
