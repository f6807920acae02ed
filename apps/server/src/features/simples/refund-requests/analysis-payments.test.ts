import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { toDay } from '@restitui/brazil/day.ts';
import { roundedCents } from '@restitui/brazil/money.ts';
import { fileAnalysesApi } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import type { FileAnalysisService } from '@restitui/domain/recovery/file-analyses/file-analysis-service.ts';
import { refundRequestsApi } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import type { EnteredStep } from '@restitui/domain/simples/refund-requests/refund-step.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAnalysedMonths } from '../../../../test/analysis-payments.ts';
import { addTenant, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { asked, granted, money, ofFiles, openFromFiles, type PaymentCase, refusal } from '../../../../test/payments.ts';
import { analysisRequests } from '../../recovery/file-analyses/analysis-requests.table.ts';

let server: TestServer;
let provider: TenantId;
let at: PaymentCase;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());

const openCase = async (of: Parameters<typeof openFromFiles>[2]) => {
  at = await openFromFiles(server, provider, of);
};
const { may, june } = ofFiles;

describe.each<FileAnalysisService>(['EXCLUSAO_DE_ICMS_E_ST', 'PREVIDENCIARIO'])('payments of %s', (servico) => {
  beforeEach(() => openCase({ servico }));

  it('are one per month with their theses', async () => {
    expect(await at.payments()).toMatchObject([
      {
        ...{ ...may, pago_em: '2025-06-25', prescreve_em: '2030-06-25', total: 100, situacao: 'A_PEDIR', version: 0 },
        teses: [
          { tese: 'A', nome: 'Tese A', credito: 60 },
          { tese: 'B', nome: 'Tese B', credito: 40 },
        ],
      },
      { ...june, total: 50 },
    ]);
    expect(await at.stranger.try(refundRequestsApi.list, { params: at.params })).toMatchObject({ status: 404 });
    expect(await at.step(may, asked, at.ceo)).toMatchObject(refusal(403, 'refund_request_denied'));
    expect(await at.step(may, asked, at.stranger)).toMatchObject({ status: 404 });
    expect(await at.step({ ...may, pagamento: '2' }, asked)).toMatchObject(refusal(404, 'refund_payment_not_found'));
  });

  it('follow the steps to the boleto, and the theses have the state of their payment', async () => {
    await at.record(may, { passo: 'RETIFICADORA', numero: 'D3.5A-12.34.56' });
    expect(await at.theses()).toMatchObject([
      { situacao: 'A_PEDIR' },
      { situacao: 'A_PEDIR' },
      { situacao: 'A_PEDIR' },
    ]);
    await at.record(may, asked);
    expect(await at.theses()).toMatchObject([
      { tese: 'A', situacao: 'PEDIDO', protocolo: '10001.10002', valor_pedido: 60, pedido: '1' },
      { tese: 'B', situacao: 'PEDIDO', data: '2026-10-01', valor_pedido: 40, pedido: '1' },
      { competencia: '06/2025', situacao: 'A_PEDIR', pedido: null },
    ]);
    await at.record(may, granted, money(110.97));
    expect(await at.payments()).toMatchObject([
      { situacao: 'PAGO', retificadora: 'D3.5A-12.34.56', valor_pedido: 100, recebido: { valor: 110.97 } },
      { situacao: 'A_PEDIR' },
    ]);
    expect(await at.book([may])).toMatchObject({ status: 200, body: { data: { linhas: 1, valor: 17.2 } } });
    expect((await at.charge(may, 17.2)).status).toBe(201);
    expect(await at.fees()).toMatchObject([{ situacao: 'COBRADO', cobranca: { cobrado: 17.2, a_cobrar: 0 } }]);
    expect(await at.credits()).toMatchObject([
      { anoCompetencia: 2025, mesCompetencia: 5, pagoEm: '2025-06-25', creditOrigin: 100, compensacao: 110.97 },
    ]);
  });

  it('refuse steps out of order, and a receipt without a digit', async () => {
    expect(await at.step(may, granted)).toMatchObject(refusal(409, 'refund_not_requested'));
    expect(await at.step(may, money(1))).toMatchObject(refusal(409, 'refund_not_granted'));
    const early: EnteredStep = { ...asked, data: '2025-06-24' };
    expect(await at.step(may, early)).toMatchObject(refusal(400, 'refund_before_payment'));
    expect(await at.step(may, { passo: 'RETIFICADORA', numero: 'sem' })).toMatchObject(refusal(400, 'invalid_input'));
  });

  it('are recorded together or not at all', async () => {
    const passo = { passo: 'PEDIDO', data: '2026-10-01', protocolo: '7' } as const;
    const all = (of: (typeof may)[]) =>
      at.boss.try(refundRequestsApi.saveSteps, {
        params: at.params,
        body: { pagamentos: of.map((one) => ({ ...one, passo })) },
      });
    await at.record(june, asked, granted);
    expect(await all([may, june])).toMatchObject({
      status: 409,
      body: {
        issues: [
          { path: 'pagamentos.1.passo.data', message: expect.stringContaining('06/2025 (DARF pago em 25/07/2025)') },
        ],
      },
    });
    expect(await at.payments()).toMatchObject([{ situacao: 'A_PEDIR' }, {}]);
    expect((await all([may])).status).toBe(200);
  });

  it('keep a request whose thesis the result has no more', async () => {
    await at.record(may, asked);
    await addAnalysedMonths(server, { id_tenant: at.home, ...at.params, id_user: at.id_user, servico }, []);
    expect(await at.payments()).toMatchObject([
      { ...may, pago_em: '2025-06-25', prescreve_em: '2030-06-25', situacao: 'PEDIDO', valor_pedido: 100 },
    ]);
  });
});

describe('a request of some theses', () => {
  beforeEach(() => openCase({ servico: 'EXCLUSAO_DE_ICMS_E_ST' }));

  it('leaves the others to a second request of the payment, with its own money and fee', async () => {
    expect((await at.saveTheses(['A'])).status).toBe(200);
    expect(await at.payments()).toMatchObject([
      { pagamento: '2', situacao: 'PEDIDO', valor_pedido: 60, teses: [{ tese: 'A' }] },
      { pagamento: '1', situacao: 'A_PEDIR', total: 40, teses: [{ tese: 'B' }] },
      {},
    ]);
    const second = { ...may, pagamento: '2' };
    await at.record(second, granted, money(66));
    await at.receive(may, 44);
    expect(await at.book([may, second])).toMatchObject({ body: { data: { linhas: 2, valor: 17.05 } } });
    expect((await at.credits()).map(({ creditOrigin }) => creditOrigin).toSorted()).toEqual([40, 60]);
    expect((await at.charge(second, 10.23)).status).toBe(201);
    expect((await at.charge(may, 6.82)).status).toBe(201);
    expect(await at.charge(may, 6.82)).toMatchObject(refusal(409, 'payment_fee_charged'));
  });

  it('takes its part out of the credit that the analysis added for the month', async () => {
    await at.boss.call(fileAnalysesApi.apply, { params: at.params, body: {} });
    expect(await at.credits()).toMatchObject([{ creditOrigin: 100 }, { creditOrigin: 50 }]);
    await at.saveTheses(['A']);
    await at.saveTheses(['B'], { protocolo: '2' });
    await at.boss.call(refundRequestsApi.credit, { params: at.params });
    const origins = (await at.credits()).filter(({ mesCompetencia }) => mesCompetencia === 5);
    expect(origins.map(({ creditOrigin }) => creditOrigin).toSorted()).toEqual([40, 60]);
  });

  it('is changed as a whole only', async () => {
    await at.saveTheses(['A', 'B']);
    expect(await at.saveTheses(['A'], { protocolo: '2' })).toMatchObject(refusal(409, 'refund_theses_joined'));
    await at.record(may, granted);
    expect(await at.saveTheses(['A'], { situacao: 'A_PEDIR' })).toMatchObject(refusal(409, 'refund_theses_joined'));
    expect((await at.saveTheses(['A', 'B'], { situacao: 'A_PEDIR' })).status).toBe(200);
    expect(await at.payments()).toMatchObject([{ ...may, situacao: 'A_PEDIR', total: 100 }, {}]);
    expect(await at.theses()).toMatchObject([{ pedido: null, valor_pedido: null }, { pedido: null }, {}]);
  });

  it('gives a thesis back until the decision', async () => {
    await at.saveTheses(['A', 'B']);
    expect((await at.saveTheses(['A'], { situacao: 'A_PEDIR' })).status).toBe(200);
    expect(await at.payments()).toMatchObject([
      { ...may, situacao: 'PEDIDO', valor_pedido: 40, teses: [{ tese: 'B' }] },
      { pagamento: '2', situacao: 'A_PEDIR', total: 60, teses: [{ tese: 'A' }] },
      {},
    ]);
  });

  it('is made once at the same time', async () => {
    const body = { passo: asked, seen: 0 };
    const save = () => at.boss.try(refundRequestsApi.saveStep, { params: { ...at.params, ...may }, body });
    const answers = await Promise.all([save(), save(), at.saveTheses(['A'], { teses: [{ tese: 'A', seen: 0 }] })]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('requests from before', () => {
  it('get the row of their payment by the migration: equal ones of a month are one', async () => {
    await openCase({ servico: 'EXCLUSAO_DE_ICMS_E_ST' });
    const by = { id_user: at.id_user, nome: 'Ana', at: server.clock.now().toISOString(), version: 1 };
    const made = { tipo: 'RESTITUICAO', situacao: 'PEDIDO', data: toDay('2026-10-01') } as const;
    const row = { ...by, ...made, ...at.params, id_tenant: at.home, periodo: '2025-05' };
    const rows = [
      { ...row, tese: 'A', tese_nome: 'Tese A', protocolo: '7', valor_pedido: roundedCents(60) },
      { ...row, tese: 'B', tese_nome: 'Tese B', protocolo: '7', valor_pedido: roundedCents(40) },
      { ...row, periodo: '2025-06', tese: 'A', tese_nome: 'Tese A', protocolo: '8', valor_pedido: roundedCents(50) },
    ];
    await server.inTenant(at.home, (db) => db.insert(analysisRequests).values(rows));
    // The version before inserts rows without a request while processes are replaced.
    const expected = [
      { ...may, situacao: 'PEDIDO', protocolo: '7', valor_pedido: 100 },
      { ...june, situacao: 'PEDIDO', protocolo: '8', valor_pedido: 50 },
    ];
    expect(await at.payments()).toMatchObject(expected);
    const file = path.join(import.meta.dirname, '../../../../drizzle/0093_payment-pipeline.sql');
    const statements = (await readFile(file, 'utf8')).split('--> statement-breakpoint').slice(-2);
    await server.inTenant(at.home, async (db) => {
      for (const statement of statements) await db.execute(sql.raw(statement));
    });
    expect(await at.payments()).toMatchObject(expected.map((one) => ({ ...one, version: 1 })));
    expect(await at.theses()).toMatchObject([{ pedido: '1' }, { pedido: '1' }, { pedido: '1' }]);
  });
});
