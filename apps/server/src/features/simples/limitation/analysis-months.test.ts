import { sumOfReais } from '@restitui/brazil/money.ts';
import { dashboardsApi } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import { fileAnalysesApi } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import type { FileAnalysisService } from '@restitui/domain/recovery/file-analyses/file-analysis-service.ts';
import { limitationApi } from '@restitui/domain/simples/limitation/limitation.api.ts';
import { refundRequestsApi } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import type { EnteredStep } from '@restitui/domain/simples/refund-requests/refund-step.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAnalysedMonths, thesisOf } from '../../../../test/analysis-payments.ts';
import { addClient, addTestAssessment } from '../../../../test/clients.ts';
import { addOpenService } from '../../../../test/consultancy.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let boss: Caller;
let id_user: string;
let place: { id_client: string; id_product: string; id_apuracao: string };

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());

async function open(servico: FileAnalysisService) {
  home = await addTenant(server);
  const user = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' });
  id_user = user.id;
  boss = await as(server, user, home);
  place = await addOpenService(server, home, await addClient(server, { id_tenant: home }), servico);
}

type Cell = ReturnType<typeof thesisOf>;

/** Stores a result with the months 12/2021 and the annual 13º of 2021, whose payments expire a month from the test's day. */
function analyse(servico: FileAnalysisService, celulas: Cell[], id_apuracao = place.id_apuracao) {
  return addAnalysedMonths(server, { id_tenant: home, id_apuracao, id_user, servico }, [
    { periodo: '2021-12', pagamento: '2022-01-25', prescreve_em: '2027-01-25', celulas },
    { periodo: '2021-13', pagamento: '2021-12-20', prescreve_em: '2026-12-20', celulas: [thesisOf('A', 30_00)] },
    { periodo: '2021-06', pagamento: '2021-07-23', prescreve_em: '2026-07-23', celulas: [thesisOf('A', 9_00)] },
  ]);
}

const calendar = async (caller = boss) => (await caller.call(limitationApi.calendar, { query: {} })).data;
const payments = async (caller = boss) => (await caller.call(limitationApi.payments, { query: {} })).data;
const amounts = async () => Object.fromEntries((await payments()).map((one) => [one.competencia, one.valor]));
const chart = async (caller: Caller, pessoa?: string) =>
  (await caller.call(dashboardsApi.limitations, { query: { pessoa } })).data.map(({ valor }) => valor);
const step = (passo: EnteredStep, competencia = '12/2021', pagamento = '1') =>
  boss.call(refundRequestsApi.saveStep, {
    params: { id_apuracao: place.id_apuracao, competencia, pagamento },
    body: { passo },
  });

describe.each<FileAnalysisService>(['EXCLUSAO_DE_ICMS_E_ST', 'PREVIDENCIARIO'])(
  'months of %s',
  {
    tags: ['D-34'],
  },
  (servico) => {
    beforeEach(() => open(servico));

    it('are in the calendar with their own last day and the Selic of the analysis', async () => {
      await analyse(servico, [thesisOf('A', 60_33), thesisOf('B', 40_01)]);
      const rows = await payments();
      expect(rows).toMatchObject([
        { competencia: '13/2021', pago_em: '2021-12-20', prescreve_em: '2026-12-20', valor: 30 },
        { competencia: '12/2021', pago_em: '2022-01-25', prescreve_em: '2027-01-25', valor: 100.34 },
      ]);
      expect(rows[0]).toMatchObject({ ...place, typeServico: servico });
      const { total, prescrito, em_30_dias, meses } = await calendar();
      expect([total.valor, em_30_dias.valor, prescrito.valor]).toEqual([130.34, 30, 9]);
      expect(meses.map(({ mes, pagamentos, clientes }) => [mes, pagamentos, clientes])).toEqual([
        ['12/2026', 1, 1],
        ['01/2027', 1, 1],
      ]);
      const { data } = await boss.call(fileAnalysesApi.read, { params: { id_apuracao: place.id_apuracao } });
      const corrected = data.meses
        .filter(({ competencia }) => competencia !== '06/2021')
        .flatMap(({ celulas }) => celulas.map(({ corrigido }) => corrigido));
      expect(total.corrigido).toBe(sumOfReais(corrected));
      expect(total.corrigido).toBeGreaterThan(total.valor);
      expect((await boss.call(dashboardsApi.limitations)).data).toEqual(
        meses.map(({ mes, valor }) => ({ mes, valor })),
      );
    });

    it('leave out theses outside the ticked classes, without right and with an own action', async () => {
      const changed = (tese: string, changes: Partial<Cell>): Cell => ({ ...thesisOf(tese, 5_00), ...changes });
      await analyse(servico, [
        thesisOf('A', 60_00),
        changed('B', { classe: 'JUDICIAL_FAVORAVEL' }),
        changed('C', { contavel: false }),
        changed('D', { acao_em: '2025-01-10' }),
        changed('E', { acao_em: '2027-01-26' }),
      ]);
      expect(await amounts()).toEqual({ '13/2021': 30, '12/2021': 65 });
    });

    it('do not expire once requested, and expire again when the request was denied', async () => {
      await analyse(servico, [thesisOf('A', 60_00)]);
      await step({ passo: 'PEDIDO', data: '2026-11-10', protocolo: '1.1' });
      expect(await amounts()).toEqual({ '13/2021': 30 });
      await step({ passo: 'DESPACHO', data: '2026-11-15', resultado: 'INDEFERIDO', motivo: 'Sem prova' });
      expect(await amounts()).toEqual({ '13/2021': 30, '12/2021': 60 });
    });

    it('are counted once, from the newest assessment with a credit in the month', async () => {
      await analyse(servico, [thesisOf('A', 60_00)]);
      server.clock.move(1000);
      const { id_client, id_product } = place;
      const newer = await addTestAssessment(server, { id_tenant: home, id_client, id_product });
      await analyse(servico, [thesisOf('A', 70_00)], newer);
      expect(await amounts()).toEqual({ '13/2021': 30, '12/2021': 70 });
      expect((await payments()).map(({ id_apuracao }) => id_apuracao)).toEqual([newer, newer]);
      await step({ passo: 'PEDIDO', data: '2026-11-10', protocolo: '1.1' });
      expect(await amounts()).toEqual({ '13/2021': 30 });
    });

    it('are shown to users who see the product only', async () => {
      await analyse(servico, [thesisOf('A', 60_00)]);
      const ceo = await as(server, await addUser(server, { id_tenant: home }));
      expect((await payments(ceo)).length).toBe(2);
      expect(await chart(ceo)).toEqual([30, 60]);
      expect(await chart(boss, id_user)).toEqual([]);
      const partner = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
      const stranger = await as(server, await addUser(server, { id_tenant: await addTenant(server) }));
      for (const caller of [partner, stranger]) {
        expect(await payments(caller)).toEqual([]);
        expect((await calendar(caller)).total).toEqual({ valor: 0, corrigido: 0 });
        expect((await caller.call(dashboardsApi.limitations)).data).toEqual([]);
      }
    });
  },
);
