import { randomUUID } from 'node:crypto';
import type { TypeCargo } from '@restitui/domain/accounts/users/cargo.ts';
import { clientDocumentsApi } from '@restitui/domain/crm/client-documents/client-documents.api.ts';
import { alertsApi } from '@restitui/domain/insights/alerts/alerts.api.ts';
import { workQueueApi as api } from '@restitui/domain/insights/work-queue/work-queue.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAgreement, addSuggestion } from '../../../../test/agreements.ts';
import { raiseTestAlert } from '../../../../test/alerts.ts';
import { addReadyRun, monthRow, sliceOf } from '../../../../test/analysis-result.ts';
import { addClient, addProduct, addTestAssessment } from '../../../../test/clients.ts';
import { addErasureRequest } from '../../../../test/erasures.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../../test/harness.ts';
import { addIdentityCheck } from '../../../../test/identity-checks.ts';
import { addOwner } from '../../../../test/owners.ts';
import { users } from '../../accounts/users/users.table.ts';
import { messageLog } from '../../operations/messages/messages.table.ts';
import { simplesRuns } from '../../simples/analysis/simples-analysis.table.ts';
import { insertReviews } from '../../simples/analysis/simples-reviews.repository.ts';

const day = 86_400_000;
let server: TestServer;
let home: TenantId;
let provider: TenantId;
let boss: TestUser;
let partner: TestUser;
let ceo: Caller;
let id_client: string;
let bare: string;
let id_agreement: string;

// The test clock is at Friday 20/11/2026; everything is added 3 days later, on a Monday.
beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server);
  boss = await addUser(server, { id_tenant: home, typeUser: 'USUARIO', typeCargo: 'CEO' });
  partner = await addUser(server, { id_tenant: home, typeUser: 'USUARIO', typeCargo: 'PARCEIRO' });
  ceo = await as(server, boss);
  const owner = await addOwner(server, { id_tenant: home, clients: [{ id_responsavel: partner.id }] });
  [id_client = ''] = owner.clients;
  bare = await addClient(server, { id_tenant: home, razao_social: 'SEM CREDITO LTDA' });
  const contract = {
    id_tenant: home,
    typeRegime: 'SIMPLES_NACIONAL',
    contracts: ['PRINCIPAL'],
    by: boss.id,
    html: 'x',
  };
  id_agreement = await addAgreement(server, { ...contract, id_client: bare });
  server.clock.move(3 * day);
  const id_product = await addProduct(server, { id_tenant: home, id_client });
  const id_apuracao = await addTestAssessment(server, { id_tenant: home, id_client, id_product });
  const run = await addReadyRun(server, {
    ...{ id_tenant: home, id_user: boss.id, id_apuracao, rows: [monthRow('10/2021', { total_a_restituir: 90 })] },
    details: { '10/2021': { fatias: [sliceOf('2021-11-26', 50), sliceOf('2021-12-10', 40)] } },
  });
  const revisao = { pendente: 1234, decidido: 0, total_produtos: 4, atacadista: [] };
  const open = { codigo: 'P1', produto: 'BORRACHA', ncm: '4016.99.90', extipi: '', regra: '', lei: '', decisao: null };
  await server.inTenant(home, async (db) => {
    await db.update(simplesRuns).set({ revisao }).where(eq(simplesRuns.id, run));
    await insertReviews(db, home, run, [{ ...open, itens: 1, valor: 1234, meses: [] }]);
  });
  const about = { id_tenant: home, id_client, company: 'CLIENTE' };
  await raiseTestAlert(server, { ...about, kind: 'PROCURACAO_VENCENDO', subject: `${id_client} 2026-11-29 7` });
  await raiseTestAlert(server, { ...about, kind: 'MENSAGEM_DO_CLIENTE', subject: id_client });
  await raiseTestAlert(server, { ...about, kind: 'ANALISE_FALHOU', subject: id_apuracao, id_product });
  await raiseTestAlert(server, {
    ...about,
    kind: 'CREDITO_A_PRESCREVER',
    subject: `${id_apuracao} 10/2021`,
    id_product,
  });
  await addErasureRequest(server, { id_tenant: home, answerBy: '2026-12-05' as never });
  await addIdentityCheck(server, { id_tenant: home, id_owner: owner.id, nome: 'Dona', cpf: owner.cpf });
  const invited = await addUser(server, { id_tenant: home, typeCargo: 'GERENTE', isAccepted: false });
  const inviteExpiresAt = new Date(server.clock.now().getTime() + day).toISOString();
  await server.inTenant(home, (db) => db.update(users).set({ inviteExpiresAt }).where(eq(users.id, invited.id)));
});
afterAll(() => server.close());

const queueOf = async (caller: Caller) => (await caller.call(api.read)).data;
async function kindsOf(caller: Caller) {
  const { grupos } = await queueOf(caller);
  return grupos.flatMap(({ linhas }) => linhas.flatMap(({ itens }) => itens.map(({ tipo }) => tipo))).toSorted();
}
const ofClient = ['falha', 'mensagem', 'prescricao', 'prescricao', 'procuracao'];
const staff = async (typeCargo: TypeCargo) =>
  as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo }), home);

describe('the queue', () => {
  it('groups by last day, joins work of a client and orders by cents and days', async () => {
    const { hoje, grupos } = await queueOf(ceo);
    expect(hoje).toBe('2026-11-23');
    expect(grupos.map(({ grupo, ate }) => [grupo, ate])).toEqual([
      ['semana', '2026-11-29'],
      ['proximo_mes', '2026-12-31'],
      ['sem_prazo', null],
    ]);
    const [week] = grupos;
    expect(week?.linhas.map(({ prazo, itens: [item] }) => [item?.tipo, prazo])).toEqual([
      ['prescricao', '2026-11-26'],
      ['procuracao', '2026-11-29'],
    ]);
    const [payment, power] = week?.linhas ?? [];
    // The power of attorney holds both payments.
    expect(power?.valor).toBeGreaterThan(payment?.valor ?? Number.NaN);
    expect(week?.valor).toBe(power?.valor);
  });

  it('gives each role its sources', async () => {
    const all = [...ofClient, 'assinar', 'convite', 'titular', 'verificar'].toSorted();
    expect(await kindsOf(ceo)).toEqual(all);
    expect(await kindsOf(await as(server, partner))).toEqual(ofClient);
    expect(await kindsOf(await staff('CEO'))).toEqual([...all, 'atribuir', 'decidir_produtos'].toSorted());
    expect(await kindsOf(await staff('TI'))).toEqual(['convite']);
    expect(await kindsOf(await staff('JURIDICO'))).toEqual(['assinar', 'verificar']);
    expect(await kindsOf(await staff('FINANCEIRO'))).toEqual([]);
  });

  it('shows a GERENTE no work of clients of others', async () => {
    const other = await addUser(server, { id_tenant: home, typeUser: 'USUARIO', typeCargo: 'GERENTE' });
    expect(await kindsOf(await as(server, other))).toEqual([]);
  });

  it('shows no work of another tenant', async () => {
    const elsewhere = await addTenant(server);
    const boss = await addUser(server, { id_tenant: elsewhere, typeUser: 'USUARIO', typeCargo: 'CEO' });
    expect(await kindsOf(await as(server, boss))).toEqual([]);
  });

  it('drops what was done and takes what is new', async () => {
    const item = { params: { id_client: bare }, body: { item: 'Extrato' } };
    await ceo.call(clientDocumentsApi.ask, item);
    expect(await kindsOf(ceo)).not.toContain('receber');
    const { data } = await ceo.call(alertsApi.list);
    const failed = data.find(({ kind }) => kind === 'ANALISE_FALHOU');
    await ceo.call(alertsApi.resolve, { params: { id: failed?.id ?? '' }, body: { resolutionMessage: 'Feito.' } });
    await addSuggestion(server, { id_tenant: home, id_agreement, requestChange: 'Prazo menor' });
    const kinds = await kindsOf(ceo);
    expect([kinds.includes('falha'), kinds.includes('decidir'), kinds.includes('assinar')]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('a snooze', () => {
  const snooze = (caller: Caller, itens: string[], ate: string | null) =>
    caller.try(api.snooze, { body: { itens, ate } });

  async function payment(caller: Caller) {
    const { grupos } = await queueOf(caller);
    const row = grupos.flatMap(({ linhas }) => linhas).find(({ prazo }) => prazo === '2026-11-26');
    if (!row) throw new Error('The payment is not in the queue.');
    return row.itens.map(({ id }) => id);
  }

  it('hides a row from its user alone until the day, and can be undone', async () => {
    const itens = await payment(ceo);
    expect(await snooze(ceo, itens, '2026-11-25')).toMatchObject({ status: 200, body: { data: { adiados: 1 } } });
    expect(await queueOf(ceo)).toMatchObject({ adiados: { total: 1, linhas: [{ adiado_ate: '2026-11-25' }] } });
    await expect(payment(ceo)).rejects.toThrow('not in the queue');
    expect(await payment(await as(server, partner))).toEqual(itens);
    expect(await snooze(ceo, itens, null)).toMatchObject({ status: 200 });
    expect(await payment(ceo)).toEqual(itens);
  });

  it.each([
    ['today', '2026-11-23'],
    ['the last day', '2026-11-26'],
    ['a later day', '2026-12-10'],
  ])('cannot end on %s', async (_, ate) => {
    expect(await snooze(ceo, await payment(ceo), ate)).toMatchObject({
      status: 422,
      body: { code: 'snooze_too_late' },
    });
  });

  it("is refused for work outside the caller's queue", async () => {
    const itens = await payment(ceo);
    const strangers = [
      await staff('TI'),
      await as(server, await addUser(server, { id_tenant: await addTenant(server) })),
    ];
    for (const caller of strangers) {
      expect(await snooze(caller, itens, '2026-11-24')).toMatchObject({
        status: 404,
        body: { code: 'work_item_not_found' },
      });
    }
  });

  it('returns on its day', async () => {
    const itens = await payment(ceo);
    await snooze(ceo, itens, '2026-11-24');
    server.clock.move(day);
    expect(await payment(ceo)).toEqual(itens);
  });
});

it('names the national holidays of the next two years', async () => {
  const { data } = await ceo.call(api.read);
  expect(data.feriados).toEqual(expect.arrayContaining(['2026-12-25', '2027-01-01', '2027-03-26', '2028-04-21']));
  expect(data.feriados.every((day) => day >= data.hoje)).toBe(true);
});

describe('failures without an alert', () => {
  const failuresOf = async (caller: Caller) =>
    (await queueOf(caller)).grupos
      .flatMap(({ linhas }) => linhas.flatMap(({ itens }) => itens))
      .filter(({ id_message, fila }) => id_message !== null || fila !== null)
      .map(({ assunto, texto, fila }) => [assunto, texto, fila]);
  const message = (values: Partial<typeof messageLog.$inferInsert>) => ({
    ...{ id_tenant: home, event: null, receiver: 'parte' as const, channel: 'email' as const, to: 'a@b.test' },
    ...{ nome: 'DONA MARIA', subject: 'Documento pedido', text: null, id_client: bare, state: 'falhou' as const },
    ...{ id: randomUUID(), key: randomUUID(), createdDate: server.clock.now().toISOString() },
    ...values,
  });

  it('are undelivered messages, for who reads the log, until they are sent again or too old', async () => {
    const old = new Date(server.clock.now().getTime() - 40 * day).toISOString();
    await server.inTenant(home, (db) =>
      db
        .insert(messageLog)
        .values([
          message({}),
          message({ state: 'enviada', subject: 'Enviada' }),
          message({ id_resent: 'outra', subject: 'Reenviada' }),
          message({ createdDate: old, subject: 'Antiga' }),
          message({ id_client: null, subject: 'Código' }),
        ]),
    );
    const found = [['SEM CREDITO LTDA', 'E-mail não entregue a Dona Maria: Documento pedido', null]];
    expect(await failuresOf(ceo)).toEqual(found);
    expect(await failuresOf(await as(server, partner))).toEqual([]);
  });

  it('are failed jobs of the tenant, for who operates the system', async () => {
    await server.database.pool.query(
      `insert into pgboss.job (name, state, data, output)
       select name, 'failed', jsonb_build_object('id_tenant', $1::text), '{}'
       from unnest(array['portfolio-import', 'portfolio-import', 'send-message', 'simples-analysis', 'sample-company']) name`,
      [home],
    );
    const jobs = ['Importações de carteira', '2 trabalhos falharam e podem ser repetidos.', 'portfolio-import'];
    const operator = await staff('TI');
    expect(await failuresOf(operator)).toEqual([jobs]);
    expect((await failuresOf(ceo)).filter(([, , fila]) => fila !== null)).toEqual([]);
  });

  it('are no failed jobs whose work a later one with their key has done', async () => {
    await server.database.pool.query('delete from pgboss.job');
    const store = (name: string, state: string, key: string | null, minutesAgo: number) =>
      server.database.pool.query(
        `insert into pgboss.job (name, state, singleton_key, data, completed_on)
         values ($1, $2, $3, jsonb_build_object('id_tenant', $4::text), now() - $5 * interval '1 minute')`,
        [name, state, key, home, minutesAgo],
      );
    await store('alert-sweep', 'failed', home, 60);
    await store('alert-sweep', 'completed', home, 30);
    await store('file-sweep', 'failed', home, 60);
    await store('file-sweep', 'completed', home, 90);
    await store('file-sweep', 'completed', 'outra', 30);
    await store('erase-person', 'failed', null, 60);
    await store('erase-person', 'completed', null, 30);
    const shown = await failuresOf(await staff('TI'));
    expect(shown.map(([, , fila]) => fila).toSorted()).toEqual(['erase-person', 'file-sweep']);
  });
});
