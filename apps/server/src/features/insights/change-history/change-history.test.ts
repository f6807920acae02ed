import { permissionsApi } from '@restitui/domain/accounts/permissions/permissions.api.ts';
import { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import { templatesApi } from '@restitui/domain/agreements/templates/templates.api.ts';
import { changeHistoryApi } from '@restitui/domain/insights/change-history/change-history.api.ts';
import { analystsApi } from '@restitui/domain/recovery/products/analysts.api.ts';
import { simplesAnalysisApi } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { tenantChangesApi } from '@restitui/domain/tenancy/tenants/tenant-changes.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addReadyRun, monthRow } from '../../../../test/analysis-result.ts';
import { addClient, addProduct, addTestAssessment } from '../../../../test/clients.ts';
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
import { changes } from './change-history.table.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let analyst: TestUser;
let ceo: Caller;
let cnpjcpf: string;
let product: string;
let other: string;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server);
  const of = { id_tenant: provider, typeUser: 'ADMIN' } as const;
  const boss = await addUser(server, { ...of, typeCargo: 'CEO', name: 'Clara CEO' });
  const permissions = { pis_cofins_monofasico_para_sn: true };
  analyst = await addUser(server, { ...of, typeCargo: 'ANALISTA', name: 'Ana Analista', permissions });
  ceo = await as(server, boss, home);
  cnpjcpf = await addClient(server, { id_tenant: home });
  product = await addProduct(server, { id_tenant: home, id_client: cnpjcpf });
  other = await addProduct(server, { id_tenant: home, id_client: cnpjcpf, typeServico: 'FCVS' });
  await ceo.call(analystsApi.assign, { body: { id_product: product, id_analista: analyst.id } });
  server.clock.move(60_000);
  const id_apuracao = await addTestAssessment(server, { id_tenant: home, id_client: cnpjcpf, id_product: product });
  const rows = [monthRow('05/2025')];
  await addReadyRun(server, { id_tenant: home, id_apuracao, id_user: boss.id, rows, items: [] });
  const body = { id_apuracao, competencia: '05/2025', valor: 12.34, motivo: 'Nota cancelada' };
  await ceo.call(simplesAnalysisApi.updateTotal, { body });
});
afterAll(() => server.close());

const ofClient = (caller: Caller, query: object = {}) =>
  caller.call(changeHistoryApi.ofClient, { params: { cnpjcpf }, query });
const ofProduct = (caller: Caller, id: string) => caller.call(changeHistoryApi.ofProduct, { params: { id } });

describe('change history', { tags: ['W-216', 'C-79', 'D-35'] }, () => {
  it('lists the changes of a client and its records, newest first, with author, date, field, old and new value', async () => {
    const { data, page, fields } = await ofClient(ceo);
    expect(page).toEqual({ number: 1, size: 50, total: 3 });
    const by = { author: 'staff', authorName: 'Clara CEO', id_product: product };
    expect(data).toMatchObject([
      { ...by, entity: 'ANALISE', field: 'motivo_do_total 05/2025', from: null, to: 'Nota cancelada' },
      {
        ...by,
        entity: 'ANALISE',
        field: 'total_a_restituir 05/2025',
        from: monthRow('05/2025').total_a_restituir,
        to: 12.34,
      },
      {
        ...by,
        entity: 'PRODUTO',
        typeServico: 'PIS_COFINS_MONOFASICO_PARA_SN',
        field: 'analista',
        from: null,
        to: 'Ana Analista',
      },
    ]);
    expect(data[0]?.date).toBe(server.clock.now().toISOString());
    expect(fields).toEqual([
      { entity: 'ANALISE', field: 'motivo_do_total 05/2025' },
      { entity: 'ANALISE', field: 'total_a_restituir 05/2025' },
      { entity: 'PRODUTO', field: 'analista' },
    ]);
  });

  it('is filtered by field and paged', async () => {
    const { data, fields } = await ofClient(ceo, { entity: 'PRODUTO', field: 'analista' });
    expect([data.length, fields.length]).toEqual([1, 3]);
    const second = await ofClient(ceo, { page: 3, pageSize: 1 });
    expect([second.page.total, second.data[0]?.field]).toEqual([3, 'analista']);
  });

  it('lists the changes of one product', async () => {
    expect((await ofProduct(ceo, product)).page.total).toBe(3);
    expect(await ofProduct(ceo, other)).toMatchObject({ data: [], fields: [] });
  });
});

describe('access to the change history', { tags: ['W-215'] }, () => {
  it('returns 403 to all but the provider’s CEO', async () => {
    const permissions = { permission_geral: true };
    const ti = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'TI', permissions });
    const callers = [await as(server, ti, home), await as(server, await addUser(server, { id_tenant: home }))];
    const denied = { status: 403, body: { code: 'change_history_denied' } };
    for (const caller of callers) {
      expect(await caller.try(changeHistoryApi.ofClient, { params: { cnpjcpf } })).toMatchObject(denied);
      expect(await caller.try(changeHistoryApi.ofProduct, { params: { id: product } })).toMatchObject(denied);
    }
  });

  it('returns 404 for an unknown record or another tenant’s, for every caller', { tags: ['D-11'] }, async () => {
    const elsewhere = await as(server, await addUser(server, { id_tenant: await addTenant(server) }));
    for (const caller of [elsewhere, ceo]) {
      const id = caller === ceo ? 'x' : product;
      const number = caller === ceo ? '00000000000000' : cnpjcpf;
      expect((await caller.try(changeHistoryApi.ofProduct, { params: { id } })).status).toBe(404);
      expect((await caller.try(changeHistoryApi.ofClient, { params: { cnpjcpf: number } })).status).toBe(404);
    }
  });
});

describe('change history of other entities', { tags: ['D-35'] }, () => {
  const recorded = (id_tenant: TenantId, id: string) =>
    server.inTenant(id_tenant, (db) =>
      db.select().from(changes).where(eq(changes.id_entity, id)).orderBy(asc(changes.date), asc(changes.field)),
    );

  it('records changes to a user’s permissions, cargo, commission and activation, and its deletion', async () => {
    const { id } = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', isAccepted: false });
    await ceo.call(usersApi.accept, { params: { userId: id } });
    await ceo.call(usersApi.changeCargo, { body: { id, typeCargo: 'GERENTE' } });
    await ceo.call(usersApi.changeCommission, { body: { id, comissao_user: 7 } });
    await ceo.call(permissionsApi.save, { body: { id_user: id, fcvs: true } });
    await ceo.call(usersApi.remove, { params: { id } });
    const stored = (await recorded(home, id)).map(({ entity, field, to }) => `${entity} ${field} ${to}`);
    expect(stored.sort()).toEqual([
      'PERMISSOES fcvs true',
      'USUARIO comissao_user 7',
      'USUARIO excluido true',
      'USUARIO isAccepted true',
      'USUARIO typeCargo GERENTE',
    ]);
  });

  it('records a new user without the password', async () => {
    const person = { name: 'Nova Pessoa', cpf: '52998224725', email: 'nova@pessoa.test', whatsApp: '62999990000' };
    const body = { ...person, password: 'Segredo@2026', typeUser: 'USUARIO', typeCargo: 'CEO' } as const;
    const { data } = await ceo.call(usersApi.createForAdmin, { body });
    const stored = await recorded(home, data.id);
    expect(stored.map(({ field }) => field)).toEqual(['email', 'name', 'typeCargo', 'typeUser']);
    expect(JSON.stringify(stored)).not.toContain('Segredo');
  });

  it('records changes to contract templates', async () => {
    const body = { nameContrato: 'Modelo', typeContrato: 'SUBVENCAO' } as const;
    const { data } = await ceo.call(templatesApi.create, { body });
    await ceo.call(templatesApi.remove, { params: { id: data.id } });
    const stored = await recorded(home, data.id);
    expect(stored.map(({ field, to }) => [field, to])).toEqual([
      ['excluido', true],
      ['nameContrato', 'Modelo'],
      ['typeContrato', 'SUBVENCAO'],
    ]);
  });
});

describe('access to the history of users, companies and templates', { tags: ['D-35'] }, () => {
  const allFields = ({ data }: { data: { entity: string; field: string }[] }) =>
    data.map(({ entity, field }) => `${entity} ${field}`);

  it('lets those read a user’s history who may open its page, and permissions only CEO and TI', async () => {
    const { id } = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' });
    await ceo.call(permissionsApi.save, { body: { id_user: id, fcvs: true } });
    await ceo.call(usersApi.changeCommission, { body: { id, comissao_user: 9 } });
    const boss = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
    const ti = await as(
      server,
      await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'TI' }),
      home,
    );
    for (const caller of [ceo, boss, ti]) {
      const history = await caller.call(changeHistoryApi.ofUser, { params: { id } });
      expect(allFields(history).sort()).toEqual(['PERMISSOES fcvs', 'USUARIO comissao_user']);
      expect(history.data[0]).toMatchObject({ authorName: 'Clara CEO', id_entity: id });
    }
    const flags = { permission_product: true, fcvs: true };
    const of = { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'ANALISTA', permissions: flags } as const;
    const colleague = await as(server, await addUser(server, of), home);
    const seen = await colleague.call(changeHistoryApi.ofUser, { params: { id } });
    expect([allFields(seen), seen.fields]).toEqual([
      ['USUARIO comissao_user'],
      [{ entity: 'USUARIO', field: 'comissao_user' }],
    ]);
    const partner = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
    expect((await partner.try(changeHistoryApi.ofUser, { params: { id } })).status).toBe(403);
    const elsewhere = await as(server, await addUser(server, { id_tenant: await addTenant(server), typeCargo: 'CEO' }));
    expect((await elsewhere.try(changeHistoryApi.ofUser, { params: { id } })).status).toBe(404);
  });

  it('lets those read a company’s history who edit its brand, from its creation', async () => {
    const company = { razao_social: 'NOVA LTDA', email: 'a@nova.test', whatsApp: '62999990000', comissao_admin: 10 };
    const place = { cep: '01310100', logradouro: 'Rua A', numero: '1', bairro: 'Centro', cidade: 'Goiânia', uf: 'GO' };
    const more = { cnae: '70.20-4-00', cnae_info: 'Consultoria', complemento: '', tipo: 'MATRIZ' };
    const body = { cnpj: newCnpj(), fantasia: 'Nova', ...company, ...place, ...more };
    const { data: made } = await ceo.call(tenantChangesApi.create, { body });
    const at = { params: { tenantId: made.id } };
    const there = await as(
      server,
      await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'TI' }),
      made.id as TenantId,
    );
    const { primary, secondary, accent } = made.colours;
    await there.call(tenantChangesApi.updateBranding, {
      ...at,
      body: { title: 'Novíssima', primary, secondary, accent },
    });
    const { data } = await there.call(changeHistoryApi.ofTenant, at);
    expect(data.map(({ field, from, to }) => [field, from, to])).toEqual(
      expect.arrayContaining([
        ['title', null, 'Nova'],
        ['title', 'Nova', 'Novíssima'],
      ]),
    );
    const boss = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
    const refused = await boss.try(changeHistoryApi.ofTenant, { params: { tenantId: home } });
    expect(refused).toMatchObject({ status: 403, body: { code: 'branding_denied' } });
  });

  it('lets those read a template’s history who may read it, and that of a deleted one only while the CEO has opened them', async () => {
    const body = { nameContrato: 'Com história', typeContrato: 'ALIQUOTA_ZERO' } as const;
    const { data } = await ceo.call(templatesApi.create, { body });
    const of = { params: { id: data.id } };
    expect(allFields(await ceo.call(changeHistoryApi.ofTemplate, of))).toEqual([
      'MODELO_DE_CONTRATO nameContrato',
      'MODELO_DE_CONTRATO typeContrato',
    ]);
    const partner = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
    expect((await partner.try(changeHistoryApi.ofTemplate, of)).status).toBe(403);
    await ceo.call(templatesApi.remove, of);
    expect((await ceo.try(changeHistoryApi.ofTemplate, of)).status).toBe(403);
    expect((await ceo.try(changeHistoryApi.ofTemplate, { params: { id: 'x' } })).status).toBe(404);
  });
});
