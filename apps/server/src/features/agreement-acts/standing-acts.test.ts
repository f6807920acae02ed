import { agreementActsApi as api } from '@restitui/domain/agreement-acts/agreement-acts.api.ts';
import { agreementEditsApi } from '@restitui/domain/agreement-edits/agreement-edits.api.ts';
import { agreementsApi } from '@restitui/domain/agreements/agreements.api.ts';
import { clientAgreementsApi } from '@restitui/domain/agreements/client-agreements.api.ts';
import { signaturesApi } from '@restitui/domain/signatures/signatures.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { act, actOf } from '../../../test/acts.ts';
import { addContract } from '../../../test/contracts.ts';
import { addTenant, startTestServer, type TestServer } from '../../../test/harness.ts';
import { type SigningStage, setSigningStage } from '../../../test/signing-stage.ts';
import { agreements, agreementVersions } from '../agreements/agreements.table.ts';
import { agreementActs, agreementOpenings } from './agreement-acts.table.ts';

let server: TestServer;
let provider: TenantId;
let stage: SigningStage;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
beforeEach(async () => {
  stage = await setSigningStage(server, provider);
});
afterAll(() => server.close());

describe('D-41 the review of an identity that an act stands on', () => {
  const allButReview = async () => {
    const { agreement, byCeo, byOwner, present, row, verifiedCeo, witness } = stage;
    await present();
    await verifiedCeo();
    for (const caller of [byOwner, byCeo, (await witness()).caller, (await witness()).caller]) {
      expect((await act(caller, agreement)).status).toBe(201);
    }
    expect(await row()).toMatchObject({ isAssinado: false });
  };
  const decide = (verifed: 'true' | 'false') =>
    stage.byCeo.call(signaturesApi.decideClient, {
      params: { ownerId: stage.owner.id, verifed },
      body: { reason: 'Foto' },
    });

  test('completes the contract when it verifies', async () => {
    const { home, row } = stage;
    await allButReview();
    await decide('true');
    expect(await row()).toMatchObject({ isAssinado: true, status: 'Ativo' });
    expect(server.toDeliver.filter(({ data }) => data.id_tenant === home)).toHaveLength(1);
  });

  test('opens signing again when it denies: the act counts once a new identity is verified', async () => {
    const { byOwner, id_client, agreement, present, row, acts } = stage;
    await allButReview();
    await decide('false');
    const status = await byOwner.call(signaturesApi.statusOfClient, { params: { id: id_client } });
    expect(status.data).toMatchObject({ isModifica: true, isAssinado: false });
    expect(await act(byOwner, agreement)).toMatchObject({ status: 409, body: { code: 'act_done' } });
    await present();
    expect(await row()).toMatchObject({ isAssinado: false });
    await decide('true');
    expect(await row()).toMatchObject({ isAssinado: true });
    expect(await acts()).toHaveLength(4);
  });

  test('one that comes while the last act is signed misses nothing', async () => {
    const { byCeo, byOwner, agreement, present, verifiedCeo, witness, row } = stage;
    await present();
    await verifiedCeo();
    for (const caller of [byCeo, (await witness()).caller, (await witness()).caller]) await act(caller, agreement);
    const body = await actOf(byOwner, agreement);
    await Promise.all([decide('true'), byOwner.call(api.sign, { params: { id: agreement }, body })]);
    expect(await row()).toMatchObject({ isAssinado: true });
  });
});

describe('D-40 once an act stands', () => {
  const acted = async () => {
    await stage.present();
    expect((await act(stage.byOwner, stage.agreement)).status).toBe(201);
  };
  const versions = () => stage.inHome((db) => db.select().from(agreementVersions));

  test('nothing makes a new version: not the update, not a product, not a suggestion', async () => {
    const { home, ceo, byCeo, id_client, agreement } = stage;
    const request = () =>
      byCeo.try(agreementEditsApi.request, { params: { idAgreement: agreement }, body: { requestChange: 'x' } });
    const { data: edit } = await byCeo.call(agreementEditsApi.request, {
      ...{ params: { idAgreement: agreement }, body: { requestChange: 'Trocar' } },
    });
    await byCeo.call(agreementEditsApi.apply, { params: { id_edit: edit.id }, body: { html: '<p>Novo</p>' } });
    await acted();
    await addContract(server, { id_tenant: home, id_user: ceo.id, typeContrato: 'PRINCIPAL', html: '<p>Outro</p>' });
    const { data } = await byCeo.call(clientAgreementsApi.update, { body: { id_client } });
    expect(data).toMatchObject({ version: 1, html: '<p>Contrato de SIMPLES_NACIONAL.</p>' });
    const body = { contracts: ['FCVS' as const], typeRegime: 'SIMPLES_NACIONAL', id_client };
    const refused = { status: 409, body: { code: 'agreement_acted' } };
    expect(await byCeo.try(agreementsApi.linkClient, { body })).toMatchObject(refused);
    expect(await request()).toMatchObject(refused);
    expect(await byCeo.try(agreementEditsApi.approve, { params: { id: edit.id } })).toMatchObject(refused);
    expect(await versions()).toHaveLength(1);
  });

  test('W-310 W-311 it can still be closed, and a closed one still be signed', async () => {
    const { byCeo, agreement, verifiedCeo, events, inHome } = stage;
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

  test('acts and openings can be neither changed nor removed', async () => {
    const { inHome } = stage;
    await acted();
    for (const table of [agreementActs, agreementOpenings]) {
      await expect(inHome((db) => db.delete(table))).rejects.toThrow();
    }
    await expect(inHome((db) => db.update(agreementActs).set({ isVerifed: true }))).rejects.toThrow();
  });
});
