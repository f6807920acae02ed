import { addDays, dayInBrazil } from '@restitui/brazil/day.ts';
import { agreementsApi } from '@restitui/domain/agreements/documents/agreements.api.ts';
import { clientAgreementsApi } from '@restitui/domain/agreements/documents/client-agreements.api.ts';
import { lifecycleApi as api } from '@restitui/domain/agreements/lifecycle/lifecycle.api.ts';
import { signingApi } from '@restitui/domain/agreements/signing/signing.api.ts';
import type { SigningOrder } from '@restitui/domain/agreements/signing/signing-order.ts';
import { suggestionsApi } from '@restitui/domain/agreements/suggestions/suggestions.api.ts';
import { clientChangesApi } from '@restitui/domain/crm/clients/client-changes.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { act } from '../../../../test/acts.ts';
import { addTenant, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { createSigningFixture, type SigningFixture } from '../../../../test/signing-fixture.ts';
import { withoutTenant } from '../../../db/tenant-scope.ts';
import { clients } from '../../crm/clients/clients.table.ts';
import { messageLog } from '../../operations/messages/messages.table.ts';
import { tenants } from '../../tenancy/tenants/tenants.table.ts';
import { agreements } from '../documents/agreements.table.ts';
import { checkIntegrity } from '../evidence/check-integrity.service.ts';
import { expireAgreements } from './jobs/expire-agreements.ts';

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

const reason = 'Honorários altos';
const dependencies = () => ({ platform: server.platform, inTenant: server.inTenant });
const today = () => dayInBrazil(server.clock.now());
const events = async () =>
  (await fixture.inHome((db) => db.select({ event: messageLog.event }).from(messageLog))).map(({ event }) => event);
const codeOf = (body: unknown) => ({ body: { code: body } });

async function refuse(caller: Caller, id = fixture.agreement) {
  const { id_version } = await fixture.stateFor(caller, id);
  return caller.try(api.refuse, { params: { id }, body: { id_version, reason } });
}
const cancel = (caller: Caller, id = fixture.agreement) => caller.try(api.cancel, { params: { id }, body: { reason } });
const renew = (caller: Caller, expiresOn = addDays(today(), 10)) =>
  caller.try(api.renew, { params: { id: fixture.agreement }, body: { expiresOn } });
const newVersion = (caller: Caller) =>
  caller.try(api.newVersion, { params: { id: fixture.agreement }, body: { reason } });
const setOrder = (ordemAssinatura: SigningOrder) =>
  withoutTenant(server.database.pool, (db) =>
    db.update(tenants).set({ ordemAssinatura }).where(eq(tenants.id, fixture.home)),
  );
const expectExact = async () => expect((await checkIntegrity(dependencies(), fixture.home)).problems).toEqual([]);

describe('POST /agreement/refuse/:id', { tags: ['D-47'] }, () => {
  it('ends the version with the reason, and it is not signed any more', async () => {
    const { byOwner, byCeo, agreement, verifiedOwner, verifiedCeo, row, stateFor, events: chain } = fixture;
    await verifiedOwner();
    await verifiedCeo();
    expect((await act(byCeo, agreement)).status).toBe(201);
    expect(await refuse(byOwner)).toMatchObject({ status: 200, body: { data: { state: 'recusado' } } });
    expect(await row()).toMatchObject({ ending: 'recusado', acts: ['contratada'], isAssinado: false });
    const seen = await stateFor(byCeo);
    expect(seen).toMatchObject({ state: 'recusado', ending: { kind: 'recusado', role: 'cliente', reason } });
    expect(await act(byOwner, agreement)).toMatchObject({ status: 409, ...codeOf('agreement_refused') });
    expect(await refuse(byOwner)).toMatchObject({ status: 409, ...codeOf('agreement_refused') });
    expect(await cancel(byCeo)).toMatchObject({ status: 409, ...codeOf('agreement_refused') });
    expect(await renew(byCeo)).toMatchObject({ status: 409, ...codeOf('agreement_refused') });
    expect(await chain()).toContain('recusa');
    expect(await events()).toContain('contrato_recusado');
    await expectExact();
  });

  it('is for signers who have not signed, of the version that they read, with a reason', async () => {
    const { byOwner, byCeo, agreement, asPartner, verifiedCeo } = fixture;
    await verifiedCeo();
    await act(byCeo, agreement);
    expect(await refuse(byCeo)).toMatchObject({ status: 409, ...codeOf('act_done') });
    const body = { id_version: 'other', reason };
    expect(await byOwner.try(api.refuse, { params: { id: agreement }, body })).toMatchObject({
      ...{ status: 409, ...codeOf('version_outdated') },
    });
    const stranger = await asPartner();
    expect((await stranger.try(api.refuse, { params: { id: agreement }, body })).status).toBe(403);
    const { id_version } = await fixture.stateFor(byOwner);
    const without = { params: { id: agreement }, body: { id_version, reason: ' ' } };
    expect((await byOwner.try(api.refuse, without)).status).toBe(400);
  });
});

describe('POST /agreement/cancel/:id', { tags: ['D-47'] }, () => {
  it('ends the version for those who may link it, and is told to the party', async () => {
    const { byOwner, byCeo, agreement, verifiedOwner, row, stateFor } = fixture;
    await verifiedOwner();
    expect(await cancel(byCeo)).toMatchObject({ status: 200, body: { data: { ending: 'cancelado' } } });
    expect(await row()).toMatchObject({ ending: 'cancelado' });
    expect(await stateFor(byOwner)).toMatchObject({ state: 'cancelado', ending: { role: null }, mayManage: false });
    expect(await act(byOwner, agreement)).toMatchObject({ status: 409, ...codeOf('agreement_cancelled') });
    expect(await cancel(byCeo)).toMatchObject({ status: 409, ...codeOf('agreement_cancelled') });
    expect(await events()).toContain('contrato_cancelado');
    await expectExact();
  });

  it('is refused to others, and for a contract that all signed', async () => {
    const { byCeo, asAdmin, agreement, inHome } = fixture;
    const analyst = await asAdmin('JURIDICO');
    expect(await cancel(analyst)).toMatchObject({ status: 403, ...codeOf('agreement_manage_denied') });
    await inHome((db) => db.update(agreements).set({ isAssinado: true }).where(eq(agreements.id, agreement)));
    expect(await cancel(byCeo)).toMatchObject({ status: 409, ...codeOf('agreement_already_signed') });
  });
});

describe('POST /agreement/new-version/:id', { tags: ['D-47'] }, () => {
  it('keeps the acts of the replaced version as former ones and asks all to sign again', async () => {
    const { byOwner, byCeo, agreement, verifiedOwner, verifiedCeo, row, stateFor, acts } = fixture;
    await verifiedOwner();
    await verifiedCeo();
    await act(byOwner, agreement);
    await act(byCeo, agreement);
    expect(await newVersion(byCeo)).toMatchObject({ status: 200, body: { data: { acts: [], ending: null } } });
    expect(await acts()).toHaveLength(2);
    const seen = await stateFor(byOwner);
    expect(seen).toMatchObject({ version: 2, state: 'para_assinar', role: 'cliente', acts: [] });
    expect(seen.former.map(({ role, version }) => [role, version])).toEqual([
      ['cliente', 1],
      ['contratada', 1],
    ]);
    expect(seen.changes).toMatchObject({ version: 1, isSigned: true });
    expect((await act(byOwner, agreement)).status).toBe(201);
    expect(await row()).toMatchObject({ acts: ['cliente'] });
    expect(await events()).toContain('versao_nova');
    await expectExact();
  });

  it('reopens a contract that was refused or cancelled', async () => {
    const { byOwner, byCeo, agreement, verifiedOwner } = fixture;
    await verifiedOwner();
    await refuse(byOwner);
    expect((await newVersion(byCeo)).status).toBe(200);
    await cancel(byCeo);
    expect((await newVersion(byCeo)).status).toBe(200);
    expect((await act(byOwner, agreement)).status).toBe(201);
    await expectExact();
  });

  it('is refused to those who may not link the contract', async () => {
    const { asAdmin } = fixture;
    expect(await newVersion(await asAdmin('JURIDICO'))).toMatchObject({ status: 403 });
  });

  it('follows from an accepted suggestion after the consultancy signed', { tags: ['W-345'] }, async () => {
    const { byOwner, byCeo, agreement, verifiedCeo, row, stateFor } = fixture;
    await verifiedCeo();
    await act(byCeo, agreement);
    const asked = await byOwner.call(suggestionsApi.request, {
      ...{ params: { idAgreement: agreement }, body: { requestChange: 'Prazo maior' } },
    });
    await byCeo.call(suggestionsApi.apply, {
      ...{ params: { id_edit: asked.data.id }, body: { html: '<p>Prazo maior.</p>' } },
    });
    expect((await byCeo.try(suggestionsApi.approve, { params: { id: asked.data.id } })).status).toBe(200);
    expect(await row()).toMatchObject({ acts: [] });
    expect(await stateFor(byCeo)).toMatchObject({ version: 2, role: 'contratada', former: [{ version: 1 }] });
    await expectExact();
  });
});

describe('the last day for signing', { tags: ['D-47'] }, () => {
  it('ends the signing until it is renewed', async () => {
    const { byOwner, byCeo, agreement, verifiedOwner, stateFor, events: chain } = fixture;
    await verifiedOwner();
    expect((await renew(byCeo, today())).status).toBe(200);
    expect(await stateFor(byOwner)).toMatchObject({ state: 'para_assinar', expiresOn: today() });
    server.clock.move(24 * 3_600_000);
    expect(await stateFor(byOwner)).toMatchObject({ state: 'expirado', obstacle: 'expirado' });
    expect(await act(byOwner, agreement)).toMatchObject({ status: 409, ...codeOf('agreement_expired') });
    await expireAgreements(dependencies(), fixture.home);
    await expireAgreements(dependencies(), fixture.home);
    expect((await chain()).filter((kind) => kind === 'expiracao')).toHaveLength(1);
    expect(await events()).toContain('contrato_expirado');
    expect(await renew(byCeo, addDays(today(), -1))).toMatchObject({ status: 422, ...codeOf('expiry_past') });
    expect((await renew(byCeo)).status).toBe(200);
    expect((await act(byOwner, agreement)).status).toBe(201);
    await expectExact();
  });

  it('is warned of once when it is near', async () => {
    const { byCeo } = fixture;
    await renew(byCeo, addDays(today(), 3));
    await expireAgreements(dependencies(), fixture.home);
    const first = (await events()).filter((event) => event === 'prazo_perto').length;
    await expireAgreements(dependencies(), fixture.home);
    expect(first).toBeGreaterThan(0);
    expect((await events()).filter((event) => event === 'prazo_perto')).toHaveLength(first);
  });

  it('is refused to those who may not link the contract', async () => {
    expect(await renew(await fixture.asAdmin('JURIDICO'))).toMatchObject({ status: 403 });
  });
});

describe('the order of signing', { tags: ['D-47'] }, () => {
  it('warns, refuses or allows the consultancy before the client', async () => {
    const { byCeo, agreement, verifiedCeo, stateFor } = fixture;
    await verifiedCeo();
    expect(await stateFor(byCeo)).toMatchObject({ isOutOfOrder: true, obstacle: null });
    await setOrder('exige');
    expect(await stateFor(byCeo)).toMatchObject({ isOutOfOrder: false, obstacle: 'cliente_primeiro' });
    expect(await act(byCeo, agreement)).toMatchObject({ status: 409, ...codeOf('client_signs_first') });
    const many = await byCeo.call(signingApi.signMany, { body: { ids: [agreement] } });
    expect(many.data).toMatchObject({ signed: [], refused: [{ id: agreement }] });
    await setOrder('livre');
    expect(await stateFor(byCeo)).toMatchObject({ isOutOfOrder: false, obstacle: null });
    expect((await act(byCeo, agreement)).status).toBe(201);
  });
});

describe('a contract with missing data', { tags: ['D-47'] }, () => {
  const html = '<p>{{cliente.razao_social}}, {{cliente.endereco_completo}}, {{contrato.data}}</p>';
  const regime = 'LUCRO_REAL' as const;
  const address = {
    cep: '74000000',
    logradouro: 'Rua 1',
    numero: '10',
    bairro: 'Centro',
    municipio: 'Goiânia',
    estado: 'GO',
  };

  async function linked() {
    const { byCeo, id_client, template, inHome } = fixture;
    await inHome((db) => db.update(clients).set({ logradouro: '' }).where(eq(clients.cnpjcpf, id_client)));
    await template('PRINCIPAL', html);
    const { data } = await byCeo.call(agreementsApi.linkClient, {
      body: { contracts: ['PRINCIPAL'], typeRegime: regime, id_client },
    });
    return data.id;
  }

  it('is signed by no one, by screen or call', async () => {
    const { byOwner, byCeo, verifiedOwner, verifiedCeo, witness, stateFor } = fixture;
    await verifiedOwner();
    await verifiedCeo();
    const id = await linked();
    expect(await stateFor(byOwner, id)).toMatchObject({ state: 'faltam_dados', obstacle: 'faltam_dados' });
    for (const caller of [byOwner, byCeo, (await witness()).caller]) {
      const refused = await act(caller, id);
      expect(refused).toMatchObject({ status: 422, ...codeOf('agreement_incomplete') });
      expect(JSON.stringify(refused.body)).toContain('Endereço completo do cliente');
    }
    const many = await byCeo.call(signingApi.signMany, { body: { ids: [id] } });
    expect(many.data.refused[0]?.message).toContain('Endereço completo do cliente');
    expect(await events()).toContain('dado_pedido');
  });

  it('is completed by its party only, and written again', async () => {
    const { byOwner, byCeo, verifiedOwner, stateFor, id_client, inHome } = fixture;
    await verifiedOwner();
    const id = await linked();
    const complete = (caller: Caller, body: object) => caller.try(api.complete, { params: { id }, body });
    expect(await complete(byCeo, address)).toMatchObject({ status: 403, ...codeOf('missing_data_denied') });
    expect((await complete(byOwner, { ...address, logradouro: '' })).status).toBe(400);
    expect((await complete(byOwner, { ...address, estado: 'XX' })).status).toBe(400);
    expect((await complete(byOwner, address)).status).toBe(200);
    expect(await stateFor(byOwner, id)).toMatchObject({ version: 2, state: 'para_assinar', obstacle: null });
    const [client] = await inHome((db) => db.select().from(clients).where(eq(clients.cnpjcpf, id_client)));
    expect(client).toMatchObject(address);
    expect(await complete(byOwner, address)).toMatchObject({ status: 409, ...codeOf('missing_data_unneeded') });
    expect((await act(byOwner, id)).status).toBe(201);
    await expectExact();
  });

  it('follows the client’s data until it is signed', async () => {
    const { byOwner, byCeo, verifiedOwner, stateFor, id_client } = fixture;
    await verifiedOwner();
    const id = await linked();
    const update = (logradouro: string) =>
      byCeo.call(clientChangesApi.update, { params: { id_client }, body: { ...address, logradouro } });
    await update('Avenida Nova');
    expect(await stateFor(byOwner, id)).toMatchObject({ version: 2, state: 'para_assinar' });
    expect((await act(byOwner, id)).status).toBe(201);
    await update('Avenida Outra');
    expect(await stateFor(byOwner, id)).toMatchObject({ version: 2 });
    await expectExact();
  });

  it('is listed with its state', async () => {
    const { byCeo, id_client } = fixture;
    const id = await linked();
    const { data } = await byCeo.call(clientAgreementsApi.ofClient, { params: { cnpjcpf: id_client } });
    expect(data.find((each) => each.id === id)).toMatchObject({ isSignable: false, missing: [{}], ending: null });
  });
});
