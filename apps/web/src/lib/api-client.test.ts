import { type SessionClient, sessionApi } from '@restitui/domain/session/session.api.ts';
import { tenantsApi } from '@restitui/domain/tenants/tenants.api.ts';
import type { User } from '@restitui/domain/users/users.api.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
vi.stubGlobal('sessionStorage', {});
const answer = vi.fn();
vi.stubGlobal('fetch', (...sent: unknown[]) => Promise.resolve(answer(...sent)));

const { call } = await import('./api-client.ts');
const store = await import('./session-store.ts');

const user = { id: '1', name: 'Ana', typeUser: 'USUARIO' } as User;
const ended = vi.fn();
store.onSessionEnded(ended);

const reply = (status: number, body: unknown) =>
  answer.mockImplementation(() => new Response(JSON.stringify(body), { status }));
const refused = { code: 'not_signed_in', message: 'Usuário não autenticado' };

beforeEach(() => {
  answer.mockReset();
  ended.mockReset();
  kept.clear();
  kept.set('theme', 'dark');
  store.signIn({ token: 'segredo', user });
});

describe('F-480 an answer that refuses', () => {
  it('with 401 ends the session and forgets it, but not the theme', async () => {
    reply(401, refused);
    await expect(call(tenantsApi.list)).rejects.toMatchObject({ status: 401, message: refused.message });
    expect(ended).toHaveBeenCalledWith('expired', 'staff');
    expect([...kept.keys()]).toEqual(['theme']);
    expect(store.currentAuth()).toBeUndefined();
  });

  it('F-112 C-06 with 401 to a client ends the client’s, and leaving then ends nothing more', async () => {
    store.signInClient({ token: 'segredo', client: {} as SessionClient });
    reply(401, refused);
    await expect(call(sessionApi.logout)).rejects.toMatchObject({ status: 401 });
    store.leaveSession();
    expect(ended.mock.calls).toEqual([['expired', 'client']]);
  });

  it('F-112 with 401 to who is leaving says that the session had ended before', async () => {
    reply(401, refused);
    store.beginToLeave();
    await expect(call(sessionApi.logout)).rejects.toMatchObject({ status: 401 });
    store.leaveSession();
    expect(ended.mock.calls).toEqual([['expired', 'staff']]);
  });

  it('C-05 with 401 to a sign-in is that form’s own affair', async () => {
    reply(401, { code: 'wrong_credentials', message: 'E-mail ou senha incorretos.' });
    const body = { email: 'ana@meridiano.test', password: 'x' };
    await expect(call(sessionApi.login, { body })).rejects.toMatchObject({ code: 'wrong_credentials' });
    expect(ended).not.toHaveBeenCalled();
  });

  it.each([403, 404, 409, 500])('G-29 with %i signs nobody out and brings the server’s words', async (status) => {
    reply(status, { code: 'tenant_denied', message: 'Você não tem acesso a esta empresa.' });
    await expect(call(tenantsApi.list)).rejects.toMatchObject({
      status,
      message: 'Você não tem acesso a esta empresa.',
    });
    expect(ended).not.toHaveBeenCalled();
    expect(store.currentAuth()?.token).toBe('segredo');
  });

  it('F-151 C-51 W-566 in a shape that nobody declared says so', async () => {
    reply(200, { data: 'nada' });
    await expect(call(tenantsApi.list)).rejects.toThrow('Estrutura de resposta inesperada');
  });
});

describe('a call that needs somebody', () => {
  it('F-482 F-485 I-247 I-267 W-562 W-563 is not made when nobody is signed in', async () => {
    store.leaveSession();
    await expect(call(tenantsApi.list)).rejects.toMatchObject({ status: 401, message: 'Usuário ou token ausente' });
    expect(answer).not.toHaveBeenCalled();
  });

  it('F-486 W-564 is not made when the token is missing', async () => {
    store.signIn({ token: '', user });
    await expect(call(tenantsApi.list)).rejects.toThrow('Token está ausente');
    expect(answer).not.toHaveBeenCalled();
  });

  it('F-431 W-502 W-503 goes below the base of the API with the token in its header', async () => {
    reply(200, { data: [] });
    expect(await call(tenantsApi.list)).toEqual({ data: [] });
    const [url, { headers }] = answer.mock.calls[0] as [string, RequestInit];
    expect([url, headers]).toEqual(['/api/tenants', { Authorization: 'Bearer segredo' }]);
  });
});

describe('F-513 C-33 what the browser keeps', () => {
  it('F-389 G-27 is user and token, never a password nor that something loads', () => {
    expect([...kept.keys()]).toEqual(['theme', 'auth']);
    expect(JSON.parse(kept.get('auth') ?? '')).toEqual({ token: 'segredo', user });
  });

  it('and the selected tenant, until the person leaves', () => {
    store.selectTenant({ id: '20000000000107', title: 'Meridiano' });
    expect([...kept.keys()]).toEqual(['theme', 'auth', 'selectedTenant']);
    store.leaveSession();
    expect([...kept.keys()]).toEqual(['theme']);
  });
});
