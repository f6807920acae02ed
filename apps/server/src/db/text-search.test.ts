import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addClient } from '../../test/clients.ts';
import { addTenant, startTestServer, type TestServer } from '../../test/harness.ts';
import { type Db, withoutTenant, withTenant } from './tenant-scope.ts';
import { findClientsWithText } from './text-search.ts';

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
const find = (q: string) => inHome((db) => findClientsWithText(db, q));

/** Adds clients `PREFIX1` to `PREFIX2001` with the name for each number. */
const addMany = (prefix: string, name: SQL) =>
  inHome((db) =>
    db.execute(sql`insert into clients select (jsonb_populate_record(c, jsonb_build_object('cnpjcpf', ${prefix} || n,
      'razao_social_busca', ${name}))).* from clients c, generate_series(1, ${many}) n
      where c.id_tenant = ${home} and c.cnpjcpf = '11222333000181'`),
  );

describe('a search by the index of texts', () => {
  it.each([
    ['padaria', '{11222333000181}'],
    ['PADÁRIA AU', '{11222333000181}'],
    ['aurora', '{11222333000181}'],
    ['222.333', '{11222333000181}'],
    ['boa vista', '{}'],
    ['12abc345', '{}'],
    ['%%%', '{}'],
    ['_ad', '{}'],
    ['^pa', '{}'],
  ])('of %j names the rows of its tenant only: %j', async (q, keys) => {
    expect(await find(q)).toEqual({ found: 'all', keys });
  });

  it.each(['pa', 'a1', ''])('of %j names none, because the text is too short for the index', async (q) => {
    expect(await find(q)).toEqual({ found: 'none' });
  });

  it('returns nothing to a transaction without a tenant, whatever its tables hold', async () => {
    const found = await withoutTenant(server.database.pool, (db) => findClientsWithText(db, 'padaria'));
    expect(found).toEqual({ found: 'all', keys: '{}' });
  });

  it('answers processes of the version before', async () => {
    const named = (text: string, number: string | null) =>
      inHome((db) => db.execute(sql`select key from lookup.clients_with_text(${text}, ${`%${text}%`}, ${number}, 9)`));
    expect((await named('padaria', null)).rows).toEqual([{ key: '11222333000181' }]);
    expect((await named('aurora', '222333')).rows).toEqual([{ key: '11222333000181' }]);
    expect((await named('boa vista', null)).rows).toEqual([]);
  });

  it('names those with the text elsewhere where more names begin with it than a list can compare by key', async () => {
    await addMany('F', sql`'farmacia ' || n`);
    await inHome((db) =>
      db.execute(sql`update clients set razao_social_busca = 'mega farmacia farmacia' where cnpjcpf = 'F1'`),
    );
    await addMany('G', sql`'farmacia ' || n`);
    expect(await find('farmacia')).toEqual({ found: 'others', keys: '{F1}' });
    expect(await find('farmacia 2001')).toEqual({ found: 'all', keys: '{F2001,G2001}' });
  });

  it('names none where more names contain the text inside', async () => {
    await addMany('H', sql`'a horizonte ' || n`);
    expect(await find('horizonte')).toEqual({ found: 'none' });
  });
});
