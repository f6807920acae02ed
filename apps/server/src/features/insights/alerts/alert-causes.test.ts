import { toDay } from '@restitui/brazil/day.ts';
import { alertsApi } from '@restitui/domain/insights/alerts/alerts.api.ts';
import { refundRequestsApi } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messagesOf, newestOf, raiseTestAlert } from '../../../../test/alerts.ts';
import { addReadyRun, monthRow, sliceOf } from '../../../../test/analysis-result.ts';
import { addClient, addProduct, addTestAssessment } from '../../../../test/clients.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../../test/harness.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { clients } from '../../crm/clients/clients.table.ts';
import { clearAlerts, type NewAlert, renewAlert } from './alerts.repository.ts';
import { sweepAlerts } from './jobs/sweep-alerts.ts';

const body = { resolutionMessage: 'Visto.' };
let server: TestServer;
let analyst: TestUser;
let home: TenantId;
let ceo: Caller;

beforeAll(async () => {
  server = await startTestServer();
  const provider = await addTenant(server, { isProvider: true });
  analyst = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'ANALISTA' });
});
afterAll(() => server.close());

beforeEach(async () => {
  home = await addTenant(server);
  ceo = await as(server, await addUser(server, { id_tenant: home }));
});

const inHome = <T>(work: (db: Db) => Promise<T>) => server.inTenant(home, work);
const sweep = () => inHome((db) => sweepAlerts(db, home, server.clock.now()));
const tell = async (changes: Partial<NewAlert> = {}) => {
  await raiseTestAlert(server, { id_tenant: home, id_client: await theClient(), subject: 'a mesma', ...changes });
};
const clientOf = new Map<TenantId, string>();
async function theClient(): Promise<string> {
  const id = clientOf.get(home) ?? (await addClient(server, { id_tenant: home }));
  clientOf.set(home, id);
  return id;
}

describe('one cause', { tags: ['D-27'] }, () => {
  it('raised again updates the open alert with the latest message', async () => {
    await tell({ message: 'Antes' });
    await tell({ message: 'Depois' });
    expect(await messagesOf(ceo)).toEqual(['Depois']);
    await Promise.all(Array.from({ length: 5 }, () => tell({ subject: 'outra', message: 'Ao mesmo tempo' })));
    expect(await messagesOf(ceo)).toHaveLength(2);
  });

  it('stays resolved while it lasts, and raises a new alert when it recurs after it had ended', async () => {
    await tell();
    const { id } = await newestOf(ceo);
    await ceo.call(alertsApi.resolve, { params: { id }, body });
    await tell();
    expect(await messagesOf(ceo)).toEqual([]);
    await inHome((db) => clearAlerts(db, home, 'OBSERVACAO', ['a mesma'], server.clock.now()));
    const [kept] = (await ceo.call(alertsApi.list, { query: { tab: 'resolved' } })).data;
    expect(kept).toMatchObject({ id, ...body });
    await tell();
    expect((await newestOf(ceo)).id).not.toBe(id);
  });

  it('that ended resolves its alert for all users with a reason', async () => {
    await tell();
    await inHome((db) => clearAlerts(db, home, 'OBSERVACAO', ['a mesma', 'nenhuma'], server.clock.now()));
    expect(await messagesOf(ceo)).toEqual([]);
    const [resolved] = (await ceo.call(alertsApi.list, { query: { tab: 'resolved' } })).data;
    expect(resolved).toMatchObject({
      read: true,
      resolvedDate: server.clock.now().toISOString(),
      resolvedBy: null,
      resolutionMessage: 'Resolvido automaticamente: a observação deixou de ser um alerta.',
    });
  });

  it('that recurs makes the alert unread again, including for the user who resolved it', async () => {
    const alert: NewAlert = { kind: 'OBSERVACAO', subject: 'a mesma', company: 'X', message: 'De novo' };
    const again = async () =>
      inHome(async (db) => renewAlert(db, home, { ...alert, id_client: await theClient() }, server.clock.now()));
    await tell();
    const { id } = await newestOf(ceo);
    await ceo.call(alertsApi.markOneRead, { params: { id } });
    await again();
    expect(await messagesOf(ceo)).toEqual(['De novo']);
    await ceo.call(alertsApi.resolve, { params: { id }, body });
    await again();
    expect([await messagesOf(ceo), await messagesOf(ceo, 'resolved')]).toEqual([['De novo'], ['De novo']]);
  });
});

describe('daily sweep', { tags: ['D-27'] }, () => {
  const until = (day: string | null) => ({
    procuracaoHabilitada: true,
    procuracaoValidaAte: day === null ? null : toDay(day),
  });
  const change = (id: string, values: Partial<typeof clients.$inferInsert>) =>
    inHome((db) => db.update(clients).set(values).where(eq(clients.cnpjcpf, id)));

  it('raises one alert per ending or ended power of attorney, and clears it on renewal', async () => {
    const ending = await addClient(server, { id_tenant: home, ...until('2026-12-10') });
    await addClient(server, { id_tenant: home, ...until('2026-11-01') });
    await addClient(server, { id_tenant: home, ...until('2027-06-01') });
    await sweep();
    await sweep();
    const warning = 'A procuração vence em 10/12/2026, em 30 dias ou menos. Providencie a renovação.';
    const expired = 'A procuração expirou em 01/11/2026. Renove-a para continuar o trabalho.';
    expect((await messagesOf(ceo)).toSorted()).toEqual([expired, warning]);
    await change(ending, until('2027-12-10'));
    await sweep();
    expect([await messagesOf(ceo), await messagesOf(ceo, 'resolved')]).toEqual([[expired], [warning]]);
  });

  it('warns at 60, 30 and 7 days, each step also after the previous one was resolved', async () => {
    const id = await addClient(server, { id_tenant: home, ...until('2027-01-19') });
    await sweep();
    const first = await newestOf(ceo);
    expect(first).toMatchObject({ id_client: id, kind: 'PROCURACAO_VENCENDO' });
    await ceo.call(alertsApi.resolve, { params: { id: first.id }, body });
    await sweep();
    expect(await messagesOf(ceo)).toEqual([]);
    server.clock.move(30 * 86_400_000);
    await sweep();
    expect(await messagesOf(ceo)).toEqual([expect.stringContaining('em 30 dias ou menos')]);
    server.clock.move(23 * 86_400_000);
    await sweep();
    expect(await messagesOf(ceo)).toEqual([expect.stringContaining('em 7 dias ou menos')]);
    server.clock.move(-53 * 86_400_000);
  });

  it('finds refunds of the current result that reach their limitation within 90 days, with corrected totals', {
    tags: ['D-34'],
  }, async () => {
    const id_client = await theClient();
    const id_product = await addProduct(server, { id_tenant: home, id_client, id_analista: analyst.id });
    const id_apuracao = await addTestAssessment(server, { id_tenant: home, id_client, id_product });
    const month = (competencia: string, total_a_restituir: number, prescreve_em: string | null) =>
      monthRow(competencia, { total_a_restituir, prescreve_em });
    await addReadyRun(server, {
      id_tenant: home,
      id_apuracao,
      id_user: analyst.id,
      rows: [
        month('11/2021', 250.5, '2026-12-20'),
        month('12/2021', 0, '2027-01-20'),
        month('01/2022', 100, '2027-02-21'),
        month('10/2021', 100, '2026-11-19'),
        month('02/2022', 100, null),
      ],
      details: {
        '11/2021': { fatias: [sliceOf('2021-12-22', 200), sliceOf('2021-12-20', 50.5)] },
        '01/2022': { fatias: [sliceOf('2022-02-21', 100)] },
        '10/2021': { fatias: [sliceOf('2021-11-19', 100)] },
      },
    });
    await sweep();
    const message = 'O crédito de 11/2021, de R$ 250,50, prescreve em 20/12/2026.';
    expect(await messagesOf(ceo)).toEqual([message]);
    expect(await newestOf(ceo)).toMatchObject({ id_product, typeServico: 'PIS_COFINS_MONOFASICO_PARA_SN' });

    const flags = { pis_cofins_monofasico_para_sn: true };
    const provided = { id_tenant: analyst.id_tenant, typeUser: 'ADMIN' as const, typeCargo: 'ANALISTA' as const };
    const open = await addUser(server, { ...provided, permissions: { ...flags, permission_product: true } });
    const otherService = await addUser(server, { ...provided, permissions: { permission_product: true, fcvs: true } });
    expect(await messagesOf(await as(server, open, home))).toEqual([message]);
    expect(await messagesOf(await as(server, otherService, home))).toEqual([]);

    const admin = await as(server, await addUser(server, { id_tenant: analyst.id_tenant, typeUser: 'ADMIN' }), home);
    for (const pagamento of ['2021-12-20', '2021-12-22']) {
      await admin.call(refundRequestsApi.save, {
        params: { id_apuracao, competencia: '112021', pagamento },
        body: { situacao: 'PEDIDO', data: '2026-11-20', protocolo: '' },
      });
    }
    await sweep();
    expect(await messagesOf(ceo)).toEqual([]);
  });
});
