import { createHash } from 'node:crypto';
import { agreementsApi } from '@restitui/domain/agreements/agreements.api.ts';
import type { ContractType } from '@restitui/domain/contracts/contract-type.ts';
import { sessionApi } from '@restitui/domain/session/session.api.ts';
import { signaturesApi } from '@restitui/domain/signatures/signatures.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { usersApi } from '@restitui/domain/users/users.api.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addContract } from '../../../test/contracts.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  callerWith,
  startTestServer,
  type TestServer,
  type TestUser,
  testPassword,
} from '../../../test/harness.ts';
import { addOwner, asClient, type TestOwner } from '../../../test/owners.ts';
import type { Db } from '../../db/tenant-scope.ts';
import { listProductsOfClient } from '../products/products.repository.ts';
import { users } from '../users/users.table.ts';
import { agreementLinks, agreements, agreementVersions } from './agreements.table.ts';

const text =
  '<h1>Parceria</h1><p>{{parceiro.nome}}, {{parceiro.razao_social}}: {{comissao.numero}}% ({{comissao.por_extenso}} por cento), {{empresa.razao_social}}, {{empresa.representante_nome}}, {{contrato.data_por_extenso}}</p>';

let server: TestServer;
let provider: TenantId;
let admin: TestUser;
let home: TenantId;
let ceo: TestUser;
let byCeo: Caller;
let owner: TestOwner;

const template = (typeContrato: ContractType, html = text, id_tenant = home) =>
  addContract(server, { id_tenant, id_user: ceo.id, typeContrato, html });
const inHome = <T>(work: (db: Db) => Promise<T>) => server.inTenant(home, work);
const change = (id: string, values: Partial<typeof users.$inferInsert>) =>
  inHome((db) => db.update(users).set(values).where(eq(users.id, id)));
const versions = () => inHome((db) => db.select().from(agreementVersions).orderBy(agreementVersions.number));
const partner = (values: Partial<Parameters<typeof addUser>[1]> = {}) =>
  addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', name: 'Ana Souza', ...values });

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
  admin = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' });
});
beforeEach(async () => {
  home = await addTenant(server, { cidade: 'Goiânia', uf: 'GO' });
  ceo = await addUser(server, { id_tenant: home, name: 'Eduardo Rezende' });
  byCeo = await as(server, ceo);
  owner = await addOwner(server, { id_tenant: home, clients: [{ razao_social: 'PADARIA LTDA' }] });
});
afterAll(() => server.close());

describe('W-541 POST /agreement/vincular/user', () => {
  const link = (email: string, contracts = ['PARCERIA_COMERCIAL_CPF'] as const, by = byCeo) =>
    by.call(agreementsApi.linkUser, { body: { email, contracts: [...contracts] } });

  test('F-454 F-255 D-29 I-105 I-253 X-19 writes the agreement of a person and answers with its link and what is missing', async () => {
    await template('PARCERIA_COMERCIAL_CPF');
    const person = await partner();
    await change(person.id, { comissao_user: 15 });
    const { data } = await link(person.email.toUpperCase());
    expect(data.agreement).toMatchObject({
      ...{ id_user: person.id, id_client: null, typeRegime: null, contracts: ['PARCERIA_COMERCIAL_CPF'] },
      ...{ status: 'Pendente', isAssinado: false, IsAtivo: true, isFrist: false, isModifica: true, isVerifed: false },
    });
    expect(data.link).toMatch(new RegExp(`^https?://[^/]+/minuta-usuario/${person.id}$`));
    expect(data.missing).toEqual([{ key: 'parceiro.razao_social', label: 'Razão social do parceiro' }]);
    const [version] = await versions();
    expect(version?.html).toContain('Ana Souza, <mark>[Razão social do parceiro]</mark>: 15% (quinze por cento)');
    expect(version?.html).toContain('Eduardo Rezende, 20 de novembro de 2026');
    expect(version).toMatchObject({
      number: 1,
      id_user: ceo.id,
      sha256: createHash('sha256')
        .update(version?.html ?? '')
        .digest('hex'),
      templates: [{ type: 'PARCERIA_COMERCIAL_CPF' }],
      data: { 'parceiro.nome': 'Ana Souza' },
    });
  });

  test('F-417 C-18 a firm gets the CNPJ agreement, whichever was asked for; what it had as a person ends', async () => {
    await template('PARCERIA_COMERCIAL_CPF');
    await template('PARCERIA_COMERCIAL_CNPJ');
    const { id, email } = await partner({ typeCargo: 'CONTABILIDADE' });
    await link(email);
    await change(id, { cnpj: '11222333000181', razao_social: 'Souza Ltda' });
    const { data } = await link(email);
    expect(data.agreement.contracts).toEqual(['PARCERIA_COMERCIAL_CNPJ']);
    const rows = await inHome((db) => db.select().from(agreements));
    expect(rows.filter(({ IsAtivo }) => IsAtivo).map((row) => row.id)).toEqual([data.agreement.id]);
  });

  test('keeps its version while nothing changes, be it another day, and when it is signed', async () => {
    await template('PARCERIA_COMERCIAL_CPF');
    const { id, email } = await partner();
    const first = await link(email);
    server.clock.move(86_400_000 * 3);
    expect((await link(email)).data.agreement.id).toBe(first.data.agreement.id);
    server.clock.move(-86_400_000 * 3);
    expect(await versions()).toHaveLength(1);
    await change(id, { comissao_user: 30 });
    await link(email);
    expect((await versions()).map(({ number }) => number)).toEqual([1, 2]);
    await inHome((db) => db.update(agreements).set({ isAssinado: true }));
    await change(id, { comissao_user: 40 });
    await link(email);
    expect(await versions()).toHaveLength(2);
  });

  test('is refused where nobody may, nobody is, nothing fits or no template is active', async () => {
    const person = await partner();
    const attempt = (body: object, by = byCeo) => by.try(agreementsApi.linkUser, { body } as never);
    const body = { contracts: ['PARCERIA_COMERCIAL_CPF'], email: person.email };
    expect(await attempt(body)).toMatchObject({
      status: 409,
      body: { code: 'template_missing', message: expect.stringContaining('Parceria comercial (CPF)') },
    });
    await template('PARCERIA_COMERCIAL_CPF');
    expect(await attempt(body, await as(server, await partner()))).toMatchObject({
      status: 403,
      body: { code: 'agreement_link_denied' },
    });
    expect(await attempt({ ...body, email: 'ninguem@pessoa.test' })).toMatchObject({ status: 404 });
    expect(await attempt(body, await as(server, admin))).toMatchObject({ status: 404 });
    expect(await attempt(body, await as(server, admin, home))).toMatchObject({ status: 201 });
    expect(await attempt({ ...body, contracts: ['PRINCIPAL'] })).toMatchObject({ status: 400 });
    expect(await attempt({ contracts: [], email: 'x' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'contracts' }, { path: 'email', message: 'Email inválido' }] },
    });
  });

  test('F-238 F-239 a GERENTE links the agreement of the firm just registered, and of no one else', async () => {
    await template('PARCERIA_COMERCIAL_CPF');
    const gerente = await addUser(server, { id_tenant: home, typeCargo: 'GERENTE' });
    const caller = await as(server, gerente);
    const own = await partner({ typeCargo: 'CONTABILIDADE' });
    await change(own.id, { id_gerente: gerente.id });
    await link(own.email, undefined, caller);
    const other = await partner();
    const body = { contracts: ['PARCERIA_COMERCIAL_CPF' as const], email: other.email };
    expect((await caller.try(agreementsApi.linkUser, { body })).status).toBe(403);
  });
});

describe('POST /agreement/vincular', () => {
  const body = (contracts: string[], typeRegime = 'SIMPLES_NACIONAL') => {
    return { contracts, typeRegime, id_client: owner.clients[0] ?? '' } as never;
  };
  const productsOf = async () => {
    const rows = await inHome((db) => listProductsOfClient(db, home, owner.clients[0] ?? ''));
    return rows.map(({ typeServico, status, typeRegime }) => [typeServico, status, typeRegime]).sort();
  };

  test('C-28 D-30 W-487 adds PRINCIPAL, a part per product and the products that the client lacks', async () => {
    await template(
      'PRINCIPAL',
      '<p>{{cliente.razao_social}}, {{cliente.regime_tributario}}: {{contrato.produtos}}</p>',
    );
    await template('SIMPLES_NACIONAL', '<p>Parte: {{contrato.produto}}</p>');
    const asked = body(['PIS_COFINS_MONOFASICO_PARA_SN', 'FCVS']);
    const { data } = await byCeo.call(agreementsApi.linkClient, { body: asked });
    expect(data.agreement).toMatchObject({
      contracts: ['PRINCIPAL', 'PIS_COFINS_MONOFASICO_PARA_SN', 'FCVS'],
      typeRegime: 'SIMPLES_NACIONAL',
    });
    const [version] = await versions();
    expect(version?.html).toBe(
      '<p>PADARIA LTDA, Simples Nacional: PIS/COFINS monofásico e FCVS</p>\n<hr />\n<p>Parte: PIS/COFINS monofásico</p>',
    );
    expect(await productsOf()).toEqual([
      ['FCVS', 'ATIVO', 'SIMPLES_NACIONAL'],
      ['PIS_COFINS_MONOFASICO_PARA_SN', 'ATIVO', 'SIMPLES_NACIONAL'],
    ]);
    const again = await byCeo.call(agreementsApi.linkClient, { body: asked });
    expect(again.data.agreement).toEqual(data.agreement);
    expect(await versions()).toHaveLength(1);
    expect(await productsOf()).toHaveLength(2);
    await inHome((db) => db.update(agreements).set({ isFrist: true }));
    expect(await byCeo.try(agreementsApi.linkClient, { body: body(['SUBVENCAO']) })).toMatchObject({
      status: 409,
      body: { code: 'agreement_closed' },
    });
  });

  test('is refused to who does not register clients or may not open this one, and without PRINCIPAL', async () => {
    const linked = async (by: Caller) => (await by.try(agreementsApi.linkClient, { body: body(['FCVS']) })).status;
    expect(await linked(byCeo)).toBe(409);
    await template('PRINCIPAL');
    expect(await linked(await as(server, await partner()))).toBe(403);
    const analyst = { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'ANALISTA' } as const;
    const flags = { permission_geral: true };
    const sees = await addUser(server, { ...analyst, permissions: flags });
    const adds = await addUser(server, { ...analyst, permissions: { ...flags, add_client: true } });
    expect(await linked(await as(server, sees, home))).toBe(403);
    expect(await linked(await as(server, adds, home))).toBe(201);
    expect(await linked(await as(server, admin))).toBe(404);
  });
});

describe('W-554 GET /agreement/ativo/:id', () => {
  const tokenOf = async () => {
    await template('PRINCIPAL', '<p>Contrato de {{cliente.razao_social}}</p>');
    const id_client = owner.clients[0] ?? '';
    const { data } = await byCeo.call(agreementsApi.linkClient, {
      body: { contracts: ['FCVS'], typeRegime: 'Real', id_client },
    });
    return new URL(data.link).searchParams.get('t') ?? '';
  };
  const read = (by: Caller, t?: string, id = owner.clients[0] ?? '') =>
    by.try(agreementsApi.activeOfClient, { params: { id }, query: { t } });
  const stranger = () => callerWith(server, '');

  test('D-30 C-42 opens to a link, the owner and who may open the client, and to nobody with the number alone', async () => {
    const t = await tokenOf();
    const shown = { status: 200, body: { data: { html: '<p>Contrato de PADARIA LTDA</p>', version: 1 } } };
    const byOwner = await asClient(server, owner);
    for (const by of [byCeo, byOwner, await as(server, admin, home)]) expect(await read(by)).toMatchObject(shown);
    const reply = await read(stranger(), t);
    expect(reply).toMatchObject(shown);
    expect(reply.headers['referrer-policy']).toBe('no-referrer');
    expect(await read(stranger())).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
    expect(await read(await as(server, await partner()))).toMatchObject({ status: 403 });
    const other = await addOwner(server, { id_tenant: home });
    expect(await read(await asClient(server, other))).toMatchObject({ status: 403 });
    expect(await read(byCeo, undefined, other.clients[0])).toMatchObject({ status: 404 });
  });

  test('D-30 a link that is wrong, of another client, revoked or over is invalid, and ends no session', async () => {
    const t = await tokenOf();
    const invalid = { status: 401, body: { code: 'link_invalid' } };
    expect(await read(stranger(), `${t}x`)).toMatchObject(invalid);
    const other = await addOwner(server, { id_tenant: home });
    expect(await read(stranger(), t, other.clients[0])).toMatchObject(invalid);
    expect(await read(byCeo, 'errado')).toMatchObject({ status: 200 });
    server.clock.move(86_400_000 * 30);
    expect(await read(stranger(), t)).toMatchObject(invalid);
    server.clock.move(-86_400_000 * 30);
    expect((await read(stranger(), t)).status).toBe(200);
    await inHome((db) => db.update(agreementLinks).set({ revokedAt: server.clock.now().toISOString() }));
    expect(await read(stranger(), t)).toMatchObject(invalid);
    const stored = await inHome((db) => db.select().from(agreementLinks));
    expect(JSON.stringify(stored)).not.toContain(t);
  });

  test('G-28 the client login leads to the newest unsigned contract', async () => {
    await template('PRINCIPAL');
    const days = (n: number) => new Date(server.clock.now().getTime() - n * 86_400_000).toISOString();
    const many = await addOwner(server, {
      id_tenant: home,
      clients: [{ createdDate: days(3) }, { createdDate: days(2) }, { createdDate: days(1) }],
    });
    for (const id_client of many.clients.slice(0, 2)) {
      await byCeo.call(agreementsApi.linkClient, { body: { contracts: ['FCVS'], typeRegime: 'Real', id_client } });
    }
    const [first = '', second = ''] = many.clients;
    await inHome((db) => db.update(agreements).set({ isAssinado: true }).where(eq(agreements.id_client, second)));
    const { headers } = { headers: { host: `${home.toLowerCase()}.test` } };
    const { path, method } = sessionApi.loginClient;
    const payload = { cpfProprietario: many.cpf, password: testPassword };
    const reply = await server.app.inject({ method, url: `/api${path}`, headers, payload });
    expect(reply.json().client.cnpjcpf).toBe(first);
  });
});

describe('GET /agreement/user/:userId', () => {
  test('F-405 shows the own text and that of whom one manages; the signature status carries it', async () => {
    await template('PARCERIA_COMERCIAL_CPF', '<p>{{parceiro.nome}}</p>');
    const person = await partner();
    const own = await as(server, person);
    const params = { userId: person.id };
    expect(await own.try(agreementsApi.ofUser, { params })).toMatchObject({
      status: 404,
      body: { code: 'agreement_not_found', message: 'Minuta não encontrada.' },
    });
    expect((await own.call(signaturesApi.statusOfUser, { params })).data).toMatchObject({
      html: null,
      cpf: person.cpf,
    });
    const body = { contracts: ['PARCERIA_COMERCIAL_CPF' as const], email: person.email };
    await byCeo.call(agreementsApi.linkUser, { body });
    for (const by of [own, byCeo, await as(server, admin, home)]) {
      const { data } = await by.call(agreementsApi.ofUser, { params });
      expect(data).toMatchObject({ html: '<p>Ana Souza</p>', name: 'Ana Souza', version: 1, pdf: null });
    }
    const status = await own.call(signaturesApi.statusOfUser, { params });
    expect(status.data).toMatchObject({ html: '<p>Ana Souza</p>', isAssinado: false, isModifica: true });
    await inHome((db) => db.update(agreements).set({ isAssinado: true }));
    expect((await own.call(signaturesApi.statusOfUser, { params })).data.isAssinado).toBe(true);
    expect(await (await as(server, await partner())).try(agreementsApi.ofUser, { params })).toMatchObject({
      status: 403,
      body: { code: 'agreement_denied' },
    });
  });
});

test('F-226 G-16 a firm is registered with the link that its agreement answers with', async () => {
  await template('PARCERIA_COMERCIAL_CNPJ');
  const firm = await partner({ typeCargo: 'CONTABILIDADE' });
  await change(firm.id, { cnpj: '11222333000181' });
  const { data } = await byCeo.call(agreementsApi.linkUser, {
    body: { contracts: ['PARCERIA_COMERCIAL_CNPJ'], email: firm.email },
  });
  const { data: me } = await byCeo.call(usersApi.read, { params: { id: firm.id } });
  expect(data.link.endsWith(`/minuta-usuario/${me.id}`)).toBe(true);
});
