import { assessmentsApi } from '@restitui/domain/assessments/assessments.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addConsultancy, addPartnersClient } from '../../../test/client-at-work.ts';
import { addProduct, addTestAssessment } from '../../../test/clients.ts';
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
import { changes } from '../change-history/change-history.table.ts';

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
  ({ home, analyst, admin } = await addConsultancy(server));
});
afterAll(() => server.close());

beforeEach(async () => {
  ({ partner, id_client } = await addPartnersClient(server, home));
  id_product = await addProduct(server, { id_tenant: home, id_client });
});

const asked = () => ({ body: { id_client, id_product, typeServico } as const });
const of = (id: string) => ({ params: { id } });
const changesOf = (id: string) =>
  server.inTenant(home, (db) => db.select().from(changes).where(eq(changes.id_entity, id)).orderBy(changes.date));

describe('F-478 W-005 W-147 W-515 a new apuração', () => {
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

describe('F-477 F-476 W-516 the apurações of a product and their figures', () => {
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

describe('closing and reopening', () => {
  const set = (caller: Caller, id: string, isModifica: boolean) =>
    caller.try(assessmentsApi.setOpen, { params: { id }, body: { isModifica } });

  test("W-474 C-26 is an ADMIN's, both ways, and on record", async () => {
    const id = await addTestAssessment(server, { id_tenant: home, id_client, id_product });
    expect(await set(admin, id, false)).toMatchObject({ status: 200, body: { data: { id, isModifica: false } } });
    expect((await admin.call(assessmentsApi.listOfProduct, of(id_product))).data[0]?.isModifica).toBe(false);
    await set(admin, id, false);
    server.clock.move(1000);
    expect(await set(admin, id, true)).toMatchObject({ status: 200, body: { data: { isModifica: true } } });
    expect(await changesOf(id)).toMatchObject([
      { entity: 'APURACAO', field: 'isModifica', from: true, to: false, id_product, authorName: expect.any(String) },
      { from: false, to: true },
    ]);
    server.clock.move(-1000);
  });

  test('is refused to a USUARIO, and of another tenant not there', async () => {
    const id = await addTestAssessment(server, { id_tenant: home, id_client, id_product });
    const denied = { status: 403, body: { code: 'assessment_close_denied' } };
    expect(await set(partner, id, false)).toMatchObject(denied);
    const elsewhere = await as(server, analyst, await addTenant(server));
    expect((await set(elsewhere, id, false)).status).toBe(404);
    expect((await admin.try(assessmentsApi.setOpen, { params: { id }, body: {} as never })).status).toBe(400);
  });
});

describe('W-519 a figure of the summary typed by hand', () => {
  const edit = (caller: Caller, body: object) => caller.try(assessmentsApi.updateResume, { body } as never);
  const figureOf = async (id_apuracao: string, type: string) =>
    (await partner.call(assessmentsApi.resume, of(id_apuracao))).data.find(({ typeValue }) => typeValue === type);

  async function fresh() {
    const { data } = await admin.call(assessmentsApi.create, asked());
    const resume = (await admin.call(assessmentsApi.resume, of(data.id))).data;
    const idOf = (type: string) => resume.find(({ typeValue }) => typeValue === type)?.id ?? '';
    return { id_apuracao: data.id, idOf };
  }

  test('W-475 W-156 stands beside the computed one, with who typed it; the balance follows', async () => {
    const { id_apuracao, idOf } = await fresh();
    const reply = await edit(admin, { id: idOf('CREDITO_APURADO'), value: 1234.56 });
    expect(reply).toMatchObject({ status: 200, body: { data: { value: 1234.56, calculado: 0 } } });
    await edit(admin, { id: idOf('DEBITO'), value: 34.5 });
    expect(await figureOf(id_apuracao, 'CREDITO_APURADO')).toMatchObject({
      editado_por: expect.stringMatching(/^Pessoa/),
    });
    expect(await figureOf(id_apuracao, 'SALDO')).toMatchObject({ value: 1200.06, editado_por: null });
    expect(await changesOf(idOf('DEBITO'))).toMatchObject([
      { entity: 'RESUMO', field: 'DEBITO', from: null, to: 34.5 },
    ]);
  });

  test('is taken back, and the computed one is shown again', async () => {
    const { id_apuracao, idOf } = await fresh();
    await edit(admin, { id: idOf('VALOR_REST'), value: 10 });
    const cleared = await admin.call(assessmentsApi.clearResume, of(idOf('VALOR_REST')));
    expect(cleared.data).toMatchObject({ value: 0, editado_por: null });
    expect(await figureOf(id_apuracao, 'VALOR_REST')).toMatchObject({ value: 0 });
  });

  test('a value that somebody else changed meanwhile is a 409 that says what it is now', async () => {
    const { idOf } = await fresh();
    const id = idOf('DEBITO');
    await edit(admin, { id, value: 10, seen: 0 });
    expect(await edit(admin, { id, value: 20, seen: 0 })).toMatchObject({
      status: 409,
      body: { code: 'resume_value_changed', issues: [{ path: 'value', message: 'Agora está: R$ 10,00' }] },
    });
    expect((await edit(admin, { id, value: 20, seen: 10 })).status).toBe(200);
  });

  test.each([['10'], [null], [-1], [1.005]])('W-153 %j is a 400', async (value) => {
    const { idOf } = await fresh();
    const body = { code: 'invalid_input', issues: [{ path: 'value' }] };
    expect(await edit(admin, { id: idOf('DEBITO'), value })).toMatchObject({ status: 400, body });
  });

  test('W-155 a USUARIO types and takes back nothing; another tenant finds nothing', async () => {
    const { idOf } = await fresh();
    const id = idOf('DEBITO');
    const denied = { status: 403, body: { code: 'resume_edit_denied' } };
    expect(await edit(partner, { id, value: 1 })).toMatchObject(denied);
    expect(await partner.try(assessmentsApi.clearResume, of(id))).toMatchObject(denied);
    const elsewhere = await as(server, analyst, await addTenant(server));
    const missing = { status: 404, body: { code: 'resume_value_not_found' } };
    expect(await edit(elsewhere, { id, value: 1 })).toMatchObject(missing);
    expect(await elsewhere.try(assessmentsApi.clearResume, of(id))).toMatchObject(missing);
  });
});
