import { productsApi } from '@restitui/domain/recovery/products/products.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addClient, addProduct } from '../../../../test/clients.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { loadEndpoints } from '../../../../test/load-endpoints.ts';
import { changes } from '../../insights/change-history/change-history.table.ts';
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

const code = <S>(senha: S, seen?: number) => ({ params: { id_product }, body: { senha, seen } });
const read = async (caller = partner) =>
  (await caller.call(productsApi.readAccessCode, { params: { id_product } })).data;

describe('access code of a product', { tags: ['W-511', 'W-473'] }, () => {
  it('is empty at first, then the saved one, for all who see the product', { tags: ['C-74'] }, async () => {
    expect(await read()).toEqual({ id: id_product, senhaProduto: null, version: 0 });
    const { data } = await admin.call(productsApi.saveAccessCode, code(' 123456789012 '));
    expect(data).toEqual({ id: id_product, senhaProduto: '123456789012', version: 1 });
    expect(await read()).toEqual(data);
    await admin.call(productsApi.saveAccessCode, code('outro'));
    expect(await read()).toMatchObject({ senhaProduto: 'outro', version: 2 });
  });

  it.each([
    ['1234567890123', 'Use no máximo 12 caracteres.'],
    ['   ', 'Informe o código de acesso.'],
    [undefined, 'Informe o código de acesso.'],
  ])('returns 400 with the reason for %j', { tags: ['W-144'] }, async (senha, message) => {
    const refused = { status: 400, body: { issues: [{ path: 'senha', message }] } };
    expect(await admin.tryInvalid(productsApi.saveAccessCode, code(senha))).toMatchObject(refused);
    expect(await read()).toMatchObject({ senhaProduto: null });
  });

  it('is sealed in the database, absent from lists, and recorded in the history only as changed', async () => {
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

  it('cannot be unsealed for another product', async () => {
    await admin.call(productsApi.saveAccessCode, code('segredo'));
    const other = await addProduct(server, { id_tenant: home, id_client, typeServico: 'FCVS' });
    await server.inTenant(home, async (db) => {
      const row = await findSealedAccessCode(db, home, id_product);
      if (row) await putSealedAccessCode(db, { ...row, id_product: other });
    });
    id_product = other;
    expect(await read()).toMatchObject({ senhaProduto: null });
  });

  it('returns 409 after a concurrent change', async () => {
    await admin.call(productsApi.saveAccessCode, code('um', 0));
    const conflict = { status: 409, body: { code: 'access_code_changed' } };
    expect(await admin.try(productsApi.saveAccessCode, code('dois', 0))).toMatchObject(conflict);
    expect(await read()).toMatchObject({ senhaProduto: 'um' });
  });

  it('returns 403 for a USUARIO who changes it and without access to the client, 404 for another tenant', {
    tags: ['W-142', 'C-74'],
  }, async () => {
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

  it('is part of no product: only its own two calls have the field', {
    tags: ['D-43', 'W-473', 'W-511'],
  }, async () => {
    const declaring = Object.entries(await loadEndpoints()).filter(([, { response, body }]) =>
      [response, body].some((shape) => {
        const options = { io: 'input', unrepresentable: 'any' } as const;
        return shape && JSON.stringify(z.toJSONSchema(shape, options)).includes('"senhaProduto"');
      }),
    );
    expect(declaring.map(([name]) => name).sort()).toEqual(['products.readAccessCode', 'products.saveAccessCode']);
  });
});
