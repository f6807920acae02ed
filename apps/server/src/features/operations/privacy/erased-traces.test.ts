import { randomUUID } from 'node:crypto';
import { boletosApi } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { erasedName } from '@restitui/domain/operations/privacy/person-kind.ts';
import { privacyApi } from '@restitui/domain/operations/privacy/privacy.api.ts';
import { supportApi } from '@restitui/domain/operations/support/support.api.ts';
import { simplesDecisionsApi } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { act, addWitness } from '../../../../test/acts.ts';
import { addAgreement } from '../../../../test/agreements.ts';
import { addReadyRun } from '../../../../test/analysis-result.ts';
import { issuedBoleto } from '../../../../test/boletos.ts';
import { addProduct, addTestAssessment } from '../../../../test/clients.ts';
import { addDecision, addEffect } from '../../../../test/decisions.ts';
import { addErasureRequest, erasureWorker } from '../../../../test/erasures.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { addOwner } from '../../../../test/owners.ts';
import { identityChecks } from '../../accounts/identity-checks/identity-checks.table.ts';
import { sentReminders } from '../../agreements/reminders/reminders.table.ts';
import { sandboxCharges } from '../../billing/boletos/sandbox-charges.table.ts';
import { simplesRuns } from '../../simples/analysis/simples-analysis.table.ts';
import { simplesDecisions } from '../../simples/decisions/simples-decisions.table.ts';
import { simplesEffects } from '../../simples/decisions/simples-effects.table.ts';
import { erasePerson } from './jobs/erase-person.ts';
import { sweepTenant } from './jobs/privacy-worker.ts';
import { erasureRequests } from './privacy.table.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let cashier: Caller;
let ceo: Caller;

const admin = (name: string) => addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'CEO', name });

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server, { title: 'CASA', hosts: ['casa.localhost'] });
  cashier = await as(server, await admin('Fábio Caixa'), home);
  ceo = await as(server, await admin('Clara CEO'), home);
});
afterAll(() => server.close());

async function erase(kind: 'user' | 'owner', id_person: string, nome: string, answerTo: string, tenant = home) {
  const of = { id_tenant: tenant, kind, id_person, nome, answerTo, status: 'em_andamento' } as const;
  const id = await addErasureRequest(server, of);
  await erasePerson(erasureWorker(server), { id_tenant: tenant, id });
  const read = () =>
    server.inTenant(tenant, (db) => db.select().from(erasureRequests).where(eq(erasureRequests.id, id)));
  return async () => (await read())[0];
}

function boletoOf(id_client = '', values = {}, by = cashier) {
  const payer = { nome: 'Dona da Empresa', cpfCnpj: '529.982.247-25', tipoPessoa: 'FISICA' as const };
  return issuedBoleto(server, by, {
    id_client,
    ...payer,
    email: 'dona@loja.test',
    telefone: '11977776666',
    ...values,
  });
}

it('replaces names without an id in reminders', { tags: ['D-36'] }, async () => {
  const owner = await addOwner(server, { id_tenant: home });
  const author = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', name: 'Sônia Sócia' });
  const of = { id_client: owner.clients[0], typeRegime: 'SIMPLES_NACIONAL', contracts: ['PRINCIPAL'] };
  const id_agreement = await addAgreement(server, { id_tenant: home, by: author.id, html: '<p>x</p>', ...of });
  const sent = {
    id_tenant: home,
    id_agreement,
    numero: 1,
    canal: 'email',
    sentAt: server.clock.now().toISOString(),
  } as const;
  await server.inTenant(home, (db) =>
    db.insert(sentReminders).values([
      { id: randomUUID(), ...sent, papel: 'cliente', nome: 'Dona da Empresa' },
      { id: randomUUID(), ...sent, papel: 'contratada', nome: 'Sônia Sócia, Bruno CEO' },
      { id: randomUUID(), ...sent, papel: 'testemunha_1', nome: 'Fábio Caixa' },
    ]),
  );
  const names = async () => {
    const reminded = await server.inTenant(home, (db) => db.select().from(sentReminders));
    return reminded.map(({ nome }) => nome).sort();
  };
  await erase('user', author.id, 'Sônia Sócia', author.email);
  expect(await names()).toEqual(['Dona da Empresa', 'Fábio Caixa', `${erasedName}, Bruno CEO`]);
  await erase('owner', owner.id, 'Dona da Empresa', owner.email);
  expect(await names()).toEqual(['Fábio Caixa', erasedName, `${erasedName}, Bruno CEO`]);
});

it('keeps the name of a namesake in boletos, decisions and trials', {
  tags: ['D-36'],
}, async () => {
  const name = 'Rui Igual';
  const [gone, namesake] = [await admin(name), await admin(name)];
  const [leaver, stayer] = [await as(server, gone, home), await as(server, namesake, home)];
  const owner = await addOwner(server, { id_tenant: home });
  const [id_client = ''] = owner.clients;
  const boletos = [
    await boletoOf(id_client, {}, leaver),
    await boletoOf(id_client, {}, stayer),
    await boletoOf(id_client),
  ];
  const [, , third] = boletos;
  await leaver.call(boletosApi.cancel, { params: { id: third?.id ?? '' }, body: { motivoCancelamento: 'Acordo' } });
  const made = (id_user: string) => ({ id_tenant: home, id_client: null, id_user, autor: name });
  const decisions = [await addDecision(server, made(gone.id)), await addDecision(server, made(namesake.id))];
  await addEffect(server, made(gone.id));
  await addEffect(server, made(namesake.id));
  for (const [i, caller] of [stayer, leaver].entries()) {
    const params = { id: decisions[i] ?? '' };
    await caller.call(simplesDecisionsApi.revoke, { params, body: { motivo: 'Revista depois.' } });
  }
  const id_product = await addProduct(server, { id_tenant: home, id_client });
  const id_apuracao = await addTestAssessment(server, { id_tenant: home, id_client, id_product });
  const id_run = await addReadyRun(server, { id_tenant: home, id_apuracao, id_user: gone.id, rows: [] });
  const activeDecisions = sql`jsonb_build_object('atacadista', '{}'::jsonb, 'decisoes', jsonb_build_array(
    jsonb_build_object('id', ${decisions[0]}::text, 'autor', ${name}::text),
    jsonb_build_object('id', ${decisions[1]}::text, 'autor', ${name}::text)))`;
  await server.inTenant(home, (db) =>
    db.update(simplesRuns).set({ activeDecisions }).where(eq(simplesRuns.id, id_run)),
  );

  await erase('user', gone.id, name, gone.email, provider);
  const authors = [];
  for (const { id } of boletos) {
    const { eventos } = (await ceo.call(boletosApi.read, { params: { id } })).data;
    authors.push(eventos.flatMap(({ nome_user }) => nome_user ?? []));
  }
  expect(authors).toEqual([[erasedName], [name], ['Fábio Caixa', erasedName]]);
  const kept = await server.inTenant(home, (db) => db.select().from(simplesDecisions));
  expect(
    decisions.map((id) => kept.find((row) => row.id === id)).map((row) => [row?.autor, row?.revogada_por]),
  ).toEqual([
    [erasedName, name],
    [name, erasedName],
  ]);
  const trials = await server.inTenant(home, (db) => db.select().from(simplesEffects));
  expect(trials.map(({ id_user, autor }) => [id_user === gone.id, autor]).sort()).toEqual([
    [false, name],
    [true, erasedName],
  ]);
  const [run] = await server.inTenant(home, (db) => db.select().from(simplesRuns).where(eq(simplesRuns.id, id_run)));
  expect(run?.activeDecisions?.decisoes.map(({ autor }) => autor)).toEqual([erasedName, name]);
});

it('erases the sender from error reports of this consultancy’s site only', {
  tags: ['D-36'],
}, async () => {
  const person = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' });
  await addTenant(server, { title: 'OUTRA', hosts: ['outra.localhost'] });
  const body = { id_erro: 'AB12CD34', caminho: '/', versao: '1', detalhes: 'x', descricao: 'A tela ficou em branco.' };
  for (const host of ['casa.localhost', 'outra.localhost']) {
    const payload = { ...body, email: person.email.toUpperCase(), ocorridoEm: server.clock.now().toISOString() };
    const reply = await server.app.inject({ method: 'POST', url: '/api/support/reports', headers: { host }, payload });
    expect(reply.statusCode).toBe(201);
  }
  await erase('user', person.id, 'Sônia', person.email);
  const { data } = await (await as(server, await admin('Outra CEO'))).call(supportApi.listReports);
  expect(data.map(({ empresa, email }) => [empresa, email === 'Dado apagado']).sort()).toEqual([
    ['CASA', true],
    ['OUTRA', false],
  ]);
});

it('keeps the payer of a boleto for the fiscal term, states it in the answer, and erases it afterwards', {
  tags: ['D-36'],
}, async () => {
  const owner = await addOwner(server, { id_tenant: home });
  const [id_client = ''] = owner.clients;
  const person = await boletoOf(id_client);
  const company = await boletoOf(id_client, {
    nome: 'LOJA LTDA',
    cpfCnpj: '11.222.333/0001-81',
    tipoPessoa: 'JURIDICA',
  });
  const request = await erase('owner', owner.id, 'Dona', owner.email);
  const kept = (await request())?.outcome?.mantido.find(({ dado }) => dado.includes('boletos'));
  expect(kept).toMatchObject({ ate: '2031-12-31', fonte: expect.stringContaining('art. 195') });
  expect(await request()).toMatchObject({ keptUntil: '2031-12-31' });

  const payers = async () => {
    const found = [];
    for (const { id } of [person, company]) found.push((await ceo.call(boletosApi.read, { params: { id } })).data);
    return found.map(({ nome, cpfCnpj, email, telefone }) => [nome, cpfCnpj, email, telefone]);
  };
  const charges = () =>
    server.inTenant(home, (db) => {
      const codes = [person, company].map(({ codigoSolicitacao }) => codigoSolicitacao ?? '');
      return db.select().from(sandboxCharges).where(inArray(sandboxCharges.codigoSolicitacao, codes));
    });
  expect((await payers())[0]).toEqual(['Dona da Empresa', '52998224725', 'dona@loja.test', '11977776666']);
  const fiveYears = (5 * 366 + 60) * 86_400_000;
  server.clock.move(fiveYears);
  const due: Parameters<typeof erasePerson>[1][] = [];
  const jobs = { resume: async (_queue: string, data: (typeof due)[number]) => void due.push(data) };
  await sweepTenant({ ...erasureWorker(server), jobs }, home);
  for (const job of due) await erasePerson(erasureWorker(server), job);
  const rows = await server.inTenant(home, (db) => db.select().from(erasureRequests));
  expect(rows.every(({ status }) => status === 'concluida')).toBe(true);
  server.clock.move(-fiveYears);
  expect(await payers()).toEqual([
    [erasedName, '', '', ''],
    ['LOJA LTDA', '11222333000181', '', ''],
  ]);
  expect(await charges()).toEqual([]);
  expect(await request()).toMatchObject({ status: 'concluida', keptUntil: null });
});

it('keeps the identity of a provider’s user who signed in another tenant', {
  tags: ['D-36'],
}, async () => {
  const { user, caller } = await addWitness(server, { provider, acting: home });
  const owner = await addOwner(server, { id_tenant: home });
  const of = { id_client: owner.clients[0], typeRegime: 'SIMPLES_NACIONAL', contracts: ['PRINCIPAL'] };
  const by = (await addUser(server, { id_tenant: home })).id;
  const id = await addAgreement(server, { id_tenant: home, by, html: '<p>x</p>', ...of });
  expect((await act(caller, id)).status).toBe(201);

  const id_request = await addErasureRequest(server, { id_tenant: provider, kind: 'user', id_person: user.id });
  const boss = await as(server, await admin('Quem Decide'));
  const { plan } = (await boss.call(privacyApi.read, { params: { id_request } })).data;
  expect(plan.mantido[0]).toMatchObject({ dado: expect.stringContaining('Evidências'), ate: '2036-11-20' });
  await boss.call(privacyApi.decide, { params: { id_request }, body: { aprovado: true } });
  await erasePerson(erasureWorker(server), { id_tenant: provider, id: id_request });
  const [row] = await server.inTenant(provider, (db) =>
    db.select().from(erasureRequests).where(eq(erasureRequests.id, id_request)),
  );
  expect(row).toMatchObject({ status: 'concluida', keptUntil: '2036-11-20', outcome: plan });
  const identity = await server.inTenant(provider, (db) =>
    db.select().from(identityChecks).where(eq(identityChecks.id_user, user.id)),
  );
  expect(identity).toHaveLength(1);
});
