import { fileAnalysesApi } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import type { SheetLayout } from '@restitui/domain/recovery/file-analyses/sheet-columns.api.ts';
import { sheetColumnsApi } from '@restitui/domain/recovery/file-analyses/sheet-columns.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addClient, addProduct, addTestAssessment } from '../../../../test/clients.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  newCnpj,
  startTestServer,
  type TestServer,
} from '../../../../test/harness.ts';
import { longJob } from '../../../../test/long-job.ts';
import { sendForm, storedUploads } from '../../../../test/send-files.ts';
import type { JobData } from '../../../platform/jobs.ts';
import { changes } from '../../insights/change-history/change-history.table.ts';
import { runFileAnalysis } from './jobs/run-file-analysis.ts';

const headings = 'Nome;CPF;Mês;Evento;Histórico;Natureza;Incide;Total';
const sheetOf = (month: string, ...more: string[]) =>
  [
    headings,
    `Maria Souza;111.444.777-35;${month};0110;AVISO PREVIO INDENIZADO;6003;S;1.000,00`,
    `Maria Souza;111.444.777-35;total;0110;;;;1.000,00`,
    ...more,
  ].join('\n');
const colunas: SheetLayout = {
  ...{ competencia: 2, rubrica: 3, valor: 7, descricao: 4, natureza: 5, incidencia: 6, estabelecimento: null },
};

let server: TestServer;
let home: TenantId;
let admin: Caller;
let user: Caller;
let id_client: string;
let id_product: string;
let id_apuracao: string;

beforeAll(async () => {
  server = await startTestServer();
  const provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server);
  admin = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }), home);
  user = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
});
afterAll(() => server.close());
beforeEach(async () => {
  id_client = await addClient(server, { id_tenant: home, cnpjcpf: newCnpj() });
  id_product = await addProduct(server, { id_tenant: home, id_client, typeServico: 'PREVIDENCIARIO' });
  id_apuracao = await addTestAssessment(server, { id_tenant: home, id_client, id_product });
});

async function work() {
  const job = server.toDeliver.findLast(({ queue }) => queue === 'file-analysis')?.data as JobData;
  const logged: unknown[] = [];
  await runFileAnalysis(longJob(server, logged), job);
  expect(logged).toEqual([]);
}
async function send(content: string, id = id_apuracao) {
  const files = { complemento: { name: 'folha.csv', content } };
  const reply = await sendForm(server, admin, `/api/file-analyses/${id}`, files, home);
  expect(reply.status).toBe(202);
  await work();
  return (await admin.call(fileAnalysesApi.read, { params: { id_apuracao: id } })).data;
}
const preview = async (id = id_apuracao) =>
  (await admin.call(sheetColumnsApi.read, { params: { id_apuracao: id } })).data;
const tryPreview = (caller = admin) => caller.try(sheetColumnsApi.read, { params: { id_apuracao } });
const save = (assinatura: string, changes: object = {}, caller = admin) =>
  caller.tryInvalid(sheetColumnsApi.save, {
    params: { id_apuracao },
    body: { assinatura, colunas: { ...colunas, ...changes } },
  });

describe('columns of a payroll sheet', { tags: ['@PR-011'] }, () => {
  it('are asked when the headings are unknown, and the file is kept', async () => {
    const before = storedUploads(server).length;
    const failed = await send(sheetOf('03/2024'));
    expect(failed).toMatchObject({
      ...{ state: 'falhou', erro: 'A planilha não tem a coluna competencia.', reprocessavel: true },
    });
    expect(storedUploads(server)).toHaveLength(before + 1);
    const found = await preview();
    expect(found).toMatchObject({ nome: 'folha.csv', cabecalhos: headings.split(';'), gravada: null });
    expect(found.sugestao).toMatchObject({ competencia: 2, rubrica: 3, valor: 7 });
    expect(JSON.stringify(found)).not.toMatch(/111\.?444\.?777-?35/);
  });

  it('are stored for the client, and the next sheet with the same headings is read without asking', async () => {
    await send(sheetOf('03/2024'));
    const { assinatura } = await preview();
    expect(await save(assinatura)).toMatchObject({
      ...{ status: 200, body: { data: { linhas: 1, invalidas: 1, recalcula: true } } },
    });
    await work();
    const ready = (await admin.call(fileAnalysesApi.read, { params: { id_apuracao } })).data;
    expect(ready).toMatchObject({ state: 'pronta', meses: [{ competencia: '03/2024' }] });
    expect(ready.meses[0]?.celulas).toMatchObject([{ verba: 29, base: 1000 }]);
    expect(ready.alertas).toMatchObject([{ codigo: 'LINHA_INVALIDA', quantidade: 1 }]);
    expect(await preview()).toMatchObject({ sugestao: colunas, gravada: { autor: expect.any(String) } });

    const later = await addTestAssessment(server, { id_tenant: home, id_client, id_product });
    expect(await send(sheetOf('04/2024').replace('Mês', 'MES'), later)).toMatchObject({ state: 'pronta' });
    const [change] = await server.inTenant(home, (db) =>
      db.select().from(changes).where(eq(changes.id_entity, id_apuracao)),
    );
    expect(change).toMatchObject({ field: 'colunas_da_planilha', from: null });
    expect(change?.to).toContain('Competência: Mês, Rubrica: Evento, Valor: Total');
  });

  it('belong to one client', async () => {
    await send(sheetOf('03/2024'));
    await save((await preview()).assinatura);
    await work();
    const other = await addClient(server, { id_tenant: home, cnpjcpf: newCnpj() });
    const product = await addProduct(server, { id_tenant: home, id_client: other, typeServico: 'PREVIDENCIARIO' });
    const owner = { id_tenant: home, id_client: other, id_product: product };
    expect(await send(sheetOf('03/2024'), await addTestAssessment(server, owner))).toMatchObject({ state: 'falhou' });
  });

  it('are changed on request also where the usual names were recognised', async () => {
    await send('competencia;rubrica;natureza;incidencia;valor;valor pago\n03/2024;1;6003;11;10,00;20,00');
    const { assinatura, sugestao, gravada } = await preview();
    expect({ sugestao, gravada }).toMatchObject({ sugestao: { valor: 4 }, gravada: null });
    const entered = { competencia: 0, rubrica: 1, descricao: null, natureza: 2, incidencia: 3, valor: 5 };
    expect((await save(assinatura, entered)).status).toBe(200);
    await work();
    const { meses } = (await admin.call(fileAnalysesApi.read, { params: { id_apuracao } })).data;
    expect(meses[0]?.celulas).toMatchObject([{ base: 20 }]);
  });

  it('are refused without a required column, twice the same, out of the sheet and when no line can be read', async () => {
    await send(sheetOf('03/2024'));
    const { assinatura } = await preview();
    const invalid = (path: string) => ({ status: 400, body: { code: 'invalid_input', issues: [{ path }] } });
    expect(await save(assinatura, { valor: null })).toMatchObject(invalid('colunas.valor'));
    expect(await save(assinatura, { valor: 2 })).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(await save(assinatura, { valor: 8 })).toMatchObject({
      ...{ status: 400, body: { code: 'sheet_column_unknown', issues: [{ path: 'colunas.valor' }] } },
    });
    const swapped = { competencia: 7, valor: 2 };
    expect(await save(assinatura, swapped)).toMatchObject({ status: 400, body: { code: 'sheet_without_lines' } });
    expect(await save('0'.repeat(64))).toMatchObject({ status: 409, body: { code: 'sheet_changed' } });
    expect((await preview()).gravada).toBeNull();
  });

  it('are refused for a sheet without headings or that is gone, and to users of the company', async () => {
    expect(await tryPreview()).toMatchObject({ status: 409, body: { code: 'sheet_not_stored' } });
    await send('03/2024;0110;1.000,00\n04/2024;0110;1.000,00');
    expect(await tryPreview()).toMatchObject({ status: 400, body: { code: 'sheet_without_headings' } });
    expect(await tryPreview(user)).toMatchObject({ status: 403, body: { code: 'file_analysis_denied' } });
    expect(await save('0'.repeat(64), {}, user)).toMatchObject({ status: 403 });
    await admin.call(fileAnalysesApi.removeFiles, { params: { id_apuracao } });
    expect(await tryPreview()).toMatchObject({ status: 409, body: { code: 'sheet_not_stored' } });
  });

  it('are listed for the client and forgotten on request, with a line in the change history', async () => {
    await send(sheetOf('03/2024'));
    const { assinatura } = await preview();
    await save(assinatura);
    await work();
    const params = { id_apuracao };
    const { data } = await user.call(sheetColumnsApi.list, { params });
    expect(data).toMatchObject([{ assinatura, cabecalhos: headings.split(';'), colunas, autor: expect.any(String) }]);

    const forget = (caller: Caller) => caller.try(sheetColumnsApi.forget, { params: { id_apuracao, assinatura } });
    expect(await forget(user)).toMatchObject({ status: 403, body: { code: 'file_analysis_denied' } });
    expect(await forget(admin)).toMatchObject({ status: 200 });
    expect(await forget(admin)).toMatchObject({ status: 404, body: { code: 'sheet_columns_not_found' } });
    expect((await admin.call(sheetColumnsApi.list, { params })).data).toEqual([]);
    expect((await preview()).gravada).toBeNull();
    const recorded = await server.inTenant(home, (db) =>
      db.select().from(changes).where(eq(changes.id_entity, id_apuracao)),
    );
    expect(recorded).toContainEqual(
      expect.objectContaining({
        field: 'colunas_da_planilha',
        from: expect.stringContaining('Valor: Total'),
        to: null,
      }),
    );
    const { state } = (await admin.call(fileAnalysesApi.read, { params })).data;
    expect(state).toBe('pronta');
  });
});
