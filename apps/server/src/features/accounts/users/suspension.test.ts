import { sessionApi } from '@restitui/domain/accounts/session/session.api.ts';
import type { TypeCargo } from '@restitui/domain/accounts/users/cargo.ts';
import { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import { clientsApi } from '@restitui/domain/crm/clients/clients.api.ts';
import { changeHistoryApi } from '@restitui/domain/insights/change-history/change-history.api.ts';
import { productsApi } from '@restitui/domain/recovery/products/products.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addClient, addProduct } from '../../../../test/clients.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  startTestServer,
  type TestServer,
  testPassword,
} from '../../../../test/harness.ts';
import { deliverMessages } from '../../../../test/messages.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let ceo: Caller;
let admin: Caller;
let ceoId: string;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server, { title: 'Casa', hosts: ['casa.localhost'] });
  const boss = await addUser(server, { id_tenant: home, typeCargo: 'CEO' });
  ceoId = boss.id;
  ceo = await as(server, boss);
  admin = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }), home);
});
afterAll(() => server.close());

const partner = (values: object = {}) => addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', ...values });
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const about = (id: string) => ({ params: { id } });

describe('suspending a user', { tags: ['D-52'] }, () => {
  it('ends the sessions at once, refuses the sign-in with the reason, and is undone by reactivating', async () => {
    const person = await partner();
    const signedIn = await as(server, person);
    const { data } = await ceo.call(usersApi.suspend, about(person.id));
    expect(data).toMatchObject({ isAccepted: false, status: 'Pendente', suspendedAt: expect.any(String) });
    expect((await signedIn.try(sessionApi.me)).status).toBe(401);
    const signIn = async () => {
      const { method, path } = sessionApi.login;
      const payload = { email: person.email, password: testPassword };
      const headers = { host: 'casa.localhost:3000' };
      const response = await server.app.inject({ method, url: `/api${path}`, headers, payload });
      return { status: response.statusCode, body: response.json<{ code?: string }>() };
    };
    expect(codeOf(await signIn())).toEqual([403, 'user_suspended']);
    const { data: listed } = await ceo.call(usersApi.listForAdmin, { query: { situacao: 'SUSPENSO' } });
    expect(listed.map(({ id }) => id)).toEqual([person.id]);

    await ceo.call(usersApi.reactivate, about(person.id));
    expect((await signIn()).status).toBe(200);
    expect(codeOf(await ceo.try(usersApi.reactivate, about(person.id)))).toEqual([409, 'user_not_suspended']);
    await deliverMessages(server);
  });

  it('is refused for a pending user, oneself, other roles, other companies and unknown users', async () => {
    const pending = await partner({ isAccepted: false });
    expect(codeOf(await ceo.try(usersApi.suspend, about(pending.id)))).toEqual([409, 'user_not_active']);
    expect(codeOf(await ceo.try(usersApi.suspend, about(ceoId)))).toEqual([403, 'own_user_suspend_denied']);
    expect(codeOf(await ceo.try(usersApi.suspend, about('ninguem')))).toEqual([404, 'user_not_found']);
    const stranger = await addUser(server, { id_tenant: await addTenant(server) });
    expect(codeOf(await ceo.try(usersApi.suspend, about(stranger.id)))).toEqual([404, 'user_not_found']);
    const person = await partner();
    for (const typeCargo of ['GERENTE', 'PARCEIRO', 'CONTABILIDADE'] as const) {
      const other = await as(server, await partner({ typeCargo }));
      expect(codeOf(await other.try(usersApi.suspend, about(person.id)))).toEqual([403, 'user_suspend_denied']);
      expect(codeOf(await other.try(usersApi.reactivate, about(person.id)))).toEqual([403, 'user_suspend_denied']);
    }
  });

  it('never takes the last CEO out, be it by suspension, deletion or another cargo', async () => {
    expect(codeOf(await admin.try(usersApi.suspend, about(ceoId)))).toEqual([409, 'last_ceo']);
    expect(codeOf(await admin.try(usersApi.remove, about(ceoId)))).toEqual([409, 'last_ceo']);
    const body = { id: ceoId, typeCargo: 'PARCEIRO' as const };
    expect(codeOf(await admin.try(usersApi.changeCargo, { body }))).toEqual([409, 'last_ceo']);

    const second = await partner({ typeCargo: 'CEO' satisfies TypeCargo });
    expect((await admin.try(usersApi.suspend, about(second.id))).status).toBe(200);
    expect(codeOf(await admin.try(usersApi.suspend, about(ceoId)))).toEqual([409, 'last_ceo']);
    expect((await admin.try(usersApi.remove, about(second.id))).status).toBe(200);
  });

  it('keeps one of two CEOs who suspend each other at the same time', async () => {
    const id_tenant = await addTenant(server);
    const people = [await addUser(server, { id_tenant }), await addUser(server, { id_tenant })] as const;
    const [one, two] = [await as(server, people[0]), await as(server, people[1])];
    const answers = await Promise.all([
      one.try(usersApi.suspend, about(people[1].id)),
      two.try(usersApi.suspend, about(people[0].id)),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('refusing a registration', { tags: ['D-52'] }, () => {
  it('deletes it and sends the reason to the person', async () => {
    await deliverMessages(server);
    const person = await partner({ isAccepted: false, name: 'Ana Paz' });
    await ceo.call(usersApi.refuse, { ...about(person.id), body: { motivo: 'Documento ilegível' } });
    const [message] = await deliverMessages(server);
    expect(message).toMatchObject({ to: person.email, subject: 'Seu cadastro não foi aceito' });
    expect(message?.text).toContain('Motivo: Documento ilegível');
    expect((await ceo.try(usersApi.read, about(person.id))).status).toBe(404);
  });

  it('is refused without a reason, for an active user and by other roles', async () => {
    const active = await partner();
    const pending = await partner({ isAccepted: false });
    const other = await as(server, await partner({ typeCargo: 'GERENTE' }));
    const refuse = (by: Caller, id: string, motivo: string) =>
      by.try(usersApi.refuse, { ...about(id), body: { motivo } });
    expect((await refuse(ceo, pending.id, '  ')).status).toBe(400);
    expect(codeOf(await refuse(ceo, active.id, 'X'))).toEqual([409, 'user_not_pending']);
    expect(codeOf(await refuse(other, pending.id, 'X'))).toEqual([403, 'user_refuse_denied']);
    expect(await deliverMessages(server)).toEqual([]);
  });
});

describe('activating many users', { tags: ['D-52', 'F-449'] }, () => {
  it('activates all or none', async () => {
    const people = [await partner({ isAccepted: false }), await partner({ isAccepted: false })];
    const ids = people.map(({ id }) => id);
    const stranger = await addUser(server, { id_tenant: await addTenant(server), isAccepted: false });
    const statuses = async () =>
      (await ceo.call(usersApi.listForAdmin, { query: { situacao: 'PENDENTE' } })).data
        .map(({ id }) => id)
        .filter((id) => ids.includes(id)).length;
    expect((await ceo.try(usersApi.acceptMany, { body: { ids: [...ids, stranger.id] } })).status).toBe(404);
    expect(await statuses()).toBe(2);
    expect((await ceo.call(usersApi.acceptMany, { body: { ids } })).data.accepted.toSorted()).toEqual(ids.toSorted());
    expect(await statuses()).toBe(0);
    const other = await as(server, await partner({ typeCargo: 'GERENTE' }));
    expect(codeOf(await other.try(usersApi.acceptMany, { body: { ids } }))).toEqual([403, 'user_activate_denied']);
    await deliverMessages(server);
  });
});

describe('handing over the clients of a user', { tags: ['D-52', 'C-16'] }, () => {
  it('moves all in one step with history on each, after which the user can be deleted', async () => {
    const person = await partner({ name: 'Ana Paz' });
    const receiver = await partner({ typeCargo: 'GERENTE', name: 'Gil Sá' });
    const led = await addClient(server, { id_tenant: home, id_responsavel: person.id });
    const managed = await addClient(server, { id_tenant: home, id_gerente: person.id });
    await addProduct(server, { id_tenant: home, id_client: led });
    expect(codeOf(await ceo.try(usersApi.remove, about(person.id)))).toEqual([409, 'user_has_duties']);
    const { data: duties } = await ceo.call(usersApi.readDuties, about(person.id));
    expect(duties).toMatchObject({ clients: 2, products: 0 });
    expect(duties.candidates.map(({ id }) => id)).toContain(receiver.id);
    expect(duties.candidates.map(({ id }) => id)).not.toContain(person.id);

    const body = { para: receiver.id };
    expect((await ceo.call(usersApi.transferClients, { ...about(person.id), body })).data).toEqual({ clients: 2 });
    const read = async (cnpjcpf: string) => (await ceo.call(clientsApi.read, { params: { cnpjcpf } })).data;
    expect([(await read(led)).id_responsavel, (await read(managed)).id_gerente]).toEqual([receiver.id, receiver.id]);
    const { data: products } = await ceo.call(productsApi.listOfClient, { params: { id: led } });
    expect(products.map(({ parceiro }) => parceiro)).toEqual(['Gil Sá']);
    const { data: changes } = await admin.call(changeHistoryApi.ofClient, { params: { cnpjcpf: led } });
    expect(changes[0]).toMatchObject({ field: 'nome_responsavel', from: 'Ana Paz', to: 'Gil Sá' });
    expect((await ceo.try(usersApi.remove, about(person.id))).status).toBe(200);
  });

  it('is refused to the same, an inactive, a foreign or an unknown user, and for other roles', async () => {
    const person = await partner();
    const pending = await partner({ isAccepted: false });
    const stranger = await addUser(server, { id_tenant: await addTenant(server) });
    for (const para of [person.id, pending.id, stranger.id, 'ninguem']) {
      const answer = await ceo.try(usersApi.transferClients, { ...about(person.id), body: { para } });
      expect(codeOf(answer)).toEqual([400, 'transfer_target_invalid']);
    }
    const other = await as(server, await partner({ typeCargo: 'GERENTE' }));
    const body = { para: ceoId };
    expect(codeOf(await other.try(usersApi.transferClients, { ...about(person.id), body }))).toEqual([
      403,
      'clients_transfer_denied',
    ]);
    expect(codeOf(await other.try(usersApi.readDuties, about(person.id)))).toEqual([403, 'user_delete_denied']);
  });
});
