import { Readable } from 'node:stream';
import { noteDocumentsApi as api } from '@restitui/domain/simples/analysis/note-documents.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteKey, noteXml } from '../../../../../../packages/tax-engine/test-support/write-note.ts';
import { createZip } from '../../../../../../packages/tax-engine/test-support/write-zip.ts';
import { addReadyRun } from '../../../../test/analysis-result.ts';
import { addConsultancy, addOpenService, addPartnersClient } from '../../../../test/consultancy.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';

let server: TestServer;
let home: TenantId;
let analyst: Caller;
let partner: Caller;
let id_apuracao: string;
let id_user: string;

const xml_file = 'uploads/notas';
const declaration = '<?xml version="1.0" encoding="ISO-8859-1"?>';
const latin = Buffer.from(`${declaration}${noteXml({ number: 8, items: [{ name: 'PÃO' }] })}`, 'latin1');
beforeAll(async () => {
  server = await startTestServer();
  const made = await addConsultancy(server, {});
  home = made.home;
  id_user = made.analyst.id;
  analyst = await as(server, made.analyst, home);
  const client = await addPartnersClient(server, home, { razao_social: 'COMERCIO' });
  partner = client.partner;
  ({ id_apuracao } = await addOpenService(server, home, client.id_client));
  const zip = createZip([
    { name: 'venda.xml', data: noteXml({ items: [{ name: 'OLEO LUBRIFICANTE' }] }) },
    { name: 'quebrada.xml', data: noteXml({ number: 7 }).replace('</ide>', '') },
    { name: 'pao.xml', data: latin },
  ]);
  await server.files.write(xml_file, Readable.from([zip]));
});
afterAll(() => server.close());

const read = (caller: Caller, number = 1) =>
  caller.try(api.read, { params: { id_apuracao, chave: noteKey({ number }) } });

it('answers 409 before there is a result', async () => {
  expect(await read(analyst)).toMatchObject({ status: 409, body: { code: 'note_without_result' } });
});

it('says when the upload is no longer stored', async () => {
  await addReadyRun(server, { id_tenant: home, id_apuracao, id_user, rows: [] });
  expect(await read(analyst)).toMatchObject({ status: 404, body: { code: 'note_files_missing' } });
});

it('shows a note of the upload with its XML', { tags: ['D-33'] }, async () => {
  await addReadyRun(server, { id_tenant: home, id_apuracao, id_user, rows: [], xml_file });
  const { data } = await analyst.call(api.read, { params: { id_apuracao, chave: noteKey({}) } });
  expect(data).toMatchObject({ numero: '1', itens: [{ produto: 'OLEO LUBRIFICANTE', valor: 100 }] });
  expect(data.xml).toBe(noteXml({ items: [{ name: 'OLEO LUBRIFICANTE' }] }));
});

it('gives a note in another encoding with the bytes that were sent', { tags: ['D-33'] }, async () => {
  const { data } = await analyst.call(api.read, { params: { id_apuracao, chave: noteKey({ number: 8 }) } });
  expect(data).toMatchObject({ itens: [{ produto: 'PÃO' }] });
  expect(Buffer.from(data.xml_base64, 'base64')).toEqual(latin);
});

it('records who opened which note, since it names the buyer', async () => {
  await analyst.call(api.read, { params: { id_apuracao, chave: noteKey({}) } });
  const { rows } = await server.inTenant(home, (db) =>
    db.execute(`select distinct kind, call, id_actor, records from activity_entries
      where outcome = 'feito' and '${noteKey({})}' = any(records)`),
  );
  const call = 'GET /simples/:id_apuracao/notas/:chave';
  expect(rows).toEqual([{ kind: 'dados_pessoais', call, id_actor: id_user, records: [id_apuracao, noteKey({})] }]);
});

it('refuses an unknown note, a broken one and a text that is no key', async () => {
  expect(await read(analyst, 99)).toMatchObject({ status: 404, body: { code: 'note_not_found' } });
  expect(await read(analyst, 7)).toMatchObject({ status: 409, body: { code: 'note_unreadable' } });
  const wrong = await analyst.try(api.read, { params: { id_apuracao, chave: '123' } });
  expect(wrong.status).toBe(400);
});

it('is for those who may export the notes, in their tenant', async () => {
  expect(await read(partner)).toMatchObject({ status: 403, body: { code: 'note_denied' } });
  const stranger = await as(server, await addUser(server, { id_tenant: await addTenant(server), typeCargo: 'CEO' }));
  expect((await read(stranger)).status).toBe(404);
});
