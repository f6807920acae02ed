import { identityChecksApi } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addTenant, addUser, as, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { addIdentityCheck } from '../../../../test/identity-checks.ts';
import { listIdentityEvents } from '../../agreements/evidence/evidence.repository.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it.each([
  ['true', 'identidade-verificada'],
  ['false', 'identidade-negada'],
] as const)(
  "records the review %s as %s, with the reason under the person's key",
  { tags: ['D-32'] },
  async (verifed, kind) => {
    const id_tenant = await addTenant(server);
    const ceo = await as(server, await addUser(server, { id_tenant }));
    const { id, cpf } = await addUser(server, { id_tenant, typeCargo: 'PARCEIRO' });
    const id_signature = await addIdentityCheck(server, { id_tenant, id_user: id, nome: 'Maria das Dores', cpf });
    await ceo.call(identityChecksApi.decideUser, { params: { userId: id, verifed }, body: { reason: 'Foto escura' } });

    const events = await server.inTenant(id_tenant, (db) => listIdentityEvents(db, id_tenant, [`user:${id}`]));
    expect(events).toMatchObject([{ kind, facts: { id_signature }, person: `user:${id}` }]);
    expect(JSON.stringify(events)).not.toContain('Foto escura');
  },
);
