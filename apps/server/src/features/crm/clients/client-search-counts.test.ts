import { clientsApi } from '@restitui/domain/crm/clients/clients.api.ts';
import { searchApi } from '@restitui/domain/insights/search/search.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addClient, addProduct } from '../../../../test/clients.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';

let server: TestServer;
let home: TenantId;
let ceo: Caller;
let partner: Caller;

/** Clients of a tenant with more matches than a search counts: by the beginning of names, inside of them, and few. */
const names: string[] = [
  ...Array.from({ length: 2300 }, (_, n) => `Posto ${String(n).padStart(4, '0')} Ltda`),
  ...Array.from({ length: 40 }, (_, n) => `Auto Posto ${n}`),
  ...Array.from({ length: 6000 }, (_, n) => `Barraca ${String(n).padStart(4, '0')}`),
  ...Array.from({ length: 2100 }, (_, n) => `Zebra Comercio ${String(n).padStart(4, '0')}`),
  'Padaria Posto Velho',
  'Padaria 100% Posto',
];
const folded = names.map((name) => name.toLowerCase());

beforeAll(async () => {
  server = await startTestServer();
  home = await addTenant(server);
  const abroad = await addTenant(server);
  ceo = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
  const user = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' });
  partner = await as(server, user);
  const model = await addClient(server, { id_tenant: home, cnpjcpf: '00000000000191', razao_social: 'Modelo' });
  await addClient(server, { id_tenant: abroad, razao_social: 'Posto do Outro' });
  await server.inTenant(home, async (db) => {
    // Each third client is the partner's; each number has a 7 in a place of its own.
    await db.execute(sql`insert into clients
      select (jsonb_populate_record(c, jsonb_build_object('cnpjcpf', lpad((n * 3)::text, 14, '0'), 'razao_social', name,
        'razao_social_busca', lower(name), 'status', case when n % 2 = 0 then 'NOVO' else 'ATIVO' end,
        'id_responsavel', case when n % 3 = 0 then ${user.id} end))).*
      from clients c, unnest(${sql.param(names)}::text[]) with ordinality named(name, n) where c.cnpjcpf = ${model}`);
    await db.execute(sql`delete from clients where cnpjcpf = ${model}`);
  });
});
afterAll(() => server.close());

const list = (query: Record<string, unknown>, caller = ceo) =>
  caller.call(clientsApi.listOfTenant, { params: { id_tenant: home }, query });

/** Returns the page that comparing each name gives. */
function expected(text: string, page = 1, pageSize = 50, keep: (n: number) => boolean = () => true) {
  const matches = folded.flatMap((name, i) => (name.includes(text) && keep(i + 1) ? [names[i] ?? ''] : []));
  return matches
    .toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
    .slice((page - 1) * pageSize, page * pageSize);
}

const namesOf = ({ data }: Awaited<ReturnType<typeof list>>) => data.map((client) => client.razao_social);

describe('a search with more matches than are counted', { tags: ['I-069', 'I-073', 'D-15'] }, () => {
  it.each([
    ['names that begin with the text, late in the list', 'posto', 2300 + 42],
    ['names that contain the text, late in the list', 'comercio', 2100],
    ['names at the beginning of the list', 'barraca', 6000],
    ['names of which many begin and few contain it', 'posto 00', 100],
  ])('finds the same as comparing each name: %s', async (_, q, total) => {
    for (const page of [1, 2, 40, 41]) {
      const found = await list({ q, page });
      expect(namesOf(found)).toEqual(expected(q, page));
      const counted = Math.max(2000, page * 50);
      expect(found.page).toEqual({
        ...{ number: page, size: 50, total: Math.min(total, counted) },
        ...(total > counted && { more: true }),
      });
    }
  });

  it('finds them in the opposite order and in that of another column', async () => {
    const all = expected('posto', 1, 3000);
    expect(namesOf(await list({ q: 'posto', sort: '-razao_social' }))).toEqual(all.toReversed().slice(0, 50));
    const byDate = await list({ q: 'posto', sort: 'createdDate' });
    expect(namesOf(byDate)).toEqual(all.slice(0, 50));
    expect(byDate.page).toEqual({ number: 1, size: 50, total: 2000, more: true });
  });

  it('finds what other filters and the reader leave', async () => {
    const isNew = (n: number) => n % 2 === 0;
    const found = await list({ q: 'posto', status: 'NOVO' });
    expect(namesOf(found)).toEqual(expected('posto', 1, 50, isNew));
    expect(found.page).toEqual({ number: 1, size: 50, total: 1171 });
    const own = await list({ q: 'posto' }, partner);
    expect(namesOf(own)).toEqual(expected('posto', 1, 50, (n) => n % 3 === 0));
    expect(own.page?.total).toBe(names.filter((name, i) => name.includes('Posto') && (i + 1) % 3 === 0).length);
  });

  it('finds special characters as they are, and pages past the end are empty', async () => {
    expect(namesOf(await list({ q: '100% posto' }))).toEqual(['Padaria 100% Posto']);
    expect(await list({ q: 'posto', page: 60 })).toEqual({ data: [], page: { number: 60, size: 50, total: 2342 } });
    expect((await list({ q: 'posto', page: Number.MAX_SAFE_INTEGER, pageSize: 200 })).data).toEqual([]);
  });

  it('finds numbers beside names', async () => {
    const q = '000000000000030';
    expect(namesOf(await list({ q: q.slice(-14) }))).toEqual([names[9]]);
  });
});

describe('a search of everything with many companies', { tags: ['D-37'] }, () => {
  it('finds products of companies that are not the first by name', async () => {
    const of = async (q: string) =>
      (await ceo.call(searchApi.find, { query: { q } })).data.produtos.map((each) => each.razao_social);
    expect(await of('posto')).toEqual([]);
    await addProduct(server, { id_tenant: home, id_client: String(2300 * 3).padStart(14, '0') });
    expect(await of('posto')).toEqual(['Posto 2299 Ltda']);
  });
});
