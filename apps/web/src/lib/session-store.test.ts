import type { SessionClient } from '@restitui/domain/accounts/session/session.api.ts';
import type { User } from '@restitui/domain/accounts/users/users.api.ts';
import { beforeEach, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
vi.stubGlobal('sessionStorage', {});
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
