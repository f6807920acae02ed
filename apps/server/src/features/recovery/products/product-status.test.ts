import { productsApi } from '@restitui/domain/recovery/products/products.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addClient, addProduct } from '../../../../test/clients.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { changes } from '../../insights/change-history/change-history.table.ts';

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

const to = <const S extends string>(status: S, seen?: string) => ({ params: { id, status }, query: { seen } });
const stands = async () =>
  (await partner.call(productsApi.listOfClient, { params: { id: id_client } })).data[0]?.status;

describe('status of a product', { tags: ['W-509'] }, () => {
  it('is ATIVO at first and can change to any other status and back', {
    tags: ['W-112', 'W-115', 'C-70'],
  }, async () => {
    expect(await stands()).toBe('ATIVO');
    const { data } = await admin.call(productsApi.changeStatus, to('RESTITUIDO'));
    expect(data).toMatchObject({ id, id_client, status: 'RESTITUIDO' });
    expect(await stands()).toBe('RESTITUIDO');
    for (const status of ['CANCELADO', 'AGUARDANDO_CALCULO', 'ATIVO'] as const) {
      await admin.call(productsApi.changeStatus, to(status));
      expect(await stands()).toBe(status);
    }
  });

  it('is recorded in the history with author, date, old and new value', { tags: ['D-35'] }, async () => {
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

  it('returns 409 after a concurrent change, except to the same status', async () => {
    await admin.call(productsApi.changeStatus, to('ANALISE', 'ATIVO'));
    const conflict = { status: 409, body: { code: 'product_status_changed' } };
    expect(await admin.try(productsApi.changeStatus, to('PAGO', 'ATIVO'))).toMatchObject(conflict);
    expect(await stands()).toBe('ANALISE');
    expect((await admin.try(productsApi.changeStatus, to('ANALISE', 'ATIVO'))).status).toBe(200);
  });

  it('returns 403 for a USUARIO, including the CEO, and 400 for an unknown status', {
    tags: ['W-103', 'C-13'],
  }, async () => {
    const ceo = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
    for (const caller of [partner, ceo]) {
      const denied = { status: 403, body: { code: 'product_status_denied' } };
      expect(await caller.try(productsApi.changeStatus, to('ANALISE'))).toMatchObject(denied);
    }
    expect(await admin.tryInvalid(productsApi.changeStatus, to('QUALQUER'))).toMatchObject({ status: 400 });
    expect(await stands()).toBe('ATIVO');
  });

  it('returns 404 for another tenant and an unknown id, 403 for a hidden service', {
    tags: ['D-11', 'D-05'],
  }, async () => {
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
