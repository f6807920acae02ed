import { termsOfUse } from '@restitui/domain/accounts/users/terms-of-use.ts';
import { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTenant, addUser, as, startTestServer, type TestServer, type TestUser } from '../../../../test/harness.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server);
});
afterAll(() => server.close());

const addNewcomer = (id_tenant = home) =>
  addUser(server, { id_tenant, typeCargo: 'PARCEIRO', li_aceito: false, cep: null });
const accept = { body: { li_aceito: true as const } };

async function listAcceptances({ id }: TestUser) {
  const query = 'select * from terms_acceptances where id_user = $1';
  return queryAsOwner(query, id);
}

// biome-ignore lint/suspicious/noExplicitAny: rows of ad-hoc queries
async function queryAsOwner(query: string, ...values: unknown[]): Promise<any[]> {
  return server.database.asOwner(async (client) => (await client.query(query, values)).rows);
}

describe('accepting the terms', { tags: ['F-445'] }, () => {
  it('returns the user and stores time, address and version', { tags: ['F-121'] }, async () => {
    const person = await addNewcomer();
    const caller = await as(server, person);
    expect((await caller.call(usersApi.acceptTerms, accept)).data).toMatchObject({ id: person.id, li_aceito: true });
    expect((await caller.call(usersApi.read, { params: { id: person.id } })).data.li_aceito).toBe(true);
    expect(await listAcceptances(person)).toEqual([
      {
        id: expect.any(String),
        id_tenant: home,
        id_user: person.id,
        version: termsOfUse.version,
        acceptedDate: server.clock.now(),
        address: '127.0.0.1',
        maquina: expect.any(String),
      },
    ]);
  });

  it('keeps the first acceptance when repeated', async () => {
    const person = await addNewcomer();
    const caller = await as(server, person);
    await caller.call(usersApi.acceptTerms, accept);
    const first = await listAcceptances(person);
    server.clock.move(60_000);
    await caller.call(usersApi.acceptTerms, accept);
    expect(await listAcceptances(person)).toEqual(first);
  });

  it.each([[false], [undefined], ['true'], [1]])('rejects li_aceito %j', { tags: ['F-120'] }, async (li_aceito) => {
    const person = await addNewcomer();
    const reply = await (await as(server, person)).tryInvalid(usersApi.acceptTerms, { body: { li_aceito } });
    const message = 'Ação Necessária! Por favor, aceite os termos antes de prosseguir.';
    expect(reply).toMatchObject({ status: 400, body: { issues: [{ path: 'li_aceito', message }] } });
    expect(await listAcceptances(person)).toEqual([]);
  });

  it('rejects a version that is no longer in force', async () => {
    const person = await addNewcomer();
    const caller = await as(server, person);
    const reply = await caller.try(usersApi.acceptTerms, { body: { li_aceito: true, version: '0.9' } });
    expect(reply).toMatchObject({ status: 409, body: { code: 'terms_outdated' } });
    expect((await caller.call(usersApi.read, { params: { id: person.id } })).data.li_aceito).toBe(false);
    await caller.call(usersApi.acceptTerms, { body: { li_aceito: true, version: termsOfUse.version } });
  });

  it("stores an ADMIN's acceptance for their own account, whatever tenant is selected", async () => {
    const admin = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', li_aceito: false });
    const { data } = await (await as(server, admin, home)).call(usersApi.acceptTerms, accept);
    expect(data).toMatchObject({ id: admin.id, id_tenant: provider, li_aceito: true });
    expect(await listAcceptances(admin)).toMatchObject([{ id_tenant: provider }]);
  });
});

describe('saving the address', { tags: ['F-446'] }, () => {
  const address = {
    cep: '01310-100',
    logradouro: 'Avenida Paulista',
    numero: '1000',
    complemento: 'Sala 12',
    bairro: 'Bela Vista',
    municipio: 'São Paulo',
    estado: 'SP',
  };
  const stored = { ...address, cep: '01310100' };

  it('stores every field without the mask', { tags: ['F-134', 'F-447', 'F-448', 'F-392', 'G-15'] }, async () => {
    const person = await addNewcomer();
    const caller = await as(server, person);
    const params = { userId: person.id };
    expect((await caller.call(usersApi.saveAddress, { params, body: address })).data).toMatchObject(stored);
    expect((await caller.call(usersApi.read, { params: { id: person.id } })).data).toMatchObject(stored);
  });

  it('accepts a CEP alone and clears the rest of the former address', async () => {
    const person = await addNewcomer();
    const caller = await as(server, person);
    const params = { userId: person.id };
    await caller.call(usersApi.saveAddress, { params, body: address });
    await caller.call(usersApi.saveAddress, { params, body: { cep: '20040002' } });
    const { data } = await caller.call(usersApi.read, { params: { id: person.id } });
    expect(data).toMatchObject({ cep: '20040002', logradouro: null, complemento: null, estado: null });
  });

  it.each([
    [{ cep: undefined }, 'cep', 'CEP é obrigatório'],
    [{ cep: '0131' }, 'cep', 'CEP é obrigatório'],
    [{ cep: '0131-0100' }, 'cep', 'CEP inválido'],
    [{ municipio: '' }, 'municipio', 'Município é obrigatório'],
    [{ estado: 'XX' }, 'estado', 'UF inválida'],
    [{ numero: 'x'.repeat(21) }, 'numero', 'Use no máximo 20 caracteres.'],
  ])('rejects %j', { tags: ['F-127', 'F-128', 'F-129', 'F-130'] }, async (wrong, path, message) => {
    const person = await addNewcomer();
    const body = { ...address, ...wrong } as typeof address;
    const reply = await (await as(server, person)).try(usersApi.saveAddress, { params: { userId: person.id }, body });
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input', issues: [{ path, message }] } });
  });

  it('is denied for other users, even to the CEO, and returns 404 in other tenants', async () => {
    const person = await addNewcomer();
    const body = { params: { userId: person.id }, body: address };
    const ceo = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
    const admin = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'CEO' });
    for (const other of [ceo, await as(server, admin, home)]) {
      const denied = { code: 'address_denied', message: 'Você só pode alterar o seu próprio endereço.' };
      expect(await other.try(usersApi.saveAddress, body)).toMatchObject({ status: 403, body: denied });
    }
    const missing = { status: 404, body: { code: 'user_not_found' } };
    const stranger = await as(server, await addUser(server, { id_tenant: await addTenant(server), typeCargo: 'CEO' }));
    expect(await stranger.try(usersApi.saveAddress, body)).toMatchObject(missing);
    expect(await ceo.try(usersApi.saveAddress, { ...body, params: { userId: 'ninguem' } })).toMatchObject(missing);
    const [{ cep }] = await queryAsOwner('select cep from users where id = $1', person.id);
    expect(cep).toBeNull();
  });

  it("saves an ADMIN's address in their own tenant, whatever tenant is selected", async () => {
    const admin = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', cep: null });
    const caller = await as(server, admin, home);
    const { data } = await caller.call(usersApi.saveAddress, { params: { userId: admin.id }, body: address });
    expect(data).toMatchObject({ id: admin.id, ...stored });
  });
});
