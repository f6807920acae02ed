import type { PermissionKey } from '@restitui/domain/accounts/permissions/permission-catalogue.ts';
import { analystsApi } from '@restitui/domain/recovery/products/analysts.api.ts';
import type { ServiceType } from '@restitui/domain/recovery/products/service-type.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addClient, addProduct } from '../../../../test/clients.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../../test/harness.ts';
import { deliverMessages } from '../../../../test/messages.ts';
import { users } from '../../accounts/users/users.table.ts';
import { messageLog } from '../../operations/messages/messages.table.ts';
import { saveNotificationRule } from '../../operations/messages/notification-rules.repository.ts';
import { findTenant } from '../../tenancy/tenants/tenants.repository.ts';

const flags: PermissionKey[] = [
  'pis_cofins_monofasico_para_sn',
  'previdenciario',
  'permission_product',
  'update_user_product',
];
const permissions = Object.fromEntries(flags.map((flag) => [flag, true]));
const always = { channels: {}, silencioDe: 0, silencioAte: 0 };
let server: TestServer;
let provider: TenantId;
let home: TenantId;
let ceo: Caller;
let ana: TestUser;
let bia: TestUser;
let padaria: string;

const addAnalyst = (name: string) =>
  addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'ANALISTA', name, permissions });

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
  await server.inTenant(provider, (db) => saveNotificationRule(db, provider, always));
});
afterAll(() => server.close());

beforeEach(async () => {
  home = await addTenant(server, { title: 'Meridiano' });
  const boss = { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'CEO', name: 'RITA MELO' } as const;
  ceo = await as(server, await addUser(server, boss), home);
  [ana, bia] = [await addAnalyst('ANA ANALISTA'), await addAnalyst('BIA ANALISTA')];
  padaria = await addClient(server, { id_tenant: home, razao_social: 'PADARIA SOL LTDA' });
});

const addProductOf = (id_client = padaria, typeServico: ServiceType = 'PIS_COFINS_MONOFASICO_PARA_SN') =>
  addProduct(server, { id_tenant: home, id_client, typeServico });
const assign = (id_product: string, id_analista: string | null, by = ceo) =>
  by.try(analystsApi.assign, { body: { id_product, id_analista } });
const assignMany = (id_products: string[], id_analista: string) =>
  ceo.call(analystsApi.assignMany, { body: { id_products, id_analista } });
const site = () =>
  server.inTenant(provider, async (db) => {
    const tenant = await findTenant(db, provider);
    return tenant && server.platform.siteAddress(tenant);
  });

it('tells the analyst who gave which product, with its address at the provider', async () => {
  const id = await addProductOf();
  await assign(id, ana.id);
  const sent = await deliverMessages(server);
  expect(sent).toMatchObject([
    { channel: 'email', to: ana.email, subject: 'Atribuído a você: PIS/COFINS monofásico de Padaria Sol Ltda' },
  ]);
  expect(sent[0]?.text).toContain(
    'Rita Melo atribuiu a você PIS/COFINS monofásico de Padaria Sol Ltda (Meridiano). Abra pelo endereço abaixo.',
  );
  expect(sent[0]?.text).toContain(`\n${await site()}/admin/${home}/clientes/${padaria}/produtos/${id}\n`);
  const rows = (tenant: TenantId) =>
    server.inTenant(tenant, (db) => db.select().from(messageLog).where(eq(messageLog.to, ana.email)));
  expect(await rows(provider)).toMatchObject([{ event: 'produto_atribuido', id_client: null, state: 'enviada' }]);
  expect(await rows(home)).toEqual([]);
});

it('sends one message about several products, which counts them and names the first clients', async () => {
  const names = ['MERCADO A', 'MERCADO B', 'MERCADO C', 'MERCADO D'];
  const ids = [await addProductOf()];
  for (const razao_social of names) {
    ids.push(await addProductOf(await addClient(server, { id_tenant: home, razao_social })));
  }
  await assignMany(ids, ana.id);
  const sent = await deliverMessages(server);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.subject).toMatch(/^Atribuído a você: 5 produtos de .+, .+, .+ e mais 2 clientes$/);
  expect(sent[0]?.text).toContain(`\n${await site()}/admin/product-analista?consultoria=${home}\n`);
});

it('opens the products of the client when all are of one', async () => {
  await assignMany([await addProductOf(), await addProductOf(padaria, 'PREVIDENCIARIO')], ana.id);
  const [message] = await deliverMessages(server);
  expect(message?.subject).toBe('Atribuído a você: 2 produtos de Padaria Sol Ltda');
  expect(message?.text).toContain(`/admin/${home}/clientes/${padaria}/produtos\n`);
});

it('counts only the products that were not the analyst’s before', async () => {
  const [own, other] = [await addProductOf(), await addProductOf(padaria, 'PREVIDENCIARIO')];
  await assign(own, ana.id);
  await deliverMessages(server);
  await assignMany([own, other], ana.id);
  expect((await deliverMessages(server)).map(({ subject }) => subject)).toEqual([
    'Atribuído a você: Previdenciário de Padaria Sol Ltda',
  ]);
});

it('sends nothing for the same analyst again, for none, and to the analyst who lost a product', async () => {
  const id = await addProductOf();
  await assign(id, ana.id);
  await deliverMessages(server);
  await assign(id, ana.id);
  expect(await deliverMessages(server)).toEqual([]);
  await assign(id, bia.id);
  expect((await deliverMessages(server)).map(({ to }) => to)).toEqual([bia.email]);
  await assign(id, null);
  expect(await deliverMessages(server)).toEqual([]);
});

it('sends nothing to analysts who assign a product to themselves', async () => {
  expect(await assign(await addProductOf(), ana.id, await as(server, ana, home))).toMatchObject({ status: 200 });
  expect(await deliverMessages(server)).toEqual([]);
});

it('sends nothing to a suspended analyst, who is refused', async () => {
  const suspended = { isAccepted: false, suspendedAt: server.clock.now().toISOString() };
  await server.inTenant(provider, (db) => db.update(users).set(suspended).where(eq(users.id, ana.id)));
  expect(await assign(await addProductOf(), ana.id)).toMatchObject({
    status: 400,
    body: { code: 'analyst_of_other_service' },
  });
  expect(await deliverMessages(server)).toEqual([]);
});

it('sends nothing when the provider has switched the message off', async () => {
  const off = { ...always, channels: { produto_atribuido: { parte: [] } } };
  await server.inTenant(provider, (db) => saveNotificationRule(db, provider, off));
  await assign(await addProductOf(), ana.id);
  expect(await deliverMessages(server)).toEqual([]);
  await server.inTenant(provider, (db) => saveNotificationRule(db, provider, always));
});
