import { alertsApi } from '@restitui/domain/insights/alerts/alerts.api.ts';
import { workQueueApi } from '@restitui/domain/insights/work-queue/work-queue.api.ts';
import type { PositionClass } from '@restitui/domain/recovery/file-analyses/analysis-class.ts';
import { analysisRequestsApi } from '@restitui/domain/recovery/file-analyses/analysis-requests.api.ts';
import { fileAnalysesApi } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { diagnosisTexts } from '@restitui/domain/simples/analysis/diagnosis.ts';
import { refundRequestsApi } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import type { EnteredStep } from '@restitui/domain/simples/refund-requests/refund-step.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messagesOf, newestOf } from '../../../../test/alerts.ts';
import { addAnalysedMonths, thesisOf } from '../../../../test/analysis-payments.ts';
import { addReadyRun, addRunOfTwoPayments, monthRow, sliceOf } from '../../../../test/analysis-result.ts';
import { addClient, addTestAssessment } from '../../../../test/clients.ts';
import { addOpenService } from '../../../../test/consultancy.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { refundRequests } from '../../simples/refund-requests/refund-requests.table.ts';
import { sweepAlerts } from './jobs/sweep-alerts.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let admin: Caller;
let ceo: Caller;
let id_apuracao: string;
let root: string;
let id_client: string;
let id_product: string;
let id_user: string;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());

const may = { competencia: '05/2025', pagamento: '2025-06-20' };
const june = { competencia: '06/2025', pagamento: '2025-07-21' };

beforeEach(async () => {
  home = await addTenant(server);
  const boss = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' });
  admin = await as(server, boss, home);
  ceo = await as(server, await addUser(server, { id_tenant: home }));
  id_user = boss.id;
  id_client = await addClient(server, { id_tenant: home });
  root = id_client.slice(0, 8);
  ({ id_apuracao, id_product } = await addOpenService(server, home, id_client));
  const found = { diagnostico: diagnosisTexts.oportunidade, total_a_restituir: 100, cofins_restituir: 100 };
  await addRunOfTwoPayments(server, { id_tenant: home, id_apuracao, id_user }, found);
});

async function record(passo: EnteredStep, of: (typeof may)[] = [may]): Promise<void> {
  const pagamentos = of.map((one) => ({ ...one, passo }));
  await admin.call(refundRequestsApi.saveSteps, { params: { id_apuracao }, body: { pagamentos } });
}
const sweep = () => server.inTenant(home, (db) => sweepAlerts(db, home, server.clock.now()));
const asked = (data: string): EnteredStep => ({ passo: 'PEDIDO', data, protocolo: '1' });
const other = async () => {
  const permissions = { permission_product: true, fcvs: true };
  const person = { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'ANALISTA', permissions } as const;
  return as(server, await addUser(server, person), home);
};

describe('alerts on refund steps', { tags: ['D-27'] }, () => {
  it('name requests of a day that wait longer than 360 days, and end with the decision', async () => {
    await record(asked('2025-11-24'), [may, june]);
    await sweep();
    expect(await messagesOf(ceo)).toEqual([
      '2 pedidos de 24/11/2025, de R$ 200,00, esperam o despacho: os 360 dias da Lei 11.457/2007 acabaram em 19/11/2026. Cobre a Receita.',
    ]);
    expect(await messagesOf(await other())).toEqual([]);
    await record({ passo: 'DESPACHO', data: '2026-11-19', resultado: 'DEFERIDO' }, [may, june]);
    await sweep();
    expect(await messagesOf(ceo)).toEqual([]);
  });

  it('are not raised on the last day of the term', async () => {
    await record(asked('2025-11-25'));
    await sweep();
    expect(await messagesOf(ceo)).toEqual([]);
  });

  it('stay resolved while requests of the day wait, whichever assessment they are under', async () => {
    const earlier = await addTestAssessment(server, { id_tenant: home, id_client, id_product });
    await record(asked('2025-11-24'), [may, june]);
    await server.inTenant(home, (db) =>
      db
        .update(refundRequests)
        .set({ id_apuracao: earlier })
        .where(and(eq(refundRequests.id_apuracao, id_apuracao), eq(refundRequests.competencia, may.competencia))),
    );
    await sweep();
    const { id } = await newestOf(ceo);
    await ceo.call(alertsApi.resolve, { params: { id }, body: { resolutionMessage: 'Cobrado da Receita.' } });
    for (const decided of [earlier, id_apuracao].toSorted()) {
      await sweep();
      expect(await messagesOf(ceo)).toEqual([]);
      await server.inTenant(home, (db) => db.delete(refundRequests).where(eq(refundRequests.id_apuracao, decided)));
    }
  });

  it('name the last day of an appeal, and end with it', async () => {
    await record(asked('2026-11-02'));
    await record({ passo: 'DESPACHO', data: '2026-11-13', resultado: 'INDEFERIDO', motivo: 'Sem prova' });
    await sweep();
    expect(await messagesOf(ceo)).toEqual([
      expect.stringMatching(/^1 pedido, com R\$\s100,00 negados: o recurso vence/),
    ]);
    expect(await messagesOf(await other())).toEqual([]);
    await record({ passo: 'RECURSO', data: '2026-11-16', protocolo: '2' });
    await sweep();
    expect(await messagesOf(ceo)).toEqual([]);
  });

  it('name a rectified month that was not requested for 30 days, which is work too', async () => {
    await record({ passo: 'RETIFICADORA', numero: `${root}202505002` });
    await sweep();
    expect(await messagesOf(ceo)).toEqual([]);
    await server.inTenant(home, (db) =>
      db
        .update(refundRequests)
        .set({ at: '2026-10-20T12:00:00.000Z' })
        .where(eq(refundRequests.id_apuracao, id_apuracao)),
    );
    await sweep();
    expect(await messagesOf(ceo)).toEqual([
      'A retificadora de 05/2025 está sem mudança desde 20/10/2026 e R$ 100,00 não foram pedidos. Prescreve em 20/06/2030.',
    ]);
    expect(await messagesOf(await other())).toEqual([]);
    const { grupos } = (await admin.call(workQueueApi.read)).data;
    const items = grupos.flatMap(({ linhas }) => linhas.flatMap(({ itens }) => itens));
    expect(items.filter(({ tipo }) => tipo === 'pedir')).toHaveLength(1);
    await record(asked('2026-11-20'));
    await sweep();
    expect(await messagesOf(ceo)).toEqual([]);
  });

  it('name of a rectified month what did not expire, with its last day', async () => {
    await addReadyRun(server, {
      ...{ id_tenant: home, id_apuracao, id_user },
      rows: [monthRow('05/2025', { diagnostico: diagnosisTexts.oportunidade, total_a_restituir: 100 })],
      details: {
        '05/2025': {
          fatias: [
            { ...sliceOf('2025-06-20', 60), prescreve_em: '2026-11-19' },
            { ...sliceOf('2025-07-10', 40), prescreve_em: '2026-11-20' },
          ],
        },
      },
    });
    await record({ passo: 'RETIFICADORA', numero: `${root}202505002` }, [may, { ...may, pagamento: '2025-07-10' }]);
    await server.inTenant(home, (db) =>
      db
        .update(refundRequests)
        .set({ at: '2026-10-20T12:00:00.000Z' })
        .where(eq(refundRequests.id_apuracao, id_apuracao)),
    );
    await sweep();
    const months = (await messagesOf(ceo)).filter((message) => message.startsWith('A retificadora'));
    expect(months).toEqual([expect.stringMatching(/e R\$\s40,00 não foram .* 20\/11\/2026\.$/)]);
  });
});

describe('alert on a rectified month of an analysis from files', { tags: ['D-27'] }, () => {
  const place = () => ({ id_tenant: home, id_apuracao, id_user, servico: 'PREVIDENCIARIO' as const });
  const month = (periodo: string, celulas = [thesisOf('A', 6_000), thesisOf('B', 4_000)]) => ({
    ...{ periodo, pagamento: '2025-06-20', prescreve_em: '2030-06-20', celulas },
  });
  const tick = (classes: PositionClass[]) =>
    admin.call(fileAnalysesApi.choose, {
      params: { id_apuracao },
      body: { valor: { tipo: 'classes', classes }, motivo: 'Classes marcadas na tela' },
    });
  const rectified = async () => (await messagesOf(ceo)).filter((message) => message.startsWith('A retificadora'));

  beforeEach(async () => {
    ({ id_apuracao, id_product } = await addOpenService(server, home, id_client, 'PREVIDENCIARIO'));
    await addAnalysedMonths(server, place(), [month('2025-05'), month('2024-13')]);
    const receipt: EnteredStep = { passo: 'RETIFICADORA', numero: '12.34.56' };
    await record(receipt, [
      { competencia: '05/2025', pagamento: '1' },
      { competencia: '13/2024', pagamento: '13-1' },
    ]);
    await server.inTenant(home, (db) =>
      db
        .update(refundRequests)
        .set({ at: '2026-10-20T12:00:00.000Z' })
        .where(eq(refundRequests.id_apuracao, id_apuracao)),
    );
    await sweep();
  });

  it('names the month and what its ticked theses claim', async () => {
    expect((await rectified()).toSorted()).toEqual([
      'A retificadora de 05/2025 está sem mudança desde 20/10/2026 e R$ 100,00 não foram pedidos. Prescreve em 20/06/2030.',
      'A retificadora de 13º/2024 está sem mudança desde 20/10/2026 e R$ 100,00 não foram pedidos. Prescreve em 20/06/2030.',
    ]);
    expect(await messagesOf(await other())).toEqual([]);
  });

  it('ends once the theses of the month are unticked, and returns with them', async () => {
    await tick(['INDEFINIDA']);
    await sweep();
    expect(await rectified()).toEqual([]);
    await tick(['RECONHECIDA']);
    await sweep();
    expect(await rectified()).toHaveLength(2);
  });

  it('follows a result with another amount, and ends with one without the month', async () => {
    await addAnalysedMonths(server, place(), [month('2025-05', [thesisOf('A', 2_500)])]);
    await sweep();
    expect(await rectified()).toEqual([expect.stringMatching(/^A retificadora de 05\/2025 .* R\$\s25,00 não foram/)]);
  });

  it('leaves out theses that are requested under another assessment, and ends with the last one', async () => {
    id_apuracao = await addTestAssessment(server, { id_tenant: home, id_client, id_product });
    await addAnalysedMonths(server, place(), [month('2025-05')]);
    const request = async (tese: string) => {
      await admin.call(analysisRequestsApi.save, {
        params: { id_apuracao, competencia: '052025' },
        body: {
          ...{ tipo: 'RESTITUICAO', situacao: 'PEDIDO', data: '2026-10-01', protocolo: tese },
          teses: [{ tese }],
        },
      });
      await sweep();
      return (await rectified()).filter((text) => text.includes('05/2025'));
    };
    expect(await request('A')).toEqual([expect.stringMatching(/R\$\s40,00 não foram/)]);
    expect(await request('B')).toEqual([]);
  });
});
