import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatBRL, sumOfReais } from '@restitui/brazil/money.ts';
import { feesApi } from '@restitui/domain/billing/fees/fees.api.ts';
import { clientPortalApi } from '@restitui/domain/crm/client-portal/client-portal.api.ts';
import type { TimelineKind } from '@restitui/domain/crm/client-portal/timeline-event.ts';
import { workOutlook } from '@restitui/domain/crm/client-portal/work-outlook.ts';
import { dashboardsApi } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import { assessmentsApi, type ResumeType } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { creditsApi } from '@restitui/domain/recovery/credits/credits.api.ts';
import { dossiersApi } from '@restitui/domain/simples/analysis/dossiers.api.ts';
import { notesSheetsApi } from '@restitui/domain/simples/analysis/notes-sheets.api.ts';
import { simplesAnalysisApi } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { detailedSheet, rectificationSheet } from '@restitui/domain/simples/analysis/simples-sheet.ts';
import { limitationApi } from '@restitui/domain/simples/limitation/limitation.api.ts';
import { paymentFeesApi } from '@restitui/domain/simples/payment-fees/payment-fees.api.ts';
import { rectificationsApi } from '@restitui/domain/simples/rectifications/rectifications.api.ts';
import { rectificationsSheet } from '@restitui/domain/simples/rectifications/rectifications-sheet.ts';
import { refundRequestsApi } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import { refundRequestsSheet } from '@restitui/domain/simples/refund-requests/refund-requests-sheet.ts';
import type { EnteredStep } from '@restitui/domain/simples/refund-requests/refund-step.ts';
import { readSheet } from 'read-excel-file/universal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { readPdf } from '../../../../../../e2e/read-pdf.ts';
import { createAnalysisFixture } from '../../../../test/analysis-fixture.ts';
import { addResumeValue, addTestCredit } from '../../../../test/credits.ts';
import { addTenant, addUser, startTestServer, type TestServer } from '../../../../test/harness.ts';
import type { JobData } from '../../../platform/jobs.ts';
import { assessments } from '../../recovery/assessments/assessments.table.ts';
import { makeDossierFiles } from './jobs/make-dossier-files.ts';
import { writeNotesSheet } from './jobs/write-notes-sheet.ts';

/** The refund of the worked example E1a, in reais; its only payment was on 20/06/2025. */
const refund = 159.24;
const cofins = 130.89;
const pis = 28.35;
const paidOn = '2025-06-20';

let server: TestServer;
let fixture: Awaited<ReturnType<typeof createAnalysisFixture>>;
let folder: string;
let place: { id_client: string; id_product: string };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'restitui-figures-'));
  server = await startTestServer();
  const provider = await addTenant(server, { isProvider: true });
  fixture = await createAnalysisFixture(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }));
  await fixture.sendAndRun();
  const [row] = await server.inTenant(fixture.home, (db) => db.select().from(assessments));
  place = { id_client: row?.id_client ?? '', id_product: row?.id_product ?? '' };
  for (const typeValue of ['CREDITO', 'VALOR_REST'] as const) {
    await addResumeValue(server, { id_tenant: fixture.home, id_apuracao: fixture.id_apuracao, typeValue, value: 0 });
  }
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await server.close();
});

const params = () => ({ params: { id_apuracao: fixture.id_apuracao } });
const lastJob = (name: string) => server.toDeliver.filter(({ queue }) => queue === name).at(-1)?.data as JobData;
const bytesOf = async (link = '') => (await server.app.inject({ url: link })).rawPayload;
const requests = async () => (await fixture.admin.call(refundRequestsApi.list, params())).data;
const mirrors = async () => (await fixture.admin.call(rectificationsApi.list, params())).data;

/** Writes the sheet with the library of the browser and reads it back. */
async function rowsOf({ data, ...options }: ReturnType<typeof detailedSheet>) {
  const path = join(folder, `${options.sheet}.xlsx`);
  await writeExcelFile(data, options).toFile(path);
  return readSheet(Uint8Array.from(readFileSync(path)).buffer);
}

/** Returns the sum of a column by its heading, leaving out a row of totals. */
function columnSum(rows: readonly (readonly unknown[])[], heading: string): number {
  const [headings = [], ...lines] = rows;
  const i = headings.indexOf(heading);
  const values = lines.filter(([first]) => first !== 'Total').map((line) => line[i]);
  expect(i, heading).toBeGreaterThanOrEqual(0);
  expect(values).toEqual(values.map(() => expect.any(Number)));
  return sumOfReais(values.map(Number));
}

async function resumeOf(type: ResumeType): Promise<number | undefined> {
  const { data } = await fixture.admin.call(assessmentsApi.resume, { params: { id: fixture.id_apuracao } });
  return data.find(({ typeValue }) => typeValue === type)?.value;
}

async function found(): Promise<Record<string, number | undefined>> {
  const analysis = await fixture.read();
  const month = await fixture.admin.call(simplesAnalysisApi.month, {
    params: { id_apuracao: fixture.id_apuracao, competencia: '05/2025' },
  });
  const calendar = await fixture.admin.call(limitationApi.calendar, { query: {} });
  const payments = await fixture.admin.call(limitationApi.payments, { query: {} });
  const requested = await requests();
  const asked = sumOfReais(requested.map(({ total }) => total));
  return {
    'analysis summary': analysis.resumo?.total_a_restituir,
    'months table': sumOfReais(analysis.analises.map(({ total_a_restituir }) => total_a_restituir)),
    'month drawer': month.data.row.total_a_restituir,
    'month drawer, payments': sumOfReais(month.data.fatias.map(({ valor }) => valor)),
    'month drawer, taxes': sumOfReais([month.data.row.cofins_restituir, month.data.row.pis_restituir]),
    'refund requests': asked,
    'refund requests, taxes': sumOfReais(requested.flatMap((one) => [one.cofins, one.pis])),
    'product card': await resumeOf('CREDITO_APURADO'),
    'limitation calendar': calendar.data.total.valor,
    'limitation payments': sumOfReais(payments.data.map(({ valor }) => valor)),
    'rectification mirrors': sumOfReais((await mirrors()).flatMap(({ espelho }) => refundOfMirror(espelho))),
  };
}

type Mirror = Awaited<ReturnType<typeof mirrors>>[number]['espelho'];

function refundOfMirror(espelho: Mirror): number[] {
  if (!espelho) return [];
  const { antes, depois } = espelho;
  return [antes.tributos.cofins, antes.tributos.pis, -depois.tributos.cofins, -depois.tributos.pis];
}

const allEqual = (figures: Record<string, unknown>, value: number) =>
  expect(figures).toEqual(Object.fromEntries(Object.keys(figures).map((key) => [key, value])));

describe('figures of one refund', { tags: ['D-33', 'D-35', 'W-580', 'W-581'] }, () => {
  it('are equal in the answers of all screens', async () => {
    allEqual(await found(), refund);
    expect((await requests()).map((one) => [one.pago_em, one.cofins, one.pis])).toEqual([[paidOn, cofins, pis]]);
  });

  it('are equal in the spreadsheets', async () => {
    const { analises } = await fixture.read();
    const detailed = await rowsOf(detailedSheet(analises));
    const corrected = (await requests()).map((one) => ({ ...one, corrigido: one.total }));
    const asked = await rowsOf(refundRequestsSheet(corrected));
    const typed = await rowsOf(rectificationsSheet(await mirrors()));
    allEqual(
      {
        retificação: columnSum(await rowsOf(rectificationSheet(analises)), 'Total a restituir'),
        detalhada: columnSum(detailed, 'Total a restituir'),
        'detalhada, tributos': sumOfReais(
          ['COFINS a restituir', 'PIS a restituir'].map((heading) => columnSum(detailed, heading)),
        ),
        pedidos: columnSum(asked, 'Total a pedir'),
        'pedidos, total': Number(asked.at(-1)?.[7]),
        espelho: sumOfReais([
          ...['COFINS antes', 'PIS antes'].map((heading) => columnSum(typed, heading)),
          ...['COFINS depois', 'PIS depois'].map((heading) => -columnSum(typed, heading)),
        ]),
      },
      refund,
    );
  });

  it('are equal in the dossier, and its items sum to the groups of the month', async () => {
    await fixture.admin.call(dossiersApi.make, params());
    await makeDossierFiles(fixture.worker(), lastJob('simples-dossier'));
    const { data: dossier } = await fixture.admin.call(dossiersApi.read, params());
    const path = join(folder, 'dossie.pdf');
    await writeFile(path, await bytesOf(dossier?.pdf?.link));
    const text = (await readPdf(path)).pages.join(' ').replace(/\s+/g, ' ');
    expect(text).toContain(`Total a restituir ${formatBRL(refund)}`.replace(/\s+/g, ' '));
    for (const amount of [cofins, pis]) expect(text).toContain(formatBRL(amount).replace(/\s+/g, ' '));

    const sheet = Uint8Array.from(await bytesOf(dossier?.planilha?.link)).buffer;
    expect(columnSum(await readSheet(sheet, 'Meses'), 'Total a restituir')).toBe(refund);

    await fixture.admin.call(notesSheetsApi.make, params());
    await writeNotesSheet(fixture.worker(), lastJob('notes-sheet'));
    const { data: notes } = await fixture.admin.call(notesSheetsApi.read, params());
    const items = columnSum(await readSheet(Uint8Array.from(await bytesOf(notes?.link ?? '')).buffer), 'Valor');
    expect(items).toBe(columnSum(await readSheet(sheet, 'Itens'), 'Valor'));
    const { analises } = await fixture.read();
    expect(items).toBe(sumOfReais(analises.map((row) => row.Receita_Bruta_XML)));
  });

  it('are equal from the credit to the portal and to the base of the fee', async () => {
    const tenant = { id_tenant: fixture.home, ...place, id_apuracao: fixture.id_apuracao };
    // A commission of 100 % makes the fee equal to its base.
    const id = await addTestCredit(server, { ...tenant, creditOrigin: refund, comissao_porcentagem: 100 });
    const { data: saved } = await fixture.admin.call(creditsApi.save, { body: { id, pagoEm: paidOn } });
    const calendar = await fixture.admin.call(limitationApi.calendar, { query: {} });
    const payments = await fixture.admin.call(limitationApi.payments, { query: {} });
    allEqual(
      {
        credit: saved.corrigido,
        'product card': await resumeOf('CREDITO'),
        'limitation calendar': calendar.data.total.corrigido,
        'limitation payments': sumOfReais(payments.data.map(({ corrigido }) => corrigido)),
      },
      saved.corrigido,
    );
    expect(saved.corrigido).toBeGreaterThan(refund);
    allEqual(await found(), refund);

    const { data: used } = await fixture.admin.call(creditsApi.save, {
      body: { id, compensacao: saved.corrigido, isPago: true },
    });
    const timeline = await fixture.admin.call(clientPortalApi.timeline, { params: { id_client: place.id_client } });
    const portal = workOutlook(timeline.data);
    const { data: fees } = await fixture.admin.call(feesApi.clients, { query: { id_client: place.id_client } });
    const { data: dashboard } = await fixture.admin.call(dashboardsApi.credits, { query: {} });
    expect(timeline.data.find(({ kind }) => kind === 'CREDITO')?.amount).toBe(refund);
    expect(portal.coming.total).toBe(0);
    expect(dashboard.encontrado).toBe(refund);
    allEqual(
      {
        'credit used': used.compensacao,
        'product card': await resumeOf('VALOR_REST'),
        portal: portal.used,
        'dashboard of credits': dashboard.restituido,
        'base of the fee': sumOfReais(fees.map(({ apurado }) => apurado)),
      },
      saved.corrigido,
    );
    expect([used.saldo, await resumeOf('SALDO')]).toEqual([0, 0]);
  });

  it('are equal on the way of the payment, from the request to the client and the auditor', async () => {
    const payment = { competencia: '05/2025', pagamento: paidOn };
    const steps: EnteredStep[] = [
      { passo: 'PEDIDO', data: '2026-10-01', protocolo: '12345.67890' },
      { passo: 'DESPACHO', data: '2026-10-20', resultado: 'DEFERIDO' },
      { passo: 'DINHEIRO', data: '2026-11-10', valor: refund },
    ];
    for (const passo of steps) {
      const of = { id_apuracao: fixture.id_apuracao, ...payment };
      await fixture.admin.call(refundRequestsApi.saveStep, { params: of, body: { passo } });
    }
    const [request] = await requests();
    const sheet = await rowsOf(
      refundRequestsSheet((await requests()).map((one) => ({ ...one, corrigido: one.total }))),
    );
    const [fee] = (await fixture.admin.call(paymentFeesApi.list, params())).data;
    const ofClient = { params: { id_client: place.id_client } };
    const portal = (await fixture.admin.call(clientPortalApi.payments, ofClient)).data;
    const timeline = (await fixture.admin.call(clientPortalApi.timeline, ofClient)).data;
    const eventOf = (kind: TimelineKind) => timeline.find((event) => event.kind === kind)?.amount;
    allEqual(
      {
        'request, asked': request?.valor_pedido,
        'request, granted': request?.despacho?.valor,
        'request, received': request?.recebido?.valor,
        'sheet, granted': columnSum(sheet, 'Valor deferido'),
        'sheet, received': columnSum(sheet, 'Valor recebido'),
        // The credit of the test before has a commission of 100 %.
        fee: fee?.honorario,
        'fee, received': fee?.recebido,
        'portal, asked': portal[0]?.valor,
        'portal, granted': portal[0]?.despacho?.valor,
        'portal, received': portal[0]?.recebido?.valor,
        'portal, fee': portal[0]?.honorario?.valor,
        'timeline, asked': eventOf('PEDIDO'),
        'timeline, granted': eventOf('DESPACHO'),
        'timeline, received': eventOf('DINHEIRO'),
        'portal, what came back': workOutlook(timeline).received,
      },
      refund,
    );
    // What came back as money is not called credit used for taxes as well.
    expect(workOutlook(timeline).used).toBe(0);

    await fixture.admin.call(dossiersApi.make, params());
    await makeDossierFiles(fixture.worker(), lastJob('simples-dossier'));
    const { data: dossier } = await fixture.admin.call(dossiersApi.read, params());
    const pdf = await readPdf(Uint8Array.from(await bytesOf(dossier?.pdf?.link)));
    const text = pdf.pages.join(' ').replace(/\s+/g, ' ');
    const part = text.slice(text.indexOf('Andamento de cada pagamento'), text.indexOf('Conta de cada mês'));
    // The payment's refund, what was asked, granted and received, and the fee.
    expect(part.match(/R\$ [\d.,]+\d/g)).toEqual(Array(5).fill(formatBRL(refund).replace(/\s/g, ' ')));
  });
});
