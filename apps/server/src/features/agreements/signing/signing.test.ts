import { identityChecksApi } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import { agreementsApi } from '@restitui/domain/agreements/documents/agreements.api.ts';
import { signingApi as api } from '@restitui/domain/agreements/signing/signing.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { act, actOf, addVerified } from '../../../../test/acts.ts';
import { addAgreement } from '../../../../test/agreements.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { addIdentityCheck } from '../../../../test/identity-checks.ts';
import { addOwner, asClient } from '../../../../test/owners.ts';
import { createSigningFixture, type SigningFixture } from '../../../../test/signing-fixture.ts';
import { evidenceEvents } from '../evidence/evidence.table.ts';
import { signingOpenings } from './signing.table.ts';

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

describe('GET /agreement/acts/:id', () => {
  it('returns the version, the role and the obstacle', { tags: ['D-32'] }, async () => {
    const { home, ceo, byCeo, byOwner, present, witness, stateFor } = fixture;
    const data = await stateFor(byOwner);
    expect(data).toMatchObject({ version: 1, role: 'cliente', obstacle: 'identidade', acts: [], code: null });
    expect(data.missing).toEqual(['cliente', 'contratada', 'testemunha_1', 'testemunha_2']);
    await present();
    expect((await stateFor(byOwner)).obstacle).toBeNull();
    expect(await stateFor(byCeo)).toMatchObject({ role: 'contratada', obstacle: 'identidade' });
    await addIdentityCheck(server, { id_tenant: home, id_user: ceo.id, nome: 'Eduardo', cpf: ceo.cpf });
    expect(await stateFor(byCeo)).toMatchObject({ role: 'contratada', obstacle: 'conferencia' });
    expect(await stateFor((await witness()).caller)).toMatchObject({ role: 'testemunha_1', obstacle: null });
  });

  it('shows the changes since the version that the person last opened, with hostile text escaped', async () => {
    const { ceo, byCeo, owner, byOwner, inHome, newVersion, stateFor, events } = fixture;
    expect((await stateFor(byOwner)).changes).toBeNull();
    await newVersion(2, '<p>Contrato de SIMPLES_NACIONAL.</p><p>Agora &lt;script&gt;alert(1)&lt;/script&gt;</p>');
    const { version, changes } = await stateFor(byOwner);
    expect([version, changes?.version]).toEqual([2, 1]);
    expect(changes?.html).toContain('<ins>Agora &lt;script&gt;');
    expect(changes?.html).not.toContain('<script');
    expect((await stateFor(byOwner)).changes?.version).toBe(1);
    expect((await stateFor(byCeo)).changes).toBeNull();
    const opened = await inHome((db) => db.select().from(signingOpenings));
    expect(opened.map(({ id_owner, id_user }) => id_owner ?? id_user).sort()).toEqual(
      [owner.id, owner.id, ceo.id].sort(),
    );
    expect(await events()).toEqual(['abertura', 'abertura', 'abertura']);
  });

  it('refuses callers who may not read the agreement; records openings of signers only', async () => {
    const { home, ceo, byCeo, agreement, inHome, stateFor } = fixture;
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
    expect(await inHome((db) => db.select().from(signingOpenings))).toEqual([]);
  });
});

describe('POST /agreement/acts/:id', () => {
  it('signs the shown version and records declared and observed data separately', {
    tags: ['D-40'],
  }, async () => {
    const { owner, byOwner, agreement, inHome, present, acts, events } = fixture;
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
    expect(event?.facts).toMatchObject({
      ...{ version: 1, role: 'cliente', secondsOnPage: 95, acceptance: body.acceptance },
      authentication: 'password',
    });
    expect(JSON.stringify(event)).not.toContain('Goiânia');
    expect(JSON.stringify(event)).not.toContain(owner.cpf);
    expect(await fixture.row()).toMatchObject({ acts: ['cliente'], isAssinado: false });
  });

  it('refuses without an identity, with a provisional password, and for people without a role', async () => {
    const { home, ceo, byCeo, byOwner, agreement, present, acts } = fixture;
    expect(await act(byOwner, agreement)).toMatchObject({ status: 409, body: { code: 'identity_missing' } });
    await present({ assinatura: null, isModifica: true });
    expect(await act(byOwner, agreement)).toMatchObject({ status: 409, body: { code: 'identity_missing' } });
    await addIdentityCheck(server, { id_tenant: home, id_user: ceo.id, nome: 'Eduardo', cpf: ceo.cpf });
    expect(await act(byCeo, agreement)).toMatchObject({ status: 403, body: { code: 'identity_unverified' } });

    const provisionalOwner = await addOwner(server, { id_tenant: home, mustChangePassword: true });
    const of = { id_tenant: home, by: ceo.id, contracts: ['PRINCIPAL'], typeRegime: 'R', html: '<p>x</p>' };
    const theirs = await addAgreement(server, { ...of, id_client: provisionalOwner.clients[0] ?? '' });
    const provisional = await act(await asClient(server, provisionalOwner), theirs);
    expect(provisional).toMatchObject({ status: 403, body: { code: 'provisional_password' } });

    const manager = await addUser(server, { id_tenant: home, typeCargo: 'GERENTE' });
    const managed = await addOwner(server, { id_tenant: home, clients: [{ id_gerente: manager.id }] });
    const id = await addAgreement(server, { ...of, id_client: managed.clients[0] ?? '' });
    expect(await act(await as(server, manager), id)).toMatchObject({ status: 403, body: { code: 'act_denied' } });
    expect(await acts()).toEqual([]);
  });

  it('returns 409 for an outdated version or acceptance text', async () => {
    const { byOwner, agreement, present, newVersion, acts } = fixture;
    await present();
    const body = await actOf(byOwner, agreement);
    const sign = (sent: object) =>
      byOwner.tryInvalid(api.sign, { params: { id: agreement }, body: { ...body, ...sent } });
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

  it('records one act when a person signs in two tabs at once', async () => {
    const { byOwner, agreement, present, acts } = fixture;
    await present();
    const body = await actOf(byOwner, agreement);
    const both = await Promise.all([1, 2, 3].map(() => byOwner.try(api.sign, { params: { id: agreement }, body })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await acts()).toHaveLength(1);
    expect(await act(byOwner, agreement)).toMatchObject({ status: 409, body: { code: 'act_done' } });
  });

  it('records one act each when all signers act at once, and completes once', async () => {
    const { home, byCeo, byOwner, agreement, verifiedOwner, verifiedCeo, witness, row, acts } = fixture;
    await Promise.all([verifiedOwner(), verifiedCeo()]);
    const witnesses = await Promise.all([witness(), witness(), witness()]);
    const callers = [byOwner, byCeo, ...witnesses.map(({ caller }) => caller)];
    const bodies = await Promise.all(callers.map((caller) => actOf(caller, agreement)));
    const replies = await Promise.all(
      callers.map((caller, i) => caller.tryInvalid(api.sign, { params: { id: agreement }, body: bodies[i] })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 409]);
    expect((await acts()).map(({ role }) => role)).toEqual(['cliente', 'contratada', 'testemunha_1', 'testemunha_2']);
    expect(await row()).toMatchObject({ isAssinado: true, status: 'Ativo' });
    expect(
      server.toDeliver.filter(({ queue, data }) => queue === 'seal-agreement' && data.id_tenant === home),
    ).toHaveLength(1);
    expect(await act(witnesses[0]?.caller ?? byCeo, agreement)).toMatchObject({ status: 409 });
  });

  it('returns the witnesses and the completion', { tags: ['W-481', 'W-485', 'C-87', 'F-405'] }, async () => {
    const { byCeo, byOwner, id_client, agreement, verifiedOwner, verifiedCeo, witness } = fixture;
    await Promise.all([verifiedOwner(), verifiedCeo()]);
    const status = async () => (await byCeo.call(identityChecksApi.statusOfClient, { params: { id: id_client } })).data;
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

  it('requires partner, consultancy and two witnesses for a partnership', { tags: ['F-405'] }, async () => {
    const { home, ceo, byCeo, verifiedCeo, witness } = fixture;
    const person = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' });
    const own = await as(server, person);
    const of = { id_tenant: home, by: ceo.id, contracts: ['PARCERIA_COMERCIAL_CPF'], html: '<p>Parceria</p>' };
    const id = await addAgreement(server, { ...of, id_user: person.id });
    await addVerified(server, { id_tenant: home, id_user: person.id, cpf: person.cpf });
    await verifiedCeo();
    for (const caller of [own, byCeo, (await witness()).caller, (await witness()).caller]) {
      expect((await act(caller, id)).status).toBe(201);
    }
    const { data } = await own.call(identityChecksApi.statusOfUser, { params: { userId: person.id } });
    expect(data).toMatchObject({ check_testemunha_1: true, check_testemunha_2: true, isAssinado: true });
  });
});
