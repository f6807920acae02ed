import { inspect } from 'node:util';
import { analysisDossiersApi } from '@restitui/domain/recovery/file-analyses/analysis-dossiers.api.ts';
import { fileAnalysesApi } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { readSheet } from 'read-excel-file/universal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../../../../e2e/read-pdf.ts';
import * as write from '../../../../../../packages/payroll-engine/test-support/write-events.ts';
import { createZip } from '../../../../../../packages/tax-engine/test-support/write-zip.ts';
import { addClient, addProduct, addTestAssessment } from '../../../../test/clients.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { longJob } from '../../../../test/long-job.ts';
import { sendForm } from '../../../../test/send-files.ts';
import type { JobData, JobQueue } from '../../../platform/jobs.ts';
import { unpackItems } from './item-blocks.rules.ts';
import { makeAnalysisDossierFiles } from './jobs/make-analysis-dossier-files.ts';
import { runFileAnalysis } from './jobs/run-file-analysis.ts';

const workers = ['11144477735', '52998224725'];
const name = 'JOAQUINA DE OLIVEIRA SEM REGISTRO';
/** A CPF with or without its mask, or the name of a worker. */
const personal = new RegExp(
  [...workers.map((cpf) => cpf.replace(/(...)(...)(...)(..)/, '$1\\.?$2\\.?$3-?$4')), name].join('|'),
  'i',
);

let server: TestServer;
let home: TenantId;
let admin: Caller;
let id_apuracao: string;
const logged: unknown[] = [];
const printed: string[] = [];

const worker = () => longJob(server, logged);
const lastJob = (queue: JobQueue) => server.toDeliver.findLast((job) => job.queue === queue)?.data as JobData;
const analyse = async (files: Parameters<typeof sendForm>[3]) => {
  // The latest run is found by its instant.
  server.clock.move(1000);
  await sendForm(server, admin, `/api/file-analyses/${id_apuracao}`, files, home);
  await runFileAnalysis(worker(), lastJob('file-analysis'));
  return (await admin.call(fileAnalysesApi.read, { params: { id_apuracao } })).data;
};
const events = () => {
  const named = (xml: string) =>
    xml.replace('</cpfTrab>', `</cpfTrab><infoComplem><nmTrab>${name}</nmTrab></infoComplem>`);
  return createZip([
    { name: 's1000.xml', data: Buffer.from(write.employer('99')) },
    { name: 's1005.xml', data: Buffer.from(write.establishment('2', '1.1234')) },
    { name: 's1020.xml', data: Buffer.from(write.lotacao('515', '0115')) },
    { name: 's1010.xml', data: Buffer.from(write.rubrica({ code: 'R1', nature: '6003', from: '2018-01' })) },
    ...workers.map((cpf, at) => ({
      name: `${cpf}.xml`,
      data: Buffer.from(
        named(
          write.remuneration({ period: '2024-02', cpf, items: { R1: `${at + 1}00.00` }, stamp: '2026040612000000001' }),
        ),
      ),
    })),
    { name: `quebrado ${name}.xml`, data: Buffer.from(`<evtRemun><cpfTrab>${workers[0]}</cpfTrab>`) },
  ]);
};

beforeAll(async () => {
  server = await startTestServer();
  const provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server);
  admin = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }), home);
  const id_client = await addClient(server, { id_tenant: home, cnpjcpf: '10203040000194' });
  const id_product = await addProduct(server, { id_tenant: home, id_client, typeServico: 'PREVIDENCIARIO' });
  id_apuracao = await addTestAssessment(server, { id_tenant: home, id_client, id_product });
  for (const stream of [process.stdout, process.stderr]) {
    const original = stream.write.bind(stream);
    stream.write = ((chunk: string | Uint8Array, ...rest: never[]) => {
      printed.push(Buffer.from(chunk as string).toString('utf8'));
      return original(chunk as string, ...rest);
    }) as typeof stream.write;
  }
});
afterAll(() => server.close());

/** Texts of all rows of all tables of the database, with the deflated items in plain. */
async function storedTexts(): Promise<string[]> {
  return server.database.asOwner(async (client) => {
    const { rows: tables } = await client.query(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    expect(tables.length).toBeGreaterThan(50);
    const found: string[] = [];
    for (const { name: table } of tables) {
      const { rows } = await client.query(`select row_to_json(one)::text as text from ${table} one`);
      found.push(...rows.map(({ text }) => text));
    }
    const { rows: blocks } = await client.query('select linhas from file_analysis_items');
    return [...found, ...blocks.map(({ linhas }) => JSON.stringify(unpackItems(linhas)))];
  });
}

describe('workers of a payroll', { tags: ['@PR-074'] }, () => {
  it('are counted, and their CPFs and names are in no answer', async () => {
    const data = await analyse({ principal: { name: 'eventos.zip', content: events() } });
    expect(data).toMatchObject({ state: 'pronta', alertas: [{ codigo: 'XML_INVALIDO', quantidade: 1 }] });
    expect(data.meses[0]?.celulas).toMatchObject([{ verba: 29, trabalhadores: 2, base: 300 }]);
    expect(JSON.stringify(data)).not.toMatch(personal);
  });

  it('are in no dossier', async () => {
    const params = { params: { id_apuracao } };
    await admin.call(analysisDossiersApi.make, params);
    await makeAnalysisDossierFiles(worker(), lastJob('file-analysis-dossier'));
    const { data } = await admin.call(analysisDossiersApi.read, params);
    const download = async (url = '') =>
      (await server.app.inject({ url })) as unknown as { statusCode: number; rawPayload: Buffer };
    const pdf = await download(data?.pdf?.link);
    expect((await readPdf(Uint8Array.from(pdf.rawPayload))).pages.join(' ')).not.toMatch(personal);
    const sheet = await download(data?.planilha?.link);
    for (const part of ['Meses', 'Itens', 'Arquivos']) {
      const rows = await readSheet(Uint8Array.from(sheet.rawPayload).buffer, part);
      expect(JSON.stringify(rows)).not.toMatch(personal);
    }
  });

  it('are in no table and in no log', async () => {
    const stored = await storedTexts();
    expect(stored.some((text) => text.includes('"documento"'))).toBe(true);
    for (const text of stored) expect(text).not.toMatch(personal);
    expect(inspect(logged, { depth: null })).not.toMatch(personal);
    expect(printed.join('')).not.toMatch(personal);
  });

  it('are in no text of a failed analysis', async () => {
    const wrong = await analyse({
      principal: {
        name: 'eventos.zip',
        content: createZip([{ name: `${workers[0]}.xml`, data: Buffer.from(`<x>${name} ${workers[0]}</x>`) }]),
      },
    });
    expect(wrong.state).toBe('falhou');
    expect(wrong.erro).toBe('Nenhum evento do CNPJ 10.203.040/0001-94 foi encontrado.');
    const sheet = await analyse({ complemento: { name: 'folha.csv', content: `${name};${workers[0]}\n${name};1` } });
    expect(sheet).toMatchObject({ state: 'falhou', erro: 'A planilha não tem a coluna competencia.' });
    for (const text of await storedTexts()) expect(text).not.toMatch(personal);
    expect(printed.join('')).not.toMatch(personal);
  });
});
