import type { Actor } from '@restitui/domain/accounts/users/actor.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Auth } from './session-types.ts';

const actors = new WeakMap<Auth, Actor>();

/** Returns the signed-in user in the form that access rules take, the same one for each row of a list. */
export function actorOf(auth: Auth): Actor {
  const actor = actors.get(auth) ?? { ...auth.user, id_tenant: auth.user.id_tenant as TenantId };
  actors.set(auth, actor);
  return actor;
}
