import { taxMonthOf } from '@restitui/brazil/tax-month.ts';
import type { ItemGrouping } from '@restitui/domain/simples/analysis/item-filters.ts';
import { simplesAnalysisApi } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { itemLine } from '../../../../../../packages/column-store/test-support/item-line.ts';
import { addReadyRun, addRun, monthRow } from '../../../../test/analysis-result.ts';
import { addConsultancy, addOpenService, addPartnersClient } from '../../../../test/consultancy.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../../test/harness.ts';
import { longJob } from '../../../../test/long-job.ts';
import { leaseOfRun } from './simples-runs.repository.ts';

let server: TestServer;
let home: TenantId;
let analyst: TestUser;
let partner: Caller;
let id_client: string;
let id_apuracao: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ home, analyst } = await addConsultancy(server, {}));
});
afterAll(() => server.close());

beforeEach(async () => {
  ({ partner, id_client } = await addPartnersClient(server, home, { razao_social: 'COMERCIO' }));
  ({ id_apuracao } = await addOpenService(server, home, id_client));
});

const place = () => ({ id_tenant: home, id_apuracao, id_user: analyst.id });
const read = async () => (await partner.call(simplesAnalysisApi.read, { params: { id_apuracao } })).data;
const month = (competencia: string) => partner.try(simplesAnalysisApi.month, { params: { id_apuracao, competencia } });

async function items(query: object, competencia = '052025') {
  return partner.call(simplesAnalysisApi.items, { params: { id_apuracao, competencia }, query });
}

describe('GET /simples/:id_apuracao', { tags: ['W-517', 'W-136'] }, () => {
  it('returns an empty analysis with the client’s name and CNPJ before any upload', async () => {
    expect(await read()).toEqual({
      id_apuracao,
      state: null,
      progress: null,
      erro: null,
      retomavel: false,
      razao_social: 'COMERCIO',
      cnpj: id_client,
      analises: [],
      resumo: null,
      contagens: {},
      problemas: [],
      calculada_em: null,
    });
  });

  it('returns the months of a ready analysis in chronological order, with the counts of the files', {
    tags: ['W-124', 'W-130'],
  }, async () => {
    const found = { total_a_restituir: 159.24, diagnostico: 'Oportunidade', cofins_restituir: 130.86 };
    const rows = [monthRow('01/2026'), monthRow('12/2024'), monthRow('05/2025', found)];
    await addReadyRun(server, { ...place(), rows });
    const data = await read();
    expect(data).toMatchObject({
      state: 'pronta',
      razao_social: 'COMERCIO EXEMPLO LTDA',
      resumo: { total_a_restituir: 159.24, prescrito: 0, nao_pago: 0 },
      contagens: { xml_lidos: 3 },
      problemas: [{ arquivo: 'ruim.xml' }],
      calculada_em: server.clock.now().toISOString(),
    });
    expect(data.analises.map((row) => row.competencia)).toEqual(['12/2024', '05/2025', '01/2026']);
    expect(data.analises[1]).toEqual({
      ...monthRow('05/2025', found),
      total_calculado: 159.24,
      editado_por: null,
      editado_em: null,
      editado_motivo: null,
      recalculado: false,
      na_soma: found.total_a_restituir,
    });
  });

  it('keeps the earlier result beside the state of a running or failed upload', async () => {
    await addReadyRun(server, { ...place(), rows: [monthRow('05/2025')] });
    const progress = { fase: 'notas', arquivos: 3, total: 9, bytes: 1000, restante_segundos: 4 } as const;
    const id = await addRun(server, { ...place(), state: 'processando', progress });
    const { underLease, signal } = longJob(server, []);
    await underLease({ tenant: home, name: leaseOfRun(id), signal }, async () => {
      expect(await read()).toMatchObject({ state: 'processando', progress, analises: [{ competencia: '05/2025' }] });
    });
  });

  it('shows no progress of a process that has ended, until another takes the run up', async () => {
    const progress = { fase: 'notas', arquivos: 3, total: 9, bytes: 1000, restante_segundos: 4 } as const;
    const id = await addRun(server, { ...place(), state: 'processando', progress });
    expect(await read()).toMatchObject({ state: 'processando', progress: null, erro: null });
    // The second is of before the clock was set back.
    for (const from of ['-1 second', '1 hour']) {
      await server.inTenant(home, (db) =>
        db.execute(sql`insert into work_leases values (${home}, ${leaseOfRun(id)}, 'ended', now() + ${from}::interval)
          on conflict (id_tenant, work) do update set "expiresAt" = excluded."expiresAt"`),
      );
      expect(await read()).toMatchObject({ state: 'processando', progress: null, erro: null });
    }
  });

  it('returns the reason of a failure', async () => {
    await addReadyRun(server, { ...place(), rows: [monthRow('05/2025')] });
    await addRun(server, { ...place(), state: 'falhou', erro: 'O arquivo "x.zip" não é um ZIP.' });
    const data = await read();
    expect(data).toMatchObject({ state: 'falhou', erro: 'O arquivo "x.zip" não é um ZIP.' });
    expect(data.analises).toHaveLength(1);
  });

  it('returns the client’s name when the result has none', async () => {
    await addRun(server, { ...place(), state: 'pronta', razao_social: '' });
    expect((await read()).razao_social).toBe('COMERCIO');
  });
});

describe('GET /simples/:id_apuracao/:competencia', { tags: ['D-33'] }, () => {
  it('returns the groups of the month, which can be given in either form', async () => {
    await addReadyRun(server, { ...place(), rows: [monthRow('05/2025')] });
    const { status, body } = await month('052025');
    expect(status).toBe(200);
    expect(body).toMatchObject({ data: { row: { competencia: '05/2025' }, grupos: { I: { mono: 20.5 } }, pgdas: [] } });
    expect((await month('05/2025')).status).toBe(200);
  });

  it('returns IBS and CBS of the notes, apart from the row', async () => {
    const ibs_cbs = {
      base: 100,
      ibs: 0.1,
      cbs: 0.9,
      itens: 1,
      notas: 1,
      divergentes: 0,
      texto: '1 item.',
      lei: 'LC 214/2025',
    };
    const of = { cst: '000', classificacao: '000001', base: 10000, ibs: 10, cbs: 90 };
    await addReadyRun(server, {
      ...place(),
      rows: [monthRow('05/2026')],
      items: [itemLine({ competencia: taxMonthOf(2026, 5), ibs_cbs: of })],
      details: { '05/2026': { ibs_cbs } },
    });
    expect((await month('052026')).body).toMatchObject({ data: { ibs_cbs, row: monthRow('05/2026') } });
    const { data } = await items({}, '052026');
    expect(data.map((item) => item.ibs_cbs)).toEqual([{ ...of, base: 100, ibs: 0.1, cbs: 0.9 }]);
    const params = { id_apuracao, competencia: '052026' };
    const groups = await partner.call(simplesAnalysisApi.itemGroups, { params, query: { por: 'nota' } });
    expect(groups.data.map(({ nota }) => nota?.ibs_cbs)).toEqual([{ ibs: 0.1, cbs: 0.9 }]);
  });

  it('returns 404 for a month that is not analysed, and 400 for an invalid month', async () => {
    expect((await month('052025')).body.code).toBe('month_not_found');
    await addReadyRun(server, { ...place(), rows: [monthRow('05/2025')] });
    expect(await month('062025')).toMatchObject({ status: 404, body: { code: 'month_not_found' } });
    expect(await month('132025')).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  });
});

describe('items of a month', { tags: ['D-33'] }, () => {
  beforeEach(async () => {
    const lines = [
      itemLine({ produto: 'ÓLEO LUBRIFICANTE', valor: 1050 }),
      itemLine({ produto: 'Desconto 100%_', ncm: '22030000', grupo: 'both', revisar: true, item: 2, valor: -333 }),
      itemLine({ produto: 'Arroz', ncm: '10063021', grupo: 'none', cfop: '5405', item: 3, valor: 1 }),
      itemLine({ competencia: taxMonthOf(2025, 6), produto: 'Outro mês' }),
    ];
    await addReadyRun(server, { ...place(), rows: [monthRow('05/2025'), monthRow('07/2025')], items: lines });
  });

  const names = async (query: object) => (await items(query)).data.map((item) => item.produto);

  it('have value, group, rule and law; returned goods are negative', async () => {
    const { data, page } = await items({});
    expect(page).toEqual({ number: 1, size: 50, total: 3 });
    expect(data.map((item) => item.valor)).toEqual([10.5, -3.33, 0.01]);
    expect(data[0]).toMatchObject({ grupo: 'mono', regra: 'NCM na lista do monofásico.', lei: 'Lei 10.147/2000' });
    expect((await items({}, '072025')).data).toEqual([]);
  });

  it('are paginated', async () => {
    expect(await items({ pageSize: 2, page: 2 })).toMatchObject({
      data: [{ produto: 'Arroz' }],
      page: { number: 2, size: 2, total: 3 },
    });
  });

  it.each([
    [{ grupo: 'both' }, ['Desconto 100%_']],
    [{ revisar: true }, ['Desconto 100%_']],
    [{ revisar: false, grupo: 'none' }, ['Arroz']],
    [{ q: 'arr' }, ['Arroz']],
    [{ q: 'óleo' }, ['ÓLEO LUBRIFICANTE']],
    [{ q: '2203' }, ['Desconto 100%_']],
    [{ q: '5405' }, ['Arroz']],
    [{ q: '%' }, ['Desconto 100%_']],
    [{ q: '_' }, ['Desconto 100%_']],
    [{ q: '\\' }, []],
    [{ ncm: '22030000' }, ['Desconto 100%_']],
    [{ cfop: '5405' }, ['Arroz']],
    [{ codigo: 'P1', produto: 'Arroz' }, ['Arroz']],
    [{ chave: itemLine().chave, grupo: 'mono' }, ['ÓLEO LUBRIFICANTE']],
    [{ chave: '0'.repeat(44) }, []],
  ])('are filtered by %j', async (query, found) => {
    expect(await names(query)).toEqual(found);
  });

  it('return 404 for a month that is not analysed, and 400 for an unknown filter', async () => {
    const tried = (competencia: string, query: object) =>
      partner.tryInvalid(simplesAnalysisApi.items, { params: { id_apuracao, competencia }, query });
    expect(await tried('062025', {})).toMatchObject({ status: 404, body: { code: 'month_not_found' } });
    expect(await tried('052025', { grupo: 'monofasico' })).toMatchObject({ status: 400 });
  });
});

describe('grouped items of a month', { tags: ['D-33'] }, () => {
  beforeEach(async () => {
    const lines = [
      itemLine({ produto: 'Óleo', codigo: 'O1', ncm: '27101932', valor: 1050 }),
      itemLine({ produto: 'Óleo', codigo: 'O1', ncm: '27101932', item: 2, valor: -50, revisar: true, grupo: 'none' }),
      itemLine({ produto: 'Arroz', codigo: 'A1', ncm: '10063021', cfop: '5405', item: 3, valor: 5000, grupo: 'st' }),
    ];
    await addReadyRun(server, { ...place(), rows: [monthRow('05/2025')], items: lines });
  });

  const asked = <Q extends object>(query: Q, competencia = '052025') =>
    [simplesAnalysisApi.itemGroups, { params: { id_apuracao, competencia }, query }] as const;
  const groups = (query: { por: ItemGrouping }) => partner.call(...asked(query));

  it('have per product the count, the sums by group, the items to review, and the filter', async () => {
    const none = { certa: 0, defensavel: 0, a_provar: 0 };
    expect(await groups({ por: 'produto' })).toEqual({
      data: [
        {
          ...{ filtro: { codigo: 'A1', produto: 'Arroz' }, ncm: '10063021', nota: null, itens: 1, revisar: 0 },
          ...{ valor: 50, grupos: { none: 0, st: 50, mono: 0, both: 0 }, forcas: none },
        },
        {
          ...{ filtro: { codigo: 'O1', produto: 'Óleo' }, ncm: '27101932', nota: null, itens: 2, revisar: 1 },
          ...{ valor: 10, grupos: { none: -0.5, st: 0, mono: 10.5, both: 0 }, forcas: none },
        },
      ],
      page: { number: 1, size: 50, total: 2 },
      total: { itens: 3, valor: 60 },
    });
  });

  it.each<[Record<string, string | number> & { por: ItemGrouping }, object[]]>([
    [{ por: 'ncm' }, [{ ncm: '10063021' }, { ncm: '27101932' }]],
    [{ por: 'cfop', grupo: 'mono' }, [{ cfop: '5102' }]],
    [{ por: 'nota' }, [{ chave: itemLine().chave }]],
    [{ por: 'ncm', pageSize: 1, page: 2 }, [{ ncm: '27101932' }]],
    [{ por: 'nota', q: 'vinho' }, []],
  ])('are filtered by %j', async (query, expected) => {
    const { data } = await groups(query);
    expect(data.map(({ filtro }) => filtro)).toEqual(expected);
  });

  it('identify the note when grouped by note', async () => {
    const { data } = await groups({ por: 'nota' });
    expect(data[0]?.nota).toEqual({ modelo: '55', serie: '1', numero: '1', emissao: '2025-05-10T10:00:00-03:00' });
  });

  it('return 404 for a month that is not analysed, and 400 without a grouping', async () => {
    expect(await partner.tryInvalid(...asked({ por: 'ncm' }, '062025'))).toMatchObject({
      status: 404,
      body: { code: 'month_not_found' },
    });
    expect(await partner.tryInvalid(...asked({}))).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(await partner.tryInvalid(...asked({ por: 'emitente' }))).toMatchObject({ status: 400 });
  });
});

describe('access to an analysis', () => {
  it('is denied to users who may not open the client, and to other tenants', async () => {
    await addReadyRun(server, { ...place(), rows: [monthRow('05/2025')] });
    const stranger = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
    const ceo = await as(server, await addUser(server, { id_tenant: await addTenant(server) }));
    const params = { id_apuracao, competencia: '052025' };
    const { read, month, items, itemGroups } = simplesAnalysisApi;
    for (const call of [read, month, items, itemGroups]) {
      const query = { por: 'ncm' };
      expect(await stranger.tryInvalid(call, { params, query })).toMatchObject({
        status: 403,
        body: { code: 'client_denied' },
      });
      expect(await ceo.tryInvalid(call, { params, query })).toMatchObject({
        status: 404,
        body: { code: 'assessment_not_found' },
      });
    }
  });
});
