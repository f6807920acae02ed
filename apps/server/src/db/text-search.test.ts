import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addClient } from '../../test/clients.ts';
import { addTenant, startTestServer, type TestServer } from '../../test/harness.ts';
import { type Db, withoutTenant, withTenant } from './tenant-scope.ts';
import { findKeysWithText } from './text-search.ts';

let server: TestServer;
let home: TenantId;
let abroad: TenantId;
const many = 2001;

beforeAll(async () => {
  server = await startTestServer();
  home = await addTenant(server);
  abroad = await addTenant(server);
  await addClient(server, { id_tenant: home, razao_social: 'Padaria Aurora', cnpjcpf: '11222333000181' });
  await addClient(server, { id_tenant: abroad, razao_social: 'Padaria Boa Vista', cnpjcpf: '12ABC34501DE35' });
});
afterAll(() => server.close());

const inHome = <T>(work: (db: Db) => Promise<T>) => withTenant(server.database.pool, { tenant: home }, work);
const keys = (q: string) => inHome((db) => findKeysWithText(db, 'clients', q));

describe('a search by the index of texts', () => {
  it.each([
    ['padaria', ['11222333000181']],
    ['PADÁRIA AU', ['11222333000181']],
    ['222.333', ['11222333000181']],
    ['boa vista', []],
    ['12abc345', []],
    ['%%%', []],
  ])('of %j names the rows of its tenant only: %j', async (q, found) => {
    expect(await keys(q)).toEqual(found);
  });

  it.each(['pa', 'a1', ''])('of %j names none, because the text is too short for the index', async (q) => {
    expect(await keys(q)).toBeUndefined();
  });

  it('returns nothing to a transaction without a tenant, whatever its tables hold', async () => {
    const found = await withoutTenant(server.database.pool, (db) => findKeysWithText(db, 'clients', 'padaria'));
    expect(found).toEqual([]);
  });

  it('names none where more rows match than a list can compare by key', async () => {
    await inHome((db) =>
      db.execute(sql`insert into clients select (jsonb_populate_record(c, jsonb_build_object('cnpjcpf', 'N' || n,
        'razao_social_busca', 'farmacia ' || n))).* from clients c, generate_series(1, ${many}) n
        where c.id_tenant = ${home} and c.cnpjcpf = '11222333000181'`),
    );
    expect(await keys('farmacia')).toBeUndefined();
    expect(await keys('farmacia 2001')).toEqual(['N2001']);
  });
});
