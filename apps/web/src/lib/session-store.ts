import type { SessionClient } from '@restitui/domain/session/session.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Actor } from '@restitui/domain/users/actor.ts';
import type { User } from '@restitui/domain/users/users.api.ts';
import { useSyncExternalStore } from 'react';
import { removeDrafts } from './draft.ts';
import { readStored, removeStored, tellOtherTabs, writeStored } from './storage.ts';

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
/** What another tab said of the end of the session with this token, before it ended here. */
let foretold: { why: EndOfSession; token: string | undefined } | undefined;
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
  foretold = undefined;
  removeStored('auth', 'selectedTenant', 'selic');
  removeDrafts();
  set({ auth: undefined, client: undefined, selected: undefined });
}

export function onSessionEnded(listener: (why: EndOfSession, who: SessionHolder) => void) {
  whenEnded = listener;
}

/** From here on a refusal by the server is what the person asked for, in the other tabs. */
export function beginToLeave() {
  tellOtherTabs('sessionEnd', 'left');
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
  tellOtherTabs('sessionEnd', why);
  clearSession();
  set({ ended: why });
  whenEnded(why, who);
}

/** A late answer to an earlier session's token ends nothing. */
export function endExpiredSession(token: string | undefined) {
  if (token === undefined || currentToken() !== token) return;
  end(toldOf(token) ?? 'expired');
}

function toldOf(token: string): EndOfSession | undefined {
  return foretold?.token === token ? foretold.why : undefined;
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

/** Signing out or in somewhere else holds for this tab too; `ended` says whose session did, and how, where nobody is signed in now. */
export function followOtherTabs(changed: (ended: { who: SessionHolder; why: EndOfSession } | undefined) => void) {
  window.addEventListener('storage', ({ key, newValue }) => {
    const token = currentToken();
    if (key === 'sessionEnd' && newValue) {
      foretold = { why: newValue === JSON.stringify('expired') ? 'expired' : 'left', token };
    }
    if (key !== 'auth' && key !== null) return;
    const { auth, client } = readAuth();
    if ((auth ?? client)?.token === token) return;
    const ended = auth || client || !token ? undefined : { who: holder(), why: toldOf(token) ?? 'left' };
    set({ auth, client, selected: undefined, ended: ended?.why });
    changed(ended);
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
