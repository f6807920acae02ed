import type { User } from '@restitui/domain/accounts/users/users.api.ts';
import { useSyncExternalStore } from 'react';
import { removeDrafts } from './draft.ts';
import { removeRecent } from './recent-results.ts';
import type {
  Auth,
  ClientAuth,
  EndedHolder,
  EndOfSession,
  PausedSession,
  SelectedTenant,
  SessionHolder,
} from './session-types.ts';
import { notifyOtherTabs, readStored, writeStored } from './storage.ts';
import { readAuth, removeStoredSession, writeClient, writeStaff } from './stored-session.ts';

interface Session {
  /** While the session is paused, its token is not valid. */
  auth: Auth | undefined;
  client: ClientAuth | undefined;
  selected: SelectedTenant | undefined;
  /** How the last session ended; undefined after the next sign-in. */
  ended?: EndOfSession | undefined;
  endedOf?: EndedHolder | undefined;
  paused?: PausedSession | undefined;
}

const ends: readonly EndOfSession[] = ['left', 'expired', 'idle'];
const listeners = new Set<() => void>();
let session: Session = { ...readAuth(), selected: readStored<SelectedTenant>('selectedTenant') };
/** The reason that another tab announced for the end of the session with this token. */
let announced: { why: EndOfSession; token: string | undefined } | undefined;
/** The token of the session that the user is signing out of. */
let signingOut: string | undefined;
let whenEnded: (why: EndOfSession, who: SessionHolder) => void = () => {};
let wouldLoseWork: () => boolean = () => false;

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

/** Returns why the server ended the session, so that the sign-in can explain it. */
export function serverEnd(): Exclude<EndOfSession, 'left'> | undefined {
  return session.ended === 'left' ? undefined : session.ended;
}

/** Returns whose session the server ended, so that this person finds the place again. */
export function endedHolder(): EndedHolder | undefined {
  return session.endedOf;
}

export function currentTenant(): SelectedTenant | undefined {
  return session.selected;
}

/** Returns whether a sign-in of this user continues the paused session of the page. */
export function resumesSession(user: Pick<User, 'id'>): boolean {
  return session.paused !== undefined && session.auth?.user.id === user.id;
}

export function signIn(auth: Auth) {
  if (resumesSession(auth.user)) return resume(auth);
  clearSession({ draftsOf: auth.user.id });
  writeStaff(auth);
  set({ auth, ended: undefined, endedOf: undefined });
}

export function signInClient(client: ClientAuth) {
  clearSession({ draftsOf: client.client.id_owner });
  writeClient(client);
  set({ client, ended: undefined, endedOf: undefined });
}

/** Updates the signed-in user with the current data of the server. */
export function refreshUser(user: User) {
  if (!session.auth || JSON.stringify(session.auth.user) === JSON.stringify(user)) return;
  const auth = { ...session.auth, user };
  writeStaff(auth);
  set({ auth });
}

/** Selects a tenant in this tab; new tabs start with the last selection. */
export function selectTenant(selected: SelectedTenant | undefined) {
  writeStored('selectedTenant', selected);
  set({ selected });
}

/**
 * Clears all data of the user; theme and brand of the host are kept. Drafts of the named user are kept: they open for that
 * user only.
 */
function clearSession({ draftsOf }: { draftsOf?: string | undefined } = {}) {
  announced = undefined;
  signingOut = undefined;
  removeStoredSession();
  removeDrafts(draftsOf);
  removeRecent();
  set({ auth: undefined, client: undefined, selected: undefined, paused: undefined });
}

/** Clears what is stored of the user; the page keeps what it shows and waits for the same person. */
function pause(why: PausedSession['why']) {
  removeStoredSession();
  set({ paused: { why, at: new Date().toISOString() } });
}

function resume(auth: Auth) {
  writeStaff(auth);
  writeStored('selectedTenant', session.selected);
  set({ auth, paused: undefined });
}

/** Sets the check of whether the end of a session would lose work of the page. */
export function pauseSessionWhen(check: () => boolean) {
  wouldLoseWork = check;
}

export function currentPause(): PausedSession | undefined {
  return session.paused;
}

/** Waits until a paused session goes on or is given up; returns whether a call may be sent again. */
export function sessionResumed(): Promise<boolean> {
  if (!session.paused) return Promise.resolve(false);
  return new Promise((resolve) => {
    const unsubscribe = subscribe(() => {
      if (session.paused) return;
      unsubscribe();
      resolve(currentToken() !== undefined);
    });
  });
}

/** Ends a paused session, so that another person can sign in. */
export function leavePausedSession() {
  if (session.paused) end(session.paused.why);
}

export function onSessionEnded(listener: (why: EndOfSession, who: SessionHolder) => void) {
  whenEnded = listener;
}

/**
 * Announces a sign-out to the other tabs, so that a 401 during it does not count as expiry; here such a 401 ends the
 * session without a pause.
 */
export function announceSignOut() {
  signingOut = currentToken();
  notifyOtherTabs('sessionEnd', 'left');
}

/** Signs out; does nothing when the server has already ended the session. */
export function leaveSession() {
  if (currentToken()) end('left');
}

function holder(): SessionHolder {
  return session.client ? 'client' : 'staff';
}

function endedBy(why: EndOfSession | undefined): Pick<Session, 'ended' | 'endedOf'> {
  const { auth, selected } = session;
  const isServer = why === 'expired' || why === 'idle';
  return { ended: why, endedOf: isServer && auth ? { id: auth.user.id, tenant: selected } : undefined };
}

function end(why: EndOfSession) {
  const who = holder();
  const ended = endedBy(why);
  notifyOtherTabs('sessionEnd', why);
  clearSession({ draftsOf: why === 'left' ? undefined : (session.auth?.user.id ?? session.client?.client.id_owner) });
  set(ended);
  whenEnded(why, who);
}

/** Ends the session of this token; a late response to an earlier token ends nothing. */
export function endExpiredSession(token: string | undefined, why: Exclude<EndOfSession, 'left'> = 'expired') {
  if (token === undefined || currentToken() !== token || session.paused) return;
  const reason = toldOf(token) ?? why;
  if (reason === 'left' || !mayPause()) return end(reason);
  notifyOtherTabs('sessionEnd', reason);
  pause(reason);
}

function mayPause(): boolean {
  return session.auth !== undefined && session.auth.token !== signingOut && wouldLoseWork();
}

function toldOf(token: string | undefined): EndOfSession | undefined {
  return token !== undefined && announced?.token === token ? announced.why : undefined;
}

export function currentToken(): string | undefined {
  return session.auth?.token ?? session.client?.token;
}

/**
 * Follows sign-ins and sign-outs of other tabs. `ended` has the kind of session and the reason when the sign-out leaves
 * no signed-in user.
 */
export function followOtherTabs(changed: (ended: { who: SessionHolder; why: EndOfSession } | undefined) => void) {
  window.addEventListener('storage', ({ key, newValue }) => {
    const token = currentToken();
    if (key === 'sessionEnd' && newValue) {
      announced = { why: ends.find((why) => newValue === JSON.stringify(why)) ?? 'left', token };
    }
    if (key !== 'auth' && key !== null) return;
    const { auth, client } = readAuth();
    if ((auth ?? client)?.token === token) return;
    if (auth && resumesSession(auth.user)) return resume(auth);
    const signedOut = !auth && !client && token !== undefined;
    const why = toldOf(token) ?? 'left';
    if (signedOut && session.paused) return;
    if (signedOut && why !== 'left' && mayPause()) return pause(why);
    const ended = signedOut ? { who: holder(), why } : undefined;
    set({ auth, client, selected: undefined, paused: undefined, ...endedBy(ended?.why) });
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

export function usePausedSession(): PausedSession | undefined {
  return useSyncExternalStore(subscribe, currentPause);
}
