import { draftLinksApi as api } from '@restitui/domain/agreements/documents/draft-links.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  callerWith,
  startTestServer,
  type TestServer,
} from '../../../../test/harness.ts';
import { addTemplate } from '../../../../test/templates.ts';

let server: TestServer;
let home: TenantId;
let provider: TenantId;
let staff: Caller;
let stranger: Caller;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server, { title: 'CASA', hosts: ['casa.localhost'] });
  const ceo = await addUser(server, { id_tenant: home });
  staff = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
  stranger = callerWith(server, '');
  const of = { id_tenant: home, id_user: ceo.id };
  const principal = '<p>Contrato de {{cliente.razao_social}} com {{empresa.nome_fantasia}}: {{contrato.produtos}}</p>';
  await addTemplate(server, { ...of, typeContrato: 'PRINCIPAL', html: principal });
  await addTemplate(server, { ...of, typeContrato: 'APURACAO_ST', html: '<p>Anexo de ST</p>' });
});
afterAll(() => server.close());

const body = { typeRegime: 'SIMPLES_NACIONAL' as const, contracts: ['APURACAO_ST' as const] };

async function made() {
  const { data } = await staff.call(api.create, { body });
  const url = new URL(data.link);
  const [, page, id = '', contracts = ''] = url.pathname.split('/');
  return { ...data, url, page, params: { id, contracts }, query: { t: url.searchParams.get('t') ?? '' } };
}
const over = { status: 401, body: { code: 'link_invalid' } };

describe('POST /agreement/draft-link', () => {
  it('returns the full address with PRINCIPAL first and a token valid for 30 days', {
    tags: ['I-097', 'I-102', 'I-103', 'I-104', 'G-10'],
  }, async () => {
    const { url, page, params, query, expiresAt } = await made();
    expect(url.host).toBe('casa.localhost:3000');
    expect([page, params]).toEqual(['minuta-read', { id: home, contracts: 'PRINCIPAL,APURACAO_ST' }]);
    expect(query.t).toMatch(/^[\w-]{40,}$/);
    expect(Date.parse(expiresAt) - server.clock.now().getTime()).toBe(30 * 24 * 60 * 60_000);
    const { rows } = await server.database.asOwner((client) => client.query('select * from agreement_links'));
    expect(JSON.stringify(rows)).not.toContain(query.t);
  });

  it.each([
    [{ contracts: body.contracts }, 'typeRegime', 'Selecione um regime tributário'],
    [{ ...body, contracts: [] }, 'contracts', 'Selecione pelo menos um produto'],
    [{ ...body, contracts: ['PRINCIPAL'] }, 'contracts', 'Selecione pelo menos um produto'],
    [{ typeRegime: body.typeRegime }, 'contracts', 'Selecione pelo menos um produto'],
  ])('refuses %j with an error on its field', { tags: ['I-104'] }, async (sent, path, message) => {
    const reply = await staff.tryInvalid(api.create, { body: sent });
    expect(reply).toMatchObject({ status: 400, body: { issues: [{ path, message }] } });
  });

  it('refuses a product that the regime does not offer', { tags: ['I-241'] }, async () => {
    const reply = await staff.try(api.create, { body: { ...body, contracts: ['SUBVENCAO'] } });
    expect(reply).toMatchObject({ status: 400, body: { code: 'product_of_other_regime' } });
  });

  it('refuses an ADMIN without add_client', { tags: ['I-093'] }, async () => {
    const admin = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'ANALISTA' });
    const reply = await (await as(server, admin, home)).try(api.create, { body });
    expect(reply).toMatchObject({ status: 403, body: { code: 'draft_link_denied' } });
  });

  it('creates no link when the draft has no text', async () => {
    const bare = await as(server, await addUser(server, { id_tenant: await addTenant(server) }));
    expect(await bare.try(api.create, { body })).toMatchObject({ status: 409, body: { code: 'template_missing' } });
  });
});

describe('GET /agreement/draft', { tags: ['D-30'] }, () => {
  it('shows the draft to a link holder, with placeholders for the client', async () => {
    const { params, query } = await made();
    const { data } = await stranger.call(api.read, { params, query });
    expect(data).toMatchObject({ empresa: 'CASA', contracts: ['PRINCIPAL', 'APURACAO_ST'] });
    expect(data.html).toContain('<mark>[');
    expect(data.html).toContain('Apuração ST');
    expect(data.html).toContain('Anexo de ST');
  });

  it('refuses any other draft and a missing token', async () => {
    const { params, query } = await made();
    const tries = [
      { params, query: { t: '' } },
      { params, query: { t: 'x'.repeat(43) } },
      { params: { ...params, contracts: 'PRINCIPAL' }, query },
      { params: { ...params, contracts: 'PRINCIPAL,APURACAO_ST,SUBVENCAO' }, query },
      { params: { ...params, id: provider }, query },
    ];
    for (const each of tries) expect(await stranger.try(api.read, each)).toMatchObject(over);
    expect(await staff.try(api.read, { params, query: { t: '' } })).toMatchObject(over);
  });

  it('rejects a revoked link and one older than 30 days', async () => {
    const link = await made();
    await server.database.asOwner((client) => client.query('update agreement_links set "revokedAt" = now()'));
    expect(await stranger.try(api.read, link)).toMatchObject(over);
    const { params, query } = await made();
    server.clock.move(30 * 24 * 60 * 60_000 - 1000);
    expect((await stranger.try(api.read, { params, query })).status).toBe(200);
    server.clock.move(1000);
    expect(await stranger.try(api.read, { params, query })).toMatchObject(over);
  });
});
