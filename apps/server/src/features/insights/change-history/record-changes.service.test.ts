import { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addTenant, addUser, as, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { changes } from './change-history.table.ts';

let server: TestServer;
let home: TenantId;

beforeAll(async () => {
  server = await startTestServer();
  home = await addTenant(server);
});
afterAll(() => server.close());

const recorded = () => server.inTenant(home, (db) => db.select().from(changes).orderBy(asc(changes.field)));

it('records author, field, date, old and new value, and skips unchanged fields', { tags: ['D-35'] }, async () => {
  const ceo = await addUser(server, { id_tenant: home, typeCargo: 'CEO', name: 'Clara CEO' });
  const person = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', name: 'Antes' });
  const caller = await as(server, ceo);
  const body = { name: 'Depois', numero: '10', cpf: person.cpf };
  await caller.call(usersApi.edit, { params: { id: person.id }, body });
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

  await caller.call(usersApi.edit, { params: { id: person.id }, body });
  expect(await recorded()).toHaveLength(2);
});

it('prevents the application from altering or deleting a recorded change', { tags: ['D-35'] }, async () => {
  const altering = server.inTenant(home, (db) => db.update(changes).set({ field: 'x' }));
  await expect(altering).rejects.toThrow();
  await expect(server.inTenant(home, (db) => db.delete(changes))).rejects.toThrow();
  expect(await recorded()).toHaveLength(2);
});
