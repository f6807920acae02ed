import { toDay } from '@restitui/brazil/day.ts';
import type { TypeCargo, TypeUser } from '@restitui/domain/accounts/users/cargo.ts';
import { clientChangesApi } from '@restitui/domain/crm/clients/client-changes.api.ts';
import {
  type Client,
  type ClientSummary,
  clientsApi,
  type ResponsibleCandidate,
} from '@restitui/domain/crm/clients/clients.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Issue } from '@restitui/domain/wire/errors.ts';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messagesOf } from '../../../../test/alerts.ts';
import { addClient, addProduct } from '../../../../test/clients.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { addOwner } from '../../../../test/owners.ts';
import { proveEmail, proveWhatsApp } from '../../../../test/registration.ts';
import { sweepAlerts } from '../../insights/alerts/jobs/sweep-alerts.ts';
import { changes } from '../../insights/change-history/change-history.table.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let ceo: Caller;
let adminCeo: Caller;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server);
  ceo = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO', name: 'Clara CEO' }));
  adminCeo = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }), home);
});
afterAll(() => server.close());

interface Reply<T> {
  status: number;
  body: { data: T; code?: string; issues?: Issue[] };
}
const update = (by: Caller, id_client: string, body: object) =>
  by.tryInvalid(clientChangesApi.update, { params: { id_client }, body }) as Promise<unknown> as Promise<Reply<Client>>;
const addCaller = async (typeUser: TypeUser, typeCargo: TypeCargo, permissions: object = {}) => {
  const id_tenant = typeUser === 'ADMIN' ? provider : home;
  const user = await addUser(server, { id_tenant, typeUser, typeCargo, permissions });
  return { ...user, caller: await as(server, user, home) };
};
const historyOf = (id_client: string) =>
  server.inTenant(home, (db) =>
    db.select().from(changes).where(eq(changes.id_client, id_client)).orderBy(asc(changes.field)),
  );
const denial = (code: string) => ({ status: 403, body: { code } });

describe('POST /clients/update/{id_client}', () => {
  it('lets an ADMIN change any of the ten statuses to any other, with history', {
    tags: ['W-042', 'W-044', 'W-504', 'I-227', 'X-04', 'F-427', 'F-428', 'D-02'],
  }, async () => {
    const id_client = await addClient(server, { id_tenant: home, status: 'INATIVO' });
    const values = ['ATIVO', 'INADIMPLENTE', 'INATIVO', 'NOVO', 'JURIDICO', 'SEM_OPORTUNIDADE', 'PENDENTE'];
    for (const status of [...values, 'PROCURACAO_CANCELADA', 'PROCURACAO_EXPIRADA', 'BLOQUEADO', 'ATIVO']) {
      expect(await update(adminCeo, id_client, { status })).toMatchObject({ status: 200, body: { data: { status } } });
    }
    const history = await historyOf(id_client);
    expect(history).toHaveLength(11);
    expect(history[0]).toMatchObject({ entity: 'CLIENTE', id_entity: id_client, field: 'status', author: 'staff' });
    expect((await update(adminCeo, id_client, { status: 'OUTRO' })).status).toBe(400);
    const { data } = await adminCeo.call(clientsApi.listOfTenant, { params: { id_tenant: home } });
    expect(data.find((client) => client.id_client === id_client)?.status).toBe('ATIVO');
  });

  it('denies the status to users of the consultancy and stores nothing else of the request', {
    tags: ['W-041', 'W-028'],
  }, async () => {
    const { id, caller } = await addCaller('USUARIO', 'GERENTE');
    const id_client = await addClient(server, { id_tenant: home, id_gerente: id });
    for (const by of [ceo, caller]) {
      const reply = await update(by, id_client, { status: 'NOVO', numero: '99' });
      expect(reply).toMatchObject(denial('client_status_denied'));
    }
    expect((await ceo.call(clientsApi.read, { params: { cnpjcpf: id_client } })).data.numero).toBe('10');
  });

  it('lets every user who may open the client edit contacts, address and power of attorney', {
    tags: ['W-468', 'W-470', 'W-471', 'W-505'],
  }, async () => {
    const { id, caller } = await addCaller('USUARIO', 'PARCEIRO');
    const id_client = await addClient(server, { id_tenant: home, id_responsavel: id });
    const sent = {
      nomeContador: ' Ana Contas ',
      contatoContador: '(62) 3222-1111',
      emailContador: '',
      ...{ cep: '01310-100', logradouro: 'Avenida Paulista', numero: '1000', bairro: 'Bela Vista' },
      ...{ municipio: 'São Paulo', estado: 'sp', complemento: 'Sala 2' },
      ...{ procuracaoHabilitada: true, procuracaoHabilitadaEm: '2026-11-01', procuracaoValidaAte: '2027-11-01' },
    };
    const stored = { nomeContador: 'Ana Contas', contatoContador: '6232221111', cep: '01310100', estado: 'SP' };
    const { body } = await update(caller, id_client, sent);
    expect(body.data).toMatchObject({ ...sent, ...stored });
    expect((await ceo.call(clientsApi.read, { params: { cnpjcpf: id_client } })).data).toEqual(body.data);
    const other = await addCaller('USUARIO', 'PARCEIRO');
    expect(await update(other.caller, id_client, sent)).toMatchObject(denial('client_denied'));
  });

  it.each([
    ['USUARIO', 'CEO', {}, 200],
    ['USUARIO', 'GERENTE', { update_client: true }, 403],
    ['USUARIO', 'PARCEIRO', {}, 403],
    ['ADMIN', 'CEO', {}, 200],
    ['ADMIN', 'CEO', {}, 200],
    ['ADMIN', 'TI', { permission_geral: true }, 403],
    ['ADMIN', 'TI', { permission_geral: true, update_client: true }, 200],
  ] as const)(
    'returns for %s %s with %j changing commission and bank: %d',
    { tags: ['W-469', 'C-35'] },
    async (typeUser, cargo, flags, status) => {
      const { id, caller } = await addCaller(typeUser, cargo, flags);
      const own = typeUser === 'USUARIO' ? { id_responsavel: id } : {};
      const id_client = await addClient(server, { id_tenant: home, ...own });
      const sent = { comissaoTenant: 30, banco: '001 - Banco do Brasil', agencia: '12', conta: '34-5' };
      const reply = await update(caller, id_client, sent);
      if (status === 403) expect(reply).toMatchObject(denial('client_terms_denied'));
      else expect(reply).toMatchObject({ status, body: { data: sent } });
    },
  );

  it.each([
    [{ comissaoTenant: 12.5 }, 'comissaoTenant'],
    [{ comissaoTenant: 101 }, 'comissaoTenant'],
    [{ banco: '' }, 'banco'],
    [{ emailContador: 'x' }, 'emailContador'],
    [{ estado: 'XX' }, 'estado'],
    [{ procuracaoValidaAte: '31/12/2026' }, 'procuracaoValidaAte'],
    [{ procuracaoHabilitadaEm: '2026-11-02', procuracaoValidaAte: '2026-11-01' }, 'procuracaoValidaAte'],
  ])('returns 400 for %j', async (sent, path) => {
    const id_client = await addClient(server, { id_tenant: home });
    expect(await update(ceo, id_client, sent)).toMatchObject({ status: 400, body: { issues: [{ path }] } });
  });

  it('ignores owner, responsible and unknown fields', async () => {
    const id_client = await addClient(server, { id_tenant: home });
    const { id } = await addCaller('USUARIO', 'PARCEIRO');
    const sent = { id_owner: 'x', id_responsavel: id, id_gerente: id, razao_social: 'X', cpfProprietario: '1' };
    const before = (await ceo.call(clientsApi.read, { params: { cnpjcpf: id_client } })).data;
    expect((await update(ceo, id_client, sent)).body.data).toEqual(before);
    expect(await historyOf(id_client)).toEqual([]);
  });

  it('requires an unused code for exactly the new contact of the owner', {
    tags: ['W-467', 'D-12'],
  }, async () => {
    const owner = await addOwner(server, { id_tenant: home, clients: [{}, {}] });
    const [id_client = '', sibling = ''] = owner.clients;
    const unproven = { status: 400, body: { code: 'contacts_unproven' } };
    const email = { emailProprietario: 'Nova@Dona.test' };
    expect(await update(ceo, id_client, email)).toMatchObject(unproven);
    await proveEmail(server, ceo, 'outra@dona.test');
    expect(await update(ceo, id_client, { ...email, numero: '77' })).toMatchObject(unproven);
    await proveEmail(server, ceo, 'nova@dona.test');
    expect((await update(ceo, id_client, email)).body.data.emailProprietario).toBe('nova@dona.test');
    expect((await ceo.call(clientsApi.read, { params: { cnpjcpf: sibling } })).data.emailProprietario).toBe(
      'nova@dona.test',
    );
    const phone = { contatoProprietario: '62911112222' };
    expect(await update(ceo, id_client, phone)).toMatchObject(unproven);
    await proveWhatsApp(server, ceo, phone.contatoProprietario);
    expect((await update(ceo, id_client, phone)).body.data).toMatchObject({ ...phone, numero: '10' });
    expect((await update(ceo, id_client, phone)).status).toBe(200);
    expect((await historyOf(id_client)).map(({ field }) => field)).toEqual([
      'contatoProprietario',
      'emailProprietario',
    ]);
  });

  it('returns 409 with the current value when another user changed the same field meanwhile, but not for other fields', async () => {
    const id_client = await addClient(server, { id_tenant: home, status: 'ATIVO' });
    await update(adminCeo, id_client, { status: 'JURIDICO', seen: { status: 'ATIVO' } });
    const late = await update(adminCeo, id_client, { status: 'INATIVO', seen: { status: 'ATIVO' } });
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'client_changed', issues: [{ path: 'status', message: 'Agora está: Jurídico' }] },
    });
    expect((await update(ceo, id_client, { numero: '12', seen: { numero: '10' } })).status).toBe(200);
    expect((await update(adminCeo, id_client, { status: 'JURIDICO', seen: { status: 'ATIVO' } })).status).toBe(200);
    const both = ['1', '2'].map((conta) => update(ceo, id_client, { conta, seen: { conta: '123456' } }));
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('clears the alert of a renewed power of attorney at once and raises one for a power that ends', {
    tags: ['D-27', 'W-057'],
  }, async () => {
    const tenant = await addTenant(server);
    const own = await as(server, await addUser(server, { id_tenant: tenant }));
    const power = {
      procuracaoHabilitada: true,
      procuracaoHabilitadaEm: toDay('2025-11-01'),
      procuracaoValidaAte: toDay('2026-11-01'),
    };
    const id_client = await addClient(server, { id_tenant: tenant, ...power });
    await addClient(server, { id_tenant: tenant, ...power });
    await server.inTenant(tenant, (db) => sweepAlerts(db, tenant, server.clock.now()));
    expect(await messagesOf(own)).toHaveLength(2);
    await update(own, id_client, { procuracaoValidaAte: '2027-11-01' });
    expect(await messagesOf(own)).toHaveLength(1);
    await update(own, id_client, { procuracaoValidaAte: '2026-11-30' });
    expect(await messagesOf(own)).toContain(
      'A procuração vence em 30/11/2026, em 30 dias ou menos. Providencie a renovação.',
    );
    const admin = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }), tenant);
    await update(admin, id_client, { status: 'INATIVO' });
    expect(await messagesOf(own)).toHaveLength(1);
  });

  it('returns 404 for a client of another tenant to every user', { tags: ['D-11'] }, async () => {
    const foreign = await addClient(server, { id_tenant: await addTenant(server) });
    const partner = await addCaller('USUARIO', 'PARCEIRO');
    for (const by of [ceo, adminCeo, partner.caller]) {
      expect(await update(by, foreign, { numero: '1' })).toMatchObject({
        status: 404,
        body: { code: 'client_not_found' },
      });
    }
  });
});

describe('GET /clients/owner/{id_owner}', () => {
  const listRelated = (by: Caller, id_owner: string) =>
    by.try(clientsApi.listOfOwner, { params: { id_owner } }) as Promise<unknown> as Promise<Reply<ClientSummary[]>>;
  const numbersOf = (body: Reply<ClientSummary[]>['body']) => body.data.map(({ cnpjcpf }) => cnpjcpf);

  it('lists the clients of an owner that the caller may open, by name', { tags: ['W-051', 'W-506'] }, async () => {
    const partner = await addCaller('USUARIO', 'PARCEIRO');
    const analyst = await addCaller('ADMIN', 'ANALISTA');
    const owner = await addOwner(server, {
      id_tenant: home,
      clients: [{ razao_social: 'B LTDA', id_responsavel: partner.id }, { razao_social: 'A LTDA' }],
    });
    const [b = '', a = ''] = owner.clients;
    await addProduct(server, { id_tenant: home, id_client: a, id_analista: analyst.id });
    expect(numbersOf((await listRelated(ceo, owner.id)).body)).toEqual([a, b]);
    expect(numbersOf((await listRelated(partner.caller, owner.id)).body)).toEqual([b]);
    expect(numbersOf((await listRelated(analyst.caller, owner.id)).body)).toEqual([a]);
    const other = await addCaller('USUARIO', 'PARCEIRO');
    expect(await listRelated(other.caller, owner.id)).toMatchObject(denial('client_denied'));
  });

  it('returns 404 for an owner of another tenant and for an unknown one', async () => {
    const foreign = await addOwner(server, { id_tenant: await addTenant(server) });
    for (const id of [foreign.id, 'ninguem']) expect((await listRelated(adminCeo, id)).status).toBe(404);
  });
});

describe('PATCH /clients/{id_client}/responsavel', () => {
  const transfer = (by: Caller, id_client: string, id_responsavel: string, seen?: { id_responsavel: string | null }) =>
    by.try(clientChangesApi.transfer, { params: { id_client }, body: { id_responsavel, ...(seen && { seen }) } });
  const listCandidates = (by: Caller, id_client: string) =>
    by.try(clientsApi.listCandidates, { params: { id_client } }) as Promise<unknown> as Promise<
      Reply<ResponsibleCandidate[]>
    >;

  it('transfers the client, returns the number of changed rows, and records both names', {
    tags: ['W-472', 'W-507'],
  }, async () => {
    const [from, to] = [await addCaller('USUARIO', 'PARCEIRO'), await addCaller('USUARIO', 'CONTABILIDADE')];
    const id_client = await addClient(server, { id_tenant: home, id_responsavel: from.id });
    expect((await transfer(ceo, id_client, to.id)).body).toEqual({ data: { affected: 1 } });
    expect((await transfer(ceo, id_client, to.id)).body).toEqual({ data: { affected: 0 } });
    const { data } = await to.caller.call(clientsApi.read, { params: { cnpjcpf: id_client } });
    expect(data).toMatchObject({ id_responsavel: to.id, nome_responsavel: expect.stringContaining('Pessoa') });
    expect((await from.caller.try(clientsApi.read, { params: { cnpjcpf: id_client } })).status).toBe(403);
    expect(await historyOf(id_client)).toMatchObject([{ field: 'nome_responsavel', to: data.nome_responsavel }]);
  });

  it("lists partners, accountants, managers and CEOs of the client's tenant as candidates", {
    tags: ['W-235', 'W-241', 'C-81'],
  }, async () => {
    const tenant = await addTenant(server);
    const boss = await as(server, await addUser(server, { id_tenant: tenant, typeCargo: 'CEO', name: 'D' }));
    for (const [name, typeCargo] of [
      ['C', 'PARCEIRO'],
      ['B', 'CONTABILIDADE'],
      ['A', 'GERENTE'],
      ['X', 'FINANCEIRO'],
    ] as const) {
      await addUser(server, { id_tenant: tenant, name, typeCargo });
    }
    const id_client = await addClient(server, { id_tenant: tenant });
    const { body } = await listCandidates(boss, id_client);
    expect(body.data.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D']);
    expect(Object.keys(body.data[0] ?? {}).sort()).toEqual(['id', 'name', 'typeCargo']);
  });

  it('rejects users of other cargos, users of other tenants and unknown users', async () => {
    const id_client = await addClient(server, { id_tenant: home });
    const clerk = await addCaller('USUARIO', 'FINANCEIRO');
    const foreign = await addUser(server, { id_tenant: await addTenant(server), typeCargo: 'PARCEIRO' });
    expect(await transfer(ceo, id_client, clerk.id)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'id_responsavel' }] },
    });
    for (const id of [foreign.id, 'ninguem']) expect((await transfer(ceo, id_client, id)).status).toBe(404);
    expect((await transfer(ceo, id_client, '')).status).toBe(400);
  });

  it('returns 409 when another user transferred it meanwhile', async () => {
    const [one, two] = [await addCaller('USUARIO', 'PARCEIRO'), await addCaller('USUARIO', 'PARCEIRO')];
    const id_client = await addClient(server, { id_tenant: home });
    await transfer(ceo, id_client, one.id, { id_responsavel: null });
    expect(await transfer(ceo, id_client, two.id, { id_responsavel: null })).toMatchObject({
      status: 409,
      body: { code: 'responsible_changed' },
    });
  });

  it.each([
    ['USUARIO', 'CEO', {}, 200],
    ['USUARIO', 'GERENTE', {}, 200],
    ['USUARIO', 'PARCEIRO', { update_user_client: true }, 403],
    ['ADMIN', 'TI', { permission_geral: true }, 403],
    ['ADMIN', 'TI', { permission_geral: true, update_user_client: true }, 200],
  ] as const)('returns for %s %s with %j: %d', { tags: ['W-234', 'C-16'] }, async (typeUser, cargo, flags, status) => {
    const { id, caller } = await addCaller(typeUser, cargo, flags);
    const to = await addCaller('USUARIO', 'PARCEIRO');
    const own = typeUser === 'USUARIO' ? { id_gerente: id } : {};
    const id_client = await addClient(server, { id_tenant: home, ...own });
    const replies = [await listCandidates(caller, id_client), await transfer(caller, id_client, to.id)];
    for (const reply of replies) {
      expect(reply).toMatchObject(status === 403 ? denial('client_transfer_denied') : { status });
    }
  });
});
