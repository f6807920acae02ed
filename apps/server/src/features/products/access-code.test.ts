import { productsApi } from '@restitui/domain/products/products.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addClient, addProduct } from '../../../test/clients.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../test/harness.ts';
import { changes } from '../change-history/change-history.table.ts';
import { findSealedAccessCode, putSealedAccessCode } from './access-codes.repository.ts';

let server: TestServer;
let home: TenantId;
let admin: Caller;
let partner: Caller;
let id_client: string;
let id_product: string;

beforeAll(async () => {
  server = await startTestServer();
  const provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server);
  admin = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }), home);
});
afterAll(() => server.close());

beforeEach(async () => {
  const person = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' });
  partner = await as(server, person);
  id_client = await addClient(server, { id_tenant: home, id_responsavel: person.id });
  id_product = await addProduct(server, { id_tenant: home, id_client });
});

const code = (senha: unknown, seen?: number) => ({ params: { id_product }, body: { senha, seen } }) as never;
const read = async (caller = partner) =>
  (await caller.call(productsApi.readAccessCode, { params: { id_product } })).data;

describe('W-511 W-473 the access code of a product', () => {
  test('is none at first, then what an ADMIN saved, for all who see the product (C-74)', async () => {
    expect(await read()).toEqual({ id: id_product, senhaProduto: null, version: 0 });
    const { data } = await admin.call(productsApi.saveAccessCode, code(' 123456789012 '));
    expect(data).toEqual({ id: id_product, senhaProduto: '123456789012', version: 1 });
    expect(await read()).toEqual(data);
    await admin.call(productsApi.saveAccessCode, code('outro'));
    expect(await read()).toMatchObject({ senhaProduto: 'outro', version: 2 });
  });

  test.each([
    ['1234567890123', 'Use no máximo 12 caracteres.'],
    ['   ', 'Informe o código de acesso.'],
    [undefined, 'Informe o código de acesso.'],
  ])('W-144 %j is a 400 that says why', async (senha, message) => {
    const refused = { status: 400, body: { issues: [{ path: 'senha', message }] } };
    expect(await admin.try(productsApi.saveAccessCode, code(senha))).toMatchObject(refused);
    expect(await read()).toMatchObject({ senhaProduto: null });
  });

  test('is a credential: sealed in the database, in no list, and the history says only that it changed', async () => {
    await admin.call(productsApi.saveAccessCode, code('segredo-1'));
    await admin.call(productsApi.saveAccessCode, code('segredo-2'));
    const stored = await server.inTenant(home, async (db) => ({
      row: await findSealedAccessCode(db, home, id_product),
      history: await db.select().from(changes).where(eq(changes.id_product, id_product)),
    }));
    expect(stored.history.map(({ field, to }) => [field, to])).toEqual(
      expect.arrayContaining([
        ['senhaProduto', 'Código 1 (oculto)'],
        ['senhaProduto', 'Código 2 (oculto)'],
      ]),
    );
    expect(JSON.stringify(stored)).not.toContain('segredo');
    const list = await partner.call(productsApi.listOfClient, { params: { id: id_client } });
    expect(JSON.stringify(list)).not.toMatch(/segredo|senhaProduto/);
  });

  test('a seal opens for its own product alone', async () => {
    await admin.call(productsApi.saveAccessCode, code('segredo'));
    const other = await addProduct(server, { id_tenant: home, id_client, typeServico: 'FCVS' });
    await server.inTenant(home, async (db) => {
      const row = await findSealedAccessCode(db, home, id_product);
      if (row) await putSealedAccessCode(db, { ...row, id_product: other });
    });
    id_product = other;
    expect(await read()).toMatchObject({ senhaProduto: null });
  });

  test('is a 409 when somebody else saved one meanwhile', async () => {
    await admin.call(productsApi.saveAccessCode, code('um', 0));
    const overtaken = { status: 409, body: { code: 'access_code_changed' } };
    expect(await admin.try(productsApi.saveAccessCode, code('dois', 0))).toMatchObject(overtaken);
    expect(await read()).toMatchObject({ senhaProduto: 'um' });
  });

  test('W-142 C-74 403 for a USUARIO who would change it and for who may not open the client, 404 elsewhere', async () => {
    const denied = { status: 403, body: { code: 'access_code_denied' } };
    expect(await partner.try(productsApi.saveAccessCode, code('x'))).toMatchObject(denied);
    const request = { params: { id_product } };
    const stranger = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
    const closed = { status: 403, body: { code: 'client_denied' } };
    expect(await stranger.try(productsApi.readAccessCode, request)).toMatchObject(closed);
    expect(await stranger.try(productsApi.saveAccessCode, code('x'))).toMatchObject(closed);
    const elsewhere = await as(server, await addUser(server, { id_tenant: await addTenant(server) }));
    expect(await elsewhere.try(productsApi.readAccessCode, request)).toMatchObject({ status: 404 });
    expect(await elsewhere.try(productsApi.saveAccessCode, code('x'))).toMatchObject({ status: 404 });
  });
});
