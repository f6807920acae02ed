import { simplesAnalysisApi } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addClient, addProduct, addTestAssessment } from '../../../../test/clients.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../../test/harness.ts';
import { emptyZip, storedUploads, upload } from '../../../../test/send-files.ts';

let server: TestServer;
let home: TenantId;
let analyst: TestUser;
let admin: Caller;
let id_client: string;
let id_product: string;
let id_apuracao: string;
let storedBefore: string[];

const xml = { name: 'notas.zip', content: emptyZip };
const pgdas = { name: 'PGDAS.ZIP', content: emptyZip };

beforeAll(async () => {
  server = await startTestServer();
  const provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server);
  analyst = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'CEO' });
  admin = await as(server, analyst, home);
});
afterAll(() => server.close());

beforeEach(async () => {
  id_client = await addClient(server, { id_tenant: home });
  id_product = await addProduct(server, { id_tenant: home, id_client });
  id_apuracao = await addTestAssessment(server, { id_tenant: home, id_client, id_product });
  server.enqueued.length = 0;
  storedBefore = storedUploads(server);
});

const send = (fields: Parameters<typeof upload>[2], caller = admin, tenant: string = home) =>
  upload(server, caller, fields, tenant);
const read = async () => (await admin.call(simplesAnalysisApi.read, { params: { id_apuracao } })).data;

/** Expects that an upload left no run, job or file. */
async function expectNothingLeft() {
  expect((await read()).state).toBeNull();
  expect(server.enqueued).toEqual([]);
  expect(storedUploads(server)).toEqual(storedBefore);
}

describe('POST /simples/upload', { tags: ['W-520', 'W-116'] }, () => {
  it('returns 202, stores the pair and enqueues its job together with the row', async () => {
    const reply = await send({ id_apuracao, xml, pgdas });
    expect(reply).toMatchObject({ status: 202, body: { data: { id_apuracao, state: 'na_fila' } } });
    expect(await read()).toMatchObject({ state: 'na_fila', progress: null, erro: null, analises: [] });
    expect(server.enqueued).toEqual([{ id_tenant: home, id: expect.any(String) }]);
    expect(storedUploads(server)).toHaveLength(storedBefore.length + 2);
  });

  it('accepts a CNPJ beside the assessment, masked or not, and fields after the files', async () => {
    const masked = id_client.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5');
    expect((await send({ xml, pgdas, id_apuracao, cnpj: masked })).status).toBe(202);
  });

  it('creates an assessment of the client’s only matching product when only a CNPJ is given', async () => {
    await addProduct(server, { id_tenant: home, id_client, typeServico: 'FCVS' });
    const { status, body } = await send({ cnpj: id_client, xml, pgdas });
    expect(status).toBe(202);
    expect(body.data?.id_apuracao).not.toBe(id_apuracao);
    const params = { id_apuracao: body.data?.id_apuracao ?? '' };
    expect((await admin.call(simplesAnalysisApi.read, { params })).data).toMatchObject({
      state: 'na_fila',
      cnpj: id_client,
    });
  });

  it('takes the first file of a field sent twice, and stores no other', async () => {
    expect((await send({ id_apuracao, xml: [xml, xml], pgdas, outro: xml })).status).toBe(202);
    expect(storedUploads(server)).toHaveLength(storedBefore.length + 2);
  });
});

describe('rejected upload', () => {
  const notZip = { name: 'notas.zip', content: 'isto não é um ZIP' };
  const badEnding = { name: 'notas.xml', content: emptyZip };
  const missing = 'Por favor, selecione ambos os arquivos antes de enviar.';
  const onlyZip = 'Apenas arquivos ZIP são permitidos.';

  it.each([
    ['no files', {}, 'files_missing', missing],
    ['only the notes', { xml }, 'files_missing', missing],
    ['only the declarations', { pgdas }, 'files_missing', missing],
    ['a file without a name', { xml: { ...xml, name: '' }, pgdas }, 'files_missing', missing],
    ['text instead of a file', { xml: 'texto', pgdas }, 'files_missing', missing],
    ['notes with another extension', { xml: badEnding, pgdas }, 'file_not_zip', onlyZip],
    [
      'declarations with another extension',
      { xml, pgdas: { ...badEnding, name: 'a.zip.exe' } },
      'file_not_zip',
      onlyZip,
    ],
    [
      'content that is not a ZIP',
      { xml: notZip, pgdas },
      'file_not_zip',
      `O arquivo "notas.zip" não é um ZIP. ${onlyZip}`,
    ],
    [
      'an empty file',
      { xml, pgdas: { name: 'vazio.zip', content: '' } },
      'file_not_zip',
      `O arquivo "vazio.zip" não é um ZIP. ${onlyZip}`,
    ],
    ['a NUL in a file name', { xml: { ...xml, name: 'a\0.zip' }, pgdas }, 'malformed_text', undefined],
    ['a NUL in a field', { cnpj: '11222333000181\0', xml, pgdas }, 'malformed_text', undefined],
    ['a wrong CNPJ', { cnpj: '11222333000182', xml, pgdas }, 'invalid_input', undefined],
    ['another client’s CNPJ', { cnpj: '11222333000181', xml, pgdas }, 'cnpj_mismatch', undefined],
  ])('leaves nothing behind: %s', { tags: ['W-118', 'W-119'] }, async (_, fields, code, message) => {
    const reply = await send({ id_apuracao, ...fields });
    expect(reply).toMatchObject({ status: 400, body: { code, ...(message && { message }) } });
    await expectNothingLeft();
  });

  it('names the file with the wrong extension', { tags: ['W-119'] }, async () => {
    const { body } = await send({ id_apuracao, xml, pgdas: badEnding });
    expect(body.issues).toEqual([{ path: 'pgdas', message: `${onlyZip} (notas.xml)` }]);
  });

  it('returns 400 for a body that is not a form, and for a truncated one', async () => {
    const headers = { authorization: `Bearer ${admin.token}`, 'x-tenant-id': home };
    const url = '/api/microservices/xml/simples-nacional';
    const json = await server.app.inject({ method: 'POST', url, headers, payload: { id_apuracao } });
    expect([json.statusCode, json.json().code]).toEqual([400, 'files_missing']);
    const cut = await server.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\ncontent-disposition: form-data; name="xml"; filename="a.zip"\r\n\r\nPK',
    });
    expect([cut.statusCode, cut.json().code]).toEqual([400, 'invalid_input']);
    await expectNothingLeft();
  });
});

describe('upload without id_apuracao', () => {
  it.each([
    ['without a CNPJ', () => ({}), 400, 'cnpj_needed'],
    ['for a missing client', () => ({ cnpj: '11222333000181' }), 404, 'client_not_found'],
  ])('is rejected %s', async (_, fields, status, code) => {
    expect(await send({ ...fields(), xml, pgdas })).toMatchObject({ status, body: { code } });
    await expectNothingLeft();
  });

  it('is rejected for a client without a matching product', async () => {
    const cnpj = await addClient(server, { id_tenant: home });
    await addProduct(server, { id_tenant: home, id_client: cnpj, typeServico: 'FCVS' });
    expect(await send({ cnpj, xml, pgdas })).toMatchObject({ status: 400, body: { code: 'no_single_product' } });
    await expectNothingLeft();
  });
});
