import { type SessionClient, sessionApi } from '@restitui/domain/accounts/session/session.api.ts';
import type { User } from '@restitui/domain/accounts/users/users.api.ts';
import { tenantsApi } from '@restitui/domain/tenancy/tenants/tenants.api.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
vi.stubGlobal('sessionStorage', { removeItem: () => {} });
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

describe('a refusal by the server', { tags: ['F-480'] }, () => {
  it('ends the session on 401 and clears it, but keeps the theme', async () => {
    reply(401, refused);
    await expect(call(tenantsApi.list)).rejects.toMatchObject({ status: 401, message: refused.message });
    expect(ended).toHaveBeenCalledWith('expired', 'staff');
    expect([...kept.keys()]).toEqual(['theme']);
    expect(store.currentAuth()).toBeUndefined();
  });

  it('ends the session of a client on 401; signing out then ends nothing else', {
    tags: ['F-112', 'C-06'],
  }, async () => {
    store.signInClient({ token: 'segredo', client: {} as SessionClient });
    reply(401, refused);
    await expect(call(sessionApi.logout)).rejects.toMatchObject({ status: 401 });
    store.leaveSession();
    expect(ended.mock.calls).toEqual([['expired', 'client']]);
  });

  it('reports that the session had already expired when signing out returns 401', { tags: ['F-112'] }, async () => {
    reply(401, refused);
    store.announceSignOut();
    await expect(call(sessionApi.logout)).rejects.toMatchObject({ status: 401 });
    store.leaveSession();
    expect(ended.mock.calls).toEqual([['expired', 'staff']]);
  });

  it('leaves a 401 of the sign-in to its form', { tags: ['C-05'] }, async () => {
    reply(401, { code: 'wrong_credentials', message: 'E-mail ou senha incorretos.' });
    const body = { email: 'ana@meridiano.test', password: 'x' };
    await expect(call(sessionApi.login, { body })).rejects.toMatchObject({ code: 'wrong_credentials' });
    expect(ended).not.toHaveBeenCalled();
  });

  it.each([403, 404, 409, 500])(
    'keeps the session on %i and carries the message of the server',
    { tags: ['G-29'] },
    async (status) => {
      reply(status, { code: 'tenant_denied', message: 'Você não tem acesso a esta empresa.' });
      await expect(call(tenantsApi.list)).rejects.toMatchObject({
        status,
        message: 'Você não tem acesso a esta empresa.',
      });
      expect(ended).not.toHaveBeenCalled();
      expect(store.currentAuth()?.token).toBe('segredo');
    },
  );

  it('carries the id by which the log names a failure of the server', async () => {
    reply(500, { code: 'unexpected', message: 'Ocorreu um erro desconhecido', requestId: 'pedido-0001' });
    await expect(call(tenantsApi.list)).rejects.toMatchObject({ status: 500, requestId: 'pedido-0001' });
  });

  it('is an error when the response has an undeclared shape', { tags: ['F-151', 'C-51', 'W-566'] }, async () => {
    reply(200, { data: 'nada' });
    await expect(call(tenantsApi.list)).rejects.toThrow('Estrutura de resposta inesperada');
  });
});

describe('a call that needs a session', () => {
  it('is not sent without a signed-in user', {
    tags: ['F-482', 'F-485', 'I-247', 'I-267', 'W-562', 'W-563'],
  }, async () => {
    store.leaveSession();
    await expect(call(tenantsApi.list)).rejects.toMatchObject({ status: 401, message: 'Usuário ou token ausente' });
    expect(answer).not.toHaveBeenCalled();
  });

  it('is not sent without a token', { tags: ['F-486', 'W-564'] }, async () => {
    store.signIn({ token: '', user });
    await expect(call(tenantsApi.list)).rejects.toThrow('Token está ausente');
    expect(answer).not.toHaveBeenCalled();
  });

  it('is sent below the base path of the API with the token in its header', {
    tags: ['F-431', 'W-502', 'W-503'],
  }, async () => {
    reply(200, { data: [] });
    expect(await call(tenantsApi.list)).toEqual({ data: [] });
    const [url, { headers }] = answer.mock.calls[0] as [string, RequestInit];
    expect([url, headers]).toEqual(['/api/tenants', { Authorization: 'Bearer segredo' }]);
  });
});

describe('the browser storage', { tags: ['F-513', 'C-33'] }, () => {
  it('holds user and token, but neither a password nor a loading state', { tags: ['F-389', 'G-27'] }, () => {
    expect([...kept.keys()]).toEqual(['theme', 'auth']);
    expect(JSON.parse(kept.get('auth') ?? '')).toEqual({ token: 'segredo', user });
  });

  it('holds the selected tenant until the user signs out', () => {
    store.selectTenant({ id: '20000000000107', title: 'Meridiano' });
    expect([...kept.keys()]).toEqual(['theme', 'auth', 'selectedTenant']);
    store.leaveSession();
    expect([...kept.keys()]).toEqual(['theme']);
  });
});
