import { sessionApi } from '@restitui/domain/accounts/session/session.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addTenant,
  addUser,
  as,
  callerWith,
  startTestServer,
  type TestServer,
  testPassword,
} from '../../../../test/harness.ts';

let server: TestServer;
let home: TenantId;

beforeAll(async () => {
  server = await startTestServer();
  home = await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());

async function signIn(email: string, agent: string, remoteAddress: string) {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { host: 'localhost', 'user-agent': agent },
    remoteAddress,
    payload: { email, password: testPassword },
  });
  return callerWith(server, reply.json().access_token);
}

const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1';

describe('own sessions', () => {
  it('are listed by device without secrets, and the current one is marked', async () => {
    const { email } = await addUser(server, { id_tenant: home });
    await addUser(server, { id_tenant: home }).then((user) => as(server, user));
    const phone = await signIn(email, iphone, '10.4.0.2');
    await phone.call(sessionApi.me);
    server.clock.move(60_000);
    const scenario = await signIn(email, chrome, '10.4.0.1');
    const { data } = await scenario.call(sessionApi.listOwn);
    expect(data.map(({ id: _, ...session }) => session)).toEqual([
      {
        current: true,
        device: 'Chrome no Windows',
        address: '10.4.0.1',
        createdDate: '2026-11-20T12:01:00.000Z',
        lastSeenAt: '2026-11-20T12:01:00.000Z',
      },
      {
        current: false,
        device: 'Safari no iPhone',
        address: '10.4.0.2',
        createdDate: '2026-11-20T12:00:00.000Z',
        lastSeenAt: '2026-11-20T12:00:00.000Z',
      },
    ]);
  });

  it('show approximately when each was last seen', async () => {
    const scenario = await as(server, await addUser(server, { id_tenant: home }));
    const seen = async () => (await scenario.call(sessionApi.listOwn)).data[0]?.lastSeenAt;
    const first = await seen();
    server.clock.move(59_000);
    expect(await seen()).toBe(first);
    server.clock.move(1000);
    expect(await seen()).toBe(server.clock.now().toISOString());
  });

  it('can be ended one by one, including the current one', async () => {
    const user = await addUser(server, { id_tenant: home });
    const [one, other] = [await as(server, user), await as(server, user)];
    const { data } = await one.call(sessionApi.listOwn);
    const id = data.find(({ current }) => !current)?.id ?? '';
    await one.call(sessionApi.endOne, { params: { id } });
    expect((await other.try(sessionApi.me)).status).toBe(401);
    const own = data.find(({ current }) => current)?.id ?? '';
    await one.call(sessionApi.endOne, { params: { id: own } });
    expect((await one.try(sessionApi.me)).status).toBe(401);
  });

  it('return 404 for a session of another user', async () => {
    const [ana, rui] = [await addUser(server, { id_tenant: home }), await addUser(server, { id_tenant: home })];
    const [hers, his] = [await as(server, ana), await as(server, rui)];
    const id = (await his.call(sessionApi.listOwn)).data[0]?.id ?? '';
    expect(await hers.try(sessionApi.endOne, { params: { id } })).toMatchObject({
      status: 404,
      body: { code: 'session_not_found' },
    });
    expect((await his.try(sessionApi.me)).status).toBe(200);
  });

  it('can all be ended except the current one', async () => {
    const user = await addUser(server, { id_tenant: home });
    const [one, two, three] = [await as(server, user), await as(server, user), await as(server, user)];
    const stranger = await as(server, await addUser(server, { id_tenant: home }));
    expect(await one.call(sessionApi.endOthers)).toEqual({ data: { ended: 2 } });
    const statuses = await Promise.all([one, two, three, stranger].map((caller) => caller.try(sessionApi.me)));
    expect(statuses.map(({ status }) => status)).toEqual([200, 401, 401, 200]);
  });
});
