import { signaturesApi } from '@restitui/domain/signatures/signatures.api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTenant, addUser, as, startTestServer, type TestServer } from '../../../test/harness.ts';
import { addSignature } from '../../../test/signatures.ts';
import { listIdentityEvents } from '../evidence/evidence.repository.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test.each([
  ['true', 'identidade-verificada'],
  ['false', 'identidade-negada'],
] as const)(
  'D-32 a review that says %s is in the chain as %s, its reason under the key of the person',
  async (verifed, kind) => {
    const id_tenant = await addTenant(server);
    const ceo = await as(server, await addUser(server, { id_tenant }));
    const { id, cpf } = await addUser(server, { id_tenant, typeCargo: 'PARCEIRO' });
    const id_signature = await addSignature(server, { id_tenant, id_user: id, nome: 'Maria das Dores', cpf });
    await ceo.call(signaturesApi.decideUser, { params: { userId: id, verifed }, body: { reason: 'Foto escura' } });

    const events = await server.inTenant(id_tenant, (db) => listIdentityEvents(db, id_tenant, [`user:${id}`]));
    expect(events).toMatchObject([{ kind, facts: { id_signature }, person: `user:${id}` }]);
    expect(JSON.stringify(events)).not.toContain('Foto escura');
  },
);
