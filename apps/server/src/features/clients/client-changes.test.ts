import {
  type Client,
  type ClientSummary,
  clientsApi,
  type ResponsibleCandidate,
} from '@restitui/domain/clients/clients.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { TypeCargo, TypeUser } from '@restitui/domain/users/cargo.ts';
import type { Issue } from '@restitui/domain/wire/errors.ts';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messagesOf } from '../../../test/alerts.ts';
import { addClient, addProduct } from '../../../test/clients.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../test/harness.ts';
import { addOwner } from '../../../test/owners.ts';
import { proveEmail, proveWhatsApp } from '../../../test/registration.ts';
import { sweepAlerts } from '../alerts/jobs/sweep-alerts.ts';
import { changes } from '../change-history/change-history.table.ts';

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
  by.try(clientsApi.update, { params: { id_client }, body } as never) as Promise<unknown> as Promise<Reply<Client>>;
const person = async (typeUser: TypeUser, typeCargo: TypeCargo, permissions: object = {}) => {
  const id_tenant = typeUser === 'ADMIN' ? provider : home;
  const user = await addUser(server, { id_tenant, typeUser, typeCargo, permissions });
  return { ...user, caller: await as(server, user, home) };
};
const historyOf = (id_client: string) =>
  server.inTenant(home, (db) =>
    db.select().from(changes).where(eq(changes.id_client, id_client)).orderBy(asc(changes.field)),
  );
const denied = (code: string) => ({ status: 403, body: { code } });

describe('POST /clients/update/{id_client}', () => {
  test('W-042 W-044 W-504 I-227 X-04 F-427 F-428 D-02 an ADMIN sets any of the ten values, from any other, and the history has it', async () => {
    const id_client = await addClient(server, { id_tenant: home, status: 'INATIVO' });
    const values = ['ATIVO', 'INADIMPLENTE', 'INATIVO', 'NOVO', 'JURIDICO', 'SEM_OPORTUNIDADE', 'PENDENTE'];
    for (const status of [...values, 'PROCURACAO_CANCELADA', 'PROCURACAO_EXPIRADA', 'BLOQUEADO', 'ATIVO']) {
      expect(await update(adminCeo, id_client, { status })).toMatchObject({ status: 200, body: { data: { status } } });
    }
    const history = await historyOf(id_client);
    expect(history).toHaveLength(11);
    expect(history[0]).toMatchObject({ entity: 'CLIENTE', id_entity: id_client, field: 'status', author: 'staff' });
    expect((await update(adminCeo, id_client, { status: 'OUTRO' })).status).toBe(400);
    const { data } = await adminCeo.call(clientsApi.listOfTenant, { params: { id_tenant: home } } as never);
    expect(data.find((client) => client.id_client === id_client)?.status).toBe('ATIVO');
  });

  test('W-041 W-028 nobody of the consultancy changes the status, and nothing else is stored with it', async () => {
    const { id, caller } = await person('USUARIO', 'GERENTE');
    const id_client = await addClient(server, { id_tenant: home, id_gerente: id });
    for (const by of [ceo, caller]) {
      const reply = await update(by, id_client, { status: 'NOVO', numero: '99' });
      expect(reply).toMatchObject(denied('client_status_denied'));
    }
    expect((await ceo.call(clientsApi.read, { params: { cnpjcpf: id_client } })).data.numero).toBe('10');
  });

  test('W-468 W-470 W-471 W-505 contacts, address and power of attorney are for whoever may open the client', async () => {
    const { id, caller } = await person('USUARIO', 'PARCEIRO');
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
    const other = await person('USUARIO', 'PARCEIRO');
    expect(await update(other.caller, id_client, sent)).toMatchObject(denied('client_denied'));
  });

  test.each([
    ['USUARIO', 'CEO', {}, 200],
    ['USUARIO', 'GERENTE', { update_client: true }, 403],
    ['USUARIO', 'PARCEIRO', {}, 403],
    ['ADMIN', 'CEO', {}, 200],
    ['ADMIN', 'CEO', {}, 200],
    ['ADMIN', 'TI', { permission_geral: true }, 403],
    ['ADMIN', 'TI', { permission_geral: true, update_client: true }, 200],
  ] as const)('W-469 C-35 %s %s with %j changes commission and bank: %d', async (typeUser, cargo, flags, status) => {
    const { id, caller } = await person(typeUser, cargo, flags);
    const own = typeUser === 'USUARIO' ? { id_responsavel: id } : {};
    const id_client = await addClient(server, { id_tenant: home, ...own });
    const sent = { comissaoTenant: 30, banco: '001 - Banco do Brasil', agencia: '12', conta: '34-5' };
    const reply = await update(caller, id_client, sent);
    if (status === 403) expect(reply).toMatchObject(denied('client_terms_denied'));
    else expect(reply).toMatchObject({ status, body: { data: sent } });
  });

  test.each([
    [{ comissaoTenant: 12.5 }, 'comissaoTenant'],
    [{ comissaoTenant: 101 }, 'comissaoTenant'],
    [{ banco: '' }, 'banco'],
    [{ emailContador: 'x' }, 'emailContador'],
    [{ estado: 'XX' }, 'estado'],
    [{ procuracaoValidaAte: '31/12/2026' }, 'procuracaoValidaAte'],
    [{ procuracaoHabilitadaEm: '2026-11-02', procuracaoValidaAte: '2026-11-01' }, 'procuracaoValidaAte'],
  ])('400 for %j', async (sent, path) => {
    const id_client = await addClient(server, { id_tenant: home });
    expect(await update(ceo, id_client, sent)).toMatchObject({ status: 400, body: { issues: [{ path }] } });
  });

  test('owner, responsible and what else was sent are never changed here', async () => {
    const id_client = await addClient(server, { id_tenant: home });
    const { id } = await person('USUARIO', 'PARCEIRO');
    const sent = { id_owner: 'x', id_responsavel: id, id_gerente: id, razao_social: 'X', cpfProprietario: '1' };
    const before = (await ceo.call(clientsApi.read, { params: { cnpjcpf: id_client } })).data;
    expect((await update(ceo, id_client, sent)).body.data).toEqual(before);
    expect(await historyOf(id_client)).toEqual([]);
  });

  test('W-467 D-12 a new contact of the owner is proven by a code, for exactly that contact and once', async () => {
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

  test('409 when somebody else changed the same field meanwhile, with what it is now; other fields do not clash', async () => {
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

  test('D-27 W-057 a renewed power of attorney clears its alert at once, and an ending one raises it', async () => {
    const tenant = await addTenant(server);
    const own = await as(server, await addUser(server, { id_tenant: tenant }));
    const power = {
      procuracaoHabilitada: true,
      procuracaoHabilitadaEm: '2025-11-01',
      procuracaoValidaAte: '2026-11-01',
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

  test('D-11 404 for another tenant’s client, whoever asks', async () => {
    const foreign = await addClient(server, { id_tenant: await addTenant(server) });
    const partner = await person('USUARIO', 'PARCEIRO');
    for (const by of [ceo, adminCeo, partner.caller]) {
      expect(await update(by, foreign, { numero: '1' })).toMatchObject({
        status: 404,
        body: { code: 'client_not_found' },
      });
    }
  });
});

describe('GET /clients/owner/{id_owner}', () => {
  const related = (by: Caller, id_owner: string) =>
    by.try(clientsApi.listOfOwner, { params: { id_owner } }) as Promise<unknown> as Promise<Reply<ClientSummary[]>>;
  const numbers = (body: Reply<ClientSummary[]>['body']) => body.data.map(({ cnpjcpf }) => cnpjcpf);

  test('W-051 W-506 lists the clients of an owner that the caller may open, by name', async () => {
    const partner = await person('USUARIO', 'PARCEIRO');
    const analyst = await person('ADMIN', 'ANALISTA');
    const owner = await addOwner(server, {
      id_tenant: home,
      clients: [{ razao_social: 'B LTDA', id_responsavel: partner.id }, { razao_social: 'A LTDA' }],
    });
    const [b = '', a = ''] = owner.clients;
    await addProduct(server, { id_tenant: home, id_client: a, id_analista: analyst.id });
    expect(numbers((await related(ceo, owner.id)).body)).toEqual([a, b]);
    expect(numbers((await related(partner.caller, owner.id)).body)).toEqual([b]);
    expect(numbers((await related(analyst.caller, owner.id)).body)).toEqual([a]);
    const other = await person('USUARIO', 'PARCEIRO');
    expect(await related(other.caller, owner.id)).toMatchObject(denied('client_denied'));
  });

  test('404 for another tenant’s owner and for nobody', async () => {
    const foreign = await addOwner(server, { id_tenant: await addTenant(server) });
    for (const id of [foreign.id, 'ninguem']) expect((await related(adminCeo, id)).status).toBe(404);
  });
});

describe('PATCH /clients/{id_client}/responsavel', () => {
  const transfer = (by: Caller, id_client: string, id_responsavel: string, seen?: { id_responsavel: string | null }) =>
    by.try(clientsApi.transfer, { params: { id_client }, body: { id_responsavel, ...(seen && { seen }) } });
  const candidates = (by: Caller, id_client: string) =>
    by.try(clientsApi.listCandidates, { params: { id_client } }) as Promise<unknown> as Promise<
      Reply<ResponsibleCandidate[]>
    >;

  test('W-472 W-507 moves the responsibility, says how many rows changed, and the history names both', async () => {
    const [from, to] = [await person('USUARIO', 'PARCEIRO'), await person('USUARIO', 'CONTABILIDADE')];
    const id_client = await addClient(server, { id_tenant: home, id_responsavel: from.id });
    expect((await transfer(ceo, id_client, to.id)).body).toEqual({ data: { affected: 1 } });
    expect((await transfer(ceo, id_client, to.id)).body).toEqual({ data: { affected: 0 } });
    const { data } = await to.caller.call(clientsApi.read, { params: { cnpjcpf: id_client } });
    expect(data).toMatchObject({ id_responsavel: to.id, nome_responsavel: expect.stringContaining('Pessoa') });
    expect((await from.caller.try(clientsApi.read, { params: { cnpjcpf: id_client } })).status).toBe(403);
    expect(await historyOf(id_client)).toMatchObject([{ field: 'nome_responsavel', to: data.nome_responsavel }]);
  });

  test('W-235 W-241 C-81 candidates are partners, accountants, managers and CEOs of the client’s tenant', async () => {
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
    const { body } = await candidates(boss, id_client);
    expect(body.data.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D']);
    expect(Object.keys(body.data[0] ?? {}).sort()).toEqual(['id', 'name', 'typeCargo']);
  });

  test('refuses who is none of them, who is elsewhere and who is nobody', async () => {
    const id_client = await addClient(server, { id_tenant: home });
    const clerk = await person('USUARIO', 'FINANCEIRO');
    const foreign = await addUser(server, { id_tenant: await addTenant(server), typeCargo: 'PARCEIRO' });
    expect(await transfer(ceo, id_client, clerk.id)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'id_responsavel' }] },
    });
    for (const id of [foreign.id, 'ninguem']) expect((await transfer(ceo, id_client, id)).status).toBe(404);
    expect((await transfer(ceo, id_client, '')).status).toBe(400);
  });

  test('409 when somebody transferred it meanwhile', async () => {
    const [one, two] = [await person('USUARIO', 'PARCEIRO'), await person('USUARIO', 'PARCEIRO')];
    const id_client = await addClient(server, { id_tenant: home });
    await transfer(ceo, id_client, one.id, { id_responsavel: null });
    expect(await transfer(ceo, id_client, two.id, { id_responsavel: null })).toMatchObject({
      status: 409,
      body: { code: 'responsible_changed' },
    });
  });

  test.each([
    ['USUARIO', 'CEO', {}, 200],
    ['USUARIO', 'GERENTE', {}, 200],
    ['USUARIO', 'PARCEIRO', { update_user_client: true }, 403],
    ['ADMIN', 'TI', { permission_geral: true }, 403],
    ['ADMIN', 'TI', { permission_geral: true, update_user_client: true }, 200],
  ] as const)('W-234 C-16 %s %s with %j: %d', async (typeUser, cargo, flags, status) => {
    const { id, caller } = await person(typeUser, cargo, flags);
    const to = await person('USUARIO', 'PARCEIRO');
    const own = typeUser === 'USUARIO' ? { id_gerente: id } : {};
    const id_client = await addClient(server, { id_tenant: home, ...own });
    const replies = [await candidates(caller, id_client), await transfer(caller, id_client, to.id)];
    for (const reply of replies) {
      expect(reply).toMatchObject(status === 403 ? denied('client_transfer_denied') : { status });
    }
  });
});
