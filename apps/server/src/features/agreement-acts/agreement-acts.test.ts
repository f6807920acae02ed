import { agreementActsApi as api } from '@restitui/domain/agreement-acts/agreement-acts.api.ts';
import { agreementsApi } from '@restitui/domain/agreements/agreements.api.ts';
import { signaturesApi } from '@restitui/domain/signatures/signatures.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { act, actOf, addVerified } from '../../../test/acts.ts';
import { addAgreement } from '../../../test/agreements.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../test/harness.ts';
import { addOwner, asClient } from '../../../test/owners.ts';
import { addSignature } from '../../../test/signatures.ts';
import { type SigningStage, setSigningStage } from '../../../test/signing-stage.ts';
import { evidenceEvents } from '../evidence/evidence.table.ts';
import { agreementOpenings } from './agreement-acts.table.ts';

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

describe('GET /agreement/acts/:id', () => {
  test('D-32 says what is to be signed, as what, and what stands in the way', async () => {
    const { home, ceo, byCeo, byOwner, present, witness, stateFor } = stage;
    const data = await stateFor(byOwner);
    expect(data).toMatchObject({ version: 1, role: 'cliente', obstacle: 'identidade', acts: [], code: null });
    expect(data.missing).toEqual(['cliente', 'contratada', 'testemunha_1', 'testemunha_2']);
    await present();
    expect((await stateFor(byOwner)).obstacle).toBeNull();
    expect(await stateFor(byCeo)).toMatchObject({ role: 'contratada', obstacle: 'identidade' });
    await addSignature(server, { id_tenant: home, id_user: ceo.id, nome: 'Eduardo', cpf: ceo.cpf });
    expect(await stateFor(byCeo)).toMatchObject({ role: 'contratada', obstacle: 'conferencia' });
    expect(await stateFor((await witness()).caller)).toMatchObject({ role: 'testemunha_1', obstacle: null });
  });

  test('shows what changed since the version that the person opened last, hostile words escaped', async () => {
    const { ceo, byCeo, owner, byOwner, inHome, newVersion, stateFor, events } = stage;
    expect((await stateFor(byOwner)).changes).toBeNull();
    await newVersion(2, '<p>Contrato de SIMPLES_NACIONAL.</p><p>Agora &lt;script&gt;alert(1)&lt;/script&gt;</p>');
    const { version, changes } = await stateFor(byOwner);
    expect([version, changes?.version]).toEqual([2, 1]);
    expect(changes?.html).toContain('<ins>Agora &lt;script&gt;');
    expect(changes?.html).not.toContain('<script');
    expect((await stateFor(byOwner)).changes?.version).toBe(1);
    expect((await stateFor(byCeo)).changes).toBeNull();
    const opened = await inHome((db) => db.select().from(agreementOpenings));
    expect(opened.map(({ id_owner, id_user }) => id_owner ?? id_user).sort()).toEqual(
      [owner.id, owner.id, ceo.id].sort(),
    );
    expect(await events()).toEqual(['abertura', 'abertura', 'abertura']);
  });

  test('is for who may read the contract; who signs nothing leaves no opening', async () => {
    const { home, ceo, byCeo, agreement, inHome, stateFor } = stage;
    const read = (caller: Caller, id = agreement) => caller.try(api.read, { params: { id } });
    const stranger = await asClient(server, await addOwner(server, { id_tenant: home }));
    expect((await read(stranger)).status).toBe(403);
    const partner = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
    expect((await read(partner)).status).toBe(403);
    expect((await read(byCeo, 'nenhum')).status).toBe(404);
    const manager = await addUser(server, { id_tenant: home, typeCargo: 'GERENTE' });
    const managed = await addOwner(server, { id_tenant: home, clients: [{ id_gerente: manager.id }] });
    const of = { id_tenant: home, by: ceo.id, contracts: ['PRINCIPAL'], typeRegime: 'R', html: '<p>x</p>' };
    const theirs = await addAgreement(server, { ...of, id_client: managed.clients[0] ?? '' });
    expect(await stateFor(await as(server, manager), theirs)).toMatchObject({ role: null, obstacle: null });
    expect(await inHome((db) => db.select().from(agreementOpenings))).toEqual([]);
  });
});

describe('POST /agreement/acts/:id', () => {
  test('D-40 the client signs the version shown, with what was declared and what was seen side by side', async () => {
    const { owner, byOwner, agreement, inHome, present, acts, events } = stage;
    const id_signature = await present();
    const body = { ...(await actOf(byOwner, agreement)), secondsOnPage: 95, secondsToEnd: 60 };
    const declared = { local: 'Goiânia', maquina: 'Chrome', clock: '2026-11-20T12:00:01Z', screen: '375×812' };
    const { data } = await byOwner.call(api.sign, { params: { id: agreement }, body: { ...body, declared } });
    expect(data).toMatchObject({ role: null, acts: [{ role: 'cliente', nome: 'Dona da Empresa', isVerifed: false }] });
    const [row] = await acts();
    expect(row).toMatchObject({ id_owner: owner.id, id_user: null, cpf: owner.cpf, id_signature, isVerifed: false });
    expect(await events()).toEqual(['abertura', 'leitura', 'aceite', 'ato']);
    const [event] = await inHome((db) => db.select().from(evidenceEvents).where(eq(evidenceEvents.kind, 'ato')));
    expect(event?.id).toBe(row?.id_event);
    expect(event?.facts).toMatchObject({ version: 1, role: 'cliente', secondsOnPage: 95, acceptance: body.acceptance });
    expect(JSON.stringify(event)).not.toContain('Goiânia');
    expect(JSON.stringify(event)).not.toContain(owner.cpf);
    expect(await stage.row()).toMatchObject({ acts: ['cliente'], isAssinado: false });
  });

  test('is refused before the identity, with a provisional password, and to who has no part in it', async () => {
    const { home, ceo, byCeo, byOwner, agreement, present, acts } = stage;
    expect(await act(byOwner, agreement)).toMatchObject({ status: 409, body: { code: 'identity_missing' } });
    await present({ assinatura: null, isModifica: true });
    expect(await act(byOwner, agreement)).toMatchObject({ status: 409, body: { code: 'identity_missing' } });
    await addSignature(server, { id_tenant: home, id_user: ceo.id, nome: 'Eduardo', cpf: ceo.cpf });
    expect(await act(byCeo, agreement)).toMatchObject({ status: 403, body: { code: 'identity_unverified' } });

    const newcomer = await addOwner(server, { id_tenant: home, mustChangePassword: true });
    const of = { id_tenant: home, by: ceo.id, contracts: ['PRINCIPAL'], typeRegime: 'R', html: '<p>x</p>' };
    const theirs = await addAgreement(server, { ...of, id_client: newcomer.clients[0] ?? '' });
    const provisional = await act(await asClient(server, newcomer), theirs);
    expect(provisional).toMatchObject({ status: 403, body: { code: 'provisional_password' } });

    const manager = await addUser(server, { id_tenant: home, typeCargo: 'GERENTE' });
    const managed = await addOwner(server, { id_tenant: home, clients: [{ id_gerente: manager.id }] });
    const id = await addAgreement(server, { ...of, id_client: managed.clients[0] ?? '' });
    expect(await act(await as(server, manager), id)).toMatchObject({ status: 403, body: { code: 'act_denied' } });
    expect(await acts()).toEqual([]);
  });

  test('a newer version, or a text of acceptance that is not of now, is a 409 that says what to do', async () => {
    const { byOwner, agreement, present, newVersion, acts } = stage;
    await present();
    const body = await actOf(byOwner, agreement);
    const sign = (sent: object) =>
      byOwner.try(api.sign, { params: { id: agreement }, body: { ...body, ...sent } as never });
    expect(await sign({ acceptance: { id: 'aceite-0', sha256: 'x' } })).toMatchObject({
      ...{ status: 409, body: { code: 'acceptance_outdated' } },
    });
    expect(await sign({ sha256: '0'.repeat(64) })).toMatchObject({ status: 409, body: { code: 'version_outdated' } });
    await newVersion(2, '<p>Outro texto</p>');
    expect(await sign({})).toMatchObject({
      status: 409,
      body: { message: 'O contrato mudou depois que você o abriu. Leia o que mudou e assine de novo.' },
    });
    for (const missing of [{ acceptance: undefined }, { sha256: 'abc' }, { id_version: '' }]) {
      expect((await sign(missing)).status).toBe(400);
    }
    expect(await acts()).toEqual([]);
    expect((await act(byOwner, agreement)).status).toBe(201);
    expect((await acts())[0]?.id_version).toBe(`${agreement} 2`);
  });

  test('the same person twice, in two tabs at once, is one act', async () => {
    const { byOwner, agreement, present, acts } = stage;
    await present();
    const body = await actOf(byOwner, agreement);
    const both = await Promise.all([1, 2, 3].map(() => byOwner.try(api.sign, { params: { id: agreement }, body })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await acts()).toHaveLength(1);
    expect(await act(byOwner, agreement)).toMatchObject({ status: 409, body: { code: 'act_done' } });
  });

  test('parties and witnesses who sign at once get one act each, and the contract is signed once', async () => {
    const { home, byCeo, byOwner, agreement, verifiedOwner, verifiedCeo, witness, row, acts } = stage;
    await Promise.all([verifiedOwner(), verifiedCeo()]);
    const witnesses = await Promise.all([witness(), witness(), witness()]);
    const callers = [byOwner, byCeo, ...witnesses.map(({ caller }) => caller)];
    const bodies = await Promise.all(callers.map((caller) => actOf(caller, agreement)));
    const replies = await Promise.all(
      callers.map((caller, i) => caller.try(api.sign, { params: { id: agreement }, body: bodies[i] as never })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 409]);
    expect((await acts()).map(({ role }) => role)).toEqual(['cliente', 'contratada', 'testemunha_1', 'testemunha_2']);
    expect(await row()).toMatchObject({ isAssinado: true, status: 'Ativo' });
    expect(server.toDeliver.filter(({ data }) => data.id_tenant === home)).toHaveLength(1);
    expect(await act(witnesses[0]?.caller ?? byCeo, agreement)).toMatchObject({ status: 409 });
  });

  test('W-481 W-485 C-87 F-405 the answers say who witnessed and when it is signed', async () => {
    const { byCeo, byOwner, id_client, agreement, verifiedOwner, verifiedCeo, witness } = stage;
    await Promise.all([verifiedOwner(), verifiedCeo()]);
    const status = async () => (await byCeo.call(signaturesApi.statusOfClient, { params: { id: id_client } })).data;
    expect(await status()).toMatchObject({ check_testemunha_1: false, check_testemunha_2: false, isAssinado: false });
    await act((await witness()).caller, agreement);
    expect(await status()).toMatchObject({ check_testemunha_1: true, check_testemunha_2: false });
    await act((await witness()).caller, agreement);
    await act(byCeo, agreement);
    expect(await status()).toMatchObject({ check_testemunha_1: true, check_testemunha_2: true, isAssinado: false });
    await act(byOwner, agreement);
    expect(await status()).toMatchObject({ isModifica: false, isVerifed: true, isAssinado: true });
    const { data } = await byOwner.call(agreementsApi.activeOfClient, { params: { id: id_client } });
    expect(data).toMatchObject({ isAssinado: true, acts: ['cliente', 'contratada', 'testemunha_1', 'testemunha_2'] });
  });

  test('F-405 a partnership is signed by the partner, the consultancy and two witnesses', async () => {
    const { home, ceo, byCeo, verifiedCeo, witness } = stage;
    const person = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' });
    const own = await as(server, person);
    const of = { id_tenant: home, by: ceo.id, contracts: ['PARCERIA_COMERCIAL_CPF'], html: '<p>Parceria</p>' };
    const id = await addAgreement(server, { ...of, id_user: person.id });
    await addVerified(server, { id_tenant: home, id_user: person.id, cpf: person.cpf });
    await verifiedCeo();
    for (const caller of [own, byCeo, (await witness()).caller, (await witness()).caller]) {
      expect((await act(caller, id)).status).toBe(201);
    }
    const { data } = await own.call(signaturesApi.statusOfUser, { params: { userId: person.id } });
    expect(data).toMatchObject({ check_testemunha_1: true, check_testemunha_2: true, isAssinado: true });
  });
});
