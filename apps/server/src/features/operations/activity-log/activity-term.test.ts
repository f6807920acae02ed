import { activityLogApi as api } from '@restitui/domain/operations/activity-log/activity-log.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { removalName } from './activity-chain.rules.ts';
import { anchorActivity, chainActivity } from './chain-activity.service.ts';
import { checkActivity } from './check-activity.service.ts';
import { expireActivity } from './expire-activity.service.ts';

const day = 24 * 60 * 60_000;
const year = 366 * day;
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

/** Adds, chains and anchors entries at the server's time. */
async function act(times: number) {
  for (let i = 0; i < times; i++) {
    await by.call(api.reportExport, { body: { id_tela: `tela-${i}`, formato: 'xlsx' } });
  }
  await chainActivity(server, home);
  await anchorActivity(server, home);
}
const check = () => checkActivity(server, home);
const owner = (statement: string) => server.database.asOwner((client) => client.query(statement));
const seqs = async () =>
  (await owner(`select seq from activity_links where id_tenant = '${home}' order by seq`)).rows.map(({ seq }) => seq);

/** Three entries past the term, and two later ones. */
async function grownOld() {
  await act(3);
  server.clock.move(3 * year);
  await act(2);
  server.clock.move(2 * year + 32 * day);
}

it('removes entries past the term, and the rest verifies with its anchors', async () => {
  await grownOld();
  await expireActivity(server, home);
  expect(await seqs()).toEqual([4, 5]);
  expect(await check()).toEqual({ entries: 2, pending: 0, anchors: 2, problems: [] });
  const { rows } = await owner(`select count(*)::int as n from activity_entries where id_tenant = '${home}'`);
  expect(rows).toEqual([{ n: 2 }]);
  await act(1);
  expect(await check()).toMatchObject({ entries: 3, problems: [] });
  server.clock.move(3 * year + 32 * day);
  await expireActivity(server, home);
  expect(await seqs()).toEqual([6]);
  expect((await check()).problems).toEqual([]);
});

it('waits until a month is due, and removes nothing within the term', async () => {
  await act(2);
  server.clock.move(5 * 365 * day - day);
  await expireActivity(server, home);
  server.clock.move(20 * day);
  await expireActivity(server, home);
  expect(await seqs()).toEqual([1, 2]);
});

it('leaves the log of another company alone', async () => {
  await grownOld();
  const other = await addTenant(server);
  const colleague = await as(server, await addUser(server, { id_tenant: other }));
  await colleague.call(api.reportExport, { body: { id_tela: 'tela', formato: 'csv' } });
  await chainActivity(server, other);
  await expireActivity(server, home);
  expect(await checkActivity(server, other)).toMatchObject({ entries: 1, problems: [] });
});

it('keeps a log that is not intact', async () => {
  await grownOld();
  await owner('alter table activity_entries disable trigger user');
  await owner(`update activity_entries set outcome = 'recusado' where id_tenant = '${home}'`);
  await owner('alter table activity_entries enable trigger user');
  await expect(expireActivity(server, home)).rejects.toThrow('is not intact');
  expect(await seqs()).toHaveLength(5);
});

it('finds a removal that the product did not record', async () => {
  await act(3);
  const { rows } = await owner(`select hash from activity_links where id_tenant = '${home}' and seq = 2`);
  await server.inTenant(home, (db) => db.execute('select erasure.activity_past_its_term(2)'));
  await owner(
    `update activity_heads set "removedSeq" = 2, "removedHash" = '${rows[0].hash}' where id_tenant = '${home}'`,
  );
  expect((await check()).problems).toEqual(['Faltam os registros até o 2, que o prazo não removeu.']);
  const at = server.clock.now().toISOString();
  await server.platform.anchors.add({ id_tenant: removalName(home), seq: 2, hash: rows[0].hash, at, mac: 'forged' });
  expect((await check()).problems).toHaveLength(1);
});

it('finds entries that were put back into the removed part', async () => {
  await grownOld();
  const copies = ['activity_entries', 'activity_links'].map(
    (table) => `create table kept_${table} as select * from ${table} where id_tenant = '${home}'`,
  );
  for (const copy of copies) await owner(copy);
  await expireActivity(server, home);
  for (const table of ['activity_entries', 'activity_links']) {
    await owner(`insert into ${table} select * from kept_${table} on conflict do nothing`);
  }
  expect((await check()).problems).toEqual(['Há registros até o 3, que o prazo já tinha removido.']);
});

it('completes a removal that was recorded before the process ended', async () => {
  await grownOld();
  const { anchors } = server.platform;
  const died = { ...server.platform, anchors: { ...anchors, add: async () => Promise.reject(new Error('ended')) } };
  await expect(expireActivity({ ...server, platform: died }, home)).rejects.toThrow('ended');
  expect(await seqs()).toHaveLength(5);
  expect((await check()).problems).toEqual([]);
  await expireActivity(server, home);
  expect(await seqs()).toEqual([4, 5]);
});

it('tells the term and the last removal', async () => {
  const provider = await addTenant(server, { isProvider: true });
  const boss = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'CEO' });
  const ceo = await as(server, boss, home);
  await grownOld();
  expect((await ceo.call(api.list)).chain).toMatchObject({ years: 5, removedSeq: 0, removedAt: null });
  await expireActivity(server, home);
  expect((await ceo.call(api.list)).chain).toMatchObject({
    removedSeq: 3,
    removedAt: server.clock.now().toISOString(),
  });
});
