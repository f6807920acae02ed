import { toDay } from '@restitui/brazil/day.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneTestDemonstration } from '../../../../test/test-demonstration.ts';
import type { Database } from '../../../db/open-database.ts';
import { loadTables } from '../../../db/schema.ts';
import { withTenant } from '../../../db/tenant-scope.ts';
import { eraseDeclared } from './erase-declared.repository.ts';
import { lockSearchedPerson } from './searched-person.repository.ts';

let database: Database;
beforeAll(async () => {
  ({ database } = await cloneTestDemonstration());
});
afterAll(() => database.close());

const rowsOf = <T extends object>(statement: string, ...values: unknown[]) =>
  database.asOwner(async (client) => (await client.query<T>(statement, values)).rows);

interface Person {
  id: string;
  id_tenant: TenantId;
  name: string;
}

/** Returns for each person the tables of their tenant in which any row contains their name. */
async function tablesWith(people: readonly Person[]): Promise<string[][]> {
  const found = new Map(people.map(({ id }): [string, string[]] => [id, []]));
  const names = (await loadTables()).map(getTableName);
  await database.asOwner(async (client) => {
    for (const name of names) {
      const { rows } = await client.query<{ id: string }>(
        `with texts as materialized (
           select to_jsonb(t) ->> 'id_tenant' as id_tenant, to_jsonb(t)::text as text from "${name}" t)
         select id from jsonb_to_recordset($1) as people (id text, id_tenant text, name text)
          where exists (select from texts
            where texts.id_tenant = people.id_tenant and strpos(texts.text, people.name) > 0)`,
        [JSON.stringify(people)],
      );
      for (const { id } of rows) found.get(id)?.push(name);
    }
  });
  return [...found.values()];
}

/** Columns that are declared as kept hold the name in these tables. */
const proofs = ['agreement_acts', 'agreement_versions'];

describe('erasure by the declarations', { tags: ['D-36'] }, () => {
  it('leaves the name of a user of the demonstration in signed agreements alone', async () => {
    const people = await rowsOf<Person>(
      `select u.id, u.id_tenant, u.name from users u join tenants t on t.id = u.id_tenant
        where not t."isProvider" and u."deletedAt" is null
          and (select count(*) from users other where other.name = u.name) = 1`,
    );
    const tables = await tablesWith(people);
    const before = people.map((person, place) => ({ ...person, tables: tables[place] ?? [] }));
    const [busiest] = before.toSorted((one, other) => other.tables.length - one.tables.length);
    if (!busiest) throw new Error('The demonstration has no user with a unique name.');
    const { id, id_tenant, name } = busiest;
    expect(busiest.tables.length).toBeGreaterThan(5);

    await withTenant(database.pool, { tenant: id_tenant }, async (db) => {
      const person = await lockSearchedPerson(db, id_tenant, { kind: 'user', id_person: id });
      const at = '2026-11-21T15:00:00.000Z';
      await eraseDeclared(db, id_tenant, { ...person, kind: 'user', isHeld: true, at, today: toDay('2026-11-21') });
    });
    const [left] = await tablesWith([{ id, id_tenant, name }]);
    expect(left?.filter((table) => !proofs.includes(table))).toEqual([]);
  });
});
