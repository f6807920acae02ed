import { sessionApi } from '@restitui/domain/accounts/session/session.api.ts';
import { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import { erasedName } from '@restitui/domain/operations/privacy/person-kind.ts';
import { privacyApi } from '@restitui/domain/operations/privacy/privacy.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAgreement } from '../../../../test/agreements.ts';
import { addClient } from '../../../../test/clients.ts';
import { endpointUrl } from '../../../../test/endpoint-url.ts';
import { runErasures } from '../../../../test/erasures.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  startTestServer,
  type TestServer,
  testPassword,
} from '../../../../test/harness.ts';
import { addIdentityCheck, photoOf } from '../../../../test/identity-checks.ts';
import { addLead } from '../../../../test/leads.ts';
import { deliverMessages } from '../../../../test/messages.ts';
import { addObservation } from '../../../../test/observations.ts';
import { addOwner, asClient } from '../../../../test/owners.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { identityCheckOpenings } from '../../accounts/identity-checks/identity-check-openings.table.ts';
import { identityChecks } from '../../accounts/identity-checks/identity-checks.table.ts';
import { users } from '../../accounts/users/users.table.ts';
import { agreementVersions } from '../../agreements/documents/agreements.table.ts';
import { personKeys } from '../../agreements/evidence/evidence.table.ts';
import { recordEvent } from '../../agreements/evidence/record-event.service.ts';
import { owners } from '../../crm/clients/clients.table.ts';
import { leads } from '../../crm/leads/leads.table.ts';
import { changes } from '../../insights/change-history/change-history.table.ts';
import { observations } from '../../recovery/observations/observations.table.ts';
import { personExports } from './privacy.table.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let ceo: Caller;
let boss: Caller;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server);
  const of = { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'CEO', name: 'Clara CEO' } as const;
  ceo = await as(server, await addUser(server, of), home);
  boss = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO', name: 'Bruno CEO' }));
});
afterAll(() => server.close());

const rows = <T>(work: (db: Db) => Promise<T>) => server.inTenant(home, work);

async function zipOf(caller: Caller, of?: { kind: 'user' | 'owner' | 'lead'; id_person: string }) {
  const call = of ? privacyApi.exportOf : privacyApi.exportOwn;
  const reply = await server.app.inject({
    method: 'POST',
    url: endpointUrl(call, { params: of }),
    headers: { authorization: `Bearer ${caller.token}`, ...(caller === ceo && { 'x-tenant-id': home }) },
  });
  expect(reply.statusCode).toBe(200);
  const files = unzipSync(new Uint8Array(reply.rawPayload));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return { files, headers: reply.headers, html: text('dados.html'), json: text('dados.json') };
}

async function asked(kind: 'user' | 'owner' | 'lead', id_person: string, caller = boss): Promise<string> {
  const { data } = await caller.call(privacyApi.requestOf, { params: { kind, id_person }, body: {} });
  return data.id;
}

async function erased(id_request: string, caller = ceo) {
  await caller.call(privacyApi.decide, { params: { id_request }, body: { aprovado: true } });
  await runErasures(server);
  return (await caller.call(privacyApi.read, { params: { id_request } })).data;
}

const storedKeys = () => server.files.list(0);

describe('export of personal data', { tags: ['D-36'] }, () => {
  it('gives a user a page, data and photos without secrets or data of others, and records each photo', async () => {
    const person = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', name: 'Paula <Parceira>' });
    const other = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', name: 'Outra Pessoa' });
    const of = { id_tenant: home, nome: 'Paula', cpf: person.cpf };
    const id_signature = await addIdentityCheck(server, { ...of, id_user: person.id });
    await boss.call(usersApi.changeCommission, { body: { id: person.id, comissao_user: 7 } });
    const self = await as(server, person);
    const { files, headers, html, json } = await zipOf(self);

    expect(Object.keys(files).sort()).toEqual([
      'dados.html',
      'dados.json',
      'fotos/1-assinatura.png',
      'fotos/1-fotoDoc.jpg',
      'fotos/1-fotoPessoa.jpg',
    ]);
    expect(headers['content-type']).toBe('application/zip');
    expect(headers['content-disposition']).toContain('dados-paula-parceira-2026-11-20.zip');
    expect(Buffer.from(files['fotos/1-fotoPessoa.jpg'] ?? [])).toEqual(photoOf('pessoa'));
    expect(html).toContain('Paula &lt;Parceira&gt;');
    expect(html).not.toContain('<Parceira>');
    const { pessoa, secoes } = JSON.parse(json);
    expect(pessoa).toMatchObject({ tipo: 'user', id: person.id, nome: 'Paula <Parceira>' });
    expect(secoes[0]).toMatchObject({ titulo: 'Cadastro', registros: [{ email: person.email, cpf: person.cpf }] });
    for (const foreign of ['Bruno', 'Outra Pessoa', other.email, 'argon2', 'hash', self.token]) {
      expect(json).not.toContain(foreign);
    }
    expect(json).toContain('outra pessoa autorizada');

    const log = await rows((db) => db.select().from(personExports).where(eq(personExports.id_person, person.id)));
    expect(log).toMatchObject([{ by: 'staff', id_by: person.id, at: server.clock.now().toISOString() }]);
    const opened = await rows((db) =>
      db.select().from(identityCheckOpenings).where(eq(identityCheckOpenings.id_signature, id_signature)),
    );
    expect(opened.map(({ file }) => file).sort()).toEqual(['assinatura', 'fotoDoc', 'fotoPessoa']);
  });

  it('gives a client their companies, agreements and messages', async () => {
    const owner = await addOwner(server, { id_tenant: home, clients: [{ razao_social: 'LOJA DA DONA' }] });
    const stranger = await addOwner(server, { id_tenant: home, clients: [{ razao_social: 'LOJA ALHEIA' }] });
    const [id_client = ''] = owner.clients;
    await addObservation(server, { id_tenant: home, id_client, id_owner: owner.id, mensage: 'Segue o extrato' });
    const { json } = await zipOf(await asClient(server, owner));
    for (const own of ['LOJA DA DONA', 'Segue o extrato', owner.cpf, owner.email]) expect(json).toContain(own);
    for (const foreign of ['LOJA ALHEIA', stranger.cpf]) expect(json).not.toContain(foreign);
  });

  it('lets permitted staff export others, leads included', async () => {
    const id_person = await addLead(server, { id_tenant: home, name: 'Lia Lead', message: 'Quero saber mais' });
    for (const caller of [boss, ceo]) {
      expect((await zipOf(caller, { kind: 'lead', id_person })).json).toContain('Quero saber mais');
    }
  });

  it('refuses other callers and returns 404 for another tenant’s people', async () => {
    const { id } = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' });
    const params = { kind: 'user', id_person: id } as const;
    const gerente = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'GERENTE' }));
    const jurista = { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'JURIDICO' } as const;
    for (const caller of [gerente, await as(server, await addUser(server, jurista), home)]) {
      for (const call of [privacyApi.exportOf, privacyApi.requestOf]) {
        const refused = await caller.tryInvalid(call, { params, body: {} });
        expect(refused).toMatchObject({ status: 403, body: { code: 'privacy_denied' } });
      }
      expect((await caller.try(privacyApi.list)).status).toBe(403);
    }
    const elsewhere = await as(server, await addUser(server, { id_tenant: await addTenant(server), typeCargo: 'CEO' }));
    expect((await elsewhere.try(privacyApi.exportOf, { params })).status).toBe(404);
    expect((await elsewhere.try(privacyApi.requestOf, { params, body: {} })).status).toBe(404);
  });
});

describe('erasure request', { tags: ['D-36'] }, () => {
  it('is created by the person, one at a time, with a due date for the answer', async () => {
    const owner = await addOwner(server, { id_tenant: home });
    const self = await asClient(server, owner);
    const { data } = await self.call(privacyApi.requestOwn, { body: { motivo: 'Não uso mais.' } });
    expect(data).toMatchObject({ kind: 'owner', bySelf: true, status: 'pendente', answerBy: '2026-12-05' });
    const again = await self.try(privacyApi.requestOwn, { body: {} });
    expect(again).toMatchObject({ status: 409, body: { code: 'erasure_asked' } });
    expect((await self.call(privacyApi.listOwn)).data).toHaveLength(1);
    const { data: listed } = await boss.call(privacyApi.list, { query: { status: 'pendente' } });
    expect(listed.find(({ id }) => id === data.id)).toMatchObject({ nome: 'Dona da Empresa', motivo: 'Não uso mais.' });
  });

  it('is never decided by its requester, by the person concerned or by TI', async () => {
    const { id } = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' });
    const id_request = await asked('user', id);
    const decide = (caller: Caller, of = id_request) =>
      caller.try(privacyApi.decide, { params: { id_request: of }, body: { aprovado: true } });
    const denied = { status: 403, body: { code: 'erasure_decide_denied' } };
    expect(await decide(boss)).toMatchObject(denied);
    const ti = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'TI' });
    expect(await decide(await as(server, ti, home))).toMatchObject(denied);
    const own = (await boss.call(privacyApi.requestOwn, { body: {} })).data.id;
    expect(await decide(boss, own)).toMatchObject(denied);
    expect((await decide(ceo, 'x')).status).toBe(404);
  });

  it('is refused once with a reason, which the person gets by e-mail', async () => {
    const id_person = await addLead(server, { id_tenant: home, email: 'recusada@loja.test' });
    const id_request = await asked('lead', id_person);
    const decide = (body: { aprovado: boolean; reason?: string }) =>
      ceo.try(privacyApi.decide, { params: { id_request }, body });
    expect(await decide({ aprovado: false })).toMatchObject({ status: 400, body: { issues: [{ path: 'reason' }] } });
    expect((await decide({ aprovado: false, reason: 'Há um processo em curso.' })).status).toBe(200);
    const [mail] = (await deliverMessages(server)).slice(-1);
    expect(mail).toMatchObject({ to: 'recusada@loja.test', text: expect.stringContaining('Há um processo em curso.') });
    expect(await decide({ aprovado: true })).toMatchObject({ status: 409, body: { code: 'erasure_decided' } });
    expect(await rows((db) => db.select().from(leads).where(eq(leads.id, id_person)))).toHaveLength(1);
  });

  it('is refused while others depend on the person', async () => {
    const { id } = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' });
    await addClient(server, { id_tenant: home, id_responsavel: id });
    const id_request = await asked('user', id);
    const reply = await ceo.try(privacyApi.decide, { params: { id_request }, body: { aprovado: true } });
    expect(reply).toMatchObject({ status: 409, body: { code: 'user_has_duties' } });
  });
});

describe('approved erasure', { tags: ['D-36'] }, () => {
  it('deletes all data of a lead and notifies them', async () => {
    const id_person = await addLead(server, { id_tenant: home, name: 'Some Daqui', email: 'some@loja.test' });
    const done = await erased(await asked('lead', id_person));
    expect(done).toMatchObject({ status: 'concluida', nome: erasedName });
    expect(await rows((db) => db.select().from(leads).where(eq(leads.id, id_person)))).toEqual([]);
    const mail = (await deliverMessages(server)).find(({ to }) => to === 'some@loja.test');
    expect(mail?.text).toMatch(/Apagamos:[\s\S]*O contato do site por inteiro[\s\S]*Mantemos/);
  });

  it('erases contacts, photos, files, key and access of a user who signed nothing, but keeps the history', async () => {
    const person = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', name: 'Vai Embora' });
    const self = await as(server, person);
    const at = { id_tenant: home, nome: 'Vai Embora', cpf: person.cpf };
    await addIdentityCheck(server, { ...at, id_user: person.id });
    const html = '<p>Contrato de Vai Embora</p>';
    const partnership = { id_user: person.id, contracts: ['PARCERIA_COMERCIAL_CPF'] };
    const id_agreement = await addAgreement(server, { id_tenant: home, by: person.id, html, ...partnership });
    const id_client = await addClient(server, { id_tenant: home });
    await addObservation(server, { id_tenant: home, id_client, id_user: person.id, mensage: 'Trabalho feito' });
    await rows(async (db) => {
      const context = { db, tenant: home, platform: server.platform, actor: { id: person.id } };
      const kind = 'identidade-capturada' as const;
      await recordEvent(context, { kind, person: { id_user: person.id }, facts: {}, personal: { nome: 'Vai Embora' } });
    });
    const before = await storedKeys();
    const done = await erased(await asked('user', person.id));

    expect(done.plan).toEqual(done.outcome);
    expect(done.outcome?.apagado.join()).toContain('Fotos de identidade');
    const [row] = await rows((db) => db.select().from(users).where(eq(users.id, person.id)));
    expect(row).toMatchObject({ name: erasedName, cpf: '', email: '', whatsApp: '', cep: null, password_hash: '' });
    expect(row?.deletedAt).not.toBeNull();
    expect((await self.try(privacyApi.listOwn)).status).toBe(401);
    const body = { email: person.email, password: testPassword };
    expect((await self.try(sessionApi.login, { body })).status).toBe(401);
    expect(await rows((db) => db.select().from(identityChecks).where(eq(identityChecks.id_user, person.id)))).toEqual(
      [],
    );
    expect(before.length - (await storedKeys()).length).toBe(3);
    const [key] = await rows((db) =>
      db
        .select()
        .from(personKeys)
        .where(eq(personKeys.person, `user:${person.id}`)),
    );
    expect([key?.wrapped, key?.destroyedAt !== null]).toEqual([null, true]);
    const [note] = await rows((db) => db.select().from(observations).where(eq(observations.id_user, person.id)));
    expect(note).toMatchObject({ sender: erasedName, mensage: 'Trabalho feito' });
    const [version] = await rows((db) =>
      db.select().from(agreementVersions).where(eq(agreementVersions.id_agreement, id_agreement)),
    );
    expect([version?.html, version?.data]).toEqual(['<p>Dado apagado</p>', {}]);
    const kept = await rows((db) => db.select().from(changes).where(eq(changes.id_entity, person.id)));
    expect(kept.map(({ field, to }) => [field, to])).toContainEqual(['excluido', true]);
  });

  it('replaces names and old values in the history and nothing else', async () => {
    const person = await addUser(server, { id_tenant: home, typeCargo: 'GERENTE', name: 'Autora Antiga' });
    const other = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' });
    await boss.call(usersApi.edit, { params: { id: person.id }, body: { name: 'Autora Nova', numero: '77' } });
    await boss.call(usersApi.edit, { params: { id: other.id }, body: { numero: '88' } });
    await erased(await asked('user', person.id));
    const about = await rows((db) => db.select().from(changes).where(eq(changes.id_entity, person.id)));
    expect(about.map(({ field, from, to, authorName }) => [field, from, to, authorName]).sort()).toEqual([
      ['excluido', false, true, 'Clara CEO'],
      ['name', 'Dado apagado', 'Dado apagado', 'Bruno CEO'],
      ['numero', null, 'Dado apagado', 'Bruno CEO'],
    ]);
    const [foreign] = await rows((db) => db.select().from(changes).where(eq(changes.id_entity, other.id)));
    expect(foreign).toMatchObject({ field: 'numero', to: '88' });
  });

  it('erases the contacts of a client who signed, but keeps name, CPF and verified identity for the legal term', async () => {
    const owner = await addOwner(server, { id_tenant: home, clients: [{}] });
    const [id_client = ''] = owner.clients;
    const at = { id_tenant: home, id_owner: owner.id, nome: 'Dona', cpf: owner.cpf };
    const decided = { decidedAt: server.clock.now().toISOString(), decidedBy: 'Bruno CEO' };
    await addIdentityCheck(server, { ...at, decision: 'denied', ...decided });
    const verified = await addIdentityCheck(server, { ...at, decision: 'verified', ...decided });
    const contract = { id_tenant: home, by: (await addUser(server, { id_tenant: home })).id, html: '<p>Assinado</p>' };
    const of = { id_client, typeRegime: 'SIMPLES_NACIONAL', contracts: ['PRINCIPAL'] };
    const id_agreement = await addAgreement(server, { ...contract, ...of, isAssinado: true });
    const before = await storedKeys();
    const done = await erased(await asked('owner', owner.id));

    expect(done.outcome?.mantido[0]).toMatchObject({ ate: '2036-11-20', fonte: expect.stringContaining('art. 205') });
    const [row] = await rows((db) => db.select().from(owners).where(eq(owners.id, owner.id)));
    expect(row).toMatchObject({ cpfProprietario: owner.cpf, emailProprietario: '', contatoProprietario: '' });
    const left = await rows((db) => db.select().from(identityChecks).where(eq(identityChecks.id_owner, owner.id)));
    expect(left.map(({ id }) => id)).toEqual([verified]);
    expect(before.length - (await storedKeys()).length).toBe(3);
    const [version] = await rows((db) =>
      db.select().from(agreementVersions).where(eq(agreementVersions.id_agreement, id_agreement)),
    );
    expect(version?.html).toBe('<p>Assinado</p>');
    const mail = (await deliverMessages(server)).find(({ to }) => to === owner.email);
    expect(mail?.text).toContain('Até 20/11/2036.');
  });

  it('prevents sign-in of an erased client, who can register as a new person', async () => {
    const owner = await addOwner(server, { id_tenant: home });
    await erased(await asked('owner', owner.id));
    const { domain } = { domain: `${home.toLowerCase()}.test` };
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/auth/login-client',
      headers: { host: domain },
      payload: { cpfProprietario: owner.cpf, password: testPassword },
    });
    expect(reply.statusCode).toBe(401);
    const again = await addOwner(server, { id_tenant: home, cpf: owner.cpf });
    expect((await asClient(server, again)).token).toBeTruthy();
  });
});
