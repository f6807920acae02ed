import { agreementsApi } from '@restitui/domain/agreements/documents/agreements.api.ts';
import type { RegimeContracts } from '@restitui/domain/agreements/documents/regime-contracts.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Request } from '@restitui/domain/wire/endpoint.ts';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addClient, addProduct } from '../../../../test/clients.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { addTemplate } from '../../../../test/templates.ts';
import { changes } from '../../insights/change-history/change-history.table.ts';

let server: TestServer;
let home: TenantId;
let ceo: Caller;

beforeAll(async () => {
  server = await startTestServer();
  home = await addTenant(server);
  const user = await addUser(server, { id_tenant: home, typeCargo: 'CEO' });
  ceo = await as(server, user);
  await addTemplate(server, { id_tenant: home, id_user: user.id, typeContrato: 'PRINCIPAL', html: '<p>Contrato</p>' });
});
afterAll(() => server.close());

interface Reply {
  status: number;
  body: { data: RegimeContracts[]; code?: string };
}
type LinkedContracts = Request<typeof agreementsApi.linkClient>['body'];

const listed = (id_client: string, by = ceo) =>
  by.try(agreementsApi.listContracts, { params: { id_client } }) as Promise<unknown> as Promise<Reply>;
const link = (id_client: string, typeRegime: LinkedContracts['typeRegime'], contracts: LinkedContracts['contracts']) =>
  ceo.call(agreementsApi.linkClient, { body: { id_client, typeRegime, contracts } });

it('groups the agreements by regime, adds PRINCIPAL and includes linked products', {
  tags: ['W-544', 'W-545', 'W-491', 'W-067', 'W-068'],
}, async () => {
  const id_client = await addClient(server, { id_tenant: home });
  expect((await listed(id_client)).body.data).toEqual([]);
  await link(id_client, 'SIMPLES_NACIONAL', ['APURACAO_ST']);
  await link(id_client, 'SIMPLES_NACIONAL', ['PRINCIPAL', 'APURACAO_ST', 'PIS_COFINS_MONOFASICO_PARA_SN']);
  server.clock.move(60_000);
  await link(id_client, 'LUCRO_REAL', ['SUBVENCAO']);
  expect((await listed(id_client)).body.data).toEqual([
    { typeRegime: 'SIMPLES_NACIONAL', contracts: ['PRINCIPAL', 'APURACAO_ST', 'PIS_COFINS_MONOFASICO_PARA_SN'] },
    { typeRegime: 'LUCRO_REAL', contracts: ['PRINCIPAL', 'SUBVENCAO'] },
  ]);
  const history = await server.inTenant(home, (db) =>
    db.select().from(changes).where(eq(changes.id_client, id_client)).orderBy(asc(changes.field), asc(changes.id)),
  );
  expect(history.filter(({ field }) => field === 'contracts')).toHaveLength(3);
  expect(history[0]).toMatchObject({ entity: 'CONTRATO' });
});

it('returns the chosen agreement among several active ones, but not that of another client', async () => {
  const id_client = await addClient(server, { id_tenant: home });
  await link(id_client, 'SIMPLES_NACIONAL', ['APURACAO_ST']);
  await link(id_client, 'LUCRO_REAL', ['SUBVENCAO']);
  const read = (contrato?: string, id = id_client) =>
    ceo.try(agreementsApi.activeOfClient, { params: { id }, query: { contrato } });
  const open = async (contrato?: string) => {
    const query = { contrato };
    return (await ceo.call(agreementsApi.activeOfClient, { params: { id: id_client }, query })).data;
  };
  const { contratos = [] } = (await open()) ?? {};
  expect(contratos.map(({ typeRegime }) => typeRegime).sort()).toEqual(['LUCRO_REAL', 'SIMPLES_NACIONAL']);
  for (const { id, typeRegime } of contratos) expect(await open(id)).toMatchObject({ id, typeRegime });
  const other = await addClient(server, { id_tenant: home });
  await link(other, 'SIMPLES_NACIONAL', ['APURACAO_ST']);
  expect(await read(contratos[0]?.id, other)).toMatchObject({ status: 404, body: { code: 'agreement_not_found' } });
  const none = { params: { id: other }, query: { contrato: contratos[0]?.id, vazio: '1' as const } };
  expect(await ceo.call(agreementsApi.activeOfClient, none)).toEqual({ data: null });
});

it('includes a product without a written agreement', { tags: ['W-065'] }, async () => {
  const id_client = await addClient(server, { id_tenant: home });
  await addProduct(server, { id_tenant: home, id_client });
  expect((await listed(id_client)).body.data).toEqual([
    { typeRegime: 'SIMPLES_NACIONAL', contracts: ['PRINCIPAL', 'PIS_COFINS_MONOFASICO_PARA_SN'] },
  ]);
});

it('returns 403 without access to the client and 404 for another tenant', async () => {
  const id_client = await addClient(server, { id_tenant: home });
  const partner = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
  expect(await listed(id_client, partner)).toMatchObject({ status: 403, body: { code: 'client_denied' } });
  const foreign = await addClient(server, { id_tenant: await addTenant(server) });
  for (const by of [ceo, partner]) expect((await listed(foreign, by)).status).toBe(404);
});
