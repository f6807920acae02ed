import type { SessionClient } from '@restitui/domain/session/session.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Actor } from '@restitui/domain/users/actor.ts';
import type { User } from '@restitui/domain/users/users.api.ts';
import { useSyncExternalStore } from 'react';
import { removeDrafts } from './draft.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

export interface Auth {
  token: string;
  user: User;
}

/** A client is signed in instead of a member of staff; one replaces the other. */
export interface ClientAuth {
  token: string;
  client: SessionClient;
}

/** What lies under the key `auth` (F-389). */
type StoredAuth = Partial<Auth & ClientAuth> & { permissions?: User['permissions'] };

export interface SelectedTenant {
  id: string;
  title: string;
}

/** The person left, or the server no longer knows the session. */
export type EndOfSession = 'left' | 'expired';

/** Whose session it was: each has its own sign-in. */
export type SessionHolder = 'staff' | 'client';

interface Session {
  auth: Auth | undefined;
  client: ClientAuth | undefined;
  selected: SelectedTenant | undefined;
  /** How the last one ended, until somebody signs in. */
  ended?: EndOfSession | undefined;
}

const listeners = new Set<() => void>();
let session: Session = { ...readAuth(), selected: readStored<SelectedTenant>('selectedTenant') };
let whenEnded: (why: EndOfSession, who: SessionHolder) => void = () => {};

function readAuth(): Pick<Session, 'auth' | 'client'> {
  const { token, user, client } = readStored<StoredAuth>('auth') ?? {};
  return {
    auth: token && user ? { token, user } : undefined,
    client: token && client && !user ? { token, client } : undefined,
  };
}

function writeStaff({ token, user }: Auth) {
  writeStored('auth', { token, user, permissions: user.permissions } satisfies StoredAuth);
}

function set(next: Partial<Session>) {
  session = { ...session, ...next };
  for (const changed of listeners) changed();
}

export function currentAuth(): Auth | undefined {
  return session.auth;
}

export function currentClient(): ClientAuth | undefined {
  return session.client;
}

/** The server ended the session: whoever is led to the sign-in should read why. */
export function hasExpired(): boolean {
  return session.ended === 'expired';
}

export function currentTenant(): SelectedTenant | undefined {
  return session.selected;
}

/** The signed-in person as access rules see them. */
export function actorOf({ user }: Auth): Actor {
  return { ...user, id_tenant: user.id_tenant as TenantId };
}

export function signIn(auth: Auth) {
  clearSession();
  writeStaff(auth);
  set({ auth, ended: undefined });
}

export function signInClient(client: ClientAuth) {
  clearSession();
  writeStored('auth', client);
  set({ client, ended: undefined });
}

/** Takes over what the server now says about the person. */
export function refreshUser(user: User) {
  if (!session.auth || JSON.stringify(session.auth.user) === JSON.stringify(user)) return;
  const auth = { ...session.auth, user };
  writeStaff(auth);
  set({ auth });
}

/** The selection belongs to this tab; a new tab starts with the last one. */
export function selectTenant(selected: SelectedTenant | undefined) {
  writeStored('selectedTenant', selected);
  set({ selected });
}

/** Everything of this person goes; the theme and the host's brand stay. */
function clearSession() {
  removeStored('auth', 'selectedTenant', 'selic');
  removeDrafts();
  set({ auth: undefined, client: undefined, selected: undefined });
}

export function onSessionEnded(listener: (why: EndOfSession, who: SessionHolder) => void) {
  whenEnded = listener;
}

/** Nothing to leave when the server's last answer ended it. */
export function leaveSession() {
  if (currentToken()) end('left');
}

function holder(): SessionHolder {
  return session.client ? 'client' : 'staff';
}

function end(why: EndOfSession) {
  const who = holder();
  clearSession();
  set({ ended: why });
  whenEnded(why, who);
}

/** A late answer to an earlier session's token ends nothing. */
export function endExpiredSession(token: string | undefined) {
  if (token === undefined || currentToken() !== token) return;
  end('expired');
}

function currentToken(): string | undefined {
  return session.auth?.token ?? session.client?.token;
}

/** @param tenant acted in instead of the selected one; null for none */
export function sessionHeaders(tenant: string | null = session.selected?.id ?? null): {
  headers: Record<string, string>;
  token: string | undefined;
} {
  const { auth } = session;
  const token = currentToken();
  if (!token) return { headers: {}, token };
  const headers: Record<string, string> = { Authorization: `Bearer ${token}` };
  if (auth?.user.typeUser === 'ADMIN' && tenant) headers['X-Tenant-Id'] = tenant;
  return { headers, token };
}

/** Signing out or in somewhere else holds for this tab too; `left` says whose session ended where nobody is signed in now. */
export function followOtherTabs(changed: (left: SessionHolder | undefined) => void) {
  window.addEventListener('storage', ({ key }) => {
    if (key !== 'auth' && key !== null) return;
    const { auth, client } = readAuth();
    if ((auth ?? client)?.token === currentToken()) return;
    const left = auth || client ? undefined : holder();
    set({ auth, client, selected: undefined });
    changed(left);
  });
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export function useAuth(): Auth | undefined {
  return useSyncExternalStore(subscribe, currentAuth);
}

export function useClient(): ClientAuth | undefined {
  return useSyncExternalStore(subscribe, currentClient);
}

export function useSelectedTenant(): SelectedTenant | undefined {
  return useSyncExternalStore(subscribe, currentTenant);
}
