import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analysisDossiersApi } from '@restitui/domain/recovery/file-analyses/analysis-dossiers.api.ts';
import { fileAnalysesApi } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { pointsToCheck } from '@restitui/domain/recovery/file-analyses/points-to-check.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../../../../e2e/read-pdf.ts';
import { addClient, addProduct, addTestAssessment } from '../../../../test/clients.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { longJob } from '../../../../test/long-job.ts';
import { sendForm } from '../../../../test/send-files.ts';
import type { JobData, JobQueue } from '../../../platform/jobs.ts';
import { makeAnalysisDossierFiles } from './jobs/make-analysis-dossier-files.ts';
import { runFileAnalysis } from './jobs/run-file-analysis.ts';

const examples = join(import.meta.dirname, '../../../../../../packages/sped-engine/test-data');
const example = (name: string) => ({ name, content: readFileSync(join(examples, name)) });
const logged: unknown[] = [];
let server: TestServer;
let home: TenantId;
let admin: Caller;
let id_apuracao: string;

const worker = () => longJob(server, logged);
const lastJob = (queue: JobQueue) => server.toDeliver.findLast((job) => job.queue === queue)?.data as JobData;
const params = () => ({ params: { id_apuracao } });
const read = async () => (await admin.call(fileAnalysesApi.read, params())).data;

beforeAll(async () => {
  server = await startTestServer();
  const provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server);
  admin = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }), home);
  const id_client = await addClient(server, { id_tenant: home, cnpjcpf: '11222333000181' });
  const id_product = await addProduct(server, { id_tenant: home, id_client, typeServico: 'EXCLUSAO_DE_ICMS_E_ST' });
  id_apuracao = await addTestAssessment(server, { id_tenant: home, id_client, id_product });
  await sendForm(
    server,
    admin,
    `/api/file-analyses/${id_apuracao}`,
    { principal: example('ncum-sped.zip'), complemento: example('ncum-xml.zip') },
    home,
  );
  await runFileAnalysis(worker(), lastJob('file-analysis'));
  expect(logged).toEqual([]);
});
afterAll(() => server.close());

describe('analysis of a non-cumulative company', () => {
  it('prints the points to check of the screen in the dossier', { tags: ['SP-072'] }, async () => {
    const points = pointsToCheck(await read());
    expect(points.map(({ codigo }) => codigo)).toContain('CONFERIR_DARF');
    expect(points[0]?.texto).toMatch(/6912/);
    expect(points[0]?.texto).not.toMatch(/8109/);
    await admin.call(analysisDossiersApi.make, params());
    await makeAnalysisDossierFiles(worker(), lastJob('file-analysis-dossier'));
    expect(logged).toEqual([]);
    const link = (await admin.call(analysisDossiersApi.read, params())).data?.pdf?.link ?? '';
    const pdf = (await server.app.inject({ url: link })) as unknown as { rawPayload: Buffer };
    const text = (await readPdf(Uint8Array.from(pdf.rawPayload))).pages.join(' ').replaceAll(/\s+/g, ' ');
    expect(text).toContain('Pontos a conferir');
    for (const { texto } of points) expect(text).toContain(texto);
  });
});
