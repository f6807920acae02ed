import { rectificationsApi } from '@restitui/domain/rectifications/rectifications.api.ts';
import { diagnosisTexts } from '@restitui/domain/simples-analysis/diagnosis.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addReadyRun, mirrorOf, monthRow } from '../../../test/analysis-result.ts';
import { addConsultancy, addPartnersClient } from '../../../test/client-at-work.ts';
import { addProduct, addTestAssessment } from '../../../test/clients.ts';
import { addUser, as, type Caller, startTestServer, type TestServer } from '../../../test/harness.ts';
import { withTenant } from '../../db/tenant-scope.ts';
import { changes } from '../change-history/change-history.table.ts';

let server: TestServer;
let home: TenantId;
let id_user: string;
let admin: Caller;
let partner: Caller;
let stranger: Caller;
let id_client: string;
let id_product: string;
let id_apuracao: string;

beforeAll(async () => {
  server = await startTestServer();
  const consultancy = await addConsultancy(server, { name: 'Ana Lista' });
  ({ home, admin } = consultancy);
  id_user = consultancy.analyst.id;
  ({ partner, id_client } = await addPartnersClient(server, home));
  stranger = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
  id_product = await addProduct(server, { id_tenant: home, id_client });
});
afterAll(() => server.close());

const found = { diagnostico: diagnosisTexts.oportunidade, total_a_restituir: 159.24 };
const place = () => ({ id_tenant: home, id_apuracao, id_user });

beforeEach(async () => {
  id_apuracao = await addTestAssessment(server, { id_tenant: home, id_client, id_product });
  await addReadyRun(server, {
    ...place(),
    rows: [monthRow('06/2025', { diagnostico: diagnosisTexts.erro }), monthRow('05/2025', found)],
    details: { '05/2025': { espelho: mirrorOf() } },
  });
});

const at = (competencia = '052025') => ({ params: { id_apuracao, competencia } });
const read = async (caller = partner) => (await caller.call(rectificationsApi.read, at())).data;
const check = (conferido: boolean, caller = admin, competencia = '052025') =>
  caller.try(rectificationsApi.check, { ...at(competencia), body: { conferido } });

describe('the mirror of a month', () => {
  test('is read by who sees the apuração, with what speaks against typing it', async () => {
    expect(await read()).toEqual({
      ...{ competencia: '05/2025', numero: '', espelho: mirrorOf(), retificar: true, avisos: [], conferido: null },
    });
    const { data } = await partner.call(rectificationsApi.list, { params: { id_apuracao } });
    expect(data.map(({ competencia, retificar }) => [competencia, retificar])).toEqual([
      ['05/2025', true],
      ['06/2025', false],
    ]);
    expect(data[1]?.avisos.map(({ codigo }) => codigo)).toEqual(['SEM_GANHO']);
  });

  test('is refused to whom the client is hidden from, and is 404 for a month that was not analysed', async () => {
    expect(await stranger.try(rectificationsApi.read, at())).toMatchObject({ status: 403 });
    expect(await stranger.try(rectificationsApi.list, { params: { id_apuracao } })).toMatchObject({ status: 403 });
    expect(await admin.try(rectificationsApi.read, at('012020'))).toMatchObject({ body: { code: 'month_not_found' } });
  });
});

describe('the mark of a month', () => {
  test('D-35 has the name and the time, is in the history, and can be taken off', async () => {
    const { body } = await check(true);
    const em = server.clock.now().toISOString();
    expect(body).toMatchObject({ data: { conferido: { nome: 'Ana Lista', em, mudou: false } } });
    expect((await check(false)).body).toMatchObject({ data: { conferido: null } });
    const kept = await withTenant(server.database.pool, { tenant: home }, (db) =>
      db.select().from(changes).where(eq(changes.id_entity, id_apuracao)),
    );
    expect(kept.map(({ field, from, to, authorName }) => [field, from, to, authorName])).toEqual([
      ['retificacao_conferida 05/2025', false, true, 'Ana Lista'],
      ['retificacao_conferida 05/2025', true, false, 'Ana Lista'],
    ]);
  });

  test('says so when another upload changed the mirror, and stays when it did not', async () => {
    await check(true);
    await addReadyRun(server, {
      ...place(),
      rows: [monthRow('05/2025', found)],
      details: { '05/2025': { espelho: mirrorOf() } },
    });
    expect((await read()).conferido).toMatchObject({ mudou: false });
    const [line] = mirrorOf().linhas;
    const espelho = mirrorOf({ linhas: line ? [{ ...line, receita_depois: 1 }] : [] });
    await addReadyRun(server, { ...place(), rows: [monthRow('05/2025', found)], details: { '05/2025': { espelho } } });
    expect((await read()).conferido).toMatchObject({ mudou: true });
    expect((await check(true)).body).toMatchObject({ data: { conferido: { mudou: false } } });
  });

  test('is refused to a consultancy’s staff, and where there is nothing to type', async () => {
    expect(await check(true, partner)).toMatchObject({ status: 403, body: { code: 'rectification_check_denied' } });
    expect(await check(true, stranger)).toMatchObject({ status: 403 });
    expect(await check(true, admin, '062025')).toMatchObject({ status: 409, body: { code: 'rectification_missing' } });
  });
});
