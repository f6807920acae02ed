import { activityLogApi as api } from '@restitui/domain/operations/activity-log/activity-log.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { withoutTenant } from '../../../db/tenant-scope.ts';
import { listActivityAnchors, listTenantsWithPending } from './activity-chain.repository.ts';
import { anchorName } from './activity-chain.rules.ts';
import { anchorActivity, chainActivity, isAnchorDue } from './chain-activity.service.ts';
import { checkActivity } from './check-activity.service.ts';

let server: TestServer;
let home: TenantId;
let by: Caller;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  home = await addTenant(server);
  by = await as(server, await addUser(server, { id_tenant: home }));
});

async function act(times: number) {
  for (let i = 0; i < times; i++) {
    await by.call(api.reportExport, { body: { id_tela: `tela-${i}`, formato: 'xlsx' } });
    server.clock.move(1000);
  }
}

/** Changes rows as someone with full rights on the tables does. */
async function tamper(...statements: string[]) {
  const triggers = (state: string) =>
    ['activity_entries', 'activity_links'].map((table) => `alter table ${table} ${state} trigger user`);
  await server.database.asOwner(async (client) => {
    for (const statement of [...triggers('disable'), ...statements, ...triggers('enable')]) {
      await client.query(statement);
    }
  });
}
const problems = async () => (await checkActivity(server, home)).problems;

it('chains the waiting entries of a tenant in order, in batches, once', async () => {
  await act(3);
  expect(await withoutTenant(server.database.pool, listTenantsWithPending)).toContain(home);
  await Promise.all([chainActivity(server, home), chainActivity(server, home)]);
  await act(2);
  await chainActivity(server, home);
  expect(await checkActivity(server, home)).toEqual({ entries: 5, pending: 0, anchors: 0, problems: [] });
  expect(await withoutTenant(server.database.pool, listTenantsWithPending)).not.toContain(home);
});

it('anchors a chain at most once an hour, and again until all of it is anchored', async () => {
  const anchored = async () => {
    await anchorActivity(server, home);
    return new Set((await server.platform.anchors.list(anchorName(home))).map(({ seq }) => seq));
  };
  const isDue = async () => {
    const heads = await withoutTenant(server.database.pool, listActivityAnchors);
    const head = heads.find(({ id_tenant }) => id_tenant === home);
    return head && isAnchorDue(head, server.clock.now());
  };
  await act(1);
  await chainActivity(server, home);
  expect(await isDue()).toBe(true);
  expect(await anchored()).toEqual(new Set([1]));
  await act(1);
  await chainActivity(server, home);
  expect(await isDue()).toBe(false);
  expect(await anchored()).toEqual(new Set([1]));
  server.clock.move(3_600_000);
  expect(await isDue()).toBe(true);
  expect(await anchored()).toEqual(new Set([1, 2]));
  expect(await isDue()).toBe(false);
  expect(await checkActivity(server, home)).toMatchObject({ anchors: 2, problems: [] });
});

it.each([
  ['change', `update activity_entries set outcome = 'recusado' where id_tenant = $1`],
  [
    'removal',
    'delete from activity_links where id_tenant = $1 and seq = 3; delete from activity_entries e where not exists (select from activity_links l where l.id_entry = e.id)',
  ],
  ['change of a link', `update activity_links set hash = 'x' where id_tenant = $1`],
  ['removal of a link', 'delete from activity_links where id_tenant = $1 and seq = 2'],
  ['move of the end', 'update activity_heads set seq = 1 where id_tenant = $1'],
])('finds the %s of a chained entry by the owner of the database', async (_, statement) => {
  await act(3);
  await chainActivity(server, home);
  expect(await problems()).toEqual([]);
  await tamper(...statement.replaceAll('$1', `'${home}'`).split('; '));
  expect((await problems()).length).toBeGreaterThan(0);
});

it('finds a chain that was cut together with its end, by the anchor', async () => {
  await act(3);
  await chainActivity(server, home);
  await anchorActivity(server, home);
  await tamper(
    `delete from activity_links where id_tenant = '${home}' and seq = 3`,
    `update activity_heads h set seq = 2, hash = l.hash from activity_links l
       where h.id_tenant = '${home}' and l.id_tenant = h.id_tenant and l.seq = 2`,
    `delete from activity_entries e where id_tenant = '${home}'
       and not exists (select from activity_links l where l.id_tenant = e.id_tenant and l.id_entry = e.id)`,
  );
  expect(new Set(await problems())).toEqual(new Set([expect.stringContaining('faltam os últimos')]));
});

it('finds an entry that was taken out of the queue before it was chained', async () => {
  await act(1);
  await tamper(`delete from activity_pending where id_tenant = '${home}'`);
  expect(await problems()).toEqual(['1 registros estão fora da cadeia.']);
});

it.each(['activity_entries', 'activity_links'])(
  '%s refuses changes for the application and for its owner',
  async (table) => {
    await act(1);
    await chainActivity(server, home);
    for (const statement of [`update ${table} set id_tenant = id_tenant`, `delete from ${table}`]) {
      await expect(server.inTenant(home, (db) => db.execute(statement))).rejects.toMatchObject({
        cause: { code: '42501' },
      });
      await expect(server.database.asOwner((client) => client.query(statement))).rejects.toMatchObject({
        code: '23001',
      });
    }
  },
);

it('does not wait for the end of the chain: a request is answered while another holds it', async () => {
  await server.inTenant(home, async (db) => {
    await db.execute(`insert into activity_heads values ('${home}', 0, 'x', 0)`);
    await act(1);
  });
});
