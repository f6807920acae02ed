import { formatBRL, sumOfReais } from '@restitui/brazil/money.ts';
import { boletosApi } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { chargedTotals } from '@restitui/domain/billing/boletos/charged-fee.ts';
import { feesApi } from '@restitui/domain/billing/fees/fees.api.ts';
import { clientPortalApi } from '@restitui/domain/crm/client-portal/client-portal.api.ts';
import { workOutlook } from '@restitui/domain/crm/client-portal/work-outlook.ts';
import { dashboardsApi } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../../../../e2e/read-pdf.ts';
import { issuedBoleto } from '../../../../test/boletos.ts';
import { endpointUrl } from '../../../../test/endpoint-url.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { asClient } from '../../../../test/owners.ts';
import { ofFiles, ofSimples, openFromFiles, openSimples, type PaymentCase } from '../../../../test/payments.ts';
import { clients } from '../../crm/clients/clients.table.ts';
import { dossierPaymentsWith } from './dossier-payments.service.ts';

let server: TestServer;
let provider: TenantId;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());

const kinds = [
  ['the Simples', ofSimples, () => openSimples(server, provider)],
  ['a SPED analysis', ofFiles, () => openFromFiles(server, provider, { servico: 'EXCLUSAO_DE_ICMS_E_ST' })],
  ['a payroll analysis', ofFiles, () => openFromFiles(server, provider, { servico: 'PREVIDENCIARIO' })],
] as const;

/** Amounts received for 05/2025 and 06/2025 with its fee of 15.5 %, half up to the cent, in reais. */
const received = [110.97, 200];
const fees = [17.2, 31];
const sum = { received: 310.97, fees: 48.2 };

const allEqual = (figures: Record<string, unknown>, value: unknown) =>
  expect(figures).toEqual(Object.fromEntries(Object.keys(figures).map((key) => [key, value])));
const plain = (text: string) => text.replace(/\s+/g, ' ');

/** Signs the owner of the company in. */
async function ownerOf({ home: id_tenant, place: { id_client } }: PaymentCase): Promise<Caller> {
  const [client] = await server.inTenant(id_tenant, (db) =>
    db.select({ id: clients.id_owner }).from(clients).where(eq(clients.cnpjcpf, id_client)),
  );
  return asClient(server, { id: client?.id ?? '', id_tenant, cpf: '', email: '', contato: '', clients: [id_client] });
}

/** Reads the payments as the job of a dossier does. */
function dossierPayments({ home: tenant, place: { id_apuracao: id, ...rest } }: PaymentCase) {
  return server.inTenant(tenant, (db) => dossierPaymentsWith(server.platform)({ db, tenant }, { id, ...rest }));
}

/** Returns the text of a boleto's PDF, page by page. */
async function printed({ boss, home }: PaymentCase, id: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${boss.token}`, 'x-tenant-id': home };
  const { rawPayload } = await server.app.inject({ url: endpointUrl(boletosApi.pdf, { params: { id } }), headers });
  return (await readPdf(Uint8Array.from(rawPayload))).pages.map(plain);
}

describe.each(kinds)('figures of charged payments of %s', { tags: ['D-35', 'W-433'] }, (_, { may, june }, open) => {
  let at: PaymentCase;
  let id: string;

  beforeAll(async () => {
    at = await open();
    await at.receive(june, 200);
    await at.receive(may, 110.97);
    expect(await at.book([june, may])).toMatchObject({ status: 200 });
    const { id_client } = at.place;
    id = (await issuedBoleto(server, at.boss, { id_client, valorNominal: sum.fees, seuNumero: 'HON-DOIS' })).id;
    await at.boss.call(feesApi.charge, { body: { id_client, id_boleto: id } });
  });

  it('are equal from the money to the boleto that charges both', async () => {
    const boleto = (await at.boss.call(boletosApi.read, { params: { id } })).data;
    const list = (await at.fees()).toSorted((a, b) => a.competencia.localeCompare(b.competencia));
    const credits = (await at.credits()).toSorted((a, b) => Number(a.mesCompetencia) - Number(b.mesCompetencia));
    const requests = (await at.payments()).toSorted((a, b) => a.competencia.localeCompare(b.competencia));
    const portal = (await at.boss.call(clientPortalApi.payments, { params: { id_client: at.place.id_client } })).data;
    const ofDossier = (await dossierPayments(at)).toSorted((a, b) =>
      a.request.competencia.localeCompare(b.request.competencia),
    );
    allEqual(
      {
        requests: requests.map(({ recebido }) => recebido?.valor),
        fees: list.map(({ recebido }) => recebido),
        credits: credits.map(({ compensacao }) => compensacao),
        boleto: boleto.honorarios.map(({ recebido }) => recebido),
        portal: portal.map(({ recebido }) => recebido?.valor).toSorted(),
        dossier: ofDossier.map(({ request }) => request.recebido?.valor),
      },
      received,
    );
    allEqual(
      {
        fees: list.map(({ honorario }) => honorario),
        'fees, entered': list.map(({ apurado }) => apurado),
        'fees, on boletos': list.map(({ cobranca }) => cobranca?.cobrado),
        credits: credits.map(({ comissao }) => comissao),
        'boleto, whole fee': boleto.honorarios.map(({ honorario }) => honorario),
        'boleto, charged': boleto.honorarios.map(({ valor }) => valor),
        portal: portal.map(({ honorario }) => honorario?.valor ?? 0).toSorted((a, b) => a - b),
        dossier: ofDossier.map(({ honorario }) => honorario?.valor),
        'dossier, entered': ofDossier.map(({ honorario }) => honorario?.apurado),
      },
      fees,
    );
    expect(list.map(({ situacao }) => situacao)).toEqual(['COBRADO', 'COBRADO']);
    expect(boleto.honorarios).toMatchObject([
      { competencia: '05/2025', pago_em: requests[0]?.pago_em, protocolo: '10001.10002', percentual: 15.5 },
      { competencia: '06/2025', pago_em: requests[1]?.pago_em, protocolo: '10001.10002', percentual: 15.5 },
    ]);
  });

  it('name the theses of each payment with equal amounts in list, portal and dossier', async () => {
    const named = (teses: readonly { nome: string }[]) => teses.map(({ nome }) => nome).toSorted();
    const requests = (await at.payments()).toSorted((a, b) => a.competencia.localeCompare(b.competencia));
    const portal = (
      await at.boss.call(clientPortalApi.payments, { params: { id_client: at.place.id_client } })
    ).data.toSorted((a, b) => a.competencia.localeCompare(b.competencia));
    expect(portal.map(({ teses }) => named(teses))).toEqual(requests.map(({ teses }) => named(teses)));
    for (const { teses, valor } of portal)
      if (teses.length > 0) expect(sumOfReais(teses.map((one) => one.valor ?? 0))).toBe(valor);
  });

  it('show their fee in the portal to the owner, and to staff who see fees', async () => {
    const of = { params: { id_client: at.place.id_client } };
    const shown = async (caller: Caller) =>
      (await caller.call(clientPortalApi.payments, of)).data.map(({ honorario }) => honorario?.valor ?? null);
    const byMonth = (await at.fees()).map(({ honorario }) => honorario).toSorted((a, b) => a - b);
    const sorted = async (caller: Caller) => (await shown(caller)).toSorted((a, b) => Number(a) - Number(b));
    expect(await sorted(at.ceo)).toEqual(byMonth);
    expect(await sorted(await ownerOf(at))).toEqual(byMonth);
    expect(await shown(at.manager)).toEqual([null, null]);
  });

  it('have equal sums in boleto, lists, portal and forecast', async () => {
    const { id_client } = at.place;
    const boleto = (await at.boss.call(boletosApi.read, { params: { id } })).data;
    const client = (await at.boss.call(feesApi.clients, { query: { id_client } })).data;
    const listed = (await at.boss.call(boletosApi.list, { query: { id_client } })).data;
    const sheet = (await at.boss.call(boletosApi.listForExport, { query: { id_client } })).data;
    const dashboard = (await at.boss.call(dashboardsApi.credits, { query: {} })).data;
    const timeline = (await at.boss.call(clientPortalApi.timeline, { params: { id_client } })).data;
    const totals = chargedTotals(boleto.honorarios, boleto.valorNominal);
    allEqual(
      {
        boleto: totals.recebido,
        portal: sumOfReais([workOutlook(timeline).received, workOutlook(timeline).used]),
        'dashboard of credits': dashboard.restituido,
      },
      sum.received,
    );
    allEqual(
      {
        boleto: boleto.valorNominal,
        'boleto, its fees': totals.honorarios,
        'list of boletos': sumOfReais(listed.map(({ valorNominal }) => valorNominal)),
        'sheet of boletos': sumOfReais(sheet.map(({ valorNominal }) => valorNominal)),
        'client, earned': client[0]?.apurado,
        'client, on boletos': client[0]?.cobrado,
      },
      sum.fees,
    );
    expect([totals.outros, client[0]?.a_cobrar, await at.feeAlerts()]).toEqual([0, 0, []]);
  });

  it('are printed on the PDF of the boleto', async () => {
    const [page = '', ...further] = await printed(at, id);
    expect(further).toEqual([]);
    const part = page.slice(page.indexOf('Pagamento'), page.indexOf('Local de pagamento'));
    for (const month of ['05/2025', '06/2025']) expect(part).toContain(month);
    expect(part).toContain('protocolo 10001.10002');
    const amounts = part.match(/R\$ [\d.]+,\d\d/g) ?? [];
    const line = (i: number) => [received[i], received[i], fees[i]].map((value) => plain(formatBRL(value ?? 0)));
    const total = [sum.received, sum.fees].map((value) => plain(formatBRL(value)));
    expect(amounts).toEqual([...line(0), ...line(1), ...total]);
  });

  it('are paid as they were charged', async () => {
    await at.boss.call(boletosApi.pay, { params: { id }, body: { origemRecebimento: 'BOLETO' } });
    const list = (await at.fees()).toSorted((a, b) => a.competencia.localeCompare(b.competencia));
    expect(list.map(({ cobranca }) => cobranca?.pago)).toEqual(fees);
    const accounts = (await at.boss.call(feesApi.accounts, { query: {} })).data;
    const client = (await at.boss.call(feesApi.clients, { query: { id_client: at.place.id_client } })).data;
    allEqual({ shares: sumOfReais(accounts.map(({ devido }) => devido)), 'client, paid': client[0]?.pago }, sum.fees);
  });

  it('are hidden from other consultancies', async () => {
    expect(await at.stranger.try(boletosApi.read, { params: { id } })).toMatchObject({ status: 404 });
    const clerk = await addUser(server, { id_tenant: at.home, typeCargo: 'PARCEIRO' });
    const partner = await as(server, clerk);
    expect(await partner.try(boletosApi.read, { params: { id } })).toMatchObject({ status: 403 });
  });
});
