import { toDay } from '@restitui/brazil/day.ts';
import { roundedCents } from '@restitui/brazil/money.ts';
import { suggestionsApi } from '@restitui/domain/agreements/suggestions/suggestions.api.ts';
import { clientPortalApi as api } from '@restitui/domain/crm/client-portal/client-portal.api.ts';
import { workOutlook } from '@restitui/domain/crm/client-portal/work-outlook.ts';
import { clientChangesApi } from '@restitui/domain/crm/clients/client-changes.api.ts';
import { observationsApi } from '@restitui/domain/recovery/observations/observations.api.ts';
import type { ServiceType } from '@restitui/domain/recovery/products/service-type.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAgreement } from '../../../../test/agreements.ts';
import { messagesOf } from '../../../../test/alerts.ts';
import { addTestDocument } from '../../../../test/client-documents.ts';
import { addClient, addProduct, addTestAssessment } from '../../../../test/clients.ts';
import { addTestCredit } from '../../../../test/credits.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { addIdentityCheck } from '../../../../test/identity-checks.ts';
import { addOwner, asClient, type TestOwner } from '../../../../test/owners.ts';
import { refundRequests } from '../../simples/refund-requests/refund-requests.table.ts';

let server: TestServer;
let home: TenantId;
let owner: TestOwner;
let company: string;
let second: string;
let client: Caller;
let partner: Caller;
let partnerId: string;

beforeAll(async () => {
  server = await startTestServer();
  home = await addTenant(server);
  const person = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', name: 'Paula Parceira' });
  partnerId = person.id;
  owner = await addOwner(server, { id_tenant: home, clients: [{ id_responsavel: person.id }, {}] });
  [company = '', second = ''] = owner.clients;
  client = await asClient(server, owner);
  partner = await as(server, person);
});
afterAll(() => server.close());

const readTimeline = async (caller: Caller, id_client = company) =>
  (await caller.call(api.timeline, { params: { id_client } })).data;
const readMessages = async (caller: Caller, id_client = company) =>
  (await caller.call(api.messages, { params: { id_client } })).data;
const writeMessage = (caller: Caller, mensage: string, id_client = company) =>
  caller.call(api.write, { params: { id_client }, body: { mensage } });

/** Adds a request with a partial grant, whose amount arrived with the Selic when it is paid. */
async function addStoredRequest(id_apuracao: string, changes: Partial<typeof refundRequests.$inferInsert>) {
  const isPaid = changes.situacao === 'PAGO';
  await server.inTenant(home, (db) =>
    db.insert(refundRequests).values({
      ...{ id_tenant: home, id_apuracao, competencia: '05/2025', pagamento: '1', pago_em: toDay('2025-06-25') },
      ...{ situacao: 'PEDIDO', data: toDay('2026-10-01'), protocolo: '7.1', valor_pedido: roundedCents(100) },
      ...(isPaid && {
        ...{ despacho_resultado: 'DEFERIDO_EM_PARTE', despacho_data: toDay('2026-10-20') },
        ...{ despacho_valor: roundedCents(60), despacho_motivo: 'Sem prova' },
        ...{ recebido_em: toDay('2026-11-10'), recebido_valor: roundedCents(66.6) },
      }),
      ...{ id_user: partnerId, nome: 'Ana', at: server.clock.now().toISOString(), version: 1, ...changes },
    }),
  );
}

describe('client portal', { tags: ['D-31'] }, () => {
  it('shows every company of the owner with its own timeline and contracts', async () => {
    const companies = (await client.call(api.companies)).data;
    expect(companies.map(({ id_client }) => id_client).sort()).toEqual([company, second].sort());

    const about = { id_tenant: home, id_client: company };
    const id = await addAgreement(server, {
      ...{
        ...about,
        typeRegime: 'SIMPLES_NACIONAL',
        contracts: ['PRINCIPAL', 'FCVS'],
        by: partnerId,
        html: '<p>A</p>',
      },
    });
    await client.call(suggestionsApi.request, {
      params: { idAgreement: id },
      body: { requestChange: 'Trocar o prazo' },
    });
    await addIdentityCheck(server, { id_tenant: home, id_owner: owner.id, nome: 'Dona', cpf: owner.cpf });
    await addTestDocument(server, { ...about, id_user: partnerId, nome: 'Relatório' });
    const id_product = await addProduct(server, { ...about, typeServico: 'FCVS' });
    const id_apuracao = await addTestAssessment(server, { ...about, id_product });
    await addTestCredit(server, { ...about, id_product, id_apuracao, creditOrigin: 1500.5, compensacao: 500 });

    const titles = (await readTimeline(client)).map(({ title }) => title);
    expect(titles).toEqual(
      expect.arrayContaining([
        'Contrato para ler e assinar',
        'Alteração pedida no contrato',
        'Assinatura enviada',
        'Documento disponível',
        'Créditos encontrados',
        'Créditos compensados',
      ]),
    );
    expect(titles[0]).toBe('Contrato para ler e assinar');
    expect((await readTimeline(client, second)).map(({ title }) => title)).toEqual(['Assinatura enviada']);
    expect(await readTimeline(partner)).toEqual(await readTimeline(client));

    const contracts = (await client.call(api.contracts, { params: { id_client: company } })).data;
    expect(contracts).toMatchObject([{ id, contracts: ['PRINCIPAL', 'FCVS'], isAssinado: false, version: 1 }]);
    expect((await client.call(api.contracts, { params: { id_client: second } })).data).toEqual([]);
  });

  it('shows what was asked, decided and received of each payment, and its use once', async () => {
    const receiver = await addOwner(server, { id_tenant: home, clients: [{ id_responsavel: partnerId }] });
    const [id_client = ''] = receiver.clients;
    const caller = await asClient(server, receiver);
    const about = { id_tenant: home, id_client };
    const id_product = await addProduct(server, { ...about, typeServico: 'EXCLUSAO_DE_ICMS_E_ST' });
    const id_apuracao = await addTestAssessment(server, { ...about, id_product });
    await addStoredRequest(id_apuracao, { competencia: '05/2025', situacao: 'PAGO' });
    await addStoredRequest(id_apuracao, { competencia: '06/2025', situacao: 'A_PEDIR' });
    await addTestCredit(server, {
      ...{ ...about, id_product, id_apuracao, creditOrigin: 100, compensacao: 66.6, isPago: true },
      ...{ anoCompetencia: 2025, mesCompetencia: 5, pagamento: '1' },
    });

    const read = async (by: Caller) => (await by.call(api.payments, { params: { id_client } })).data;
    expect(await read(caller)).toEqual([
      {
        ...{ id_apuracao, typeServico: 'EXCLUSAO_DE_ICMS_E_ST', competencia: '05/2025', pagamento: '1' },
        pago_em: '2025-06-25',
        ...{ tipo: 'RESTITUICAO', situacao: 'PAGO', data: '2026-10-01', protocolo: '7.1', recurso: null },
        ...{ valor: 100, repetido: 0 },
        despacho: { data: '2026-10-20', resultado: 'DEFERIDO_EM_PARTE', valor: 60, motivo: 'Sem prova' },
        recebido: { data: '2026-11-10', valor: 66.6 },
        ...{ teses: [], honorario: null },
      },
    ]);
    expect(await read(partner)).toEqual(await read(caller));
    const outlook = workOutlook(await readTimeline(caller, id_client));
    expect(outlook).toMatchObject({ coming: { total: 0 }, used: 0, received: 66.6 });
  });

  it('shows a power of attorney without its first day on the day on which it was entered', {
    tags: ['D-31'],
  }, async () => {
    const createdDate = '2026-01-10T12:00:00.000Z';
    const of = { createdDate, id_responsavel: partnerId, procuracaoValidaAte: toDay('2027-11-01') };
    const { clients } = await addOwner(server, {
      id_tenant: home,
      clients: [of, { ...of, procuracaoHabilitada: true, procuracaoHabilitadaEm: null }],
    });
    const [entered = '', imported = ''] = clients;
    const registered = async (id_client: string) =>
      (await readTimeline(partner, id_client)).find(({ title }) => title === 'Procuração registrada');
    const missing = { missing: 'DIA_DA_PROCURACAO', ended: ['PROCURACAO'] };
    expect(await registered(imported)).toMatchObject({ ...missing, date: createdDate });

    const params = { id_client: entered };
    const body = { procuracaoHabilitada: true, procuracaoHabilitadaEm: null };
    expect(await registered(entered)).toBeUndefined();
    await partner.call(clientChangesApi.update, { params, body });
    expect(await registered(entered)).toMatchObject({ ...missing, date: server.clock.now().toISOString() });
    await partner.call(clientChangesApi.update, { params, body: { procuracaoHabilitadaEm: '2026-11-01' } });
    expect(await registered(entered)).toBeUndefined();
  });

  it('counts each payment once in what can still come back, and nothing that was denied', async () => {
    const waiting = await addOwner(server, { id_tenant: home });
    const [id_client = ''] = waiting.clients;
    const caller = await asClient(server, waiting);
    const about = { id_tenant: home, id_client };
    const id_product = await addProduct(server, { ...about, typeServico: 'EXCLUSAO_DE_ICMS_E_ST' });
    const id_apuracao = await addTestAssessment(server, { ...about, id_product });
    const coming = async () => workOutlook(await readTimeline(caller, id_client)).coming;
    const despacho = { despacho_data: toDay('2026-10-20'), despacho_valor: roundedCents(60), despacho_motivo: 'Nota' };
    await addStoredRequest(id_apuracao, { competencia: '03/2025' });
    await addStoredRequest(id_apuracao, { competencia: '04/2025', situacao: 'INDEFERIDO' });
    await addStoredRequest(id_apuracao, {
      ...{ ...despacho, competencia: '05/2025', situacao: 'DEFERIDO', despacho_resultado: 'DEFERIDO_EM_PARTE' },
    });
    expect(await coming()).toEqual({ granted: 60, asked: 100, found: 0, total: 160 });
    const credit = { ...about, id_product, id_apuracao, anoCompetencia: 2025, creditOrigin: 100 };
    for (const mesCompetencia of [3, 4, 5]) await addTestCredit(server, { ...credit, mesCompetencia });
    expect(await coming()).toEqual({ granted: 60, asked: 100, found: 0, total: 160 });
    await addTestCredit(server, { ...credit, mesCompetencia: 6 });
    await addTestCredit(server, { ...credit, anoCompetencia: 2020, mesCompetencia: 6 });
    await addTestCredit(server, { ...credit, anoCompetencia: 2021, pagoEm: toDay('2021-06-20') });
    expect(await coming()).toEqual({ granted: 60, asked: 100, found: 100, total: 260 });
  });

  it('shows a DAS that was requested again under another assessment once, with its latest request', async () => {
    const again = await addOwner(server, { id_tenant: home });
    const [id_client = ''] = again.clients;
    const id_product = await addProduct(server, { id_tenant: home, id_client });
    const place = { id_tenant: home, id_client, id_product };
    const [first, second] = [await addTestAssessment(server, place), await addTestAssessment(server, place)];
    const das = { competencia: '05/2025', pagamento: '2025-06-20', pago_em: null };
    await addStoredRequest(first, { ...das, situacao: 'INDEFERIDO' });
    await addStoredRequest(second, { ...das, situacao: 'PEDIDO', data: toDay('2026-11-01') });
    const { data } = await (await asClient(server, again)).call(api.payments, { params: { id_client } });
    expect(data).toMatchObject([{ id_apuracao: second, situacao: 'PEDIDO', data: '2026-11-01' }]);
  });

  it('shows the request of a DAS that was not denied rather than a later one that was', async () => {
    const twice = await addOwner(server, { id_tenant: home });
    const [id_client = ''] = twice.clients;
    const id_product = await addProduct(server, { id_tenant: home, id_client });
    const place = { id_tenant: home, id_client, id_product };
    const [first, second] = [await addTestAssessment(server, place), await addTestAssessment(server, place)];
    const das = { pagamento: '2025-06-20', pago_em: null };
    const later = { ...das, situacao: 'INDEFERIDO', data: toDay('2026-11-01') } as const;
    const granted = { despacho_resultado: 'DEFERIDO', despacho_data: toDay('2026-11-10') } as const;
    const paid = { recebido_em: toDay('2026-11-12'), recebido_valor: roundedCents(100) };
    await addStoredRequest(first, {
      ...{ ...das, ...granted, competencia: '05/2025', situacao: 'DEFERIDO', despacho_valor: roundedCents(100) },
    });
    await addStoredRequest(second, { ...later, competencia: '05/2025' });
    await addStoredRequest(first, { ...das, ...paid, competencia: '06/2025', situacao: 'PAGO' });
    await addStoredRequest(second, { ...later, competencia: '06/2025' });
    await addStoredRequest(first, { ...das, competencia: '07/2025', situacao: 'INDEFERIDO' });
    await addStoredRequest(second, { ...later, competencia: '07/2025' });
    const caller = await asClient(server, twice);
    const { data } = await caller.call(api.payments, { params: { id_client } });
    expect(data.map(({ id_apuracao, competencia }) => [competencia, id_apuracao])).toEqual([
      ['07/2025', second],
      ['06/2025', first],
      ['05/2025', first],
    ]);
    expect(workOutlook(await readTimeline(caller, id_client))).toMatchObject({
      ...{ coming: { granted: 100, total: 100 }, received: 100 },
    });
  });

  it('shows staff what belongs to the products that they see, and the owner all', {
    tags: ['C-41', 'D-05'],
  }, async () => {
    const both = await addOwner(server, { id_tenant: home });
    const [id_client = ''] = both.clients;
    const caller = await asClient(server, both);
    const flags = { permission_product: true, exclusao_icms: true };
    const provider = { id_tenant: await addTenant(server, { isProvider: true }), typeUser: 'ADMIN' } as const;
    const limited = await addUser(server, { ...provider, typeCargo: 'ANALISTA', permissions: flags });
    const analyst = await as(server, limited, home);
    const openService = async (typeServico: ServiceType, id_analista?: string) => {
      const about = { id_tenant: home, id_client };
      const id_product = await addProduct(server, { ...about, typeServico, ...(id_analista && { id_analista }) });
      const id_apuracao = await addTestAssessment(server, { ...about, id_product });
      await addStoredRequest(id_apuracao, { situacao: 'PEDIDO' });
      await addTestCredit(server, { ...about, id_product, id_apuracao, creditOrigin: 100 });
      return id_apuracao;
    };
    const seen = await openService('EXCLUSAO_DE_ICMS_E_ST');
    const hidden = await openService('FCVS');

    const read = async (by: Caller) => {
      const payments = (await by.call(api.payments, { params: { id_client } })).data;
      const found = (await readTimeline(by, id_client)).filter(({ kind }) => kind === 'CREDITO' || kind === 'PEDIDO');
      return [payments.map(({ id_apuracao }) => id_apuracao).toSorted(), found.length];
    };
    expect(await read(analyst)).toEqual([[seen], 2]);
    expect(await read(caller)).toEqual([[seen, hidden].toSorted(), 4]);
    const assigned = await openService('PARCERIA_COMERCIAL', limited.id);
    expect(await read(analyst)).toEqual([[seen, assigned].toSorted(), 4]);
  });

  it('returns 403 for a company of another owner and 404 for one of another tenant', async () => {
    const other = await addClient(server, { id_tenant: home });
    const abroad = await addClient(server, { id_tenant: await addTenant(server) });
    for (const call of [api.timeline, api.payments, api.contracts, api.messages, api.write]) {
      const about = (id_client: string) => ({ params: { id_client }, body: { mensage: 'Olá' } });
      expect((await client.tryInvalid(call, about(other))).status).toBe(403);
      expect((await client.tryInvalid(call, about(abroad))).status).toBe(404);
      if (call !== api.contracts) expect((await partner.tryInvalid(call, about(other))).status).toBe(403);
    }
  });
});

/** Returns the alerts about the conversation; others are about the contract. */
const conversationAlerts = async (...asked: Parameters<typeof messagesOf>) =>
  (await messagesOf(...asked)).filter((message) => message.startsWith('Dona da Empresa: '));

describe('conversation', { tags: ['D-06'] }, () => {
  it('alerts the responsible to a message until staff replies; the owner reads only the replies', async () => {
    await partner.call(observationsApi.send, { body: { cnpj: company, mensage: 'Só da equipe' } });
    await writeMessage(client, 'Quando sai o crédito?');
    expect(await conversationAlerts(partner)).toEqual(['Dona da Empresa: Quando sai o crédito?']);
    server.clock.move(1000);
    await writeMessage(client, 'E o documento?');
    expect(await conversationAlerts(partner)).toEqual(['Dona da Empresa: E o documento?']);
    server.clock.move(1000);

    const { data } = await writeMessage(partner, 'Em dezembro.');
    expect(data).toMatchObject({ category: 'CLIENTE', sender: 'Paula Parceira', isOwn: true });
    expect([await conversationAlerts(partner), await conversationAlerts(partner, 'resolved')]).toEqual([
      [],
      ['Dona da Empresa: E o documento?'],
    ]);
    const read = (await readMessages(client)).map(({ mensage, isOwn }) => [mensage, isOwn]);
    expect(read).toEqual([
      ['Quando sai o crédito?', true],
      ['E o documento?', true],
      ['Em dezembro.', false],
    ]);
    expect((await readMessages(partner)).map(({ mensage }) => mensage)).toEqual(read.map(([mensage]) => mensage));
    expect(await readMessages(client, second)).toEqual([]);
  });

  it('clears the alert when the author deletes the message', async () => {
    const { data } = await writeMessage(client, 'Esqueçam');
    expect(await conversationAlerts(partner)).toEqual(['Dona da Empresa: Esqueçam']);
    await client.call(observationsApi.remove, { params: { id: data.id } });
    expect(await conversationAlerts(partner)).toEqual([]);
  });

  it('returns 400 for a blank message, and is read-only with a provisional password', { tags: ['D-12'] }, async () => {
    const blank = await client.try(api.write, { params: { id_client: company }, body: { mensage: ' ' } });
    expect(blank).toMatchObject({ status: 400, body: { issues: [{ path: 'mensage' }] } });
    const fresh = await addOwner(server, { id_tenant: home, mustChangePassword: true });
    const caller = await asClient(server, fresh);
    const params = { id_client: fresh.clients[0] ?? '' };
    const refused = await caller.try(api.write, { params, body: { mensage: 'Olá' } });
    expect(refused).toMatchObject({ status: 403, body: { code: 'password_provisional' } });
    for (const call of [api.timeline, api.payments, api.contracts, api.messages]) {
      expect((await caller.try(call, { params })).status).toBe(200);
    }
  });
});
