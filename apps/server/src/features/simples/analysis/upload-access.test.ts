import { assessmentsApi } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { simplesAnalysisApi } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addClient, addProduct, addTestAssessment } from '../../../../test/clients.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  callerWith,
  startTestServer,
  type TestServer,
} from '../../../../test/harness.ts';
import { emptyZip, storedUploads, upload } from '../../../../test/send-files.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let admin: Caller;
let id_client: string;
let id_product: string;
let id_apuracao: string;
let enqueue: () => Promise<void>;

const pair = { xml: { name: 'notas.zip', content: emptyZip }, pgdas: { name: 'pgdas.zip', content: emptyZip } };

beforeAll(async () => {
  server = await startTestServer({ jobs: { enqueue: () => enqueue() } });
  provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server);
  admin = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }), home);
});
afterAll(() => server.close());

beforeEach(async () => {
  enqueue = async () => {};
  id_client = await addClient(server, { id_tenant: home });
  id_product = await addProduct(server, { id_tenant: home, id_client });
  id_apuracao = await addTestAssessment(server, { id_tenant: home, id_client, id_product });
});

const state = async () => (await admin.call(simplesAnalysisApi.read, { params: { id_apuracao } })).data.state;

describe('upload permission', { tags: ['W-116', 'D-14'] }, () => {
  it.each([
    ['CEO', 'analysis_denied'],
    ['GERENTE', 'client_denied'],
    ['PARCEIRO', 'client_denied'],
    ['CONTABILIDADE', 'client_denied'],
  ] as const)('is denied to a USUARIO %s, with the message %s', async (typeCargo, code) => {
    const caller = await as(server, await addUser(server, { id_tenant: home, typeCargo }));
    const reply = await upload(server, caller, { id_apuracao, ...pair });
    expect(reply).toMatchObject({ status: 403, body: { code } });
    expect(storedUploads(server)).toEqual([]);
  });

  it('is denied to an ADMIN who may not open the client, or whose services exclude the product', async () => {
    const attempt = async (permissions: Record<string, boolean>) => {
      const person = { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'ANALISTA', permissions } as const;
      const caller = await as(server, await addUser(server, person));
      return (await upload(server, caller, { id_apuracao, ...pair }, home)).body.code;
    };
    expect(await attempt({})).toBe('client_denied');
    expect(await attempt({ permission_product: true })).toBe('product_denied');
    expect(storedUploads(server)).toEqual([]);
  });

  it('is denied without a session before the body is read', async () => {
    expect((await upload(server, callerWith(server, ''), { id_apuracao, ...pair })).status).toBe(401);
    expect(storedUploads(server)).toEqual([]);
  });

  it('returns 404 for an assessment or client of another tenant', { tags: ['D-11'] }, async () => {
    const other = await addTenant(server);
    const byId = await upload(server, admin, { id_apuracao, ...pair }, other);
    expect(byId).toMatchObject({ status: 404, body: { code: 'assessment_not_found' } });
    const byCnpj = await upload(server, admin, { cnpj: id_client, ...pair }, other);
    expect(byCnpj).toMatchObject({ status: 404, body: { code: 'client_not_found' } });
    expect(storedUploads(server)).toEqual([]);
  });

  it('rejects an assessment of another service', async () => {
    const product = { id_tenant: home, id_client, typeServico: 'PREVIDENCIARIO' } as const;
    const hidden = await addProduct(server, product);
    const other = await addTestAssessment(server, { id_tenant: home, id_client, id_product: hidden });
    const reply = await upload(server, admin, { id_apuracao: other, ...pair }, home);
    expect(reply).toMatchObject({ status: 400, body: { code: 'wrong_service' } });
    expect(storedUploads(server)).toEqual([]);
  });
});

describe('concurrent uploads', () => {
  it('return 409 while an analysis is running', async () => {
    expect((await upload(server, admin, { id_apuracao, ...pair }, home)).status).toBe(202);
    const before = storedUploads(server);
    const reply = await upload(server, admin, { id_apuracao, ...pair }, home);
    expect(reply).toMatchObject({ status: 409, body: { code: 'analysis_running' } });
    expect(storedUploads(server)).toEqual(before);
  });

  it('accept one of six simultaneous uploads with 202; the others return 409 and leave no file', async () => {
    const before = storedUploads(server).length;
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => upload(server, admin, { id_apuracao, ...pair }, home)),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([202, 409, 409, 409, 409, 409]);
    expect(storedUploads(server)).toHaveLength(before + 2);
  });
});

describe('transaction of row and job', () => {
  it('removes the row, the new assessment and the files when the job cannot be enqueued', async () => {
    const before = storedUploads(server);
    enqueue = () => Promise.reject(new Error('no queue'));
    const reply = await upload(server, admin, { id_apuracao, ...pair }, home);
    expect(reply).toMatchObject({ status: 500, body: { code: 'unexpected' } });
    expect(await state()).toBeNull();

    expect((await upload(server, admin, { cnpj: id_client, ...pair }, home)).status).toBe(500);
    const list = await admin.call(assessmentsApi.listOfProduct, { params: { id: id_product } });
    expect(list.data.map((row) => row.id)).toEqual([id_apuracao]);
    expect(storedUploads(server)).toEqual(before);

    enqueue = async () => {};
    expect((await upload(server, admin, { id_apuracao, ...pair }, home)).status).toBe(202);
  });
});
