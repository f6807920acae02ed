import { {{items}}Api } from '@restitui/domain/{{area}}/{{feature}}/{{feature}}.api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';

let server: TestServer;
let ceo: Caller;
let partner: Caller;
let stranger: Caller;

beforeAll(async () => {
  server = await startTestServer();
  const home = await addTenant(server);
  ceo = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
  partner = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
  stranger = await as(server, await addUser(server, { id_tenant: await addTenant(server), typeCargo: 'CEO' }));
});
afterAll(() => server.close());

const create = (caller: Caller, nome: string) => caller.try({{items}}Api.create, { body: { nome } });
const names = async (caller: Caller) => (await caller.call({{items}}Api.list)).data.map(({ nome }) => nome);

describe('POST /{{feature}}', () => {
  it('creates a record that the tenant lists by name', async () => {
    expect((await create(ceo, 'Zebra')).status).toBe(201);
    expect((await create(ceo, 'Água')).status).toBe(201);
    expect(await names(partner)).toEqual(['Água', 'Zebra']);
  });

  it('returns 400 without a name', async () => {
    expect((await create(ceo, ' ')).status).toBe(400);
  });

  it('returns 403 for a role that may not change', async () => {
    const { status, body } = await create(partner, 'Verde');
    expect([status, body.code]).toEqual([403, '{{snake}}_change_denied']);
  });

  it('returns 409 for a name that exists', async () => {
    await create(ceo, 'Repetido');
    const { status, body } = await create(ceo, 'Repetido');
    expect([status, body.code]).toEqual([409, '{{snake}}_exists']);
  });
});

describe('GET /{{feature}}', () => {
  it('lists nothing of another tenant', async () => {
    await create(ceo, 'Da casa');
    expect(await names(stranger)).toEqual([]);
  });
});

describe('DELETE /{{feature}}/:id', () => {
  it('removes the record', async () => {
    const { data } = await ceo.call({{items}}Api.create, { body: { nome: 'Passageiro' } });
    await ceo.call({{items}}Api.remove, { params: { id: data.id } });
    expect(await names(ceo)).not.toContain('Passageiro');
  });

  it('returns 403 for a role that may not change and 404 for another tenant', async () => {
    const { data } = await ceo.call({{items}}Api.create, { body: { nome: 'Firme' } });
    const attempt = async (caller: Caller) => (await caller.try({{items}}Api.remove, { params: { id: data.id } })).status;
    expect([await attempt(partner), await attempt(stranger)]).toEqual([403, 404]);
    expect(await names(ceo)).toContain('Firme');
  });
});
