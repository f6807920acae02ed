import { changeHistoryApi } from '@restitui/domain/change-history/change-history.api.ts';
import { coverageApi } from '@restitui/domain/coverage/coverage.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addReadyRun, monthRow } from '../../../test/analysis-result.ts';
import { setAnalysisStage } from '../../../test/analysis-stage.ts';
import { addConsultancy, addOpenService } from '../../../test/client-at-work.ts';
import { addClient } from '../../../test/clients.ts';
import { addCoverage, lowMonth } from '../../../test/coverage.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../test/harness.ts';

let server: TestServer;
let home: TenantId;
let analyst: TestUser;
let admin: Caller;
let id_product: string;
let id_apuracao: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ home, analyst, admin } = await addConsultancy(server, {}));
});
afterAll(() => server.close());

const covered = lowMonth('06/2025', { veredito: 'suficiente', xml: 100, falta: 0, cobertura: 1 });

async function addResult(meses = [lowMonth('05/2025'), covered]) {
  const rows = meses.map(({ competencia }) => monthRow(competencia));
  const id_run = await addReadyRun(server, { id_tenant: home, id_apuracao, id_user: analyst.id, rows });
  return addCoverage(server, { id_tenant: home, id_run, meses });
}

beforeEach(async () => {
  const id_client = await addClient(server, { id_tenant: home });
  ({ id_product, id_apuracao } = await addOpenService(server, home, id_client));
});

const read = async (caller = admin) => (await caller.call(coverageApi.read, { params: { id_apuracao } })).data;
const confirm = (competencia = '052025', motivo = 'Cliente perdeu os XML do sistema antigo.', caller = admin) =>
  caller.try(coverageApi.confirm, { params: { id_apuracao, competencia }, body: { motivo } } as never);
const withdraw = (caller = admin, competencia = '052025') =>
  caller.try(coverageApi.withdraw, { params: { id_apuracao, competencia } });

describe('the coverage of an analysis', () => {
  it('is read with what was confirmed, and is nothing before a result or in an older one', async () => {
    expect(await read()).toEqual({ cobertura: null, confirmacoes: [] });
    await addReadyRun(server, { id_tenant: home, id_apuracao, id_user: analyst.id, rows: [monthRow('05/2025')] });
    expect(await read()).toEqual({ cobertura: null, confirmacoes: [] });
    const cobertura = await addResult();
    expect(await read()).toEqual({ cobertura, confirmacoes: [] });
  });

  it('comes from the files of the upload', async () => {
    const stage = await setAnalysisStage(server, analyst);
    await stage.sendAndRun();
    const { data } = await stage.admin.call(coverageApi.read, { params: { id_apuracao: stage.id_apuracao } });
    const may = data.cobertura?.meses.find(({ competencia }) => competencia === '05/2025');
    expect(may).toMatchObject({ declarado: 30417.35, xml: 30417.35, veredito: 'suficiente', cobertura: 1, falta: 0 });
    expect(data.cobertura?.series.map(({ modelo, faltam }) => [modelo, faltam])).toEqual([
      ['55', 1],
      ['65', 0],
    ]);
    expect(data.cobertura?.pedidos.map(({ tipo }) => tipo)).toContain('pgdas');
  });

  it('is not there for who may not see the product, nor for another company', async () => {
    await addResult();
    const elsewhere = await as(server, analyst, await addTenant(server));
    expect(await elsewhere.try(coverageApi.read, { params: { id_apuracao } })).toMatchObject({ status: 404 });
    const partner = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
    expect(await partner.try(coverageApi.read, { params: { id_apuracao } })).toMatchObject({ status: 403 });
  });
});

describe('going on with a month of low coverage', () => {
  it('takes a reason, keeps who and when, and stands in the history', async () => {
    await addResult();
    const at = server.clock.now().toISOString();
    const confirmation = {
      competencia: '05/2025',
      motivo: 'Cliente perdeu os XML do sistema antigo.',
      cobertura: 0.6,
      mudou: false,
      nome: `Pessoa ${analyst.id.slice(0, 8)}`,
      at,
    };
    expect(await confirm()).toMatchObject({ status: 200, body: { data: confirmation } });
    expect((await read()).confirmacoes).toEqual([confirmation]);
    const history = await admin.call(changeHistoryApi.ofProduct, { params: { id: id_product } });
    expect(history.data).toContainEqual(
      expect.objectContaining({
        entity: 'ANALISE',
        field: 'cobertura_confirmada 05/2025',
        from: null,
        to: confirmation.motivo,
      }),
    );
  });

  it('outlives a new upload, which says when the coverage is another one', async () => {
    await addResult();
    await confirm();
    await addResult();
    expect((await read()).confirmacoes).toMatchObject([{ mudou: false }]);
    await addResult([lowMonth('05/2025', { cobertura: 0.7 })]);
    expect((await read()).confirmacoes).toMatchObject([{ mudou: true, cobertura: 0.6 }]);
    await confirm('05/2025', 'Conferido outra vez.');
    expect((await read()).confirmacoes).toMatchObject([
      { mudou: false, cobertura: 0.7, motivo: 'Conferido outra vez.' },
    ]);
  });

  it('is taken back', async () => {
    await addResult();
    await confirm();
    expect(await withdraw()).toMatchObject({ status: 200 });
    expect((await read()).confirmacoes).toEqual([]);
    expect(await withdraw()).toMatchObject({ status: 200 });
  });

  it.each([
    ['nothing', null, 'Informe o motivo.'],
    ['blanks', '      ', 'Informe o motivo, com ao menos 5 caracteres.'],
    ['too much', 'x'.repeat(501), 'O motivo pode ter até 500 caracteres.'],
  ])('with %s for a reason is a 400', async (_, motivo, message) => {
    await addResult();
    const reply = await confirm('052025', motivo as never);
    expect(reply).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', issues: [{ path: 'motivo', message }] },
    });
    expect((await read()).confirmacoes).toEqual([]);
  });

  it('is refused where there is nothing to confirm', async () => {
    expect(await confirm()).toMatchObject({ status: 404, body: { code: 'coverage_unknown' } });
    await addResult();
    expect(await confirm('062025')).toMatchObject({ status: 400, body: { code: 'coverage_not_low' } });
    expect(await confirm('072025')).toMatchObject({ status: 404, body: { code: 'coverage_unknown' } });
    expect(await confirm('132025')).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  });

  it('is the provider’s: 403 for the company, 404 for another one', async () => {
    await addResult();
    const ceo = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
    expect(await confirm(undefined, undefined, ceo)).toMatchObject({
      status: 403,
      body: { code: 'coverage_confirm_denied' },
    });
    expect(await withdraw(ceo)).toMatchObject({ status: 403, body: { code: 'coverage_confirm_denied' } });
    const elsewhere = await as(server, analyst, await addTenant(server));
    expect(await confirm(undefined, undefined, elsewhere)).toMatchObject({ status: 404 });
    expect(await withdraw(elsewhere)).toMatchObject({ status: 404 });
  });
});
