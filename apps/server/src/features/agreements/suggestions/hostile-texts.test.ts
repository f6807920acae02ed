import { clientAgreementsApi } from '@restitui/domain/agreements/documents/client-agreements.api.ts';
import { suggestionsApi as api } from '@restitui/domain/agreements/suggestions/suggestions.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTenant, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { addSignedAgreement, sealNow } from '../../../../test/sealed-agreement.ts';
import { createSuggestionFixture, type SuggestionFixture } from '../../../../test/suggestion-fixture.ts';
import { createTemplateFixture } from '../../../../test/template-fixture.ts';
import type * as works from '../../../../test/work-thread-functions.ts';
import { openWorkThread, threadWork, type WorkThread } from '../../../platform/work-thread.ts';
import { findSealOfAgreement } from '../evidence/seals.repository.ts';

const endless = threadWork<typeof works.loopForever>(
  new URL('../../../../test/work-thread-functions.ts', import.meta.url),
  'loopForever',
);
const thread = openWorkThread({ megabytes: 256, seconds: 60, mostWaiting: 10 });

/** Replaces the first task by one that never ends; it and the others run in one thread. */
function endlessFirst(): Pick<WorkThread, 'run'> {
  let isFirst = true;
  return {
    run(work, input, options) {
      if (!isFirst) return thread.run(work, input, options);
      isFirst = false;
      return thread.run({ ...work, ...endless } as typeof work, input, { ...options, seconds: 0.3 });
    },
  };
}

let server: TestServer;
let provider: TenantId;
let fixture: SuggestionFixture;
let threads: Pick<TestServer['platform'], 'textWorker' | 'documentWorker' | 'pdfWorker'>;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
  const { textWorker, documentWorker, pdfWorker } = server.platform;
  threads = { textWorker, documentWorker, pdfWorker };
});
beforeEach(async () => {
  fixture = await createSuggestionFixture(server, provider);
});
afterEach(() => {
  Object.assign(server.platform, threads);
});
afterAll(async () => {
  await server.close();
  await thread.close();
});

describe('a text whose processing never ends', () => {
  const refused = {
    status: 422,
    body: { code: 'content_too_complex', message: expect.stringContaining('Simplifique') },
  };

  it('is not stored with a suggestion, and the next text is', async () => {
    const { asked, apply, history } = fixture;
    const { id } = await asked();
    server.platform.textWorker = endlessFirst();
    expect(await apply(id, '<p>Sem fim.</p>')).toMatchObject(refused);
    expect((await history())[0]?.change).toBeNull();
    expect(await apply(id, '<p>São 60 dias.</p>')).toMatchObject({
      status: 200,
      body: { data: { change: '<p>São 60 dias.</p>' } },
    });
  });

  it('fails its preview, and the next preview is shown', async () => {
    const { asked, apply, byCeo } = fixture;
    const { id } = await asked();
    await apply(id, '<p>São 60 dias.</p>');
    server.platform.textWorker = endlessFirst();
    const preview = () => byCeo.try(api.preview, { params: { editId: id }, query: { highlight: '1' } });
    expect(await preview()).toMatchObject(refused);
    expect(await preview()).toMatchObject({ status: 200 });
  });

  it('is refused as a template, and the next document is read', async () => {
    const { send } = await createTemplateFixture(server);
    server.platform.documentWorker = endlessFirst();
    expect(await send('modelo.html', '<p>Sem fim.</p>')).toMatchObject({
      status: 400,
      body: { code: 'contract_file_refused' },
    });
    expect((await send('modelo.html', '<p>Contrato.</p>')).status).toBe(201);
  });

  it('fails its PDF, and the next PDF is made', async () => {
    const { agreement, byCeo } = fixture;
    server.platform.pdfWorker = endlessFirst();
    const read = () => byCeo.try(clientAgreementsApi.pdf, { params: { id: agreement }, query: {} });
    expect(await read()).toMatchObject(refused);
    expect((await read()).status).toBe(200);
  });
});

it('leaves a seal waiting with the reason when the drawing never ends, and seals at the next attempt', async () => {
  const tenant = await addTenant(server);
  const { id } = await addSignedAgreement(server, tenant);
  server.platform.pdfWorker = endlessFirst();
  await expect(sealNow(server, tenant, id)).rejects.toThrow('demorou demais');
  const waiting = await server.inTenant(tenant, (db) => findSealOfAgreement(db, tenant, id));
  expect(waiting).toMatchObject({ state: 'na_fila', attempts: 1, failure: expect.stringContaining('Tente novamente') });
  expect(await sealNow(server, tenant, id)).toMatchObject({ state: 'selado', attempts: 2, failure: null });
});

describe('a text that made an expression exponential', () => {
  it('is cleaned, previewed and printed', async () => {
    const { asked, apply, preview, byCeo, contract } = fixture;
    const { id } = await asked();
    const indented = `<p>${'&nbsp;'.repeat(5000)}Recuo.</p><p>${'<br>&nbsp;'.repeat(5000)}Outro.</p>`;
    expect((await apply(id, indented)).status).toBe(200);
    expect((await preview(id)).preview.html.includes('<ins>Recuo</ins>')).toBe(true);
    const capitals = await contract({ typeRegime: 'LUCRO_REAL', html: `<p>${'A'.repeat(45)}b</p>` });
    expect((await byCeo.try(clientAgreementsApi.pdf, { params: { id: capitals }, query: {} })).status).toBe(200);
  });
});
