import { sessionApi } from '@restitui/domain/accounts/session/session.api.ts';
import type { TypeCargo, TypeUser } from '@restitui/domain/accounts/users/cargo.ts';
import { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTenant, addUser, as, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { deliverMessages } from '../../../../test/messages.ts';

let server: TestServer;
let home: TenantId;
let other: TenantId;
let provider: TenantId;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true, title: 'Provedor', domain: 'provedor.test' });
  home = await addTenant(server, { title: 'Casa', domain: 'casa.test' });
  other = await addTenant(server, { title: 'Outra', domain: 'outra.test' });
});
afterAll(() => server.close());

const caller = async (typeUser: TypeUser, typeCargo: TypeCargo, id_tenant: TenantId) =>
  as(server, await addUser(server, { id_tenant, typeUser, typeCargo, name: 'Bia Lima' }), home);

describe('ending the sessions of another user', { tags: ['D-52'] }, () => {
  it('takes effect at once and is told to the person', async () => {
    const user = await addUser(server, { id_tenant: home, name: 'Ana Paz', typeCargo: 'PARCEIRO' });
    const open = [await as(server, user), await as(server, user)];
    const ceo = await caller('USUARIO', 'CEO', home);
    expect(await ceo.call(usersApi.endSessions, { params: { id: user.id } })).toEqual({ data: { ended: 2 } });
    for (const signedIn of open) expect((await signedIn.try(sessionApi.me)).status).toBe(401);
    const messages = await deliverMessages(server);
    expect(messages).toMatchObject([{ to: user.email, sender: 'Casa', subject: 'Suas sessões foram encerradas' }]);
    expect(messages[0]?.text).toContain('Bia Lima encerrou todas as suas sessões.');

    expect(await ceo.call(usersApi.endSessions, { params: { id: user.id } })).toEqual({ data: { ended: 0 } });
    expect(await deliverMessages(server)).toEqual([]);
  });

  it.each([
    ['ADMIN', 'CEO', 200],
    ['ADMIN', 'TI', 200],
    ['ADMIN', 'ANALISTA', 403],
    ['USUARIO', 'GERENTE', 403],
    ['USUARIO', 'PARCEIRO', 403],
  ] as const)('answers a %s %s with %i', async (typeUser, typeCargo, status) => {
    const user = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' });
    const signedIn = await as(server, user);
    const actor = await caller(typeUser, typeCargo, typeUser === 'ADMIN' ? provider : home);
    expect((await actor.try(usersApi.endSessions, { params: { id: user.id } })).status).toBe(status);
    expect((await signedIn.try(sessionApi.me)).status).toBe(status === 200 ? 401 : 200);
    await deliverMessages(server);
  });

  it('is refused for a user of another company, an unknown one and the account of the caller', async () => {
    const stranger = await addUser(server, { id_tenant: other });
    const self = await addUser(server, { id_tenant: home });
    const ceo = await as(server, self);
    const statusOf = async (id: string) => (await ceo.try(usersApi.endSessions, { params: { id } })).status;
    expect([await statusOf(stranger.id), await statusOf('ninguem'), await statusOf(self.id)]).toEqual([404, 404, 403]);
  });
});
