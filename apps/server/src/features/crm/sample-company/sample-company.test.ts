import { agreementsApi } from '@restitui/domain/agreements/documents/agreements.api.ts';
import { clientDocumentsApi } from '@restitui/domain/crm/client-documents/client-documents.api.ts';
import { clientSelectionApi } from '@restitui/domain/crm/client-selection/client-selection.api.ts';
import { clientsApi } from '@restitui/domain/crm/clients/clients.api.ts';
import { sampleClientId as id_client } from '@restitui/domain/crm/clients/sample-client.ts';
import { sampleCompanyApi as api } from '@restitui/domain/crm/sample-company/sample-company.api.ts';
import { dashboardsApi } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import { firstStepsApi } from '@restitui/domain/insights/first-steps/first-steps.api.ts';
import { searchApi } from '@restitui/domain/insights/search/search.api.ts';
import { workQueueApi } from '@restitui/domain/insights/work-queue/work-queue.api.ts';
import { assessmentsApi } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { creditsApi } from '@restitui/domain/recovery/credits/credits.api.ts';
import { observationsApi } from '@restitui/domain/recovery/observations/observations.api.ts';
import { analystsApi } from '@restitui/domain/recovery/products/analysts.api.ts';
import { productsApi } from '@restitui/domain/recovery/products/products.api.ts';
import { proofRequestsApi } from '@restitui/domain/simples/analysis/proof-requests.api.ts';
import { simplesAnalysisApi } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { productLedgerApi } from '@restitui/domain/simples/decisions/product-ledger.api.ts';
import { simplesEffectsApi } from '@restitui/domain/simples/decisions/simples-effects.api.ts';
import { limitationApi } from '@restitui/domain/simples/limitation/limitation.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { exportedRows } from '../../../../test/client-exports.ts';
import { countBlocked } from '../../../../test/count-blocked.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { longJob, withTransactions } from '../../../../test/long-job.ts';
import { storedUploads } from '../../../../test/send-files.ts';
import { loadTables } from '../../../db/schema.ts';
import type { JobData } from '../../../platform/jobs.ts';
import { runAnalysis } from '../../simples/analysis/jobs/run-analysis.ts';
import { abandonSampleFiles, makeSampleFiles } from './jobs/make-sample-files.ts';

let server: TestServer;
let provider: TenantId;
let logged: unknown[];

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());

interface Company {
  home: TenantId;
  ceo: Caller;
  admin: Caller;
}

async function addCompany(): Promise<Company> {
  logged = [];
  const home = await addTenant(server);
  const ceo = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
  const boss = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'CEO' });
  return { home, ceo, admin: await as(server, boss, home) };
}

async function makeFiles() {
  const job = server.toDeliver.findLast(({ queue }) => queue === 'sample-company')?.data as JobData;
  await makeSampleFiles(longJob(server, logged), job);
}

async function addAnalysedSample(): Promise<Company & { id_product: string; id_apuracao: string }> {
  const company = await addCompany();
  const { id_product, id_apuracao } = (await company.ceo.call(api.create)).data;
  await makeFiles();
  await runAnalysis(longJob(server, logged), server.enqueued.at(-1) as JobData);
  return { ...company, id_product, id_apuracao };
}

/** Returns what lists and figures show of a tenant. */
async function shown({ home, ceo, admin }: Company) {
  const params = { id_tenant: home };
  return Promise.all([
    ceo.call(clientsApi.listOfTenant, { params }),
    admin.call(clientsApi.listOfTenant, { params }),
    exportedRows(server, admin),
    ceo.call(searchApi.find, { query: { q: 'exemplo' } }),
    admin.call(analystsApi.list, { query: { id_tenant: home } }),
    admin.call(productsApi.choices, { query: { q: 'exemplo' } }),
    ceo.call(dashboardsApi.registrations),
    ceo.call(dashboardsApi.portfolio),
    admin.call(dashboardsApi.work),
    ceo.call(dashboardsApi.limitations),
    ceo.call(dashboardsApi.credits),
    ceo.call(limitationApi.calendar),
    ceo.call(workQueueApi.read),
    admin.call(workQueueApi.read),
  ]);
}

describe('the sample company', () => {
  it('goes from generated files to a result of the engine', async () => {
    const { ceo, admin } = await addCompany();
    expect((await ceo.call(api.read)).data).toBeNull();
    const { data: created } = await ceo.call(api.create);
    expect(created).toMatchObject({ id_client, etapa: 'arquivos', total: null });
    expect((await ceo.call(api.create)).data).toEqual(created);

    await makeFiles();
    expect((await ceo.call(api.read)).data).toMatchObject({ etapa: 'analise', erro: null });
    const jobs = server.enqueued.length;
    await makeFiles();
    expect(server.enqueued).toHaveLength(jobs);

    await runAnalysis(longJob(server, logged), server.enqueued.at(-1) as JobData);
    const { data } = await ceo.call(api.read);
    expect(data).toMatchObject({ etapa: 'pronta', erro: null, razao_social: 'MERCADO EXEMPLO LTDA' });
    expect(data?.total).toBeGreaterThan(1000);
    const params = { id_apuracao: created.id_apuracao };
    const analysis = (await admin.call(simplesAnalysisApi.read, { params })).data;
    expect(analysis.analises).toHaveLength(60);
    expect(analysis.contagens.xml_invalidos).toBe(0);
    expect(logged).toEqual([]);
  });

  it('is in no list and counts in no figure', async () => {
    const company = await addCompany();
    const before = await shown(company);
    await company.ceo.call(api.create);
    await makeFiles();
    await runAnalysis(longJob(server, logged), server.enqueued.at(-1) as JobData);
    expect(await shown(company)).toEqual(before);
    const { fatos } = (await company.ceo.call(firstStepsApi.read)).data;
    expect(fatos).toMatchObject({ clientes: 0, analises: 1, contratos: { gerados: 0, assinados: 0 } });
  });

  it('gets no contracts, money, messages or staff', async () => {
    const { ceo, admin, id_product, id_apuracao } = await addAnalysedSample();
    const ids = { id_client, id_product, id_apuracao };
    const params = { id_client };
    const { data: products } = await admin.call(productLedgerApi.list, { params: { id_apuracao }, query: {} });
    const produtos = products.filter(({ prova_pedida }) => prova_pedida !== '').slice(0, 1);
    expect(produtos).toHaveLength(1);
    const replies = [
      await ceo.try(agreementsApi.linkClient, {
        body: { id_client, contracts: ['PRINCIPAL'], typeRegime: 'SIMPLES_NACIONAL' },
      }),
      await admin.try(creditsApi.add, { body: ids }),
      await ceo.try(observationsApi.send, { body: { cnpj: id_client, mensage: 'Olá' } }),
      await ceo.try(clientDocumentsApi.ask, { params, body: { item: 'Contrato social' } }),
      await admin.try(proofRequestsApi.ask, { params: { id_apuracao }, body: { produtos } }),
      await admin.try(productsApi.changeStatus, { params: { id: id_product, status: 'SUSPENSO' }, query: {} }),
      await admin.try(analystsApi.assignMany, { body: { id_products: [id_product], id_analista: null } }),
      await admin.try(clientSelectionApi.setStatus, { body: { id_clients: [id_client], status: 'NOVO' } }),
      await admin.try(assessmentsApi.create, {
        body: { id_client, id_product, typeServico: 'PIS_COFINS_MONOFASICO_PARA_SN' },
      }),
    ];
    expect(replies.map(({ status, body }) => [status, (body as { code?: string }).code])).toEqual(
      replies.map(() => [409, 'client_is_sample']),
    );
  });

  it('is removed with everything that belongs to it', async () => {
    const stored = storedUploads(server).length;
    const { home, ceo, admin, id_product, id_apuracao } = await addAnalysedSample();
    expect(storedUploads(server)).toHaveLength(stored + 2);
    const { data } = await admin.call(simplesAnalysisApi.read, { params: { id_apuracao } });
    const competencia = data.analises.find(({ total_a_restituir }) => total_a_restituir > 1)?.competencia ?? '';
    const body = { id_apuracao, competencia, valor: 0.5, motivo: 'Conferido com o cliente' };
    await admin.call(simplesAnalysisApi.updateTotal, { body });
    const proposed = { codigo: 'P1', produto: 'Xampu', ncm: '33051000', contar: true, corrige: true };
    const why = { motivo: 'Conferido com o cliente.', evidencia: 'Ficha técnica' };
    const decision = { alcance: 'cliente' as const, tipo: 'produto' as const, id_client, ...proposed, ...why };
    await admin.call(simplesEffectsApi.start, { body: { id_client, propostas: [decision] } });

    const before = await rowsAbout(home, [id_client, id_product, id_apuracao]);
    expect(before).toEqual(expect.arrayContaining(['clients', 'simples_totals', 'simples_effects']));
    expect((await ceo.call(api.remove)).data).toEqual({ removida: true });
    expect(await rowsAbout(home, [id_client, id_product, id_apuracao])).toEqual([]);
    expect(storedUploads(server)).toHaveLength(stored);
    expect((await ceo.call(api.read)).data).toBeNull();
    expect((await ceo.call(api.remove)).data).toEqual({ removida: false });
    expect((await ceo.call(api.create)).data).toMatchObject({ etapa: 'arquivos' });
  });

  it.each([
    ['items', 'simples_item_blocks', 'id_run'],
    ['the result', 'refund_slices', 'id_apuracao'],
  ])('is removed while its analysis stores %s, without an error of either', async (_, table, column) => {
    const { home, ceo } = await addCompany();
    const { id_product, id_apuracao } = (await ceo.call(api.create)).data;
    await makeFiles();
    const job = server.enqueued.at(-1) as JobData;
    let removal: ReturnType<typeof ceo.try<typeof api.remove>> | undefined;
    const worker = withTransactions(
      longJob(server, logged),
      (inTenant) => (tenant, work) =>
        inTenant(tenant, async (db) => {
          const done = await work(db);
          const named = sql`${sql.identifier(column)} in ${[job.id, id_apuracao]}`;
          const { rows } = await db.execute(sql`select 1 from ${sql.identifier(table)} where ${named} limit 1`);
          if (rows.length === 0 || removal) return done;
          removal = ceo.try(api.remove);
          await vi.waitFor(async () => expect(await countBlocked(server.database.pool)).toBe(1), { timeout: 60_000 });
          return done;
        }),
    );
    await runAnalysis(worker, job);
    expect(await removal).toMatchObject({ status: 200, body: { data: { removida: true } } });
    expect(logged).toEqual([]);
    expect(await rowsAbout(home, [id_client, id_product, id_apuracao, job.id])).toEqual([]);
  });

  it('fails after the last retry, and is tried again once', async () => {
    const { ceo } = await addCompany();
    const stored = storedUploads(server).length;
    await ceo.call(api.create);
    const job = server.toDeliver.findLast(({ queue }) => queue === 'sample-company')?.data as JobData;
    await abandonSampleFiles(longJob(server, logged), job);
    await abandonSampleFiles(longJob(server, logged), job);
    const erro = 'Os arquivos do exemplo não foram gerados.';
    expect((await ceo.call(api.read)).data).toMatchObject({ etapa: 'falhou', erro });
    await makeFiles();
    expect((await ceo.call(api.read)).data?.etapa).toBe('falhou');

    const delivered = server.toDeliver.length;
    expect((await ceo.call(api.create)).data).toMatchObject({ etapa: 'arquivos', erro: null });
    await ceo.call(api.create);
    expect(server.toDeliver).toHaveLength(delivered + 1);
    await makeFiles();
    expect((await ceo.call(api.read)).data?.etapa).toBe('analise');
    await abandonSampleFiles(longJob(server, logged), job);
    expect((await ceo.call(api.read)).data?.etapa).toBe('analise');
    expect((await ceo.call(api.remove)).data).toEqual({ removida: true });
    expect(storedUploads(server)).toHaveLength(stored);
  });

  it('leaves no file when it is removed before its files are stored', async () => {
    const { ceo } = await addCompany();
    const stored = storedUploads(server).length;
    await ceo.call(api.create);
    await ceo.call(api.remove);
    await makeFiles();
    expect(storedUploads(server)).toHaveLength(stored);
  });

  it('is refused to everyone but the CEO', async () => {
    const { home } = await addCompany();
    const manager = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'GERENTE' }));
    for (const call of [api.read, api.create, api.remove] as const) {
      expect(await manager.try(call)).toMatchObject({ status: 403, body: { code: 'sample_company_denied' } });
    }
  });
});

/** Returns the tables with rows of the tenant that name one of the ids in any column; the log of activity stays. */
async function rowsAbout(home: TenantId, ids: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of await loadTables()) {
    const name = getTableName(table);
    const isOfTenant = Object.values(getTableColumns(table)).some((column) => column.name === 'id_tenant');
    if (!isOfTenant || name.startsWith('activity')) continue;
    const some = sql.join(
      ids.map((id) => sql`position(${id}::text in one::text) > 0`),
      sql` or `,
    );
    const query = sql`select 1 from ${table} one where id_tenant = ${home} and (${some}) limit 1`;
    const { rows } = await server.inTenant(home, (db) => db.execute(query));
    if (rows.length > 0) found.push(name);
  }
  return found;
}
