import type { Actor } from '@restitui/domain/users/actor.ts';
import { useMemo } from 'react';
import { actorOf, useAuth, useSelectedTenant } from './session-store.ts';

/** The signed-in person; only for screens behind the sign-in. */
export function useActor(): Actor {
  const auth = useAuth();
  const actor = useMemo(() => auth && actorOf(auth), [auth]);
  if (!actor) throw new Error('No one is signed in.');
  return actor;
}

/** The tenant acted in: the own one, or the one that an ADMIN selected. */
export function useActingTenant(): string | undefined {
  const selected = useSelectedTenant();
  const actor = useActor();
  return actor.typeUser === 'ADMIN' ? selected?.id : actor.id_tenant;
}
