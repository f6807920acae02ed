import { dashboardsApi } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addReadyRun, monthRow, sliceOf } from '../../../../test/analysis-result.ts';
import { addClient, addProduct, addTestAssessment } from '../../../../test/clients.ts';
import { addTestCredit } from '../../../../test/credits.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../../test/harness.ts';
import { withTenant } from '../../../db/tenant-scope.ts';
import { products } from '../../recovery/products/products.table.ts';

const cnpjcpf = '11222333000181';

let server: TestServer;
let analyst: TestUser;
let boss: TestUser;
let manager: string;
let here: TenantId;
let there: TenantId;
let id_product: string;

/**
 * Adds a client of the same number to a tenant, with a credit and a payment that reaches its limitation in
 * December, of one service.
 */
async function addWork(id_tenant: TenantId, amount: number, id_analista?: string): Promise<string> {
  manager = (await addUser(server, { id_tenant, typeCargo: 'GERENTE' })).id;
  const id_client = await addClient(server, { id_tenant, cnpjcpf, id_gerente: manager });
  const product = await addProduct(server, { id_tenant, id_client, ...(id_analista && { id_analista }) });
  const place = { id_tenant, id_client, id_product: product };
  const id_apuracao = await addTestAssessment(server, place);
  await addTestCredit(server, { ...place, id_apuracao, creditOrigin: amount });
  await addReadyRun(server, {
    ...{ id_tenant, id_apuracao, id_user: analyst.id, rows: [monthRow('11/2021', { total_a_restituir: amount })] },
    details: { '11/2021': { fatias: [sliceOf('2021-12-10', amount)] } },
  });
  return product;
}

beforeAll(async () => {
  server = await startTestServer();
  const provider = await addTenant(server, { isProvider: true });
  [here, there] = [await addTenant(server), await addTenant(server)];
  const permissions = { pis_cofins_monofasico_para_sn: true };
  const staff = { id_tenant: provider, typeUser: 'ADMIN', permissions } as const;
  analyst = await addUser(server, { ...staff, typeCargo: 'ANALISTA' });
  boss = await addUser(server, staff);
  id_product = await addWork(here, 4, analyst.id);
  await addWork(there, 8);
});
afterAll(() => server.close());

async function figures(caller: Caller, query: { pessoa?: string } = {}) {
  const { encontrado } = (await caller.call(dashboardsApi.credits, { query })).data;
  const limitations = (await caller.call(dashboardsApi.limitations, { query })).data;
  const forecast = (await caller.call(dashboardsApi.forecast, { query })).data;
  return [encontrado, limitations.map(({ mes, valor }) => `${mes} ${valor}`).join(), forecast.length];
}

const own = [4, '12/2026 4', 1];
const nothing = [0, '', 0];

it('gives an analyst the assigned products of one or all companies, including a client shared by several companies', {
  tags: ['D-14'],
}, async () => {
  expect(await figures(await as(server, analyst, here))).toEqual(own);
  expect(await figures(await as(server, analyst))).toEqual(own);
  expect(await figures(await as(server, analyst, there))).toEqual(nothing);
});

it('covers, for a user filter, the products assigned to and the clients managed by that user', {
  tags: ['W-445', 'D-11'],
}, async () => {
  const everywhere = await as(server, boss);
  expect(await figures(everywhere, { pessoa: analyst.id })).toEqual(own);
  expect(await figures(await as(server, boss, here), { pessoa: analyst.id })).toEqual(own);
  expect(await figures(await as(server, boss, there), { pessoa: analyst.id })).toEqual(nothing);
  expect(await figures(await as(server, boss, there), { pessoa: manager })).toEqual([8, '12/2026 8', 1]);
  expect(await figures(everywhere, { pessoa: manager })).toEqual([8, '12/2026 8', 1]);
});

it('follows the reassignment of a product immediately', async () => {
  const caller = await as(server, analyst);
  const assign = (id_analista: string | null) =>
    withTenant(server.database.pool, { tenant: here }, (db) =>
      db.update(products).set({ id_analista }).where(eq(products.id, id_product)),
    );
  await assign(null);
  expect(await figures(caller)).toEqual(nothing);
  await assign(analyst.id);
  expect(await figures(caller)).toEqual(own);
});
