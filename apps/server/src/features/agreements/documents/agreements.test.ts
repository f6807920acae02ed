import { sessionApi } from '@restitui/domain/accounts/session/session.api.ts';
import { agreementsApi } from '@restitui/domain/agreements/documents/agreements.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Request } from '@restitui/domain/wire/endpoint.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addContractParties, type ContractParties } from '../../../../test/agreement-parties.ts';
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
} from '../../../../test/harness.ts';
import { addOwner, asClient } from '../../../../test/owners.ts';
import { listProductsOfClient } from '../../recovery/products/products.repository.ts';
import { agreementLinks, agreements } from './agreements.table.ts';

let server: TestServer;
let provider: TenantId;
let admin: TestUser;
let fixture: ContractParties;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
  admin = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' });
});
beforeEach(async () => {
  fixture = await addContractParties(server, provider, { cidade: 'Goiânia', uf: 'GO' });
});
afterAll(() => server.close());

type LinkedContracts = Request<typeof agreementsApi.linkClient>['body'];

describe('POST /agreement/vincular', () => {
  const body = (
    contracts: LinkedContracts['contracts'],
    typeRegime: LinkedContracts['typeRegime'] = 'SIMPLES_NACIONAL',
  ) => ({
    contracts,
    typeRegime,
    id_client: fixture.id_client,
  });
  const productsOf = async () => {
    const rows = await fixture.inHome((db) => listProductsOfClient(db, fixture.home, fixture.id_client));
    return rows.map(({ typeServico, status, typeRegime }) => [typeServico, status, typeRegime]).sort();
  };

  it('adds PRINCIPAL, a part per product and the products that the client lacks', {
    tags: ['C-28', 'D-30', 'D-43', 'W-487'],
  }, async () => {
    const { byCeo, inHome, template, versions } = fixture;
    await template(
      'PRINCIPAL',
      '<p>{{cliente.razao_social}}, {{cliente.regime_tributario}}: {{contrato.produtos}}</p>',
    );
    await template('SIMPLES_NACIONAL', '<p>Parte: {{contrato.produto}}</p>');
    const asked = body(['PIS_COFINS_MONOFASICO_PARA_SN', 'FCVS']);
    const { data } = await byCeo.call(agreementsApi.linkClient, { body: asked });
    expect(data).toMatchObject({
      ...{ id_client: fixture.id_client, contracts: ['PRINCIPAL', 'PIS_COFINS_MONOFASICO_PARA_SN', 'FCVS'] },
      ...{ typeRegime: 'SIMPLES_NACIONAL', isAssinado: false, missing: [] },
      link: expect.stringContaining(`/minuta/`),
    });
    expect(data).not.toHaveProperty('agreement');
    const [version] = await versions();
    expect(version?.html).toBe(
      '<p>PADARIA LTDA, Simples Nacional: PIS/COFINS monofásico e FCVS</p>\n<hr />\n<p>Parte: PIS/COFINS monofásico</p>',
    );
    expect(await productsOf()).toEqual([
      ['FCVS', 'ATIVO', 'SIMPLES_NACIONAL'],
      ['PIS_COFINS_MONOFASICO_PARA_SN', 'ATIVO', 'SIMPLES_NACIONAL'],
    ]);
    const again = await byCeo.call(agreementsApi.linkClient, { body: asked });
    expect({ ...again.data, link: data.link }).toEqual(data);
    expect(await versions()).toHaveLength(1);
    expect(await productsOf()).toHaveLength(2);
    await inHome((db) => db.update(agreements).set({ isFrist: true }));
    expect(await byCeo.try(agreementsApi.linkClient, { body: body(['SUBVENCAO']) })).toMatchObject({
      status: 409,
      body: { code: 'agreement_closed' },
    });
  });

  it('refuses a regime that is not one of the three', { tags: ['D-43'] }, async () => {
    const { byCeo, template } = fixture;
    await template('PRINCIPAL', '<p>Contrato</p>');
    for (const typeRegime of ['Real', 'FCVS', '', 'simples_nacional', 7]) {
      const wrong = { ...body(['FCVS']), typeRegime };
      expect(await byCeo.tryInvalid(agreementsApi.linkClient, { body: wrong })).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'typeRegime', message: 'Selecione um regime tributário' }] },
      });
    }
    expect(await productsOf()).toEqual([]);
  });

  it('refuses callers who may not register clients or open this one, and a list without PRINCIPAL', async () => {
    const { home, byCeo, template, asPartner } = fixture;
    const linked = async (by: Caller) => (await by.try(agreementsApi.linkClient, { body: body(['FCVS']) })).status;
    expect(await linked(byCeo)).toBe(409);
    await template('PRINCIPAL', '<p>Contrato</p>');
    expect(await linked(await asPartner())).toBe(403);
    const analyst = { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'ANALISTA' } as const;
    const flags = { permission_geral: true };
    const sees = await addUser(server, { ...analyst, permissions: flags });
    const adds = await addUser(server, { ...analyst, permissions: { ...flags, add_client: true } });
    expect(await linked(await as(server, sees, home))).toBe(403);
    expect(await linked(await as(server, adds, home))).toBe(201);
    expect(await linked(await as(server, admin))).toBe(404);
  });
});

describe('GET /agreement/ativo/:id', { tags: ['W-554'] }, () => {
  const tokenOf = async () => {
    const { byCeo, id_client, template } = fixture;
    await template('PRINCIPAL', '<p>Contrato de {{cliente.razao_social}}</p>');
    const { data } = await byCeo.call(agreementsApi.linkClient, {
      body: { contracts: ['FCVS'], typeRegime: 'LUCRO_REAL', id_client },
    });
    return new URL(data.link).searchParams.get('t') ?? '';
  };
  const read = (by: Caller, t?: string, id = fixture.id_client) =>
    by.try(agreementsApi.activeOfClient, { params: { id }, query: { t } });
  const stranger = () => callerWith(server, '');

  it('opens for a link, the owner and staff of the client, never for the bare number', {
    tags: ['D-30', 'C-42'],
  }, async () => {
    const { home, byCeo, byOwner, asPartner } = fixture;
    const t = await tokenOf();
    const shown = { status: 200, body: { data: { html: '<p>Contrato de PADARIA LTDA</p>', version: 1 } } };
    for (const by of [byCeo, byOwner, await as(server, admin, home)]) expect(await read(by)).toMatchObject(shown);
    const reply = await read(stranger(), t);
    expect(reply).toMatchObject(shown);
    expect(reply.headers['referrer-policy']).toBe('no-referrer');
    expect(await read(stranger())).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
    expect(await read(await asPartner())).toMatchObject({ status: 403 });
    const other = await addOwner(server, { id_tenant: home });
    expect(await read(await asClient(server, other))).toMatchObject({ status: 403 });
    expect(await read(byCeo, undefined, other.clients[0])).toMatchObject({ status: 404 });
  });

  it('rejects a wrong, foreign, revoked or expired link without ending the session', {
    tags: ['D-30'],
  }, async () => {
    const { home, byCeo, inHome } = fixture;
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

  it('takes the client to the newest unsigned agreement after sign-in', { tags: ['G-28'] }, async () => {
    const { home, byCeo, inHome, template } = fixture;
    await template('PRINCIPAL', '<p>Contrato</p>');
    const days = (n: number) => new Date(server.clock.now().getTime() - n * 86_400_000).toISOString();
    const many = await addOwner(server, {
      id_tenant: home,
      clients: [{ createdDate: days(3) }, { createdDate: days(2) }, { createdDate: days(1) }],
    });
    for (const id_client of many.clients.slice(0, 2)) {
      await byCeo.call(agreementsApi.linkClient, {
        body: { contracts: ['FCVS'], typeRegime: 'LUCRO_REAL', id_client },
      });
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
