import { productsApi } from '@restitui/domain/products/products.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addClient, addProduct } from '../../../test/clients.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../test/harness.ts';
import { changes } from '../change-history/change-history.table.ts';

let server: TestServer;
let home: TenantId;
let admin: Caller;
let partner: Caller;
let id_client: string;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
  const provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server);
  const flags = { permission_product: true, subvencao: true };
  const analyst = { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'ANALISTA', permissions: flags } as const;
  admin = await as(server, await addUser(server, { ...analyst, name: 'Ana Analista' }), home);
});
afterAll(() => server.close());

beforeEach(async () => {
  const person = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' });
  partner = await as(server, person);
  id_client = await addClient(server, { id_tenant: home, id_responsavel: person.id });
  id = await addProduct(server, { id_tenant: home, id_client, typeServico: 'SUBVENCAO' });
});

const to = (status: string, seen?: string) => ({ params: { id, status }, query: { seen } }) as never;
const stands = async () =>
  (await partner.call(productsApi.listOfClient, { params: { id: id_client } })).data[0]?.status;

describe('W-509 the status of a product', () => {
  test('W-112 is ATIVO at first, W-115 C-70 becomes any other, and back', async () => {
    expect(await stands()).toBe('ATIVO');
    const { data } = await admin.call(productsApi.changeStatus, to('RESTITUIDO'));
    expect(data).toMatchObject({ id, id_client, status: 'RESTITUIDO' });
    expect(await stands()).toBe('RESTITUIDO');
    for (const status of ['CANCELADO', 'AGUARDANDO_CALCULO', 'ATIVO']) {
      await admin.call(productsApi.changeStatus, to(status));
      expect(await stands()).toBe(status);
    }
  });

  test('D-35 is kept in the history, with who, when, from and to', async () => {
    await admin.call(productsApi.changeStatus, to('ANALISE'));
    await admin.call(productsApi.changeStatus, to('ANALISE'));
    const rows = await server.inTenant(home, (db) =>
      db
        .select()
        .from(changes)
        .where(and(eq(changes.id_product, id))),
    );
    const about = { entity: 'PRODUTO', id_client, authorName: 'Ana Analista', date: '2026-11-20T12:00:00.000Z' };
    expect(rows).toMatchObject([{ ...about, field: 'status', from: 'ATIVO', to: 'ANALISE' }]);
    expect(rows).toHaveLength(1);
  });

  test('is a 409 when somebody else changed it meanwhile, unless to the same', async () => {
    await admin.call(productsApi.changeStatus, to('ANALISE', 'ATIVO'));
    const overtaken = { status: 409, body: { code: 'product_status_changed' } };
    expect(await admin.try(productsApi.changeStatus, to('PAGO', 'ATIVO'))).toMatchObject(overtaken);
    expect(await stands()).toBe('ANALISE');
    expect((await admin.try(productsApi.changeStatus, to('ANALISE', 'ATIVO'))).status).toBe(200);
  });

  test('W-103 C-13 is refused to a USUARIO, the CEO too, and 400 for a status that is none', async () => {
    const ceo = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
    for (const caller of [partner, ceo]) {
      const denied = { status: 403, body: { code: 'product_status_denied' } };
      expect(await caller.try(productsApi.changeStatus, to('ANALISE'))).toMatchObject(denied);
    }
    expect(await admin.try(productsApi.changeStatus, to('QUALQUER'))).toMatchObject({ status: 400 });
    expect(await stands()).toBe('ATIVO');
  });

  test('D-11 404 for another tenant and for nothing, D-05 403 for a hidden service', async () => {
    const elsewhere = await as(server, await addUser(server, { id_tenant: await addTenant(server) }));
    const missing = { status: 404, body: { code: 'product_not_found' } };
    expect(await elsewhere.try(productsApi.changeStatus, to('ANALISE'))).toMatchObject(missing);
    id = await addProduct(server, { id_tenant: home, id_client, typeServico: 'FCVS' });
    const hidden = { status: 403, body: { code: 'product_denied' } };
    expect(await admin.try(productsApi.changeStatus, to('ANALISE'))).toMatchObject(hidden);
    id = 'nenhum';
    expect(await admin.try(productsApi.changeStatus, to('ANALISE'))).toMatchObject(missing);
  });
});
