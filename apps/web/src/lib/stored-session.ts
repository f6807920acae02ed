import type { User } from '@restitui/domain/accounts/users/users.api.ts';
import type { Auth, ClientAuth } from './session-types.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

/** The value stored under the key `auth` (F-389). */
type StoredAuth = Partial<Auth & ClientAuth> & { permissions?: User['permissions'] };

const keysOfUser = ['auth', 'selectedTenant', 'selic'] as const;

export function readAuth(): { auth: Auth | undefined; client: ClientAuth | undefined } {
  const { token, user, client } = readStored<StoredAuth>('auth') ?? {};
  return {
    auth: token && user ? { token, user } : undefined,
    client: token && client && !user ? { token, client } : undefined,
  };
}

export function writeStaff({ token, user }: Auth) {
  writeStored('auth', { token, user, permissions: user.permissions } satisfies StoredAuth);
}

export function writeClient(client: ClientAuth) {
  writeStored('auth', client);
}

/** Removes what is stored of the user; theme and brand of the host are kept. */
export function removeStoredSession() {
  removeStored(...keysOfUser);
}
