import { taxMonthOf } from '@restitui/brazil/tax-month.ts';
import { clientDocumentsApi } from '@restitui/domain/crm/client-documents/client-documents.api.ts';
import { changeHistoryApi } from '@restitui/domain/insights/change-history/change-history.api.ts';
import { proofRequestsApi } from '@restitui/domain/simples/analysis/proof-requests.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { itemLine } from '../../../../../../packages/column-store/test-support/item-line.ts';
import { addReadyRun, monthRow } from '../../../../test/analysis-result.ts';
import { addConsultancy, addOpenService, addPartnersClient } from '../../../../test/consultancy.ts';
import { type Caller, startTestServer, type TestServer, type TestUser } from '../../../../test/harness.ts';

let server: TestServer;
let home: TenantId;
let analyst: TestUser;
let admin: Caller;
let partner: Caller;
let id_client: string;
let id_apuracao: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ home, analyst, admin } = await addConsultancy(server, {}));
});
afterAll(() => server.close());

const july = { competencia: taxMonthOf(2025, 7), valor: 9000 };
const open = { forca: 'a_provar', prova: 'Depende da decisão do analista.', prova_pedida: 'Foto do rótulo.' } as const;
const sure = { forca: 'certa', prova: 'A lei cita o produto e o CEST confirma.' } as const;

beforeEach(async () => {
  ({ partner, id_client } = await addPartnersClient(server, home, { razao_social: 'COMERCIO' }));
  ({ id_apuracao } = await addOpenService(server, home, id_client));
  await addReadyRun(server, {
    ...{ id_tenant: home, id_apuracao, id_user: analyst.id, rows: [monthRow('05/2025'), monthRow('07/2025')] },
    items: [
      itemLine({ codigo: 'A', produto: 'CHÁ', ...sure }),
      itemLine({ codigo: 'A', produto: 'CHÁ', item: 2, ...open }),
      itemLine({ codigo: 'B', produto: 'PNEU', item: 3, forca: 'defensavel', prova: 'Falta a nota de compra.' }),
      itemLine({ codigo: 'C', produto: 'XAMPU', item: 4, ...sure }),
      itemLine({ codigo: 'B', produto: 'PNEU', ...july, forca: 'defensavel', prova_pedida: 'Nota do pneu.' }),
      itemLine({ codigo: 'D', produto: 'TUBO', ...july, item: 2, grupo: 'none', revisar: true }),
    ],
  });
});

const product = (codigo: string, produto: string) => ({ codigo, produto, ncm: '27101932' });
const ask = (caller: Caller, produtos: ReturnType<typeof product>[], competencia: string | undefined = '052025') =>
  caller.try(proofRequestsApi.ask, { params: { id_apuracao }, body: { competencia, produtos } });
const askOfAllMonths = (caller: Caller, ...produtos: ReturnType<typeof product>[]) =>
  caller.try(proofRequestsApi.ask, { params: { id_apuracao }, body: { produtos } });
const requests = async () => (await admin.call(clientDocumentsApi.requests, { params: { id_client } })).data;

it('asks the client for the proof of products, each with what would prove it', async () => {
  const { status } = await ask(admin, [product('A', 'CHÁ'), product('B', 'PNEU')]);
  expect(status).toBe(201);
  expect(await requests()).toMatchObject([
    {
      item: 'Prova de 2 produtos vendidos em 05/2025',
      detalhes: [
        'CHÁ (código A): Foto do rótulo.',
        'PNEU (código B): Nota de compra do fabricante ou do distribuidor com o produto.',
      ],
      answeredAt: null,
    },
  ]);
});

it('asks for the proof of the sales of all months, also of a product that awaits a decision', {
  tags: ['D-33'],
}, async () => {
  expect((await askOfAllMonths(admin, product('D', 'TUBO'))).status).toBe(201);
  expect((await askOfAllMonths(admin, product('B', 'PNEU'), product('D', 'TUBO'))).status).toBe(201);
  const usual = 'Nota de compra do fabricante ou do distribuidor com o produto.';
  const asked = (await requests()).map(({ item, detalhes }) => ({ item, detalhes }));
  expect(asked).toHaveLength(2);
  expect(asked).toContainEqual({
    item: 'Prova de 1 produto vendido em 07/2025',
    detalhes: [`TUBO (código D): ${usual}`],
  });
  expect(asked).toContainEqual({
    item: 'Prova de 2 produtos vendidos de 05/2025 a 07/2025',
    detalhes: ['PNEU (código B): Nota do pneu.', `TUBO (código D): ${usual}`],
  });
});

it('records the request in the change history with its products', async () => {
  await ask(admin, [product('B', 'PNEU')]);
  const { data } = await admin.call(changeHistoryApi.ofClient, { params: { cnpjcpf: id_client } });
  const texts = JSON.stringify(data);
  expect(texts).toContain('Prova de 1 produto vendido em 05/2025');
  expect(texts).toContain('PNEU (código B)');
});

it('refuses the same request twice, whether of a month or of all, and accepts another one of the same month', async () => {
  await ask(admin, [product('B', 'PNEU')]);
  expect(await ask(admin, [product('B', 'PNEU')])).toMatchObject({
    status: 409,
    body: { code: 'document_request_repeated' },
  });
  expect((await ask(admin, [product('A', 'CHÁ')])).status).toBe(201);
  expect((await askOfAllMonths(admin, product('A', 'CHÁ'))).body).toMatchObject({ code: 'document_request_repeated' });
  expect(await requests()).toHaveLength(2);
});

it('refuses products without a claim to prove, of another month, and more than fit a request', async () => {
  for (const wrong of [product('C', 'XAMPU'), product('X', 'NENHUM')]) {
    const refused = { status: 400, body: { code: 'proof_not_needed' } };
    expect(await ask(admin, [wrong])).toMatchObject(refused);
    expect(await ask(admin, [product('B', 'PNEU'), wrong])).toMatchObject(refused);
    expect(await askOfAllMonths(admin, wrong)).toMatchObject(refused);
  }
  expect(await ask(admin, [product('D', 'TUBO')])).toMatchObject({ status: 400, body: { code: 'proof_not_needed' } });
  expect(await ask(admin, [product('B', 'PNEU')], '062025')).toMatchObject({ status: 404 });
  expect((await ask(admin, [])).status).toBe(400);
  expect(
    (
      await ask(
        admin,
        Array.from({ length: 21 }, (_, i) => product('B', `PNEU ${i}`)),
      )
    ).status,
  ).toBe(400);
  expect(await requests()).toEqual([]);
});

it('refuses partners, who see the analysis', async () => {
  const refused = { status: 403, body: { code: 'proof_denied' } };
  expect(await ask(partner, [product('B', 'PNEU')])).toMatchObject(refused);
  expect(await askOfAllMonths(partner, product('D', 'TUBO'))).toMatchObject(refused);
  expect(await requests()).toEqual([]);
});

it('refuses products of an assessment without a result', async () => {
  const empty = await addPartnersClient(server, home, { razao_social: 'SEM ANALISE' });
  const { id_apuracao } = await addOpenService(server, home, empty.id_client);
  const refused = await admin.try(proofRequestsApi.ask, {
    params: { id_apuracao },
    body: { produtos: [product('B', 'PNEU')] },
  });
  expect(refused).toMatchObject({ status: 400, body: { code: 'proof_not_needed' } });
});
