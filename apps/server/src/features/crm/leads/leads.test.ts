import { leadLimits } from '@restitui/domain/crm/leads/lead-limits.ts';
import { leadsApi as api } from '@restitui/domain/crm/leads/leads.api.ts';
import { alertsApi } from '@restitui/domain/insights/alerts/alerts.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { addLead } from '../../../../test/leads.ts';
import { deliverMessages } from '../../../../test/messages.ts';
import { register, registration } from '../../../../test/registration.ts';
import { changes } from '../../insights/change-history/change-history.table.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let other: TenantId;
let ceo: Caller;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true, title: 'Provedor', hosts: ['localhost'] });
  home = await addTenant(server, {
    title: 'Meridiano',
    domain: 'meridiano.test',
    landing: 'm',
    email: 'oi@meridiano.test',
  });
  other = await addTenant(server, { title: 'Kairós', domain: 'kairos.test', landing: 'k' });
  ceo = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.move(61 * 60_000);
  await deliverMessages(server);
  server.sent.length = 0;
});

const written = {
  name: ' Ana Lima ',
  tel: '(41) 99999-0000',
  email: 'ana@loja.test',
  message: 'Somos 11.222.333/0001-81.',
};

async function sendContactForm(host: string, payload: object) {
  const reply = await server.app.inject({ method: 'POST', url: '/api/leads', headers: { host }, payload });
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
}

/** Returns the field, old and new value of each recorded change, by field. */
const historyOf = (id: string) =>
  server.inTenant(home, async (db) => {
    const rows = await db.select().from(changes).where(eq(changes.id_entity, id)).orderBy(asc(changes.field));
    return rows.map(({ field, from, to }) => [field, from, to]);
  });

const listLeads = async (caller: Caller, query = {}) => (await caller.call(api.list, { query })).data;
const addCeo = async (id_tenant: TenantId) => as(server, await addUser(server, { id_tenant, typeCargo: 'CEO' }));
const listNames = async (caller: Caller, query = {}) => (await listLeads(caller, query)).map(({ name }) => name);

describe('contact form', () => {
  it('stores the message for the tenant of the host, which is informed by e-mail and an alert', {
    tags: ['D-23', 'I-003', 'I-032'],
  }, async () => {
    const { status, body } = await sendContactForm('www.meridiano.test', written);
    expect([status, body]).toEqual([201, { data: { id: expect.any(String), createdDate: expect.any(String) } }]);
    expect((await listLeads(ceo))[0]).toEqual({
      id: body.data.id,
      id_tenant: home,
      name: 'Ana Lima',
      tel: '41999990000',
      email: 'ana@loja.test',
      message: 'Somos 11.222.333/0001-81.',
      cnpj: '11222333000181',
      status: 'NOVO',
      id_responsavel: null,
      nome_responsavel: null,
      nota: '',
      id_client: null,
      createdDate: server.clock.now().toISOString(),
    });
    const [message] = await deliverMessages(server);
    expect(message).toMatchObject({ channel: 'email', to: 'oi@meridiano.test', sender: 'Meridiano' });
    expect(message?.subject).toBe('Novo contato pelo site: Ana Lima');
    for (const part of ['(41) 99999-0000', 'ana@loja.test', '11.222.333/0001-81', `/leads?lead=${body.data.id}`])
      expect(message?.text).toContain(part);
    const { data } = await ceo.call(alertsApi.list);
    expect(data[0]).toMatchObject({ kind: 'NOVO_LEAD', company: 'Ana Lima', id_lead: body.data.id });
  });

  it('delivers only to the tenant of the host, or to the provider for an unknown host', {
    tags: ['I-002', 'I-005'],
  }, async () => {
    await sendContactForm('kairos.test', { ...written, name: 'Da Kairós' });
    await sendContactForm('ninguem.test', { ...written, name: 'De ninguém' });
    await sendContactForm('kairos.test', { ...written, name: 'Da prévia', landing: 'm' });
    expect(await listNames(await addCeo(other), { q: 'kairos' })).toEqual(['Da Kairós']);
    expect(await listNames(ceo)).toContain('Da prévia');
    expect(await listNames(ceo)).not.toContain('Da Kairós');
    expect(await listNames(await addCeo(provider))).toEqual(['De ninguém']);
  });

  it.each([
    [
      'meridiano.test',
      { name: '', tel: '', email: 'ana', message: ' ' },
      {
        name: 'Nome é obrigatório',
        tel: 'Telefone é obrigatório',
        message: 'Mensagem é obrigatória',
        email: 'Email inválido',
      },
    ],
    [
      'kairos.test',
      { ...written, email: '', tel: '' },
      { tel: 'Telefone é obrigatório', email: 'Email é obrigatório' },
    ],
    ['localhost', { ...written, email: 'ana' }, { email: 'Por favor, insira um endereço de e-mail válido' }],
    [
      'localhost',
      {},
      Object.fromEntries(
        ['name', 'email', 'message'].map((field) => [field, 'Por favor, preencha todos os campos obrigatórios']),
      ),
    ],
    ['meridiano.test', { ...written, message: 'x'.repeat(4001) }, { message: 'Use no máximo 4000 caracteres.' }],
  ])(
    '%s rejects %o at its fields',
    { tags: ['I-033', 'I-034', 'I-035', 'I-036', 'I-037', 'I-041', 'I-043', 'I-044'] },
    async (host, sent, said) => {
      const { status, body } = await sendContactForm(host, sent);
      expect([status, body.code]).toEqual([400, 'invalid_input']);
      expect(
        Object.fromEntries(body.issues.map(({ path, message }: { path: string; message: string }) => [path, message])),
      ).toEqual(said);
    },
  );

  it('accepts a missing phone in the generic form, and refuses a malformed e-mail in every form', {
    tags: ['I-031', 'I-042', 'I-045', 'D-44'],
  }, async () => {
    expect(
      (await sendContactForm('localhost', { name: 'Bia', phone: '4133330000', email: 'b@b.test', message: 'Oi' }))
        .status,
    ).toBe(201);
    expect((await listLeads(await addCeo(provider)))[0]).toMatchObject({ name: 'Bia', tel: '4133330000' });
    expect((await sendContactForm('localhost', { name: 'Bia', email: 'b@b.test', message: 'Oi' })).status).toBe(201);
    for (const host of ['localhost', 'meridiano.test', 'kairos.test']) {
      const { status, body } = await sendContactForm(host, { ...written, email: 'sem formato' });
      expect([status, body.code, body.issues[0].path]).toEqual([400, 'invalid_input', 'email']);
    }
  });

  it('gives a filled honeypot the normal response and stores nothing', { tags: ['D-23'] }, async () => {
    const { status, body } = await sendContactForm('meridiano.test', {
      ...written,
      name: 'Robô',
      site: 'http://spam.test',
    });
    expect([status, Object.keys(body.data)]).toEqual([201, ['id', 'createdDate']]);
    expect(await listNames(ceo)).not.toContain('Robô');
    expect(await deliverMessages(server)).toEqual([]);
  });

  it('limits the messages of an address', { tags: ['D-23'] }, async () => {
    const sent = await Promise.all(
      Array.from({ length: leadLimits.perAddress + 2 }, () => sendContactForm('meridiano.test', written)),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([...Array(leadLimits.perAddress).fill(201), 429, 429]);
    const refused = await sendContactForm('meridiano.test', written);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_leads' } });
    expect(refused.headers['retry-after']).toBe('3600');
    server.clock.move(60 * 60_000 + 1);
    expect((await sendContactForm('meridiano.test', written)).status).toBe(201);
  });
});

describe('work on leads', { tags: ['D-23'] }, () => {
  it('lists all, assigned or no leads, depending on the cargo', async () => {
    const manager = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'GERENTE' }));
    const person = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' });
    const partner = await as(server, person);
    const mine = await addLead(server, { id_tenant: home, name: 'Do parceiro', id_responsavel: person.id });
    const free = await addLead(server, { id_tenant: home, name: 'De ninguém ainda' });
    expect(await listNames(manager)).toEqual(expect.arrayContaining(['Do parceiro', 'De ninguém ainda']));
    expect(await listNames(partner)).toEqual(['Do parceiro']);
    expect((await partner.call(api.read, { params: { id: mine } })).data.nome_responsavel).toMatch(/^Pessoa/);
    expect(await partner.try(api.read, { params: { id: free } })).toMatchObject({
      status: 403,
      body: { code: 'lead_denied' },
    });
    expect((await partner.try(api.update, { params: { id: free }, body: { status: 'DESCARTADO' } })).status).toBe(403);

    const accountant = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CONTABILIDADE' }));
    expect(await accountant.try(api.list)).toMatchObject({ status: 403, body: { code: 'leads_denied' } });
    expect(await ceo.try(api.read, { params: { id: 'nenhum' } })).toMatchObject({
      status: 404,
      body: { code: 'lead_not_found' },
    });
    expect((await (await addCeo(other)).try(api.read, { params: { id: free } })).status).toBe(404);
  });

  it("lets the provider's CEO and users who register clients act in the selected tenant", async () => {
    const id = await addLead(server, { id_tenant: home });
    for (const [typeCargo, permissions, status] of [
      ['CEO', {}, 200],
      ['ANALISTA', { add_client: true }, 200],
      ['ANALISTA', { permission_geral: true }, 403],
    ] as const) {
      const caller = await as(
        server,
        await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo, permissions }),
        home,
      );
      expect((await caller.try(api.read, { params: { id } })).status).toBe(status);
    }
  });

  it('searches names without accents and any part of the message, and filters by status', async () => {
    await addLead(server, { id_tenant: home, name: 'Conceição Açaí', message: 'Distribuidora de autopeças' });
    expect(await listNames(ceo, { q: 'conceicao' })).toEqual(['Conceição Açaí']);
    expect(await listNames(ceo, { q: 'AUTOPECAS' })).toEqual(['Conceição Açaí']);
    expect(await listNames(ceo, { q: 'conceicao', status: 'DESCARTADO' })).toEqual([]);
    const { page } = await ceo.call(api.list, { query: { pageSize: 1, q: 'autopecas' } });
    expect(page).toEqual({ number: 1, size: 1, total: 1 });
  });

  it('stores status, note and responsible, and clears the alert once the lead is no longer new', {
    tags: ['D-27', 'D-35'],
  }, async () => {
    const { body } = await sendContactForm('meridiano.test', { ...written, name: 'Com alerta' });
    const id = body.data.id as string;
    const partner = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', name: 'Paulo Parceiro' });
    const people = (await ceo.call(api.listAssignees)).data;
    expect(people).toContainEqual({ id: partner.id, name: 'Paulo Parceiro', typeCargo: 'PARCEIRO' });

    const given = await ceo.call(api.update, {
      params: { id },
      body: { id_responsavel: partner.id, nota: ' Ligar às 10h ' },
    });
    expect(given.data).toMatchObject({ status: 'NOVO', nome_responsavel: 'Paulo Parceiro', nota: 'Ligar às 10h' });
    const kinds = async () => (await ceo.call(alertsApi.list, { query: { q: 'Com alerta' } })).data.length;
    expect(await kinds()).toBe(1);
    const caller = await as(server, partner);
    const moved = await caller.call(api.update, { params: { id }, body: { status: 'EM_CONTATO' } });
    expect(moved.data).toMatchObject({ status: 'EM_CONTATO', nota: 'Ligar às 10h' });
    expect(await kinds()).toBe(0);
    const { data } = await ceo.call(alertsApi.list, { query: { tab: 'resolved', q: 'Com alerta' } });
    expect(data[0]?.resolutionMessage).toBe('Resolvido automaticamente: o contato já está em atendimento.');
    expect(await historyOf(id)).toEqual([
      ['nome_responsavel', null, 'Paulo Parceiro'],
      ['nota', '', 'Ligar às 10h'],
      ['status', 'NOVO', 'EM_CONTATO'],
    ]);
  });

  it('lets only CEO and manager assign, and only to active users who see leads', async () => {
    const person = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' });
    const pending = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', isAccepted: false });
    const accountant = await addUser(server, { id_tenant: home, typeCargo: 'CONTABILIDADE' });
    const id = await addLead(server, { id_tenant: home, id_responsavel: person.id });
    const partner = await as(server, person);
    const assign = (caller: Caller, id_responsavel: string | null) =>
      caller.try(api.update, { params: { id }, body: { id_responsavel } });
    expect(await assign(partner, null)).toMatchObject({ status: 403, body: { code: 'lead_assign_denied' } });
    expect((await partner.try(api.listAssignees)).status).toBe(403);
    for (const wrong of [pending.id, accountant.id, 'ninguem']) {
      expect(await assign(ceo, wrong)).toMatchObject({ status: 400, body: { code: 'lead_assignee_invalid' } });
    }
    expect((await assign(ceo, null)).status).toBe(200);
    expect((await ceo.tryInvalid(api.update, { params: { id }, body: { status: 'CONVERTIDO' } })).status).toBe(400);
  });
});

it('converts a lead once by a registration, which clears its alert', { tags: ['D-23'] }, async () => {
  const { body } = await sendContactForm('meridiano.test', { ...written, name: 'Vira cliente' });
  const id_lead = body.data.id as string;
  await deliverMessages(server);
  const manager = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'GERENTE' }));
  const sent = registration({ id_lead });
  expect((await register(server, manager, sent)).status).toBe(201);
  const { data } = await ceo.call(api.read, { params: { id: id_lead } });
  expect(data).toMatchObject({ status: 'CONVERTIDO', id_client: sent.cnpjcpf });
  expect(await historyOf(id_lead)).toEqual([['status', 'NOVO', 'CONVERTIDO']]);
  expect((await ceo.call(alertsApi.list, { query: { q: 'Vira cliente' } })).data).toEqual([]);
  expect(await ceo.try(api.update, { params: { id: id_lead }, body: { status: 'NOVO' } })).toMatchObject({
    status: 409,
    body: { code: 'lead_converted' },
  });

  server.clock.move(31_000);
  const again = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'GERENTE' }));
  expect(await register(server, again, registration({ id_lead }))).toMatchObject({
    status: 409,
    body: { code: 'lead_converted' },
  });
  server.clock.move(31_000);
  const stranger = await addCeo(other);
  expect((await register(server, stranger, registration({ id_lead }))).status).toBe(404);
});
