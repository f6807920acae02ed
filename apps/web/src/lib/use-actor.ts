import type { Actor } from '@restitui/domain/accounts/users/actor.ts';
import { actorOf } from './actor-of.ts';
import { useAuth, useSelectedTenant } from './session-store.ts';

/** Returns the signed-in user; only for screens that require a session. */
export function useActor(): Actor {
  const auth = useAuth();
  if (!auth) throw new Error('No one is signed in.');
  return actorOf(auth);
}

/** Returns the acting tenant: the user's own, or the one that an ADMIN selected. */
export function useActingTenant(): string | undefined {
  const selected = useSelectedTenant();
  const actor = useActor();
  return actor.typeUser === 'ADMIN' ? selected?.id : actor.id_tenant;
}
