import { assessmentsApi } from '@restitui/domain/assessments/assessments.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addClient, addProduct, addTestAssessment } from '../../../test/clients.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  newCnpj,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../test/harness.ts';

let server: TestServer;
let home: TenantId;
let analyst: TestUser;
let admin: Caller;
let partner: Caller;
let id_client: string;
let id_product: string;

const typeServico = 'PIS_COFINS_MONOFASICO_PARA_SN';

beforeAll(async () => {
  server = await startTestServer();
  const provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server);
  const permissions = { permission_product: true, pis_cofins_monofasico_para_sn: true };
  analyst = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'ANALISTA', permissions });
  admin = await as(server, analyst, home);
});
afterAll(() => server.close());

beforeEach(async () => {
  const person = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' });
  partner = await as(server, person);
  id_client = await addClient(server, { id_tenant: home, id_responsavel: person.id });
  id_product = await addProduct(server, { id_tenant: home, id_client });
});

const asked = () => ({ body: { id_client, id_product, typeServico } as const });
const of = (id: string) => ({ params: { id } });

describe('F-478 W-147 a new apuração', () => {
  test('is a 201 with the row, and stands in the list, numbered and dated in Brasília', async () => {
    const reply = await admin.try(assessmentsApi.create, asked());
    expect(reply.status).toBe(201);
    const { data: list } = await admin.call(assessmentsApi.listOfProduct, of(id_product));
    expect(reply.body).toEqual({ data: list[0] });
    expect(list).toEqual([
      {
        id: expect.any(String),
        id_client,
        id_product,
        id_tenant: home,
        name: 'Apuração 1 · 20/11/2026',
        createdDate: '2026-11-20T12:00:00.000Z',
        isModifica: true,
      },
    ]);
  });

  test('W-145 the next is numbered on and comes after the first', async () => {
    await admin.call(assessmentsApi.create, asked());
    server.clock.move(14.5 * 3_600_000);
    await admin.call(assessmentsApi.create, asked());
    server.clock.move(-14.5 * 3_600_000);
    const { data } = await admin.call(assessmentsApi.listOfProduct, of(id_product));
    expect(data.map(({ name }) => name)).toEqual(['Apuração 1 · 20/11/2026', 'Apuração 2 · 20/11/2026']);
  });

  test('C-11 starts with its summary figures at zero', async () => {
    const { data } = await admin.call(assessmentsApi.create, asked());
    const resume = await admin.call(assessmentsApi.resume, of(data.id));
    expect(resume.data.map(({ typeValue, value }) => [typeValue, value])).toEqual([
      ['CREDITO_APURADO', 0],
      ['DEBITO', 0],
      ['SALDO', 0],
      ['VALOR_REST', 0],
    ]);
  });

  test('W-090 takes the older name of a service', async () => {
    const ceo = await addUser(server, { id_tenant: analyst.id_tenant, typeUser: 'ADMIN', typeCargo: 'CEO' });
    const product = await addProduct(server, { id_tenant: home, id_client, typeServico: 'EXCLUSAO_DE_ICMS_E_ST' });
    const body = { id_client, id_product: product, typeServico: 'EXCLUSAO_ICMS' };
    expect((await (await as(server, ceo, home)).try(assessmentsApi.create, { body })).status).toBe(201);
  });
});

describe('what is refused of it', () => {
  test.each([
    [() => ({ id_client: newCnpj() }), 400, 'product_of_other_client'],
    [() => ({ typeServico: 'FCVS' as const }), 400, 'product_of_other_service'],
    [() => ({ typeServico: 'OUTRO' as never }), 400, 'invalid_input'],
    [() => ({ id_client: '123' }), 400, 'invalid_input'],
    [() => ({ id_product: '' }), 400, 'invalid_input'],
    [() => ({ id_product: 'nenhum' }), 404, 'product_not_found'],
  ])('%s', async (change, status, code) => {
    const reply = await admin.try(assessmentsApi.create, { body: { ...asked().body, ...change() } });
    expect(reply).toMatchObject({ status, body: { code } });
    expect((await admin.call(assessmentsApi.listOfProduct, of(id_product))).data).toEqual([]);
  });

  test('C-75 a USUARIO makes none, the CEO neither', async () => {
    const ceo = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
    for (const caller of [ceo, partner]) {
      const denied = { status: 403, body: { code: 'assessment_create_denied' } };
      expect(await caller.try(assessmentsApi.create, asked())).toMatchObject(denied);
    }
  });

  test('D-05 an ADMIN whose services do not hold the product is refused, who may not open the client too', async () => {
    const hidden = await addProduct(server, { id_tenant: home, id_client, typeServico: 'FCVS' });
    const body = { id_client, id_product: hidden, typeServico: 'FCVS' } as const;
    expect(await admin.try(assessmentsApi.create, { body })).toMatchObject({ body: { code: 'product_denied' } });
    const lawyer = await addUser(server, { id_tenant: analyst.id_tenant, typeUser: 'ADMIN', typeCargo: 'JURIDICO' });
    const reply = await (await as(server, lawyer, home)).try(assessmentsApi.create, asked());
    expect(reply).toMatchObject({ status: 403, body: { code: 'client_denied' } });
  });

  test('D-11 a tenant in the body is that of an ADMIN: it acts there, and may not differ from the header', async () => {
    const other = await addTenant(server);
    const homeless = await as(server, analyst);
    const named = (id_tenant: string) => ({ body: { ...asked().body, id_tenant } });
    expect((await homeless.try(assessmentsApi.create, named(home))).status).toBe(201);
    expect((await admin.try(assessmentsApi.create, named(home))).status).toBe(201);
    expect(await admin.try(assessmentsApi.create, named(other))).toMatchObject({
      status: 400,
      body: { code: 'tenant_mismatch' },
    });
    expect((await homeless.try(assessmentsApi.create, asked())).status).toBe(404);
    const { data } = await admin.call(assessmentsApi.listOfProduct, of(id_product));
    expect(data.map((row) => row.id_tenant)).toEqual([home, home]);
  });
});

describe('F-477 F-476 the apurações of a product and their figures', () => {
  test('are read by who may open the client, C-10 the figures too', async () => {
    const id = await addTestAssessment(server, { id_tenant: home, id_client, id_product });
    expect((await partner.call(assessmentsApi.listOfProduct, of(id_product))).data).toHaveLength(1);
    expect(await partner.call(assessmentsApi.resume, of(id))).toEqual({ data: [] });
  });

  test('403 for who may not, 404 for another tenant and for nothing', async () => {
    const id = await addTestAssessment(server, { id_tenant: home, id_client, id_product });
    const stranger = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
    const ceo = await as(server, await addUser(server, { id_tenant: await addTenant(server) }));
    const tried = async (caller: Caller, product: string, assessment: string) => [
      (await caller.try(assessmentsApi.listOfProduct, of(product))).body.code,
      (await caller.try(assessmentsApi.resume, of(assessment))).body.code,
    ];
    expect(await tried(stranger, id_product, id)).toEqual(['client_denied', 'client_denied']);
    expect(await tried(ceo, id_product, id)).toEqual(['product_not_found', 'assessment_not_found']);
    expect(await tried(partner, 'nenhum', 'nenhuma')).toEqual(['product_not_found', 'assessment_not_found']);
  });

  test('D-05 a hidden service hides all that hangs under it', async () => {
    const hidden = await addProduct(server, { id_tenant: home, id_client, typeServico: 'FCVS' });
    const id = await addTestAssessment(server, { id_tenant: home, id_client, id_product: hidden });
    const denied = { status: 403, body: { code: 'product_denied' } };
    expect(await admin.try(assessmentsApi.listOfProduct, of(hidden))).toMatchObject(denied);
    expect(await admin.try(assessmentsApi.resume, of(id))).toMatchObject(denied);
  });
});
