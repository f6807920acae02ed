import { templateType } from '@restitui/domain/agreements/templates/template-type.ts';
import { templatesApi } from '@restitui/domain/agreements/templates/templates.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Request } from '@restitui/domain/wire/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../../test/harness.ts';
import { addTemplate } from '../../../../test/templates.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let boss: TestUser;
let adminCeo: Caller;
let tenantCeo: Caller;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server);
  boss = await addUser(server, { id_tenant: home, typeCargo: 'CEO' });
  adminCeo = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }), home);
  tenantCeo = await as(server, boss);
});
afterAll(() => server.close());

type NewTemplate = Request<typeof templatesApi.create>['body'];

const named = (typeContrato: NewTemplate['typeContrato'], nameContrato = 'Contrato principal') => ({
  body: { nameContrato, typeContrato, id_tenant: home },
});
const at = (id: string) => ({ params: { id } });
const ofHome = () => ({ params: { tenantId: home } });

/** Creates a separate tenant with its CEO, so that tests do not affect each other. */
async function addConsultancy() {
  const id_tenant = await addTenant(server);
  const ceo = await addUser(server, { id_tenant, typeCargo: 'CEO' });
  return { id_tenant, ceo, caller: await as(server, ceo) };
}

const admin = async (typeCargo: 'CEO' | 'JURIDICO' | 'TI' | 'ANALISTA' | 'FINANCEIRO', permissions = {}) =>
  as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo, permissions }), home);
const usuario = async (typeCargo: 'GERENTE' | 'PARCEIRO' | 'CONTABILIDADE', permissions = {}) =>
  as(server, await addUser(server, { id_tenant: home, typeCargo, permissions }));

describe('creating a template', { tags: ['F-471'] }, () => {
  it('returns 201 with the active row of the tenant’s CNPJ and no document', {
    tags: ['F-401', 'F-402', 'F-336'],
  }, async () => {
    const reply = await adminCeo.try(templatesApi.create, named('PRINCIPAL'));
    expect(reply).toMatchObject({
      status: 201,
      body: {
        data: {
          id: expect.any(String),
          nameContrato: 'Contrato principal',
          typeContrato: 'PRINCIPAL',
          id_tenant: home,
          createdDate: server.clock.now().toISOString(),
          deletedAt: null,
          isAtivo: true,
          documento: null,
        },
      },
    });
  });

  it('returns 400 for a missing name or type, with an error on the field', { tags: ['F-332'] }, async () => {
    const reply = await tenantCeo.tryInvalid(templatesApi.create, { body: { nameContrato: '  ' } });
    expect(reply).toMatchObject({
      status: 400,
      body: {
        issues: [
          { path: 'nameContrato', message: 'Nome é obrigatório' },
          { path: 'typeContrato', message: 'Tipo é obrigatório' },
        ],
      },
    });
  });

  it('accepts the eleven types only', { tags: ['F-416'] }, async () => {
    const { caller } = await addConsultancy();
    for (const typeContrato of templateType.options) {
      expect((await caller.try(templatesApi.create, named(typeContrato))).status).toBe(201);
    }
    const unknown = { body: { ...named('PRINCIPAL').body, typeContrato: 'FCVS' } };
    expect((await caller.tryInvalid(templatesApi.create, unknown)).status).toBe(400);
    const { data } = await caller.call(templatesApi.list);
    expect(data.map((row) => row.typeContrato).sort()).toEqual([...templateType.options].sort());
  });

  it('returns 409 for a second active template of a type, also when concurrent, until the first is deleted', {
    tags: ['G-12'],
  }, async () => {
    const { caller } = await addConsultancy();
    const replies = await Promise.all([1, 2, 3].map(() => caller.try(templatesApi.create, named('SUBVENCAO'))));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'contract_type_taken',
      message: expect.stringContaining('Já existe um contrato ativo deste tipo'),
    });
    const { data } = await caller.call(templatesApi.list);
    await caller.call(templatesApi.remove, at(data[0]?.id ?? ''));
    expect((await caller.try(templatesApi.create, named('SUBVENCAO'))).status).toBe(201);
  });

  it('requires an ADMIN to name the selected company and ignores the name for a USUARIO', {
    tags: ['D-11'],
  }, async () => {
    const { id_tenant, caller } = await addConsultancy();
    const body = { nameContrato: 'Outro', typeContrato: 'APURACAO_ST', id_tenant } as const;
    expect(await adminCeo.try(templatesApi.create, { body })).toMatchObject({
      status: 400,
      body: { code: 'tenant_mismatch' },
    });
    const { data } = await caller.call(templatesApi.create, named('APURACAO_ST'));
    expect(data.id_tenant).toBe(id_tenant);
  });

  it.each([
    ['ADMIN TI', () => admin('TI'), 403],
    ['ADMIN TI with add_contract', () => admin('TI', { add_contract: true }), 201],
    ['ADMIN JURIDICO', () => admin('JURIDICO'), 403],
    ['ADMIN ANALISTA with add_contract', () => admin('ANALISTA', { add_contract: true }), 403],
    ['ADMIN FINANCEIRO', () => admin('FINANCEIRO'), 403],
    ['USUARIO GERENTE with add_contract', () => usuario('GERENTE', { add_contract: true }), 403],
  ])('checks the permission of %s', { tags: ['C-23'] }, async (_, caller, status) => {
    const reply = await (await caller()).try(templatesApi.create, named('PREVIDENCIARIO'));
    expect(reply.status).toBe(status);
    if (status === 403) expect(reply.body.code).toBe('contract_create_denied');
  });
});

describe('template list', { tags: ['F-474', 'C-51'] }, () => {
  it('returns the active templates of the tenant, newest first, in pages', async () => {
    const { id_tenant, ceo, caller } = await addConsultancy();
    for (const typeContrato of ['PRINCIPAL', 'SUBVENCAO', 'APURACAO_ST'] as const) {
      await addTemplate(server, { id_tenant, id_user: ceo.id, typeContrato });
      server.clock.move(1_000);
    }
    const deletedAt = server.clock.now().toISOString();
    await addTemplate(server, { id_tenant, id_user: ceo.id, typeContrato: 'PREVIDENCIARIO', deletedAt });
    const { data, page } = await caller.call(templatesApi.list, { query: { isAtivo: 'true' } });
    expect(data.map((row) => row.typeContrato)).toEqual(['APURACAO_ST', 'SUBVENCAO', 'PRINCIPAL']);
    expect(page).toEqual({ number: 1, size: 50, total: 3 });
    const second = await caller.call(templatesApi.list, { query: { page: 2, pageSize: 2 } });
    expect(second.data.map((row) => row.typeContrato)).toEqual(['PRINCIPAL']);
    expect((await caller.tryInvalid(templatesApi.list, { query: { isAtivo: 'talvez' } })).status).toBe(400);
  });

  it('is searched by name and type regardless of accents', { tags: ['F-343'] }, async () => {
    const { id_tenant, ceo, caller } = await addConsultancy();
    const values = { id_tenant, id_user: ceo.id };
    await addTemplate(server, { ...values, typeContrato: 'PREVIDENCIARIO', nameContrato: 'Anexo 100% do INSS' });
    await addTemplate(server, { ...values, typeContrato: 'PRINCIPAL', nameContrato: 'Prestação de Serviços' });
    const found = async (q: string) =>
      (await caller.call(templatesApi.list, { query: { q } })).data.map((row) => row.typeContrato);
    expect(await found('prestacao')).toEqual(['PRINCIPAL']);
    expect(await found('Previdenciário')).toEqual(['PREVIDENCIARIO']);
    expect(await found('100%')).toEqual(['PREVIDENCIARIO']);
    expect(await found('%')).toEqual(['PREVIDENCIARIO']);
    expect(await found('zzz')).toEqual([]);
  });

  it.each([
    ['ADMIN JURIDICO', () => admin('JURIDICO'), 200],
    ['ADMIN TI', () => admin('TI'), 200],
    ['ADMIN ANALISTA', () => admin('ANALISTA', { add_contract: true }), 403],
    ['ADMIN FINANCEIRO', () => admin('FINANCEIRO'), 403],
    ['USUARIO GERENTE', () => usuario('GERENTE'), 403],
    ['USUARIO PARCEIRO', () => usuario('PARCEIRO'), 403],
    ['USUARIO CONTABILIDADE', () => usuario('CONTABILIDADE'), 403],
  ])('checks the permission of %s', { tags: ['D-04', 'C-08'] }, async (_, caller, status) => {
    const replies = [
      await (await caller()).try(templatesApi.list),
      await (await caller()).try(templatesApi.readPrivileges, ofHome()),
    ];
    expect(replies.map((reply) => reply.status)).toEqual([status, status]);
    if (status === 403) expect(replies[0]?.body.message).toBe('Você não tem permissão para acessar esta área.');
  });
});

describe('deleting a template', { tags: ['F-473', 'F-337'] }, () => {
  it('keeps the row with the date and returns 409 the second time', { tags: ['F-336'] }, async () => {
    const { id_tenant, ceo, caller } = await addConsultancy();
    const id = await addTemplate(server, { id_tenant, id_user: ceo.id, typeContrato: 'PRINCIPAL' });
    server.clock.move(60_000);
    const { data } = await caller.call(templatesApi.remove, at(id));
    expect(data).toMatchObject({ id, isAtivo: false, deletedAt: server.clock.now().toISOString() });
    expect((await caller.call(templatesApi.list)).data).toEqual([]);
    expect(await caller.try(templatesApi.remove, at(id))).toMatchObject({
      status: 409,
      body: { code: 'contract_already_deleted' },
    });
  });

  it.each([
    ['ADMIN CEO', () => admin('CEO'), 200],
    ['ADMIN JURIDICO', () => admin('JURIDICO', { add_contract: true }), 403],
    ['ADMIN JURIDICO with delet_contract', () => admin('JURIDICO', { delet_contract: true }), 200],
    ['ADMIN TI with delet_contract', () => admin('TI', { delet_contract: true }), 200],
    ['ADMIN ANALISTA with delet_contract', () => admin('ANALISTA', { delet_contract: true }), 403],
    ['USUARIO PARCEIRO with delet_contract', () => usuario('PARCEIRO', { delet_contract: true }), 403],
    ['USUARIO CEO', async () => tenantCeo, 200],
  ])('checks the permission of %s', { tags: ['G-12', 'C-23'] }, async (_, caller, status) => {
    const deleted = { id_tenant: home, id_user: boss.id, typeContrato: 'ALIQUOTA_ZERO' } as const;
    const id = await addTemplate(server, deleted);
    const reply = await (await caller()).try(templatesApi.remove, at(id));
    expect(reply.status).toBe(status);
    if (status !== 200) await tenantCeo.call(templatesApi.remove, at(id));
  });

  it('returns 404 for another tenant’s template and an unknown one', async () => {
    const { id_tenant, ceo, caller } = await addConsultancy();
    const id = await addTemplate(server, { id_tenant, id_user: ceo.id, typeContrato: 'PRINCIPAL' });
    for (const other of [tenantCeo, adminCeo, await admin('ANALISTA')]) {
      expect((await other.try(templatesApi.remove, at(id))).status).toBe(404);
      expect((await other.try(templatesApi.preview, at(id))).status).toBe(404);
      expect((await other.try(templatesApi.download, at(id))).status).toBe(404);
    }
    expect((await caller.try(templatesApi.remove, at('nenhum'))).status).toBe(404);
  });
});

describe('access to deleted templates', { tags: ['G-11', 'F-342'] }, () => {
  const deleted = { query: { isAtivo: 'false' } } as const;

  it('is closed to all, the CEO included, while off; open to readers of the page when on', {
    tags: ['F-340', 'F-347'],
  }, async () => {
    const { id_tenant, ceo, caller } = await addConsultancy();
    const here = { params: { tenantId: id_tenant } };
    const lawyer = await as(
      server,
      await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'JURIDICO' }),
      id_tenant,
    );
    const html = '<p>{{cliente.razao_social}}</p>';
    const id = await addTemplate(server, { id_tenant, id_user: ceo.id, typeContrato: 'PRINCIPAL', html });
    await caller.call(templatesApi.remove, at(id));
    expect((await caller.call(templatesApi.readPrivileges, here)).data).toMatchObject({ granted: false });
    for (const who of [caller, lawyer]) {
      expect(await who.try(templatesApi.list, deleted)).toMatchObject({
        status: 403,
        body: { message: 'Você não tem permissão para acessar esta área.' },
      });
      expect((await who.try(templatesApi.preview, at(id))).status).toBe(403);
      expect((await who.try(templatesApi.download, at(id))).status).toBe(403);
    }

    const granting = { ...here, body: { granted: true } };
    expect((await caller.call(templatesApi.setPrivileges, granting)).data).toMatchObject({ granted: true });
    for (const who of [caller, lawyer]) {
      const { data } = await who.call(templatesApi.list, deleted);
      expect(data).toMatchObject([{ id, isAtivo: false, deletedAt: expect.any(String) }]);
      expect((await who.try(templatesApi.preview, at(id))).status).toBe(200);
    }

    await caller.call(templatesApi.setPrivileges, { ...here, body: { granted: false } });
    expect((await lawyer.try(templatesApi.list, deleted)).status).toBe(403);
    expect((await lawyer.call(templatesApi.readPrivileges, here)).data).toMatchObject({ granted: false });
  });

  it('is granted per tenant', async () => {
    const { id_tenant } = await addConsultancy();
    const ceo = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }), id_tenant);
    await ceo.call(templatesApi.setPrivileges, { params: { tenantId: id_tenant }, body: { granted: true } });
    expect((await tenantCeo.try(templatesApi.list, deleted)).status).toBe(403);
  });

  it.each([
    ['ADMIN CEO', () => admin('CEO'), 200],
    ['USUARIO CEO', async () => tenantCeo, 200],
    ['ADMIN TI', () => admin('TI', { delet_contract: true }), 403],
    ['ADMIN JURIDICO', () => admin('JURIDICO'), 403],
    ['USUARIO GERENTE', () => usuario('GERENTE'), 403],
  ])('checks the permission of %s', { tags: ['F-345', 'F-346'] }, async (_, caller, status) => {
    const reply = await (await caller()).try(templatesApi.setPrivileges, { ...ofHome(), body: { granted: false } });
    expect(reply.status).toBe(status);
    if (status === 403) expect(reply.body.code).toBe('contract_privileges_denied');
  });

  it('returns 400 unless the value is on or off', async () => {
    expect((await tenantCeo.tryInvalid(templatesApi.setPrivileges, { ...ofHome(), body: {} })).status).toBe(400);
  });
});

describe('the included texts', { tags: ['F-401'] }, () => {
  it('give a template to each type without one, and leave those in use', async () => {
    const { caller } = await addConsultancy();
    const { data: own } = await caller.call(templatesApi.create, named('PRINCIPAL', 'O nosso'));
    const { data: added } = await caller.call(templatesApi.addIncluded);
    expect(added.map(({ typeContrato }) => typeContrato)).toEqual(
      templateType.options.filter((type) => type !== 'PRINCIPAL'),
    );
    expect(added[0]).toMatchObject({ isAtivo: true, versao: 1, documento: { formato: 'html', avisos: [] } });
    const { data: listed } = await caller.call(templatesApi.list, { query: {} });
    expect(listed).toHaveLength(templateType.options.length);
    expect(listed).toContainEqual(expect.objectContaining({ id: own.id, nameContrato: 'O nosso', documento: null }));

    const again = await caller.try(templatesApi.addIncluded);
    expect(again).toMatchObject({ status: 409, body: { code: 'contract_types_complete' } });
  });

  it('are filled like any template', async () => {
    const { caller } = await addConsultancy();
    const { data } = await caller.call(templatesApi.addIncluded);
    const principal = data.find(({ typeContrato }) => typeContrato === 'PRINCIPAL');
    const { data: shown } = await caller.call(templatesApi.preview, at(principal?.id ?? ''));
    expect(shown.html).toContain('Contrato de prestação de serviços');
    expect(shown.html).not.toContain('{{');
  });

  it.each([
    ['ADMIN JURIDICO with add_contract', () => admin('JURIDICO', { add_contract: true }), 201],
    ['ADMIN JURIDICO', () => admin('JURIDICO'), 403],
    ['ADMIN ANALISTA', () => admin('ANALISTA', { add_contract: true }), 403],
    ['USUARIO GERENTE', () => usuario('GERENTE'), 403],
  ])('check the permission of %s', { tags: ['C-23'] }, async (_, caller, status) => {
    const reply = await (await caller()).try(templatesApi.addIncluded);
    expect(reply.status).toBe(status);
    if (status === 403) expect(reply.body.code).toBe('contract_create_denied');
  });
});
