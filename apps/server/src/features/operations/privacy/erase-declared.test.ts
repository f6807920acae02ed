import { toDay } from '@restitui/brazil/day.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneTestDatabase } from '../../../../test/test-database.ts';
import { fillDemoData } from '../../../db/demo/fill-demo-data.ts';
import type { Database } from '../../../db/open-database.ts';
import { loadTables } from '../../../db/schema.ts';
import { withTenant } from '../../../db/tenant-scope.ts';
import { eraseDeclared } from './erase-declared.repository.ts';
import { lockSearchedPerson } from './searched-person.repository.ts';

let database: Database;
beforeAll(async () => {
  database = await cloneTestDatabase();
  await fillDemoData(database, new Date('2026-11-21T12:00:00-03:00'), { write: async () => 0 });
});
afterAll(() => database.close());

const rowsOf = <T extends object>(statement: string, ...values: unknown[]) =>
  database.asOwner(async (client) => (await client.query<T>(statement, values)).rows);

/** Returns the tables of a tenant in which any row contains the text. */
async function tablesWith(id_tenant: TenantId, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of (await loadTables()).map(getTableName)) {
    const [row] = await rowsOf<{ n: number }>(
      `select count(*)::int as n from "${name}" t
        where to_jsonb(t) ->> 'id_tenant' = $1 and strpos(to_jsonb(t)::text, $2) > 0`,
      id_tenant,
      text,
    );
    if (row?.n) found.push(name);
  }
  return found;
}

/** Columns that are declared as kept hold the name in these tables. */
const proofs = ['agreement_acts', 'agreement_versions'];

describe('erasure by the declarations', { tags: ['D-36'] }, () => {
  it('leaves the name of a user of the demonstration in signed agreements alone', async () => {
    const people = await rowsOf<{ id: string; id_tenant: TenantId; name: string }>(
      `select u.id, u.id_tenant, u.name from users u join tenants t on t.id = u.id_tenant
        where not t."isProvider" and u."deletedAt" is null
          and (select count(*) from users other where other.name = u.name) = 1`,
    );
    const before = await Promise.all(
      people.map(async (person) => ({ ...person, tables: await tablesWith(person.id_tenant, person.name) })),
    );
    const [busiest] = before.toSorted((one, other) => other.tables.length - one.tables.length);
    if (!busiest) throw new Error('The demonstration has no user with a unique name.');
    const { id, id_tenant, name } = busiest;
    expect(busiest.tables.length).toBeGreaterThan(5);

    await withTenant(database.pool, { tenant: id_tenant }, async (db) => {
      const person = await lockSearchedPerson(db, id_tenant, { kind: 'user', id_person: id });
      const at = '2026-11-21T15:00:00.000Z';
      await eraseDeclared(db, id_tenant, { ...person, kind: 'user', isHeld: true, at, today: toDay('2026-11-21') });
    });
    const left = await tablesWith(id_tenant, name);
    expect(left.filter((table) => !proofs.includes(table))).toEqual([]);
  });
});
