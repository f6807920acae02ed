import { identityChecksApi } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import { agreementsApi } from '@restitui/domain/agreements/documents/agreements.api.ts';
import { clientAgreementsApi } from '@restitui/domain/agreements/documents/client-agreements.api.ts';
import { signingApi as api } from '@restitui/domain/agreements/signing/signing.api.ts';
import { suggestionsApi } from '@restitui/domain/agreements/suggestions/suggestions.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { act, actOf } from '../../../../test/acts.ts';
import { addTenant, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { createSigningFixture, type SigningFixture } from '../../../../test/signing-fixture.ts';
import { addTemplate } from '../../../../test/templates.ts';
import { agreements, agreementVersions } from '../documents/agreements.table.ts';
import { signingActs, signingOpenings } from './signing.table.ts';

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

describe('review of an identity that was used to sign', { tags: ['D-41'] }, () => {
  const allButReview = async () => {
    const { agreement, byCeo, byOwner, present, row, verifiedCeo, witness } = fixture;
    await present();
    await verifiedCeo();
    for (const caller of [byOwner, byCeo, (await witness()).caller, (await witness()).caller]) {
      expect((await act(caller, agreement)).status).toBe(201);
    }
    expect(await row()).toMatchObject({ isAssinado: false });
  };
  const decide = (verifed: 'true' | 'false') =>
    fixture.byCeo.call(identityChecksApi.decideClient, {
      params: { ownerId: fixture.owner.id, verifed },
      body: { reason: 'Foto' },
    });

  it('completes the agreement when the identity is verified', async () => {
    const { home, row } = fixture;
    await allButReview();
    await decide('true');
    expect(await row()).toMatchObject({ isAssinado: true, status: 'Ativo' });
    expect(
      server.toDeliver.filter(({ queue, data }) => queue === 'seal-agreement' && data.id_tenant === home),
    ).toHaveLength(1);
  });

  it('reopens signing when the identity is denied; the act counts once a new one is verified', async () => {
    const { byOwner, id_client, agreement, present, row, acts } = fixture;
    await allButReview();
    await decide('false');
    const status = await byOwner.call(identityChecksApi.statusOfClient, { params: { id: id_client } });
    expect(status.data).toMatchObject({ isModifica: true, isAssinado: false });
    expect(await act(byOwner, agreement)).toMatchObject({ status: 409, body: { code: 'act_done' } });
    await present();
    expect(await row()).toMatchObject({ isAssinado: false });
    await decide('true');
    expect(await row()).toMatchObject({ isAssinado: true });
    expect(await acts()).toHaveLength(4);
  });

  it('completes the agreement when it runs during the last act', async () => {
    const { byCeo, byOwner, agreement, present, verifiedCeo, witness, row } = fixture;
    await present();
    await verifiedCeo();
    for (const caller of [byCeo, (await witness()).caller, (await witness()).caller]) await act(caller, agreement);
    const body = await actOf(byOwner, agreement);
    await Promise.all([decide('true'), byOwner.call(api.sign, { params: { id: agreement }, body })]);
    expect(await row()).toMatchObject({ isAssinado: true });
  });
});

describe('agreement with an act', { tags: ['D-40'] }, () => {
  const acted = async () => {
    await fixture.present();
    expect((await act(fixture.byOwner, fixture.agreement)).status).toBe(201);
  };
  const versions = () => fixture.inHome((db) => db.select().from(agreementVersions));

  it('gets no new version from an update, a product or a suggestion', async () => {
    const { home, ceo, byCeo, id_client, agreement } = fixture;
    const request = () =>
      byCeo.try(suggestionsApi.request, { params: { idAgreement: agreement }, body: { requestChange: 'x' } });
    const { data: edit } = await byCeo.call(suggestionsApi.request, {
      ...{ params: { idAgreement: agreement }, body: { requestChange: 'Trocar' } },
    });
    await byCeo.call(suggestionsApi.apply, { params: { id_edit: edit.id }, body: { html: '<p>Novo</p>' } });
    await acted();
    await addTemplate(server, { id_tenant: home, id_user: ceo.id, typeContrato: 'PRINCIPAL', html: '<p>Outro</p>' });
    const { data } = await byCeo.call(clientAgreementsApi.update, { body: { id_client } });
    expect(data).toMatchObject({ version: 1, html: '<p>Contrato de SIMPLES_NACIONAL.</p>' });
    const body = { contracts: ['FCVS' as const], typeRegime: 'SIMPLES_NACIONAL' as const, id_client };
    const refused = { status: 409, body: { code: 'agreement_acted' } };
    expect(await byCeo.try(agreementsApi.linkClient, { body })).toMatchObject(refused);
    expect(await request()).toMatchObject(refused);
    expect(await byCeo.try(suggestionsApi.approve, { params: { id: edit.id } })).toMatchObject(refused);
    expect(await versions()).toHaveLength(1);
  });

  it('can still be closed, and be signed when closed', { tags: ['W-310', 'W-311'] }, async () => {
    const { byCeo, agreement, verifiedCeo, events, inHome } = fixture;
    await acted();
    await inHome((db) =>
      db.update(agreements).set({ status: 'ANALISE_CONCLUIDA' }).where(eq(agreements.id, agreement)),
    );
    const { data } = await byCeo.call(clientAgreementsApi.close, { params: { id: agreement } });
    expect(data).toMatchObject({ isFrist: true, acts: ['cliente'] });
    expect((await events()).at(-1)).toBe('fechamento');
    await verifiedCeo();
    expect((await act(byCeo, agreement)).status).toBe(201);
  });

  it('protects acts and openings from changes and deletion', async () => {
    const { inHome } = fixture;
    await acted();
    for (const table of [signingActs, signingOpenings]) {
      await expect(inHome((db) => db.delete(table))).rejects.toThrow();
    }
    await expect(inHome((db) => db.update(signingActs).set({ isVerifed: true }))).rejects.toThrow();
  });
});
