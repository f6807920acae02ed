import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { usersApi } from '@restitui/domain/users/users.api.ts';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTenant, addUser, as, startTestServer, type TestServer } from '../../../test/harness.ts';
import { changes } from './change-history.table.ts';

let server: TestServer;
let home: TenantId;

beforeAll(async () => {
  server = await startTestServer();
  home = await addTenant(server);
});
afterAll(() => server.close());

const recorded = () => server.inTenant(home, (db) => db.select().from(changes).orderBy(asc(changes.field)));

test('D-35 who changed which field, when, from what to what; what stayed is not recorded', async () => {
  const ceo = await addUser(server, { id_tenant: home, typeCargo: 'CEO', name: 'Clara CEO' });
  const person = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', name: 'Antes' });
  const caller = await as(server, ceo);
  const body = { name: 'Depois', numero: '10', cpf: person.cpf };
  await caller.call(usersApi.edit, { params: { id: person.id }, body } as never);
  const about = {
    author: 'staff',
    id_author: ceo.id,
    authorName: 'Clara CEO',
    entity: 'USUARIO',
    id_entity: person.id,
  };
  const date = server.clock.now().toISOString();
  expect(await recorded()).toMatchObject([
    { ...about, date, field: 'name', from: 'Antes', to: 'Depois' },
    { ...about, date, field: 'numero', from: null, to: '10' },
  ]);

  await caller.call(usersApi.edit, { params: { id: person.id }, body } as never);
  expect(await recorded()).toHaveLength(2);
});

test('D-35 a recorded change is neither altered nor removed by the application', async () => {
  const altering = server.inTenant(home, (db) => db.update(changes).set({ field: 'x' }));
  await expect(altering).rejects.toThrow();
  await expect(server.inTenant(home, (db) => db.delete(changes))).rejects.toThrow();
  expect(await recorded()).toHaveLength(2);
});
