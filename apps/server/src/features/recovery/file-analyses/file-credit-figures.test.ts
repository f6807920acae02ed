import { sumOfReais } from '@restitui/brazil/money.ts';
import { clientsApi } from '@restitui/domain/crm/clients/clients.api.ts';
import { defaultClasses } from '@restitui/domain/recovery/file-analyses/analysis-class.ts';
import { analysisRequestsApi } from '@restitui/domain/recovery/file-analyses/analysis-requests.api.ts';
import { selectedTotals } from '@restitui/domain/recovery/file-analyses/analysis-totals.ts';
import { fileAnalysesApi } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { limitationApi } from '@restitui/domain/simples/limitation/limitation.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addTenant, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { ofFiles, openFromFiles, type PaymentCase } from '../../../../test/payments.ts';

let server: TestServer;
let provider: TenantId;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());

/** Returns the column of the client list, and its value for the order of the whole list. */
async function columnOf({ boss, home }: PaymentCase, column: 'credito_sped' | 'credito_folha') {
  const query = { colunas: column, sort: `-${column}` as const };
  return (await boss.call(clientsApi.listOfTenant, { params: { id_tenant: home }, query })).data[0]?.[column];
}

it.each([
  ['EXCLUSAO_DE_ICMS_E_ST', 'credito_sped', 'credito_folha'],
  ['PREVIDENCIARIO', 'credito_folha', 'credito_sped'],
] as const)('agrees in list, page, requests and calendar: %s', { tags: ['SP-120'] }, async (servico, column, other) => {
  const at = await openFromFiles(server, provider, { servico });
  const { boss, params } = at;
  const analysis = (await boss.call(fileAnalysesApi.read, { params })).data;
  const theses = (await boss.call(analysisRequestsApi.list, { params })).data;
  const calendar = (await boss.call(limitationApi.calendar, { query: {} })).data;
  const figures = {
    'column of the client list': await columnOf(at, column),
    'page of the analysis': selectedTotals(analysis.meses, defaultClasses).credito,
    requests: sumOfReais((await at.payments()).map(({ total }) => total)),
    'requests by thesis': sumOfReais(theses.map(({ credito }) => credito)),
    'limitation calendar': calendar.total.valor,
  };
  expect(figures).toEqual(Object.fromEntries(Object.keys(figures).map((key) => [key, 150])));
  expect(await columnOf(at, other)).toBeNull();
  // The payroll adds the credit of the items that an analyst chose.
  if (servico === 'EXCLUSAO_DE_ICMS_E_ST') {
    await boss.call(fileAnalysesApi.apply, { params, body: {} });
    expect(sumOfReais((await at.credits()).map(({ creditOrigin }) => creditOrigin))).toBe(150);
  }

  // The column is what the analysis found: a request takes nothing out of it, but out of what can still be requested.
  await at.receive(ofFiles.may, 100);
  expect(await columnOf(at, column)).toBe(150);
  expect((await boss.call(limitationApi.calendar, { query: {} })).data.total.valor).toBe(50);
});
