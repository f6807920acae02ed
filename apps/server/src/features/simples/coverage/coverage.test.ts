import { changeHistoryApi } from '@restitui/domain/insights/change-history/change-history.api.ts';
import { coverageApi } from '@restitui/domain/simples/coverage/coverage.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAnalysisFixture } from '../../../../test/analysis-fixture.ts';
import { addReadyRun, monthRow } from '../../../../test/analysis-result.ts';
import { addClient } from '../../../../test/clients.ts';
import { addConsultancy, addOpenService } from '../../../../test/consultancy.ts';
import { addCoverage, lowMonth } from '../../../../test/coverage.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../../test/harness.ts';

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
const lost = 'Cliente perdeu os XML do sistema antigo.';
const confirm = (competencia = '052025', motivo: string | null = lost, caller = admin) =>
  caller.tryInvalid(coverageApi.confirm, { params: { id_apuracao, competencia }, body: { motivo } });
const withdraw = (caller = admin, competencia = '052025') =>
  caller.try(coverageApi.withdraw, { params: { id_apuracao, competencia } });

describe('GET coverage', () => {
  it('returns coverage and confirmations, and nothing before a result or for an older one', async () => {
    expect(await read()).toEqual({ cobertura: null, confirmacoes: [] });
    await addReadyRun(server, { id_tenant: home, id_apuracao, id_user: analyst.id, rows: [monthRow('05/2025')] });
    expect(await read()).toEqual({ cobertura: null, confirmacoes: [] });
    const cobertura = await addResult();
    expect(await read()).toEqual({ cobertura, confirmacoes: [] });
  });

  it('is computed from the uploaded files', async () => {
    const fixture = await createAnalysisFixture(server, analyst);
    await fixture.sendAndRun();
    const { data } = await fixture.admin.call(coverageApi.read, { params: { id_apuracao: fixture.id_apuracao } });
    const may = data.cobertura?.meses.find(({ competencia }) => competencia === '05/2025');
    expect(may).toMatchObject({ declarado: 30417.35, xml: 30417.35, veredito: 'suficiente', cobertura: 1, falta: 0 });
    expect(data.cobertura?.series.map(({ modelo, faltam }) => [modelo, faltam])).toEqual([
      ['55', 1],
      ['65', 0],
    ]);
    expect(data.cobertura?.pedidos.map(({ tipo }) => tipo)).toContain('pgdas');
  });

  it('is denied to users who may not see the product, and to another company', async () => {
    await addResult();
    const elsewhere = await as(server, analyst, await addTenant(server));
    expect(await elsewhere.try(coverageApi.read, { params: { id_apuracao } })).toMatchObject({ status: 404 });
    const partner = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
    expect(await partner.try(coverageApi.read, { params: { id_apuracao } })).toMatchObject({ status: 403 });
  });
});

describe('confirmation of a month with low coverage', () => {
  it('requires a reason, keeps author and time, and is recorded in the history', async () => {
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

  it('survives a new upload, and is marked when the coverage has changed', async () => {
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

  it('can be withdrawn', async () => {
    await addResult();
    await confirm();
    expect(await withdraw()).toMatchObject({ status: 200 });
    expect((await read()).confirmacoes).toEqual([]);
    expect(await withdraw()).toMatchObject({ status: 200 });
  });

  it.each([
    ['missing', null, 'Informe o motivo.'],
    ['blank', '      ', 'Informe o motivo, com ao menos 5 caracteres.'],
    ['too long', 'x'.repeat(501), 'O motivo pode ter até 500 caracteres.'],
  ])('returns 400 when the reason is %s', async (_, motivo, message) => {
    await addResult();
    const reply = await confirm('052025', motivo);
    expect(reply).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', issues: [{ path: 'motivo', message }] },
    });
    expect((await read()).confirmacoes).toEqual([]);
  });

  it('is rejected for a month that needs none', async () => {
    expect(await confirm()).toMatchObject({ status: 404, body: { code: 'coverage_unknown' } });
    await addResult();
    expect(await confirm('062025')).toMatchObject({ status: 400, body: { code: 'coverage_not_low' } });
    expect(await confirm('072025')).toMatchObject({ status: 404, body: { code: 'coverage_unknown' } });
    expect(await confirm('132025')).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  });

  it('returns 403 to the company and 404 to another one', async () => {
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
