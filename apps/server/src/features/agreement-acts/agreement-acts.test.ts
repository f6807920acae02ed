import { agreementActsApi as api } from '@restitui/domain/agreement-acts/agreement-acts.api.ts';
import { agreementEditsApi } from '@restitui/domain/agreement-edits/agreement-edits.api.ts';
import { agreementsApi } from '@restitui/domain/agreements/agreements.api.ts';
import { clientAgreementsApi } from '@restitui/domain/agreements/client-agreements.api.ts';
import { signaturesApi } from '@restitui/domain/signatures/signatures.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { act, actOf, addVerified, addWitness, askForCode } from '../../../test/acts.ts';
import { addAgreement } from '../../../test/agreements.ts';
import { addContract } from '../../../test/contracts.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../test/harness.ts';
import { addOwner, asClient, type TestOwner } from '../../../test/owners.ts';
import { codeIn } from '../../../test/registration.ts';
import { addSignature } from '../../../test/signatures.ts';
import type { Db } from '../../db/tenant-scope.ts';
import { agreements, agreementVersions } from '../agreements/agreements.table.ts';
import { evidenceEvents } from '../evidence/evidence.table.ts';
import { agreementActs, agreementOpenings } from './agreement-acts.table.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let ceo: TestUser;
let byCeo: Caller;
let owner: TestOwner;
let byOwner: Caller;
let id_client: string;
let agreement: string;

const inHome = <T>(work: (db: Db) => Promise<T>) => server.inTenant(home, work);
const set = (values: Partial<typeof agreements.$inferInsert>) =>
  inHome((db) => db.update(agreements).set(values).where(eq(agreements.id, agreement)));
const rowOf = async (id = agreement) =>
  (await inHome((db) => db.select().from(agreements).where(eq(agreements.id, id))))[0];
const actsOf = () => inHome((db) => db.select().from(agreementActs).orderBy(asc(agreementActs.role)));
const events = async () =>
  (await inHome((db) => db.select().from(evidenceEvents).orderBy(asc(evidenceEvents.seq)))).map(({ kind }) => kind);
const present = (values: object = {}) =>
  addSignature(server, { id_tenant: home, id_owner: owner.id, nome: 'Dona', cpf: owner.cpf, ...values });
const verifiedOwner = () => addVerified(server, { id_tenant: home, id_owner: owner.id, cpf: owner.cpf });
const verifiedCeo = () => addVerified(server, { id_tenant: home, id_user: ceo.id, cpf: ceo.cpf });
const witness = () => addWitness(server, { provider, acting: home });
const addContractOf = (typeRegime: string) =>
  addAgreement(server, {
    ...{ id_tenant: home, by: ceo.id, contracts: ['PRINCIPAL'], typeRegime, id_client },
    html: `<p>Contrato de ${typeRegime}.</p>`,
  });
const newVersion = (number: number, html: string) =>
  inHome((db) =>
    db.insert(agreementVersions).values({
      ...{ id: `${agreement} ${number}`, id_tenant: home, id_agreement: agreement, number, html, id_user: ceo.id },
      ...{ sha256: String(number).repeat(64), createdDate: server.clock.now().toISOString() },
      ...{ templates: [], data: {}, missing: [] },
    }),
  );
const stateFor = async (caller: Caller, id = agreement) => (await caller.call(api.read, { params: { id } })).data;
const signMany = (caller: Caller, ids: string[], more: object = {}) =>
  caller.try(api.signMany, { body: { ids, ...more } });

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
beforeEach(async () => {
  home = await addTenant(server, { codigoAoAssinar: false });
  ceo = await addUser(server, { id_tenant: home, name: 'Eduardo Rezende' });
  byCeo = await as(server, ceo);
  owner = await addOwner(server, { id_tenant: home });
  byOwner = await asClient(server, owner);
  id_client = owner.clients[0] ?? '';
  agreement = await addContractOf('SIMPLES_NACIONAL');
});
afterAll(() => server.close());

describe('GET /agreement/acts/:id', () => {
  test('D-32 says what is to be signed, as what, and what stands in the way', async () => {
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
    const id_signature = await present();
    const body = { ...(await actOf(byOwner, agreement)), secondsOnPage: 95, secondsToEnd: 60 };
    const declared = { local: 'Goiânia', maquina: 'Chrome', clock: '2026-11-20T12:00:01Z', screen: '375×812' };
    const { data } = await byOwner.call(api.sign, { params: { id: agreement }, body: { ...body, declared } });
    expect(data).toMatchObject({ role: null, acts: [{ role: 'cliente', nome: 'Dona da Empresa', isVerifed: false }] });
    const [row] = await actsOf();
    expect(row).toMatchObject({ id_owner: owner.id, id_user: null, cpf: owner.cpf, id_signature, isVerifed: false });
    expect(await events()).toEqual(['abertura', 'leitura', 'aceite', 'ato']);
    const [event] = await inHome((db) => db.select().from(evidenceEvents).where(eq(evidenceEvents.kind, 'ato')));
    expect(event?.id).toBe(row?.id_event);
    expect(event?.facts).toMatchObject({ version: 1, role: 'cliente', secondsOnPage: 95, acceptance: body.acceptance });
    expect(JSON.stringify(event)).not.toContain('Goiânia');
    expect(JSON.stringify(event)).not.toContain(owner.cpf);
    expect(await rowOf()).toMatchObject({ acts: ['cliente'], isAssinado: false });
  });

  test('is refused before the identity, with a provisional password, and to who has no part in it', async () => {
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
    expect(await actsOf()).toEqual([]);
  });

  test('a newer version, or a text of acceptance that is not of now, is a 409 that says what to do', async () => {
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
    expect(await actsOf()).toEqual([]);
    expect((await act(byOwner, agreement)).status).toBe(201);
    expect((await actsOf())[0]?.id_version).toBe(`${agreement} 2`);
  });

  test('the same person twice, in two tabs at once, is one act', async () => {
    await present();
    const body = await actOf(byOwner, agreement);
    const both = await Promise.all([1, 2, 3].map(() => byOwner.try(api.sign, { params: { id: agreement }, body })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await actsOf()).toHaveLength(1);
    expect(await act(byOwner, agreement)).toMatchObject({ status: 409, body: { code: 'act_done' } });
  });

  test('parties and witnesses who sign at once get one act each, and the contract is signed once', async () => {
    await Promise.all([verifiedOwner(), verifiedCeo()]);
    const witnesses = await Promise.all([witness(), witness(), witness()]);
    const callers = [byOwner, byCeo, ...witnesses.map(({ caller }) => caller)];
    const bodies = await Promise.all(callers.map((caller) => actOf(caller, agreement)));
    const replies = await Promise.all(
      callers.map((caller, i) => caller.try(api.sign, { params: { id: agreement }, body: bodies[i] as never })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 409]);
    expect((await actsOf()).map(({ role }) => role)).toEqual(['cliente', 'contratada', 'testemunha_1', 'testemunha_2']);
    expect(await rowOf()).toMatchObject({ isAssinado: true, status: 'Ativo' });
    expect(server.toDeliver.filter(({ data }) => data.id_tenant === home)).toHaveLength(1);
    expect(await act(witnesses[0]?.caller ?? byCeo, agreement)).toMatchObject({ status: 409 });
  });

  test('W-481 W-485 C-87 F-405 the answers say who witnessed and when it is signed', async () => {
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

describe('D-41 the review of an identity that an act stands on', () => {
  const allButReview = async () => {
    await present();
    await verifiedCeo();
    for (const caller of [byOwner, byCeo, (await witness()).caller, (await witness()).caller]) {
      expect((await act(caller, agreement)).status).toBe(201);
    }
    expect(await rowOf()).toMatchObject({ isAssinado: false });
  };
  const decide = (verifed: 'true' | 'false') =>
    byCeo.call(signaturesApi.decideClient, { params: { ownerId: owner.id, verifed }, body: { reason: 'Foto' } });

  test('completes the contract when it verifies', async () => {
    await allButReview();
    await decide('true');
    expect(await rowOf()).toMatchObject({ isAssinado: true, status: 'Ativo' });
    expect(server.toDeliver.filter(({ data }) => data.id_tenant === home)).toHaveLength(1);
  });

  test('opens signing again when it denies: the act counts once a new identity is verified', async () => {
    await allButReview();
    await decide('false');
    const status = await byOwner.call(signaturesApi.statusOfClient, { params: { id: id_client } });
    expect(status.data).toMatchObject({ isModifica: true, isAssinado: false });
    expect(await act(byOwner, agreement)).toMatchObject({ status: 409, body: { code: 'act_done' } });
    await present();
    expect(await rowOf()).toMatchObject({ isAssinado: false });
    await decide('true');
    expect(await rowOf()).toMatchObject({ isAssinado: true });
    expect(await actsOf()).toHaveLength(4);
  });

  test('one that comes while the last act is signed misses nothing', async () => {
    await present();
    await verifiedCeo();
    for (const caller of [byCeo, (await witness()).caller, (await witness()).caller]) await act(caller, agreement);
    const body = await actOf(byOwner, agreement);
    await Promise.all([decide('true'), byOwner.call(api.sign, { params: { id: agreement }, body })]);
    expect(await rowOf()).toMatchObject({ isAssinado: true });
  });
});

describe('D-40 the code that confirms an act of a client', () => {
  const send = (caller = byOwner) => caller.try(api.sendCode, { params: { id: agreement } });

  test('is asked for by the tenant’s policy, goes to the proven e-mail, and is good for one act', async () => {
    await askForCode(server, home, true);
    await present();
    expect((await stateFor(byOwner)).code).toEqual({ to: `${owner.email.slice(0, 1)}•••@dona.test`, isProven: false });
    expect((await stateFor(byCeo)).code).toBeNull();
    expect(await act(byOwner, agreement)).toMatchObject({ status: 422, body: { code: 'act_code_wrong' } });
    expect((await send()).status).toBe(200);
    const code = await codeIn(server);
    const other = code === 'AAAA' ? 'BBBB' : 'AAAA';
    expect(await act(byOwner, agreement, { code: other })).toMatchObject({ status: 422 });

    const body = { ...(await actOf(byOwner, agreement)), code };
    await newVersion(2, '<p>Outro texto</p>');
    expect(await byOwner.try(api.sign, { params: { id: agreement }, body })).toMatchObject({ status: 409 });
    expect((await act(byOwner, agreement, { code: code.toLowerCase() })).status).toBe(201);
    expect(await events()).toEqual([
      ...['abertura', 'abertura', 'codigo-enviado', 'abertura', 'codigo-conferido', 'aceite', 'ato'],
    ]);

    const second = await addContractOf('LUCRO_REAL');
    expect(await act(byOwner, second, { code })).toMatchObject({ status: 422 });
  });

  test('ends after ten minutes', async () => {
    await askForCode(server, home, true);
    await present();
    await send();
    const code = await codeIn(server);
    server.clock.move(10 * 60_000);
    expect(await act(byOwner, agreement, { code })).toMatchObject({ status: 422 });
  });

  test('is not sent where none is asked for, for another’s contract, or with a provisional password', async () => {
    expect(await send()).toMatchObject({ status: 409, body: { code: 'act_code_needless' } });
    await askForCode(server, home, true);
    const stranger = await addOwner(server, { id_tenant: home });
    expect((await send(await asClient(server, stranger))).status).toBe(403);
    const newcomer = await addOwner(server, { id_tenant: home, mustChangePassword: true });
    const of = { id_tenant: home, by: ceo.id, contracts: ['PRINCIPAL'], typeRegime: 'R', html: '<p>x</p>' };
    const id = await addAgreement(server, { ...of, id_client: newcomer.clients[0] ?? '' });
    const refused = await (await asClient(server, newcomer)).try(api.sendCode, { params: { id } });
    expect(refused).toMatchObject({ status: 403, body: { code: 'provisional_password' } });
    await present();
    await askForCode(server, home, false);
    await act(byOwner, agreement);
    await askForCode(server, home, true);
    expect(await send()).toMatchObject({ status: 409, body: { code: 'act_done' } });
    expect(server.toDeliver.filter(({ queue }) => queue === 'send-message')).toEqual([]);
  });
});

describe('POST /agreements/sign-many', () => {
  test('W-549 W-391 D-40 signs for the consultancy, then as a witness, with a result for each', async () => {
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
    expect((await actsOf()).map(({ role }) => role)).toEqual(['contratada', 'contratada', 'testemunha_1']);
  });

  test('binds to the hash that was shown, where one is sent', async () => {
    await verifiedCeo();
    const shown = { versions: { [agreement]: '0'.repeat(64) } };
    const { body } = await signMany(byCeo, [agreement], shown);
    expect(body).toMatchObject({ data: { signed: [], refused: [{ id: agreement }] } });
    expect(await actsOf()).toEqual([]);
  });

  test('W-392 is refused without a verified signature, to who signs for nobody, and with no contract', async () => {
    expect(await signMany(byCeo, [agreement])).toMatchObject({ status: 403, body: { code: 'identity_unverified' } });
    const partner = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
    expect(await signMany(partner, [agreement])).toMatchObject({ status: 403, body: { code: 'sign_many_denied' } });
    await verifiedCeo();
    for (const ids of [[], Array(101).fill('x')]) expect((await signMany(byCeo, ids)).status).toBe(400);
    expect(await actsOf()).toEqual([]);
  });

  test('an ADMIN signs only what it may open, and nobody their own partnership for the consultancy', async () => {
    const lawyerless = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'FINANCEIRO' });
    await addVerified(server, { id_tenant: provider, id_user: lawyerless.id, cpf: lawyerless.cpf });
    const { body } = await signMany(await as(server, lawyerless, home), [agreement]);
    expect(body).toMatchObject({ data: { signed: [], refused: [{ id: agreement }] } });
    await verifiedCeo();
    const of = { id_tenant: home, by: ceo.id, contracts: ['PARCERIA_COMERCIAL_CPF'], html: '<p>Parceria</p>' };
    const own = await addAgreement(server, { ...of, id_user: ceo.id });
    expect((await signMany(byCeo, [own])).body).toMatchObject({ data: { signed: [], refused: [{ id: own }] } });
  });
});

describe('D-40 once an act stands', () => {
  const acted = async () => {
    await present();
    expect((await act(byOwner, agreement)).status).toBe(201);
  };
  const versions = () => inHome((db) => db.select().from(agreementVersions));

  test('nothing makes a new version: not the update, not a product, not a suggestion', async () => {
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
    await acted();
    await set({ status: 'ANALISE_CONCLUIDA' });
    const { data } = await byCeo.call(clientAgreementsApi.close, { params: { id: agreement } });
    expect(data).toMatchObject({ isFrist: true, acts: ['cliente'] });
    expect((await events()).at(-1)).toBe('fechamento');
    await verifiedCeo();
    expect((await act(byCeo, agreement)).status).toBe(201);
  });

  test('acts and openings can be neither changed nor removed', async () => {
    await acted();
    for (const table of [agreementActs, agreementOpenings]) {
      await expect(inHome((db) => db.delete(table))).rejects.toThrow();
    }
    await expect(inHome((db) => db.update(agreementActs).set({ isVerifed: true }))).rejects.toThrow();
  });
});
