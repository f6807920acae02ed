import { clientPortalApi } from '@restitui/domain/crm/client-portal/client-portal.api.ts';
import { clientChangesApi } from '@restitui/domain/crm/clients/client-changes.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAgreement } from '../../../../test/agreements.ts';
import { addErasureRequest, erasureWorker } from '../../../../test/erasures.ts';
import {
  addTenant,
  addUser,
  as,
  newCpf,
  startTestServer,
  type TestServer,
  testPassword,
} from '../../../../test/harness.ts';
import { deliverMessages } from '../../../../test/messages.ts';
import { addOwner, asClient, type TestOwner } from '../../../../test/owners.ts';
import { register, registration } from '../../../../test/registration.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { owners } from '../../crm/clients/clients.table.ts';
import { erasePerson } from './jobs/erase-person.ts';

let server: TestServer;
let home: TenantId;
/** Signed an agreement, so name and CPF stay in the database. */
let owner: TestOwner;

const rows = <T>(work: (db: Db) => Promise<T>) => server.inTenant(home, work);

async function post(path: string, payload: object) {
  const request = { method: 'POST', url: `/api${path}`, headers: { host: 'casa.localhost' }, payload } as const;
  const reply = await server.app.inject(request);
  return { status: reply.statusCode, body: reply.json() };
}
const login = (cpfProprietario: string, password = testPassword) =>
  post('/auth/login-client', { cpfProprietario, password });

beforeAll(async () => {
  server = await startTestServer();
  await addTenant(server, { isProvider: true });
  home = await addTenant(server, { hosts: ['casa.localhost'] });
  owner = await addOwner(server, { id_tenant: home, clients: [{ razao_social: 'LOJA ANTIGA' }] });
  const by = (await addUser(server, { id_tenant: home })).id;
  const contract = { id_client: owner.clients[0], typeRegime: 'SIMPLES_NACIONAL', contracts: ['PRINCIPAL'] };
  await addAgreement(server, { id_tenant: home, by, html: '<p>x</p>', ...contract, isAssinado: true });
  const of = { id_tenant: home, kind: 'owner', id_person: owner.id, status: 'em_andamento' } as const;
  await erasePerson(erasureWorker(server), { id_tenant: home, id: await addErasureRequest(server, of) });
  const [row] = await rows((db) => db.select().from(owners).where(eq(owners.id, owner.id)));
  expect(row).toMatchObject({ cpfProprietario: owner.cpf, erasedAt: expect.any(String) });
});
afterAll(() => server.close());

describe('CPF of an erased client', { tags: ['D-36'] }, () => {
  it('is answered like an unknown one at sign-in', async () => {
    const [erased, unknown] = [await login(owner.cpf), await login(newCpf())];
    expect(erased.status).toBe(401);
    expect(erased).toEqual(unknown);
  });

  it('gets no code, and no code is accepted for it', async () => {
    const ask = await post('/auth/client/forgot', { cpf: owner.cpf });
    expect(ask).toEqual({ status: 202, body: { data: { accepted: true } } });
    expect(await deliverMessages(server)).toEqual([]);
    const change = (cpf: string) => post('/auth/client/password', { cpf, code: 'AB12', password: 'Nova@2026' });
    expect(await change(owner.cpf)).toEqual(await change(newCpf()));
  });

  it('is linked to no company, and registers as a new person without access to the old data', async () => {
    const staff = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
    const body = registration({ cpfProprietario: owner.cpf, nomeProprietario: 'Nova Pessoa' });
    const { contatoProprietario: _, emailProprietario: __, nomeProprietario: ___, password, ...rest } = body;
    const { nomeContador: ____, contatoContador: _____, emailContador: ______, ...linked } = rest;
    expect((await staff.try(clientChangesApi.createForOwner, { body: linked })).status).toBe(404);

    const made = await register(server, staff, body);
    expect(made).toMatchObject({ status: 201, body: { data: { nomeProprietario: 'Nova Pessoa' } } });
    const { id_owner } = (made.body as unknown as { data: { id_owner: string } }).data;
    expect(id_owner).not.toBe(owner.id);
    const signedIn = await login(owner.cpf, password);
    expect(signedIn).toMatchObject({ status: 200, body: { client: { cnpjcpf: body.cnpjcpf, id_owner } } });
    const self = await asClient(server, { ...owner, id: id_owner });
    const seen = JSON.stringify(await self.call(clientPortalApi.companies));
    expect(seen).toContain(body.razao_social);
    expect(seen).not.toContain('LOJA ANTIGA');
    const [old] = await rows((db) => db.select().from(owners).where(eq(owners.id, owner.id)));
    expect(old).toMatchObject({ emailProprietario: '', contatoProprietario: '', password_hash: '' });
  });
});
