import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diagnosisTexts } from '@restitui/domain/simples/analysis/diagnosis.ts';
import { rectificationsApi } from '@restitui/domain/simples/rectifications/rectifications.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readPdf } from '../../../../../../e2e/read-pdf.ts';
import { addReadyRun, mirrorOf, monthRow } from '../../../../test/analysis-result.ts';
import { addProduct, addTestAssessment } from '../../../../test/clients.ts';
import { addConsultancy, addPartnersClient } from '../../../../test/consultancy.ts';
import { endpointUrl } from '../../../../test/endpoint-url.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { changes } from '../../insights/change-history/change-history.table.ts';

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

describe('GET rectification of a month', () => {
  it('returns the mirror and its warnings to users who may see the assessment', async () => {
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

  it('is denied to users who may not open the client, and returns 404 for a month that was not analysed', async () => {
    expect(await stranger.try(rectificationsApi.read, at())).toMatchObject({ status: 403 });
    expect(await stranger.try(rectificationsApi.list, { params: { id_apuracao } })).toMatchObject({ status: 403 });
    expect(await admin.try(rectificationsApi.read, at('012020'))).toMatchObject({ body: { code: 'month_not_found' } });
  });
});

describe('check mark of a month', () => {
  it('has author and time, is recorded in the history, and can be removed', { tags: ['D-35'] }, async () => {
    const { body } = await check(true);
    const em = server.clock.now().toISOString();
    expect(body).toMatchObject({ data: { conferido: { nome: 'Ana Lista', em, mudou: false } } });
    server.clock.move(1000);
    expect((await check(false)).body).toMatchObject({ data: { conferido: null } });
    const kept = await server.inTenant(home, (db) =>
      db.select().from(changes).where(eq(changes.id_entity, id_apuracao)).orderBy(changes.date),
    );
    expect(kept.map(({ field, from, to, authorName }) => [field, from, to, authorName])).toEqual([
      ['retificacao_conferida 05/2025', false, true, 'Ana Lista'],
      ['retificacao_conferida 05/2025', true, false, 'Ana Lista'],
    ]);
  });

  it('is marked when another upload changed the mirror, and kept when it did not', async () => {
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

  it('is denied to the consultancy’s staff, and rejected when there is nothing to enter', async () => {
    expect(await check(true, partner)).toMatchObject({ status: 403, body: { code: 'rectification_check_denied' } });
    expect(await check(true, stranger)).toMatchObject({ status: 403 });
    expect(await check(true, admin, '062025')).toMatchObject({ status: 409, body: { code: 'rectification_missing' } });
  });
});

describe('PDF of the mirrors', () => {
  const folder = mkdtempSync(join(tmpdir(), 'restitui-mirror-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const print = async (caller: Caller) => {
    const url = endpointUrl(rectificationsApi.pdf, { params: { id_apuracao } });
    const headers = { authorization: `Bearer ${caller.token}`, ...(caller === admin && { 'x-tenant-id': home }) };
    const { statusCode, headers: answered, rawPayload } = await server.app.inject({ url, headers });
    return { statusCode, headers: answered, rawPayload };
  };
  const read = async (bytes: Buffer) => {
    const path = join(folder, 'espelho.pdf');
    writeFileSync(path, bytes);
    return readPdf(path);
  };
  const refused = (caller: Caller) => caller.try(rectificationsApi.pdf, { params: { id_apuracao } });

  const taxes = (cofins: number, total: number) => ({
    ...{ irpj: 10, csll: 5, cofins, pis: 2, cpp: 30, icms: 4, ipi: 0, iss: 0, total },
  });
  const line = (establishment: number, atividade: number | null) => ({
    ...{ estabelecimento: `1122233300018${establishment}`, atividade, anexo: 'I', descricao: 'Revenda de mercadorias' },
    ...{ receita_antes: 1500, receita_depois: 1500, tributos_antes: taxes(87.16, 138.16) },
    ...{ parcelas_antes: [{ valor: 1500, qualificadores: [] }], tributos_depois: taxes(7.1, 58.1) },
    parcelas: [
      {
        valor: 1400.5,
        qualificadores: ['Tributação monofásica de: COFINS, PIS.'],
        mantida: false,
        tributos: taxes(0, 51),
      },
      { valor: 99.5, qualificadores: [], mantida: true, tributos: taxes(7.1, 7.1) },
    ],
  });
  const whole = mirrorOf({
    linhas: [line(1, 1), { ...line(2, 2), parcelas: [] }, line(3, null)],
    antes: { receita: 4500, tributos: taxes(261.48, 414.48) },
    depois: { receita: 4500, tributos: taxes(21.3, 174.3) },
    conferencia: [
      { codigo: 'RPA', texto: 'Soma das linhas', esperado: 4500, obtido: 4500, tolerancia: 0, confere: true },
      { codigo: 'PIS', texto: 'PIS das linhas', esperado: 2, obtido: 2.05, tolerancia: 0.03, confere: false },
    ],
    avisos: [{ codigo: 'VALORES_FIXOS', texto: 'Há valores fixos a manter.' }],
  });

  it('contains each line to enter, before and after, and the check, with identical bytes each time', async () => {
    await addReadyRun(server, {
      ...place(),
      rows: [monthRow('06/2025', { diagnostico: diagnosisTexts.erro }), monthRow('05/2025', found)],
      details: { '05/2025': { espelho: whole } },
    });
    await check(true);
    const { statusCode, headers, rawPayload } = await print(admin);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['content-disposition']).toMatch(/COMERCIO%20EXEMPLO%20LTDA_\d{14}_espelho_[\d-]+\.pdf/);
    const { pages, title, size } = await read(rawPayload);
    expect([title, size]).toEqual(['Espelho da retificação de Comercio Exemplo Ltda', [210, 297]]);
    const text = pages.join(' ');
    for (const part of [
      ...['1 de 2', '05/2025 — 414,48 174,30 -240,18', '06/2025 O mês tem problema ao diagnosticar'],
      ...['Estabelecimento 11.222.333/0001-81 · Anexo I · Atividade 1', 'Antes Sem qualificador 1.500,00 87,16'],
      ...['1 Tributação monofásica de: COFINS, PIS. 1.400,50 0,00', '2 Sem qualificador (fica como está) 99,50'],
      ...['Diferença 0,00 -80,06', 'Retire esta atividade', 'Fica como está', 'Há valores fixos a manter.'],
      ...['Conferência: 1 de 2 não bate', 'PIS das linhas 2,00 2,05 ± 0,03 Não bate', 'Conferido por Ana Lista em'],
      ...['SHA-256 do que se digita'],
    ]) {
      expect(text).toContain(part);
    }
    expect((await print(admin)).rawPayload.equals(rawPayload)).toBe(true);
  });

  it('starts each of sixty months with a line and numbers every page', async () => {
    const months = Array.from(
      { length: 60 },
      (_, i) => `${String((i % 12) + 1).padStart(2, '0')}/${2021 + Math.floor(i / 12)}`,
    );
    await addReadyRun(server, {
      ...place(),
      rows: months.map((month) => monthRow(month, { ...found, prescreve_em: '2031-01-01' })),
      details: Object.fromEntries(months.map((month, i) => [month, { espelho: i % 5 === 0 ? whole : mirrorOf() }])),
    });
    const { pages } = await read((await print(admin)).rawPayload);
    expect(pages.every((page, i) => page.includes(`${i + 1} de ${pages.length}`))).toBe(true);
    for (const month of months) {
      const own = pages.findIndex((page) => page.includes(`Competência ${month}`));
      expect(pages[own]?.split(`Competência ${month}`)[1]).toContain('Estabelecimento');
      expect(pages.slice(0, 3).join(' ')).toMatch(new RegExp(`${month} — [-\\d., ]+Não ${own + 1} `));
    }
  });

  it('is available to users who may see the assessment', async () => {
    const ceo = await as(server, await addUser(server, { id_tenant: home }));
    for (const caller of [ceo, partner]) expect((await print(caller)).statusCode).toBe(200);
    expect(await refused(stranger)).toMatchObject({ status: 403, body: { code: 'client_denied' } });
    const elsewhere = await as(server, await addUser(server, { id_tenant: await addTenant(server) }));
    expect(await refused(elsewhere)).toMatchObject({ status: 404 });
  });

  it('returns 409 when there is nothing to rectify', async () => {
    await addReadyRun(server, { ...place(), rows: [monthRow('05/2025', { diagnostico: diagnosisTexts.erro })] });
    expect(await refused(admin)).toMatchObject({ status: 409, body: { code: 'rectification_none' } });
    id_apuracao = await addTestAssessment(server, { id_tenant: home, id_client, id_product });
    expect(await refused(admin)).toMatchObject({ status: 409, body: { code: 'rectification_none' } });
  });
});
