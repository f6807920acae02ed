import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { dumpDatabase } from './dump-database.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('dumps unfinished jobs of the product, and none of the queue library', async () => {
  await server.database.asOwner(async (owner) => {
    await owner.query('create table if not exists drizzle.installation (demonstration boolean not null)');
    await owner.query(
      `insert into pgboss.queue
       select (jsonb_populate_record(queue, '{"name": "library"}')).* from pgboss.queue where name = 'boleto-poll'`,
    );
    await owner.query(
      `insert into pgboss.job (name, data)
       values ('library', '{"of": "library"}'), ('boleto-poll', '{"of": "product"}')`,
    );
  });
  let jobs = '';
  await dumpDatabase(server.database, {
    begin: async () => {},
    add: async ({ schema, name }, lines) => {
      const rows = await text(lines);
      if (schema === 'pgboss' && name === 'job') jobs = rows;
    },
  });
  expect(jobs).toContain('"of": "product"');
  expect(jobs).not.toContain('"of": "library"');
});
