import type { TaxMonth } from '@restitui/brazil/tax-month.ts';
import { analysisRequestsApi } from '@restitui/domain/recovery/file-analyses/analysis-requests.api.ts';
import { fileAnalysesApi } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addConsultancy, addPartnersClient } from '../../../../test/consultancy.ts';
import { addFileAnalyses, cellOf } from '../../../../test/file-analyses.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { changes } from '../../insights/change-history/change-history.table.ts';
import { toMonthResponse } from '../../recovery/file-analyses/analysis-month.wire.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let admin: Caller;
let partner: Caller;
let stranger: Caller;
let id_apuracao: string;
let id_other: string;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  const consultancy = await addConsultancy(server, { id_tenant: provider, name: 'Ana Lista' });
  ({ home, admin } = consultancy);
  const client = await addPartnersClient(server, home, { razao_social: 'COMERCIO' });
  partner = client.partner;
  stranger = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
  const owner = { name: 'COMERCIO', id_tenant: home, id_client: client.id_client, id_user: consultancy.analyst.id };
  ({ id_file_apuracao: id_apuracao, id_repeatable_apuracao: id_other } = await addFileAnalyses(server, owner));
});

const list = async (caller = partner, id = id_apuracao) =>
  (await caller.call(analysisRequestsApi.list, { params: { id_apuracao: id } })).data;
const asked = { tipo: 'COMPENSACAO', situacao: 'PEDIDO', data: '2026-11-20', protocolo: '1.234/2026' } as const;
const teses = [{ tese: '29-A' }];
const save = (body: object = { ...asked, teses }, caller = admin, id = id_apuracao, competencia = '022024') =>
  caller.tryInvalid(analysisRequestsApi.save, { params: { id_apuracao: id, competencia }, body });

describe('requests of an analysis from files', () => {
  it('are listed by month and thesis with credit, Selic and limitation', async () => {
    expect(await list()).toMatchObject([
      {
        ...{ competencia: '02/2024', tese: '29-A', nome: 'Aviso Prévio Indenizado', credito: 100 },
        ...{ pagamento: '2024-03-20', prescreve_em: '2029-03-20', situacao: 'A_PEDIR', version: 0 },
      },
    ]);
    expect(await stranger.try(analysisRequestsApi.list, { params: { id_apuracao } })).toMatchObject({ status: 403 });
  });

  it('leave out classes that are not ticked', async () => {
    await admin.call(fileAnalysesApi.choose, {
      params: { id_apuracao },
      body: { valor: { tipo: 'classes', classes: ['MODULADA'] }, motivo: 'Só a modulada' },
    });
    expect(await list()).toEqual([]);
  });

  it('are kept with author, form and amount, and recorded in the history', async () => {
    expect((await save()).status).toBe(200);
    const kept = { ...asked, valor_pedido: 100, alterado_por: 'Ana Lista', version: 1 };
    expect(await list()).toMatchObject([kept]);
    const rows = await server.inTenant(home, (db) =>
      db.select().from(changes).where(eq(changes.id_entity, id_apuracao)),
    );
    expect(rows.map(({ field, to }) => [field.split(' ')[0], to])).toEqual(
      expect.arrayContaining([
        ['pedido_tipo', 'COMPENSACAO'],
        ['pedido_situacao', 'PEDIDO'],
        ['pedido_data', '2026-11-20'],
        ['pedido_protocolo', '1.234/2026'],
      ]),
    );
    expect((await save({ tipo: 'RESTITUICAO', situacao: 'A_PEDIR', teses })).body).toMatchObject({
      data: [{ situacao: 'A_PEDIR', data: null, valor_pedido: null, version: 2 }],
    });
  });

  it.each([
    ['29-A', '2029-03-20', false],
    ['29-A', '2029-03-21', true],
    ['46', '2029-03-20', true],
  ])('stop the limitation of thesis %s when made by its day (%s)', (tese, day, prescrito) => {
    const stored = {
      ...{ pagamento: '2024-03-20', pagamento_presumido: true, prescreve_em: '2029-03-20', uso: null },
      ...{ celulas: [cellOf()], alertas: [], valores: {} },
    };
    const requested = new Map([[`2024-02 ${tese}`, day]]);
    const reading = { series: [], month: '04/2029' as TaxMonth, today: '2029-04-10', requested };
    expect(toMonthResponse('2024-02', stored, reading).celulas[0]?.prescrito).toBe(prescrito);
  });

  it('are refused without a date, for an outdated version, without permission and for a missing thesis', async () => {
    const invalid = { status: 400, body: { code: 'invalid_input', issues: [{ path: 'data' }] } };
    expect(await save({ ...asked, data: null, teses })).toMatchObject(invalid);
    expect((await save({ ...asked, teses: [{ tese: '29-A', seen: 0 }] })).status).toBe(200);
    const outdated = { ...asked, teses: [{ tese: '29-A', seen: 0 }] };
    expect(await save(outdated)).toMatchObject({ status: 409, body: { code: 'refund_request_changed' } });
    expect(await save(undefined, partner)).toMatchObject({ status: 403, body: { code: 'refund_request_denied' } });
    const missing = { status: 404, body: { code: 'refund_payment_not_found' } };
    expect(await save({ ...asked, teses: [{ tese: '46' }] })).toMatchObject(missing);
    expect(await save(undefined, admin, id_apuracao, '032024')).toMatchObject(missing);
  });

  it('are refused under a second assessment of the product', async () => {
    await save();
    expect(await list(partner, id_other)).toMatchObject([
      { situacao: 'A_PEDIR', em_outra_apuracao: { id_apuracao, situacao: 'PEDIDO', protocolo: '1.234/2026' } },
    ]);
    const refusal = { status: 409, body: { code: 'refund_asked_elsewhere' } };
    expect(await save(undefined, admin, id_other)).toMatchObject(refusal);
  });
});
