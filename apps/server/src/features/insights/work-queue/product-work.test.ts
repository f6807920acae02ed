import { workQueueApi as api } from '@restitui/domain/insights/work-queue/work-queue.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addAgreement } from '../../../../test/agreements.ts';
import { addClient, addProduct, addTestAssessment } from '../../../../test/clients.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  type NewUser,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../../test/harness.ts';
import { products } from '../../recovery/products/products.table.ts';

let server: TestServer;
let provider: TenantId;
let first: TenantId;
let second: TenantId;
let analyst: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());

const staff = (values: Partial<NewUser>) => addUser(server, { id_tenant: provider, typeUser: 'ADMIN', ...values });

beforeEach(async () => {
  [first, second] = [await addTenant(server), await addTenant(server)];
  analyst = await staff({ typeCargo: 'ANALISTA', permissions: { pis_cofins_monofasico_para_sn: true } });
});

const rowsOf = async (caller: Caller) => (await caller.call(api.readAll)).data.linhas;
async function addProductIn(id_tenant: TenantId, id_analista?: string) {
  const id_client = await addClient(server, { id_tenant, razao_social: `CLIENTE DE ${id_tenant}` });
  return { id_client, id: await addProduct(server, { id_tenant, id_client, id_analista }) };
}
const assign = (id_tenant: TenantId, id: string) =>
  server.inTenant(id_tenant, (db) => db.update(products).set({ id_analista: analyst.id }).where(eq(products.id, id)));

it('has the products of the analyst in all companies, each with its company', { tags: ['D-11'] }, async () => {
  const one = await addProductIn(first, analyst.id);
  const two = await addProductIn(second, analyst.id);
  await addProductIn(second);
  const rows = await rowsOf(await as(server, analyst));
  expect(rows).toHaveLength(2);
  const row = (id_tenant: TenantId, { id, id_client }: typeof one) => ({
    ...{ tipo: 'apurar', id_tenant, id_client, id_product: id, assunto: `CLIENTE DE ${id_tenant}` },
    texto: 'PIS/COFINS monofásico: sem apuração.',
  });
  expect(rows).toEqual(
    expect.arrayContaining([expect.objectContaining(row(first, one)), expect.objectContaining(row(second, two))]),
  );
});

it('has none that has an assessment, waits for a contract, or is put off', async () => {
  const [assessed, unsigned, snoozed] = [
    await addProductIn(first, analyst.id),
    await addProductIn(first, analyst.id),
    await addProductIn(second, analyst.id),
  ];
  const own = await as(server, analyst);
  expect(await rowsOf(own)).toHaveLength(3);
  await addTestAssessment(server, { id_tenant: first, id_client: assessed.id_client, id_product: assessed.id });
  const boss = await addUser(server, { id_tenant: first, typeUser: 'USUARIO', typeCargo: 'CEO' });
  const contract = { typeRegime: 'SIMPLES_NACIONAL', contracts: ['PRINCIPAL'], by: boss.id, html: 'x' };
  await addAgreement(server, { id_tenant: first, id_client: unsigned.id_client, ...contract });
  expect((await rowsOf(own)).map(({ id_product }) => id_product)).toEqual([snoozed.id]);
  const there = await as(server, analyst, second);
  await there.call(api.snooze, { body: { itens: [`apurar ${snoozed.id}`], ate: '2026-11-25' } });
  expect(await rowsOf(own)).toEqual([]);
});

it('has one row per company for the CEO, with the number of products that need an analyst', async () => {
  const chief = await as(server, await staff({ typeCargo: 'CEO' }));
  const { id } = await addProductIn(first);
  await addProductIn(first);
  const only = await addProductIn(second);
  const here = async () =>
    (await rowsOf(chief)).filter(({ id_tenant }) => [first, second].includes(id_tenant as TenantId));
  const found = await here();
  expect(found).toHaveLength(2);
  expect(found.find(({ id_tenant }) => id_tenant === first)).toMatchObject({
    ...{ tipo: 'atribuir', assunto: '2 produtos sem analista', id_client: null, id_product: null },
  });
  expect(found.find(({ id_tenant }) => id_tenant === second)).toMatchObject({
    ...{ tipo: 'atribuir', assunto: `CLIENTE DE ${second}`, id_product: only.id },
  });
  await assign(first, id);
  await assign(second, only.id);
  expect(await here()).toMatchObject([{ id_tenant: first, assunto: `CLIENTE DE ${first}` }]);
});

it('has the work of the selected company only, while there is one', async () => {
  await addProductIn(first, analyst.id);
  await addProductIn(second, analyst.id);
  expect((await rowsOf(await as(server, analyst, first))).map(({ id_tenant }) => id_tenant)).toEqual([first]);
});

it.each<Partial<NewUser>>([
  { typeCargo: 'FINANCEIRO' },
  { typeCargo: 'JURIDICO' },
  { typeCargo: 'TI' },
  { typeCargo: 'ANALISTA' },
])('has nothing for others of the provider: $typeCargo', async (values) => {
  await addProductIn(first, analyst.id);
  await addProductIn(second);
  expect(await rowsOf(await as(server, await staff(values)))).toEqual([]);
});

it('has no other company for users of a consultancy', async () => {
  await addProductIn(second);
  const boss = await addUser(server, { id_tenant: first, typeUser: 'USUARIO', typeCargo: 'CEO' });
  expect(await rowsOf(await as(server, boss))).toEqual([]);
});
