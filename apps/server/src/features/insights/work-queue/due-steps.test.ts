import { workQueueApi as api } from '@restitui/domain/insights/work-queue/work-queue.api.ts';
import { refundRequestsApi } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import type { EnteredStep } from '@restitui/domain/simples/refund-requests/refund-step.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addReadyRun, monthRow, sliceOf } from '../../../../test/analysis-result.ts';
import { addConsultancy, addOpenService, addPartnersClient } from '../../../../test/consultancy.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { clients } from '../../crm/clients/clients.table.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let admin: Caller;
let partner: Caller;
let service: Awaited<ReturnType<typeof addOpenService>>;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());

const may = { competencia: '05/2025', pagamento: '2025-06-20' };
const june = { competencia: '06/2025', pagamento: '2025-07-21' };

beforeEach(async () => {
  const consultancy = await addConsultancy(server, { id_tenant: provider });
  ({ home, admin } = consultancy);
  const client = await addPartnersClient(server, home, { razao_social: 'COMERCIO' });
  ({ partner } = client);
  service = await addOpenService(server, home, client.id_client);
  await addReadyRun(server, {
    ...{ id_tenant: home, id_apuracao: service.id_apuracao, id_user: consultancy.analyst.id },
    rows: [monthRow('05/2025', { total_a_restituir: 100 }), monthRow('06/2025', { total_a_restituir: 50.25 })],
    details: {
      '05/2025': { fatias: [sliceOf('2025-06-20', 100)] },
      '06/2025': { fatias: [sliceOf('2025-07-21', 50.25)] },
    },
  });
});

async function record(passo: EnteredStep, of: (typeof may)[] = [may, june]): Promise<void> {
  const pagamentos = of.map((one) => ({ ...one, passo }));
  await admin.call(refundRequestsApi.saveSteps, { params: { id_apuracao: service.id_apuracao }, body: { pagamentos } });
}

async function stepsOf(caller: Caller) {
  const { grupos } = (await caller.call(api.read)).data;
  const items = grupos.flatMap(({ linhas }) => linhas.flatMap(({ itens }) => itens));
  return items.filter(({ tipo }) => tipo === 'recurso' || tipo === 'despacho');
}

// The test clock is at Friday 20/11/2026; 360 days before it is 25/11/2025.
const asked = (data: string): EnteredStep => ({ passo: 'PEDIDO', data: data as never, protocolo: '12345.67890' });
const denied: EnteredStep = {
  ...{ passo: 'DESPACHO', data: '2026-11-13' as never, resultado: 'INDEFERIDO', motivo: 'Sem prova' },
};
const partly: EnteredStep = {
  ...{ passo: 'DESPACHO', data: '2026-11-13' as never, resultado: 'DEFERIDO_EM_PARTE' },
  ...{ valor: 60.01, motivo: 'Nota cancelada' },
};

describe('a request without a decision', () => {
  it('is work after 360 days, with its amount, since the day on which the decision was due', async () => {
    await record(asked('2025-11-24'));
    const { id_client, id_product, id_apuracao } = service;
    expect(await stepsOf(admin)).toMatchObject([
      {
        ...{ tipo: 'despacho', assunto: 'COMERCIO', valor: 150.25, parado: false, prazo: null },
        ...{ desde: '2026-11-19', id_client, id_product, id_apuracao },
        texto: '2 pedidos sem despacho há mais de 360 dias.',
      },
    ]);
  });

  it('is no work on the last day of the term', async () => {
    await record(asked('2025-11-25'));
    expect(await stepsOf(admin)).toEqual([]);
  });

  it('leaves the queue once the decision is recorded', async () => {
    await record(asked('2025-11-24'));
    await record({ passo: 'DESPACHO', data: '2026-11-13' as never, resultado: 'DEFERIDO' }, [may]);
    expect(await stepsOf(admin)).toMatchObject([
      { tipo: 'despacho', valor: 50.25, texto: '1 pedido sem despacho há mais de 360 dias.' },
    ]);
  });
});

describe('an appeal', () => {
  it('is work from a denial or a partial grant, with what was not granted', async () => {
    await record(asked('2026-01-12'));
    expect(await stepsOf(admin)).toEqual([]);
    await record(partly, [may]);
    await record(denied, [june]);
    expect(await stepsOf(admin)).toMatchObject([
      {
        ...{ tipo: 'recurso', valor: 90.24, prazo: '2026-12-11', desde: '2026-11-13' },
        texto: 'Cabe recurso de 2 pedidos; confira a ciência.',
      },
    ]);
  });

  it('is no work after a full grant', async () => {
    await record(asked('2026-01-12'));
    await record({ passo: 'DESPACHO', data: '2026-11-13' as never, resultado: 'DEFERIDO' });
    expect(await stepsOf(admin)).toEqual([]);
  });

  it('leaves the queue once it is recorded', async () => {
    await record(asked('2026-01-12'));
    await record(denied);
    await record({ passo: 'RECURSO', data: '2026-11-16' as never, protocolo: '9.876' }, [may]);
    expect(await stepsOf(admin)).toMatchObject([{ tipo: 'recurso', valor: 50.25 }]);
  });

  it('leaves the queue with the money, and when the request is set back', async () => {
    await record(asked('2026-01-12'));
    await record(partly, [may]);
    await record(denied, [june]);
    await record({ passo: 'DINHEIRO', data: '2026-11-18' as never, valor: 66.6 }, [may]);
    expect(await stepsOf(admin)).toMatchObject([{ tipo: 'recurso', valor: 50.25 }]);
    await admin.call(refundRequestsApi.save, {
      params: { id_apuracao: service.id_apuracao, ...june },
      body: { situacao: 'A_PEDIR', data: null },
    });
    expect(await stepsOf(admin)).toEqual([]);
  });

  it.each([
    ['2026-09-21', ['recurso']],
    ['2026-09-20', []],
  ])('of a decision on %s, sixty days before or earlier, is %j', async (data, kinds) => {
    await record(asked('2026-01-12'), [may]);
    await record({ ...denied, data: data as never } as EnteredStep, [may]);
    expect((await stepsOf(admin)).map(({ tipo }) => tipo)).toEqual(kinds);
  });
});

describe('due steps', () => {
  beforeEach(async () => {
    await record(asked('2025-11-24'));
    await record(denied, [june]);
  });
  const both = ['despacho', 'recurso'];
  const kindsOf = async (caller: Caller) => (await stepsOf(caller)).map(({ tipo }) => tipo).toSorted();

  it('are work of those who see the product', async () => {
    const boss = await addUser(server, { id_tenant: home, typeUser: 'USUARIO', typeCargo: 'CEO' });
    expect(await kindsOf(await as(server, boss))).toEqual(both);
    expect(await kindsOf(partner)).toEqual(both);
  });

  it('are no work of a partner or GERENTE of other clients, nor of an analyst without the service', async () => {
    for (const typeCargo of ['PARCEIRO', 'GERENTE'] as const) {
      const other = await addUser(server, { id_tenant: home, typeUser: 'USUARIO', typeCargo });
      expect(await kindsOf(await as(server, other))).toEqual([]);
    }
    const permissions = { permission_product: true };
    const analyst = { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'ANALISTA', permissions } as const;
    expect(await kindsOf(await as(server, await addUser(server, analyst), home))).toEqual([]);
  });

  it.each(['TI', 'JURIDICO', 'FINANCEIRO'] as const)("are no work of the provider's %s", async (typeCargo) => {
    const person = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo });
    expect(await kindsOf(await as(server, person, home))).toEqual([]);
  });

  it('are no work in another tenant', async () => {
    const elsewhere = await addTenant(server);
    const boss = await addUser(server, { id_tenant: elsewhere, typeUser: 'USUARIO', typeCargo: 'CEO' });
    expect(await kindsOf(await as(server, boss))).toEqual([]);
  });

  it('of an inactive client are no work', async () => {
    await server.inTenant(home, (db) =>
      db.update(clients).set({ status: 'INATIVO' }).where(eq(clients.cnpjcpf, service.id_client)),
    );
    expect(await kindsOf(admin)).toEqual([]);
  });
});
