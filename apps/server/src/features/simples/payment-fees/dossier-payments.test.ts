import type { FileAnalysisService } from '@restitui/domain/recovery/file-analyses/file-analysis-service.ts';
import type { ServiceType } from '@restitui/domain/recovery/products/service-type.ts';
import { diagnosisTexts } from '@restitui/domain/simples/analysis/diagnosis.ts';
import { paymentFeesApi } from '@restitui/domain/simples/payment-fees/payment-fees.api.ts';
import { refundRequestsApi } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import type { EnteredStep } from '@restitui/domain/simples/refund-requests/refund-step.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAnalysedMonths, thesisOf } from '../../../../test/analysis-payments.ts';
import { addRunOfTwoPayments } from '../../../../test/analysis-result.ts';
import { addClient, addTestAssessment } from '../../../../test/clients.ts';
import { addOpenService } from '../../../../test/consultancy.ts';
import { addTestCredit } from '../../../../test/credits.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { dossierPaymentsWith } from './dossier-payments.service.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let boss: Caller;
let place: { id_client: string; id_product: string; id_apuracao: string };

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());

async function open(servico: ServiceType) {
  home = await addTenant(server);
  const user = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' });
  boss = await as(server, user, home);
  const id_client = await addClient(server, { id_tenant: home, comissaoTenant: 15.5 });
  place = await addOpenService(server, home, id_client, servico);
  return { id_tenant: home, id_apuracao: place.id_apuracao, id_user: user.id };
}

async function openFromFiles(servico: FileAnalysisService) {
  const own = await open(servico);
  await addAnalysedMonths(server, { ...own, servico }, [
    { periodo: '2025-05', pagamento: '2025-06-25', prescreve_em: '2030-06-25', celulas: [thesisOf('A', 10_000)] },
    { periodo: '2021-05', pagamento: '2021-06-25', prescreve_em: '2026-06-25', celulas: [thesisOf('A', 900)] },
  ]);
  return { competencia: '05/2025', pagamento: '1' };
}

async function openSimples() {
  const found = { total_a_restituir: 100, cofins_restituir: 80, pis_restituir: 20 };
  const own = await open('PIS_COFINS_MONOFASICO_PARA_SN');
  await addRunOfTwoPayments(server, own, { diagnostico: diagnosisTexts.oportunidade, ...found });
  return { competencia: '05/2025', pagamento: '2025-06-20' };
}

const steps: EnteredStep[] = [
  { passo: 'PEDIDO', data: '2026-10-01', protocolo: '10001.10002' },
  { passo: 'DESPACHO', data: '2026-10-20', resultado: 'DEFERIDO_EM_PARTE', valor: 60, motivo: 'Nota cancelada' },
  { passo: 'DINHEIRO', data: '2026-11-10', valor: 66.6 },
];

/** Reads the payments as the job of a dossier in a tenant does. */
function read(tenant = home) {
  const { id_apuracao: id, ...rest } = place;
  return server.inTenant(tenant, (db) => dossierPaymentsWith(server.platform)({ db, tenant }, { id, ...rest }));
}

describe.each<[ServiceType, () => Promise<{ competencia: string; pagamento: string }>]>([
  ['PIS_COFINS_MONOFASICO_PARA_SN', openSimples],
  ['EXCLUSAO_DE_ICMS_E_ST', () => openFromFiles('EXCLUSAO_DE_ICMS_E_ST')],
  ['PREVIDENCIARIO', () => openFromFiles('PREVIDENCIARIO')],
])('payments of a dossier of %s', (_, prepare) => {
  it('have request, decision, money and fee as they are recorded, and no boleto', async () => {
    const payment = await prepare();
    const own = async () => (await read()).find(({ request }) => request.competencia === payment.competencia);
    expect(await own()).toMatchObject({ request: { situacao: 'A_PEDIR', despacho: null }, honorario: null });

    const params = { id_apuracao: place.id_apuracao };
    for (const passo of steps)
      await boss.call(refundRequestsApi.saveStep, { params: { ...params, ...payment }, body: { passo } });
    expect(await own()).toMatchObject({
      request: {
        ...{ data: '2026-10-01', valor_pedido: 100, protocolo: '10001.10002' },
        despacho: { data: '2026-10-20', resultado: 'DEFERIDO_EM_PARTE', valor: 60, motivo: 'Nota cancelada' },
        recebido: { data: '2026-11-10', valor: 66.6 },
      },
      honorario: { percentual: 15.5, valor: 10.32, apurado: null },
    });

    await boss.call(paymentFeesApi.book, { params, body: { pagamentos: [payment] } });
    expect((await own())?.honorario).toEqual({
      ...{ percentual: 15.5, valor: 10.32, apurado: 10.32, emOutra: null },
    });
  });

  it('name the other assessment under which the fee is entered', async () => {
    const payment = await prepare();
    const params = { id_apuracao: place.id_apuracao, ...payment };
    for (const passo of steps) await boss.call(refundRequestsApi.saveStep, { params, body: { passo } });
    const id_apuracao = await addTestAssessment(server, { id_tenant: home, ...place });
    await addTestCredit(server, {
      ...{ id_tenant: home, ...place, id_apuracao, anoCompetencia: 2025, mesCompetencia: 5 },
      ...{ compensacao: 66.6, isPago: true, pagamento: payment.pagamento },
    });
    const own = (await read()).find(({ request }) => request.competencia === payment.competencia);
    expect(own?.honorario).toMatchObject({ apurado: null, emOutra: 'Apuração de teste' });
  });

  it('leave out those that can no longer be requested', async () => {
    await prepare();
    expect((await read()).map(({ request }) => request.pago_em.slice(0, 4))).not.toContain('2021');
  });

  it('are not read in another tenant', async () => {
    await prepare();
    expect((await read()).length).toBeGreaterThan(0);
    expect(await read(await addTenant(server))).toEqual([]);
  });
});
