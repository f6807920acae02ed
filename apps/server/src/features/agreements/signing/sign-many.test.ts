import { signingApi as api } from '@restitui/domain/agreements/signing/signing.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actOf, addVerified } from '../../../../test/acts.ts';
import { addAgreement } from '../../../../test/agreements.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { addOwner } from '../../../../test/owners.ts';
import { createSigningFixture, type SigningFixture } from '../../../../test/signing-fixture.ts';

let server: TestServer;
let provider: TenantId;
let fixture: SigningFixture;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
beforeEach(async () => {
  fixture = await createSigningFixture(server, provider);
});
afterAll(() => server.close());

describe('POST /agreements/sign-many', () => {
  const signMany = (caller: Caller, ids: string[], more: object = {}) =>
    caller.try(api.signMany, { body: { ids, ...more } });

  it('signs for the consultancy, then as a witness, with a result per agreement', {
    tags: ['W-549', 'W-391', 'D-40'],
  }, async () => {
    const { byCeo, agreement, verifiedCeo, witness, addContractOf, acts } = fixture;
    await verifiedCeo();
    const second = await addContractOf('LUCRO_REAL');
    const elsewhere = await addTenant(server);
    const stranger = await addUser(server, { id_tenant: elsewhere });
    const foreign = await addOwner(server, { id_tenant: elsewhere });
    const beyond = await addAgreement(server, {
      ...{ id_tenant: elsewhere, by: stranger.id, contracts: ['PRINCIPAL'], typeRegime: 'R', html: '<p>x</p>' },
      id_client: foreign.clients[0] ?? '',
    });
    const ids = [agreement, second, second, beyond, 'nenhum'];
    const body = await actOf(byCeo, agreement);
    expect((await byCeo.try(api.sign, { params: { id: beyond }, body })).status).toBe(404);
    expect((await signMany(byCeo, ids)).body).toEqual({
      data: {
        signed: [agreement, second],
        refused: [
          { id: beyond, message: 'Minuta não encontrada.' },
          { id: 'nenhum', message: 'Minuta não encontrada.' },
        ],
      },
    });
    const { caller } = await witness();
    expect((await signMany(caller, [agreement])).body).toMatchObject({ data: { signed: [agreement] } });
    expect((await signMany(caller, [agreement])).body).toMatchObject({
      data: { signed: [], refused: [{ id: agreement, message: 'Você já assinou este contrato.' }] },
    });
    expect((await acts()).map(({ role }) => role)).toEqual(['contratada', 'contratada', 'testemunha_1']);
  });

  it('checks the hash that was shown, when one is sent', async () => {
    const { byCeo, agreement, verifiedCeo, acts } = fixture;
    await verifiedCeo();
    const shown = { versions: { [agreement]: '0'.repeat(64) } };
    const { body } = await signMany(byCeo, [agreement], shown);
    expect(body).toMatchObject({ data: { signed: [], refused: [{ id: agreement }] } });
    expect(await acts()).toEqual([]);
  });

  it('refuses without a verified identity, for callers who sign for no one, and an empty list', {
    tags: ['W-392'],
  }, async () => {
    const { home, byCeo, agreement, verifiedCeo, acts } = fixture;
    expect(await signMany(byCeo, [agreement])).toMatchObject({ status: 403, body: { code: 'identity_unverified' } });
    const partner = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
    expect(await signMany(partner, [agreement])).toMatchObject({ status: 403, body: { code: 'sign_many_denied' } });
    await verifiedCeo();
    for (const ids of [[], Array(101).fill('x')]) expect((await signMany(byCeo, ids)).status).toBe(400);
    expect(await acts()).toEqual([]);
  });

  it('refuses agreements that an ADMIN may not open, and a partner’s own agreement', async () => {
    const { home, ceo, byCeo, agreement, verifiedCeo } = fixture;
    const financeAdmin = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'FINANCEIRO' });
    await addVerified(server, { id_tenant: provider, id_user: financeAdmin.id, cpf: financeAdmin.cpf });
    const { body } = await signMany(await as(server, financeAdmin, home), [agreement]);
    expect(body).toMatchObject({ data: { signed: [], refused: [{ id: agreement }] } });
    await verifiedCeo();
    const of = { id_tenant: home, by: ceo.id, contracts: ['PARCERIA_COMERCIAL_CPF'], html: '<p>Parceria</p>' };
    const own = await addAgreement(server, { ...of, id_user: ceo.id });
    expect((await signMany(byCeo, [own])).body).toMatchObject({ data: { signed: [], refused: [{ id: own }] } });
  });
});
