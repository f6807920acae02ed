import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Actor } from '@restitui/domain/users/actor.ts';
import type { User } from '@restitui/domain/users/users.api.ts';
import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from './storage.ts';

export interface Auth {
  token: string;
  user: User;
}

export interface SelectedTenant {
  id: string;
  title: string;
}

/** The person left, or the server no longer knows the session. */
export type EndOfSession = 'left' | 'expired';

interface Session {
  auth: Auth | undefined;
  selected: SelectedTenant | undefined;
  /** How the last one ended, until somebody signs in. */
  ended?: EndOfSession | undefined;
}

const listeners = new Set<() => void>();
let session: Session = { auth: readStored<Auth>('auth'), selected: readStored<SelectedTenant>('selectedTenant') };
let whenEnded: (why: EndOfSession) => void = () => {};

function set(next: Partial<Session>) {
  session = { ...session, ...next };
  for (const changed of listeners) changed();
}

export function currentAuth(): Auth | undefined {
  return session.auth;
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
  writeStored('auth', auth);
  set({ auth, ended: undefined });
}

/** Takes over what the server now says about the person. */
export function refreshUser(user: User) {
  if (!session.auth || JSON.stringify(session.auth.user) === JSON.stringify(user)) return;
  const auth = { ...session.auth, user };
  writeStored('auth', auth);
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
  set({ auth: undefined, selected: undefined });
}

export function onSessionEnded(listener: (why: EndOfSession) => void) {
  whenEnded = listener;
}

export function leaveSession() {
  end('left');
}

function end(why: EndOfSession) {
  clearSession();
  set({ ended: why });
  whenEnded(why);
}

/** A late answer to an earlier session's token ends nothing. */
export function endExpiredSession(token: string | undefined) {
  if (!session.auth || session.auth.token !== token) return;
  end('expired');
}

/** @param tenant acted in instead of the selected one; null for none */
export function sessionHeaders(tenant: string | null = session.selected?.id ?? null): {
  headers: Record<string, string>;
  token: string | undefined;
} {
  const { auth } = session;
  if (!auth) return { headers: {}, token: undefined };
  const headers: Record<string, string> = { Authorization: `Bearer ${auth.token}` };
  if (auth.user.typeUser === 'ADMIN' && tenant) headers['X-Tenant-Id'] = tenant;
  return { headers, token: auth.token };
}

/** Signing out or in somewhere else holds for this tab too. */
export function followOtherTabs(changed: () => void) {
  window.addEventListener('storage', ({ key }) => {
    if (key !== 'auth' && key !== null) return;
    const auth = readStored<Auth>('auth');
    if (auth?.token === session.auth?.token) return;
    set({ auth, selected: undefined });
    changed();
  });
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export function useAuth(): Auth | undefined {
  return useSyncExternalStore(subscribe, currentAuth);
}

export function useSelectedTenant(): SelectedTenant | undefined {
  return useSyncExternalStore(subscribe, currentTenant);
}
