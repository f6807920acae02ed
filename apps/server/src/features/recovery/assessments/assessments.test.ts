import { assessmentsApi } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addProduct, addTestAssessment } from '../../../../test/clients.ts';
import { addConsultancy, addPartnersClient } from '../../../../test/consultancy.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  newCnpj,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../../test/harness.ts';
import { changes } from '../../insights/change-history/change-history.table.ts';

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

describe('POST /apuracao', { tags: ['F-478', 'W-005', 'W-147', 'W-515'] }, () => {
  it('returns 201 with the row, which is listed with its number and its date in Brasília', async () => {
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

  it('numbers the next assessment and lists it after the first', { tags: ['W-145'] }, async () => {
    await admin.call(assessmentsApi.create, asked());
    server.clock.move(14.5 * 3_600_000);
    await admin.call(assessmentsApi.create, asked());
    server.clock.move(-14.5 * 3_600_000);
    const { data } = await admin.call(assessmentsApi.listOfProduct, of(id_product));
    expect(data.map(({ name }) => name)).toEqual(['Apuração 1 · 20/11/2026', 'Apuração 2 · 20/11/2026']);
  });

  it('starts with the summary figures at zero', { tags: ['C-11'] }, async () => {
    const { data } = await admin.call(assessmentsApi.create, asked());
    const resume = await admin.call(assessmentsApi.resume, of(data.id));
    expect(resume.data.map(({ typeValue, value }) => [typeValue, value])).toEqual([
      ['CREDITO_APURADO', 0],
      ['DEBITO', 0],
      ['SALDO', 0],
      ['VALOR_REST', 0],
    ]);
  });

  it('accepts the older name of a service', { tags: ['W-090'] }, async () => {
    const ceo = await addUser(server, { id_tenant: analyst.id_tenant, typeUser: 'ADMIN', typeCargo: 'CEO' });
    const product = await addProduct(server, { id_tenant: home, id_client, typeServico: 'EXCLUSAO_DE_ICMS_E_ST' });
    const body = { id_client, id_product: product, typeServico: 'EXCLUSAO_ICMS' };
    expect((await (await as(server, ceo, home)).try(assessmentsApi.create, { body })).status).toBe(201);
  });
});

describe('POST /apuracao with a refused request', () => {
  it.each([
    [() => ({ id_client: newCnpj() }), 400, 'product_of_other_client'],
    [() => ({ typeServico: 'FCVS' as const }), 400, 'product_of_other_service'],
    [() => ({ typeServico: 'OUTRO' }), 400, 'invalid_input'],
    [() => ({ id_client: '123' }), 400, 'invalid_input'],
    [() => ({ id_product: '' }), 400, 'invalid_input'],
    [() => ({ id_product: 'nenhum' }), 404, 'product_not_found'],
  ])('%s', async (change, status, code) => {
    const reply = await admin.try(assessmentsApi.create, { body: { ...asked().body, ...change() } });
    expect(reply).toMatchObject({ status, body: { code } });
    expect((await admin.call(assessmentsApi.listOfProduct, of(id_product))).data).toEqual([]);
  });

  it('refuses a USUARIO, including the CEO', { tags: ['C-75'] }, async () => {
    const ceo = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
    for (const caller of [ceo, partner]) {
      const denied = { status: 403, body: { code: 'assessment_create_denied' } };
      expect(await caller.try(assessmentsApi.create, asked())).toMatchObject(denied);
    }
  });

  it('refuses an ADMIN without the service or without access to the client', {
    tags: ['D-05'],
  }, async () => {
    const hidden = await addProduct(server, { id_tenant: home, id_client, typeServico: 'FCVS' });
    const body = { id_client, id_product: hidden, typeServico: 'FCVS' } as const;
    expect(await admin.try(assessmentsApi.create, { body })).toMatchObject({ body: { code: 'product_denied' } });
    const lawyer = await addUser(server, { id_tenant: analyst.id_tenant, typeUser: 'ADMIN', typeCargo: 'JURIDICO' });
    const reply = await (await as(server, lawyer, home)).try(assessmentsApi.create, asked());
    expect(reply).toMatchObject({ status: 403, body: { code: 'client_denied' } });
  });

  it('accepts a tenant in the body from an ADMIN only, and only if it equals the tenant in the header', {
    tags: ['D-11'],
  }, async () => {
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

describe('assessments of a product and their figures', { tags: ['F-477', 'F-476', 'W-516'] }, () => {
  it('are readable by those who may open the client', { tags: ['C-10'] }, async () => {
    const id = await addTestAssessment(server, { id_tenant: home, id_client, id_product });
    expect((await partner.call(assessmentsApi.listOfProduct, of(id_product))).data).toHaveLength(1);
    expect(await partner.call(assessmentsApi.resume, of(id))).toEqual({ data: [] });
  });

  it('return 403 without access to the client, 404 for another tenant and for an unknown id', async () => {
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

  it('are hidden together with a hidden service', { tags: ['D-05'] }, async () => {
    const hidden = await addProduct(server, { id_tenant: home, id_client, typeServico: 'FCVS' });
    const id = await addTestAssessment(server, { id_tenant: home, id_client, id_product: hidden });
    const denied = { status: 403, body: { code: 'product_denied' } };
    expect(await admin.try(assessmentsApi.listOfProduct, of(hidden))).toMatchObject(denied);
    expect(await admin.try(assessmentsApi.resume, of(id))).toMatchObject(denied);
  });
});

describe('PATCH /apuracao/:id', () => {
  const set = (caller: Caller, id: string, isModifica: boolean) =>
    caller.try(assessmentsApi.setOpen, { params: { id }, body: { isModifica } });

  it('lets an ADMIN close and reopen it and records both in the change history', {
    tags: ['W-474', 'C-26'],
  }, async () => {
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

  it('returns 403 for a USUARIO and 404 for another tenant', async () => {
    const id = await addTestAssessment(server, { id_tenant: home, id_client, id_product });
    const denied = { status: 403, body: { code: 'assessment_close_denied' } };
    expect(await set(partner, id, false)).toMatchObject(denied);
    const elsewhere = await as(server, analyst, await addTenant(server));
    expect((await set(elsewhere, id, false)).status).toBe(404);
    expect((await admin.tryInvalid(assessmentsApi.setOpen, { params: { id }, body: {} })).status).toBe(400);
  });
});

describe('summary figure typed by hand', { tags: ['W-519'] }, () => {
  const edit = (caller: Caller, body: object) => caller.tryInvalid(assessmentsApi.updateResume, { body });
  const figureOf = async (id_apuracao: string, type: string) =>
    (await partner.call(assessmentsApi.resume, of(id_apuracao))).data.find(({ typeValue }) => typeValue === type);

  async function fresh() {
    const { data } = await admin.call(assessmentsApi.create, asked());
    const resume = (await admin.call(assessmentsApi.resume, of(data.id))).data;
    const idOf = (type: string) => resume.find(({ typeValue }) => typeValue === type)?.id ?? '';
    return { id_apuracao: data.id, idOf };
  }

  it('is shown next to the computed one with the name of its editor, and changes the balance', {
    tags: ['W-475', 'W-156'],
  }, async () => {
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

  it('can be reset, after which the computed one is shown again', async () => {
    const { id_apuracao, idOf } = await fresh();
    await edit(admin, { id: idOf('VALOR_REST'), value: 10 });
    const cleared = await admin.call(assessmentsApi.clearResume, of(idOf('VALOR_REST')));
    expect(cleared.data).toMatchObject({ value: 0, editado_por: null });
    expect(await figureOf(id_apuracao, 'VALOR_REST')).toMatchObject({ value: 0 });
  });

  it('returns 409 with the current value when it was changed in the meantime', async () => {
    const { idOf } = await fresh();
    const id = idOf('DEBITO');
    await edit(admin, { id, value: 10, seen: 0 });
    expect(await edit(admin, { id, value: 20, seen: 0 })).toMatchObject({
      status: 409,
      body: { code: 'resume_value_changed', issues: [{ path: 'value', message: 'Agora está: R$ 10,00' }] },
    });
    expect((await edit(admin, { id, value: 20, seen: 10 })).status).toBe(200);
  });

  it.each([['10'], [null], [-1], [1.005]])('returns 400 for %j', { tags: ['W-153'] }, async (value) => {
    const { idOf } = await fresh();
    const body = { code: 'invalid_input', issues: [{ path: 'value' }] };
    expect(await edit(admin, { id: idOf('DEBITO'), value })).toMatchObject({ status: 400, body });
  });

  it('returns 403 for a USUARIO and 404 for another tenant', { tags: ['W-155'] }, async () => {
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
