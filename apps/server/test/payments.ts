import { alertsApi } from '@restitui/domain/insights/alerts/alerts.api.ts';
import { creditsApi } from '@restitui/domain/recovery/credits/credits.api.ts';
import { analysisRequestsApi } from '@restitui/domain/recovery/file-analyses/analysis-requests.api.ts';
import type { FileAnalysisService } from '@restitui/domain/recovery/file-analyses/file-analysis-service.ts';
import { diagnosisTexts } from '@restitui/domain/simples/analysis/diagnosis.ts';
import { paymentFeesApi } from '@restitui/domain/simples/payment-fees/payment-fees.api.ts';
import { refundRequestsApi } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import type { EnteredStep } from '@restitui/domain/simples/refund-requests/refund-step.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { expect } from 'vitest';
import { boletos } from '../src/features/billing/boletos/boletos.table.ts';
import { addAnalysedMonths, thesisOf } from './analysis-payments.ts';
import { addRunOfTwoPayments } from './analysis-result.ts';
import { boletoBody } from './boletos.ts';
import { addClient } from './clients.ts';
import { addOpenService } from './consultancy.ts';
import { addTenant, addUser, as, type Caller, type TestServer } from './harness.ts';

interface Payment {
  competencia: string;
  pagamento: string;
}

// The test clock is at 20/11/2026.
export const asked = { passo: 'PEDIDO', data: '2026-10-01', protocolo: '10001.10002' } as const satisfies EnteredStep;
export const granted = { passo: 'DESPACHO', data: '2026-10-20', resultado: 'DEFERIDO' } as const satisfies EnteredStep;

/** Returns the step of money that arrived; `valor` in reais. */
export function money(valor: number, data = '2026-11-10'): EnteredStep {
  return { passo: 'DINHEIRO', data, valor };
}

export function refusal(status: number, code: string) {
  return { status, body: { code } };
}

/**
 * Opens a product of a client at 15.5% with those who see it: `boss` and `analyst` of the provider, `ceo` and `manager` of
 * the consultancy, and a `stranger`.
 */
async function openProduct(server: TestServer, provider: TenantId, servico?: FileAnalysisService) {
  const home = await addTenant(server);
  const user = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' });
  const boss = await as(server, user, home);
  const permissions = { permission_geral: true, permission_product: true, pis_cofins_monofasico_para_sn: true };
  const worker = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'ANALISTA', permissions });
  const person = await addUser(server, { id_tenant: home, typeCargo: 'GERENTE' });
  const id_client = await addClient(server, { id_tenant: home, comissaoTenant: 15.5, id_gerente: person.id });
  const place = await addOpenService(server, home, id_client, servico);
  return {
    ...{ home, boss, place, id_user: user.id, analyst: await as(server, worker, home) },
    ceo: await as(server, await addUser(server, { id_tenant: home })),
    manager: await as(server, person),
    stranger: await as(server, await addUser(server, { id_tenant: await addTenant(server) })),
  };
}

type OpenProduct = Awaited<ReturnType<typeof openProduct>>;

/** Returns the calls of the payments of a product; those without a caller are of `boss`. */
function callsOf(server: TestServer, { home, boss, place }: OpenProduct) {
  const params = { id_apuracao: place.id_apuracao };
  const step = (of: Payment, passo: EnteredStep, caller = boss) =>
    caller.try(refundRequestsApi.saveStep, { params: { ...params, ...of }, body: { passo } });
  const record = async (of: Payment, ...passos: EnteredStep[]) => {
    for (const passo of passos) expect(await step(of, passo)).toMatchObject({ status: 200 });
  };
  return {
    ...{ params, step, record },
    receive: (of: Payment, valor: number) => record(of, asked, granted, money(valor)),
    payments: async (caller = boss, id_apuracao = place.id_apuracao) =>
      (await caller.call(refundRequestsApi.list, { params: { id_apuracao } })).data,
    theses: async (id_apuracao = place.id_apuracao) =>
      (await boss.call(analysisRequestsApi.list, { params: { id_apuracao } })).data,
    saveTheses: (teses: string[], changed: object = {}, id_apuracao = place.id_apuracao, competencia = '052025') =>
      boss.tryInvalid(analysisRequestsApi.save, {
        params: { id_apuracao, competencia },
        body: {
          ...{ tipo: 'RESTITUICAO', situacao: 'PEDIDO', data: '2026-10-01', protocolo: '1' },
          ...{ teses: teses.map((tese) => ({ tese })), ...changed },
        },
      }),
    fees: async (caller = boss) => (await caller.call(paymentFeesApi.list, { params })).data,
    book: (pagamentos: Payment[], caller = boss) => caller.try(paymentFeesApi.book, { params, body: { pagamentos } }),
    charge: (of: Payment, valorNominal: number, caller = boss) =>
      caller.try(paymentFeesApi.charge, { params: { ...params, ...of }, body: boletoBody({ valorNominal }) }),
    credits: async () => (await boss.call(creditsApi.list, { params })).data,
    saveCredit: (id: string, changed: object) => boss.try(creditsApi.save, { body: { id, ...changed } }),
    boletoCount: () => server.inTenant(home, async (db) => (await db.select().from(boletos)).length),
    /** Lists the alerts on fees that are not entered. */
    feeAlerts: async (caller: Caller = boss) =>
      (await caller.call(alertsApi.list, { query: {} })).data.filter(({ kind }) => kind === 'HONORARIO_A_LANCAR'),
  };
}

export type PaymentCase = OpenProduct & ReturnType<typeof callsOf>;

/** Payments of the Simples: 100 reais for each of 05/2025 and 06/2025. */
export const ofSimples = {
  may: { competencia: '05/2025', pagamento: '2025-06-20' },
  june: { competencia: '06/2025', pagamento: '2025-07-21' },
};

/** Opens a case of the Simples with the payments `ofSimples`. */
export async function openSimples(server: TestServer, provider: TenantId): Promise<PaymentCase> {
  const product = await openProduct(server, provider);
  const { home: id_tenant, id_user, place } = product;
  await addRunOfTwoPayments(
    server,
    { id_tenant, id_apuracao: place.id_apuracao, id_user },
    {
      ...{ diagnostico: diagnosisTexts.oportunidade, prescreve_em: '2030-06-20' },
      ...{ total_a_restituir: 100, cofins_restituir: 80, pis_restituir: 20 },
    },
  );
  return { ...product, ...callsOf(server, product) };
}

/** Payments of an analysis from files: 60 + 40 reais of theses A and B for 05/2025, 50 of A for 06/2025. */
export const ofFiles = {
  may: { competencia: '05/2025', pagamento: '1' },
  june: { competencia: '06/2025', pagamento: '1' },
};

/** Adds the result of an analysis with the payments `ofFiles`, and 30 reais for the annual 13º of 2024 where wanted. */
export async function analyse(
  server: TestServer,
  { home: id_tenant, id_user, place }: Pick<PaymentCase, 'home' | 'id_user' | 'place'>,
  { servico, id_apuracao = place.id_apuracao, thirteenth = false }: Analysed,
): Promise<void> {
  const celulas = [thesisOf('A', 6_000), thesisOf('B', 4_000)];
  await addAnalysedMonths(server, { id_tenant, id_apuracao, id_user, servico }, [
    { periodo: '2025-05', pagamento: '2025-06-25', prescreve_em: '2030-06-25', celulas },
    { periodo: '2025-06', pagamento: '2025-07-25', prescreve_em: '2030-07-25', celulas: [thesisOf('A', 5_000)] },
    ...(thirteenth
      ? [{ periodo: '2024-13', pagamento: '2024-12-20', prescreve_em: '2029-12-20', celulas: [thesisOf('A', 3_000)] }]
      : []),
  ]);
}

interface Analysed {
  servico: FileAnalysisService;
  id_apuracao?: string;
  thirteenth?: boolean;
}

/** Opens a case of an analysis from files with the payments `ofFiles`. */
export async function openFromFiles(server: TestServer, provider: TenantId, of: Analysed): Promise<PaymentCase> {
  const product = await openProduct(server, provider, of.servico);
  await analyse(server, product, of);
  return { ...product, ...callsOf(server, product) };
}
