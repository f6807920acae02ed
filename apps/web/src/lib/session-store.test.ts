import type { SessionClient } from '@restitui/domain/accounts/session/session.api.ts';
import type { User } from '@restitui/domain/accounts/users/users.api.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
vi.stubGlobal('sessionStorage', { removeItem: () => {} });
let otherTab: (event: { key: string | null; newValue?: string | null }) => void = () => {};
vi.stubGlobal('window', {
  addEventListener: (_: string, listener: typeof otherTab) => {
    otherTab = listener;
  },
});

const store = await import('./session-store.ts');
const user = { id: '1', name: 'Ana', typeUser: 'USUARIO' } as User;
const changed = vi.fn();
store.followOtherTabs(changed);

beforeEach(() => {
  kept.clear();
  changed.mockReset();
});

it.each([
  ['staff', () => store.signIn({ token: 'segredo', user })],
  ['client', () => store.signInClient({ token: 'segredo', client: {} as SessionClient })],
] as const)('signs out when another tab signs out: %s', { tags: ['F-115'] }, (who, signIn) => {
  signIn();
  kept.delete('auth');
  otherTab({ key: 'auth' });
  expect(changed.mock.calls).toEqual([[{ who, why: 'left' }]]);
  expect(store.serverEnd()).toBeUndefined();
  expect([store.currentAuth(), store.currentClient()]).toEqual([undefined, undefined]);
});

it('expires when the server ended the session in another tab', { tags: ['F-112'] }, () => {
  store.signIn({ token: 'segredo', user });
  otherTab({ key: 'sessionEnd', newValue: '"expired"' });
  otherTab({ key: 'sessionEnd', newValue: null });
  expect(changed).not.toHaveBeenCalled();
  kept.delete('auth');
  otherTab({ key: 'auth' });
  expect(changed.mock.calls).toEqual([[{ who: 'staff', why: 'expired' }]]);
  expect(store.serverEnd()).toBe('expired');
});

it('does not report a 401 during a sign-out in another tab as expiry', { tags: ['F-115'] }, () => {
  store.signIn({ token: 'segredo', user });
  otherTab({ key: 'sessionEnd', newValue: '"left"' });
  store.endExpiredSession('segredo');
  expect([store.currentAuth(), store.serverEnd()]).toEqual([undefined, undefined]);
  store.signIn({ token: 'outro', user });
  store.endExpiredSession('outro');
  expect([store.currentAuth(), store.serverEnd()]).toEqual([undefined, 'expired']);
});

it.each([
  ['expired', () => store.endExpiredSession('segredo')],
  ['idle', () => store.endExpiredSession('segredo', 'idle')],
  ['left', () => store.announceSignOut()],
  ['left', () => store.leaveSession()],
] as const)(
  'notifies the other tabs that the session %s before it clears the user, and stores nothing of the notification',
  (why, end) => {
    store.signIn({ token: 'segredo', user });
    const told: unknown[] = [];
    const write = vi
      .spyOn(localStorage, 'setItem')
      .mockImplementation((...said) => told.push([...said, kept.has('auth')]));
    end();
    write.mockRestore();
    expect(told).toEqual([['sessionEnd', `"${why}"`, true]]);
    expect(kept.has('sessionEnd')).toBe(false);
  },
);

it('takes over a sign-in of another tab, and ignores other keys and repetitions', () => {
  store.signIn({ token: 'segredo', user });
  otherTab({ key: 'auth' });
  otherTab({ key: 'theme' });
  expect(changed).not.toHaveBeenCalled();
  kept.set('auth', JSON.stringify({ token: 'outro', user }));
  otherTab({ key: 'auth' });
  expect(changed.mock.calls).toEqual([[undefined]]);
  expect(store.currentAuth()?.token).toBe('outro');
});

describe('a session that ends while work is under way', () => {
  const colleague = { id: '2', name: 'Rui', typeUser: 'USUARIO' } as User;
  beforeEach(() => {
    store.pauseSessionWhen(() => true);
    store.signIn({ token: 'segredo', user });
    store.selectTenant({ id: 't1', title: 'Empresa' });
  });
  afterEach(() => {
    store.pauseSessionWhen(() => false);
    store.leaveSession();
  });

  it('keeps the page and clears the storage', { tags: ['F-112'] }, () => {
    store.endExpiredSession('segredo', 'idle');
    expect(store.currentPause()).toMatchObject({ why: 'idle' });
    expect([store.currentAuth()?.user, store.currentTenant()?.id]).toEqual([user, 't1']);
    expect([...kept.keys()]).toEqual([]);
  });

  it('goes on for the same person in the same tenant', async () => {
    store.endExpiredSession('segredo');
    const resumed = store.sessionResumed();
    store.signIn({ token: 'novo', user });
    expect(await resumed).toBe(true);
    expect([store.currentPause(), store.currentAuth()?.token, store.currentTenant()?.id]).toEqual([
      undefined,
      'novo',
      't1',
    ]);
    expect([...kept.keys()].sort()).toEqual(['auth', 'selectedTenant']);
  });

  it('is over when another person signs in', async () => {
    store.endExpiredSession('segredo');
    const resumed = store.sessionResumed();
    store.signIn({ token: 'novo', user: colleague });
    await resumed;
    expect([store.currentPause(), store.currentTenant()]).toEqual([undefined, undefined]);
  });

  it('sends nothing again after the person leaves', async () => {
    store.endExpiredSession('segredo');
    const resumed = store.sessionResumed();
    store.leavePausedSession();
    expect(await resumed).toBe(false);
    expect([store.currentAuth(), store.serverEnd()]).toEqual([undefined, 'expired']);
  });

  it('ends all tabs with work in the same way, and a sign-in in one goes on in all', () => {
    otherTab({ key: 'sessionEnd', newValue: '"expired"' });
    kept.delete('auth');
    otherTab({ key: 'auth' });
    expect([store.currentPause()?.why, store.currentAuth()?.user]).toEqual(['expired', user]);
    kept.set('auth', JSON.stringify({ token: 'novo', user }));
    otherTab({ key: 'auth' });
    expect([store.currentPause(), store.currentAuth()?.token]).toEqual([undefined, 'novo']);
    expect(changed).not.toHaveBeenCalled();
  });

  it('is not paused by a sign-out', () => {
    otherTab({ key: 'sessionEnd', newValue: '"left"' });
    store.endExpiredSession('segredo');
    expect([store.currentPause(), store.currentAuth()]).toEqual([undefined, undefined]);
  });

  it('is not paused by the sign-out of a user whose session has already ended', () => {
    store.announceSignOut();
    store.endExpiredSession('segredo');
    expect([store.currentPause(), store.currentAuth()]).toEqual([undefined, undefined]);
  });

  it('is not paused for a client, whose sign-in has several steps', () => {
    store.signInClient({ token: 'cliente', client: {} as SessionClient });
    store.endExpiredSession('cliente');
    expect([store.currentPause(), store.currentClient()]).toEqual([undefined, undefined]);
  });
});
