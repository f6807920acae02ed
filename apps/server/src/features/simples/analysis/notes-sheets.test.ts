import { notesSheetsApi } from '@restitui/domain/simples/analysis/notes-sheets.api.ts';
import { readSheet } from 'read-excel-file/universal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAnalysisFixture } from '../../../../test/analysis-fixture.ts';
import { addTenant, addUser, as, startTestServer, type TestServer } from '../../../../test/harness.ts';
import type { JobData } from '../../../platform/jobs.ts';
import { abandonNotesSheet, writeNotesSheet } from './jobs/write-notes-sheet.ts';

let server: TestServer;
let fixture: Awaited<ReturnType<typeof createAnalysisFixture>>;

beforeAll(async () => {
  server = await startTestServer();
  const provider = await addTenant(server, { isProvider: true });
  fixture = await createAnalysisFixture(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }));
});
afterAll(() => server.close());

const params = () => ({ params: { id_apuracao: fixture.id_apuracao } });
const jobs = () => server.toDeliver.filter(({ queue }) => queue === 'notes-sheet').map(({ data }) => data as JobData);
const asked = () => jobs().at(-1) as JobData;
const read = async () => (await fixture.admin.call(notesSheetsApi.read, params())).data;
const make = async () => (await fixture.admin.call(notesSheetsApi.make, params())).data;
const download = (link: string) => server.app.inject({ url: link });

describe('notes sheet of a result', { tags: ['W-587', 'W-588'] }, () => {
  it('returns 409 before there is a result', async () => {
    expect(await read()).toBeNull();
    const refused = { status: 409, body: { code: 'notes_sheet_without_result' } };
    expect(await fixture.admin.try(notesSheetsApi.make, params())).toMatchObject(refused);
  });

  it('is written by one job, however often it is requested', async () => {
    await fixture.sendAndRun();
    expect(await make()).toMatchObject({ state: 'na_fila', link: null });
    expect(await make()).toMatchObject({ state: 'na_fila' });
    expect(jobs()).toHaveLength(1);
    await writeNotesSheet(fixture.worker(), asked());
    expect(fixture.logged).toEqual([]);
    expect(await make()).toMatchObject({ state: 'pronto', progresso: 100, erro: null });
    expect(jobs()).toHaveLength(1);
  });

  it('has one row per item with dates and amounts as such, and a name with company, CNPJ, kind and date', {
    tags: ['D-49'],
  }, async () => {
    const { statusCode, headers, rawPayload } = await download((await read())?.link ?? '');
    expect(statusCode).toBe(200);
    expect(headers['content-disposition']).toMatch(/COMERCIO%20EXEMPLO%20LTDA_11222333000181_notas_2026-.*\.xlsx/);
    const [headings = [], ...rows] = await readSheet(Uint8Array.from(rawPayload).buffer);
    const column = (name: string) => headings.indexOf(name);
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) {
      expect(row[column('Competência')]).toBeInstanceOf(Date);
      expect(row[column('Emissão')]).toBeInstanceOf(Date);
      expect(typeof row[column('Valor')]).toBe('number');
    }
  });

  it('is only for the provider', async () => {
    const ceo = await as(server, await addUser(server, { id_tenant: fixture.home, typeCargo: 'CEO' }));
    const stranger = await as(server, await addUser(server, { id_tenant: await addTenant(server) }));
    for (const call of [notesSheetsApi.read, notesSheetsApi.make]) {
      expect(await ceo.try(call, params())).toMatchObject({ status: 403, body: { code: 'notes_export_denied' } });
      expect(await stranger.try(call, params())).toMatchObject({ status: 404 });
    }
  });

  it('is removed with its result; a failed one shows the reason and can be requested again', async () => {
    const link = (await read())?.link ?? '';
    await fixture.sendAndRun();
    expect(await read()).toBeNull();
    expect((await download(link)).statusCode).not.toBe(200);
    await make();
    const broken = { ...server, files: { ...server.files, write: () => Promise.reject(new Error('no disk')) } };
    await writeNotesSheet({ ...fixture.worker(), platform: broken }, asked());
    expect(fixture.logged.splice(0)).toEqual([expect.objectContaining({ message: 'no disk' })]);
    expect(await read()).toMatchObject({ state: 'falhou', erro: expect.stringMatching(/Tente novamente/), link: null });
    await make();
    await abandonNotesSheet(fixture.worker(), asked());
    expect(await read()).toMatchObject({ state: 'falhou', erro: expect.stringMatching(/interrompida/) });
    await make();
    await writeNotesSheet(fixture.worker(), asked());
    expect(await read()).toMatchObject({ state: 'pronto' });
  });
});
