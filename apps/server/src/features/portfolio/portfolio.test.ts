import { clientsApi } from '@restitui/domain/clients/clients.api.ts';
import { type PortfolioImport, portfolioApi } from '@restitui/domain/portfolio/portfolio.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { addClient } from '../../../test/clients.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  newCnpj,
  newCpf,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../test/harness.ts';
import { addOwner, asClient } from '../../../test/owners.ts';
import { csvOf, portfolioCells, portfolioHeadings } from '../../../test/portfolio.ts';
import { sendForm, storedUploads } from '../../../test/send-files.ts';
import type { JobData } from '../../platform/jobs.ts';
import { changes } from '../change-history/change-history.table.ts';
import { owners } from '../clients/clients.table.ts';
import { importPortfolio } from './jobs/import-portfolio.ts';

let server: TestServer;
let home: TenantId;
let ceo: Caller;
let partner: TestUser;
const enqueued: { queue: string; data: JobData }[] = [];

beforeAll(async () => {
  server = await startTestServer({
    jobs: { enqueue: async (_db, queue, data) => void enqueued.push({ queue, data }) },
  });
  home = await addTenant(server);
  ceo = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
  partner = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' });
});
afterAll(() => server.close());

interface Sent {
  code?: string;
  message?: string;
  data: PortfolioImport;
}

function send(content: string | Buffer, name = 'carteira.csv', caller = ceo, tenant?: string) {
  return sendForm<Sent>(server, caller, '/api/portfolio/imports', { planilha: { name, content } }, tenant);
}

async function sent(lines: string[][], caller = ceo): Promise<PortfolioImport> {
  const { status, body } = await send(csvOf([portfolioHeadings, ...lines]), 'carteira.csv', caller);
  expect([status, body.code]).toEqual([201, undefined]);
  return body.data;
}

const of = ({ id }: { id: string }) => ({ params: { id_import: id } });
const begin = (of: { params: { id_import: string } }) => ({ ...of, body: { li_aceito_tenant: true as const } });

async function rowsOf(found: { id: string }, query: object = {}, caller = ceo) {
  return (await caller.call(portfolioApi.rows, { ...of(found), query } as never)).data;
}

async function work(signal = new AbortController().signal): Promise<void> {
  const errors: unknown[] = [];
  for (const { data } of enqueued.splice(0)) {
    await importPortfolio(
      { platform: server.platform, inTenant: server.inTenant, signal, log: (error) => errors.push(error) },
      data,
    );
  }
  expect(errors).toEqual([]);
}

async function imported(found: { id: string }, caller = ceo): Promise<PortfolioImport> {
  await caller.call(portfolioApi.start, begin(of(found)));
  await work();
  return (await caller.call(portfolioApi.read, of(found))).data;
}

async function clientsNamed(q: string, caller = ceo) {
  return (await caller.call(clientsApi.listOfTenant, { params: { id_tenant: home }, query: { q } })).data;
}

describe('D-38 a portfolio is read and checked', () => {
  test('its columns are found and its rows counted; nobody is registered yet', async () => {
    const known = await addClient(server, { id_tenant: home });
    const twice = newCnpj();
    const found = await sent([
      portfolioCells({ razao_social: 'SO CONFERIDA LTDA' }),
      portfolioCells({ cnpjcpf: '123' }),
      portfolioCells({ cnpjcpf: known }),
      portfolioCells({ cnpjcpf: twice, cep: '1310100' }),
      portfolioCells({ cnpjcpf: twice }),
      portfolioCells({ nomeProprietario: '', emailProprietario: '' }),
    ]);
    expect(found).toMatchObject({
      name: 'carteira.csv',
      state: 'conferida',
      columns: { cnpjcpf: 0, razao_social: 1, estado: 22 },
      counts: { total: 6, valida: 2, erro: 2, existente: 1, repetida: 1, importada: 0, corrigida: 1 },
    });
    expect(found.sample).toHaveLength(3);
    expect((await rowsOf(found)).map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'valida'],
      [3, 'erro'],
      [4, 'existente'],
      [5, 'valida'],
      [6, 'repetida'],
      [7, 'erro'],
    ]);
    expect((await rowsOf(found, { outcome: 'erro' })).map(({ issues }) => issues)).toEqual([
      [{ field: 'cnpjcpf', message: 'CNPJ ou CPF inválido.' }],
      [
        { field: 'nomeProprietario', message: 'Proprietário ainda não cadastrado: informe o nome.' },
        { field: 'emailProprietario', message: 'Proprietário ainda não cadastrado: informe o e-mail.' },
      ],
    ]);
    expect((await rowsOf(found, { outcome: 'repetida' }))[0]?.issues).toEqual([
      { field: 'cnpjcpf', message: 'Já está na linha 5 desta planilha.' },
    ]);
    expect((await rowsOf(found, { corrigida: 'true' }))[0]?.notes).toEqual([
      { field: 'cep', message: 'Zeros à esquerda recolocados: 01310-100.' },
    ]);
    expect(await clientsNamed('SO CONFERIDA')).toEqual([]);
    expect(storedUploads(server)).toEqual([]);
  });

  test('an XLSX whose headings stand lower, with a number that lost its zero', async () => {
    const content = await writeExcelFile([
      [{ value: 'Carteira 2026' }],
      [],
      [
        { value: 'Empresa' },
        { value: 'cnpj' },
        { value: 'CPF do sócio' },
        { value: 'Sócio' },
        { value: 'E-mail' },
        { value: 'Comissão' },
      ],
      [
        { value: 'ZERO PERDIDO SA' },
        { value: 2038232000164, type: Number },
        { value: '=1+1' },
        { value: 'Ana' },
        { value: 'ana@a.test' },
        { value: 20, type: Number },
      ],
      [
        { value: '=HYPERLINK("http://a")' },
        { value: newCnpj() },
        { value: newCpf() },
        { value: 'Ana' },
        { value: 'ana@a.test' },
        { value: 20, type: Number },
      ],
    ]).toBuffer();
    const { body } = await send(content, 'Carteira.XLSX');
    const [first, second] = await rowsOf(body.data);
    expect(first).toMatchObject({
      line: 4,
      outcome: 'erro',
      notes: [{ field: 'cnpjcpf', message: 'Zeros à esquerda recolocados: 02.038.232/0001-64.' }],
      issues: [{ field: 'cpfProprietario', message: 'CPF inválido. Verifique o número digitado.' }],
    });
    expect(second).toMatchObject({ line: 5, outcome: 'valida', razao_social: '=HYPERLINK("http://a")' });
  });

  test('Latin-1 with commas is read as well', async () => {
    const lines = [portfolioHeadings, portfolioCells({ razao_social: 'AÇAÍ & PÃES, LTDA' })];
    const { body } = await send(Buffer.from(csvOf(lines, ','), 'latin1'));
    expect((await rowsOf(body.data))[0]).toMatchObject({ outcome: 'valida', razao_social: 'AÇAÍ & PÃES, LTDA' });
  });

  test('other columns are chosen, and all rows checked anew', async () => {
    const { body } = await send(
      csvOf([
        ['A', 'B', 'C', 'D', 'E', 'F'],
        [newCnpj(), 'TROCADA', newCpf(), 'Ana', 'a@a.test', '20'],
      ]),
    );
    expect(body.data).toMatchObject({ columns: {}, counts: { valida: 0, erro: 1 } });
    const owner = { cpfProprietario: 2, nomeProprietario: 3, emailProprietario: 4 };
    const columns = { cnpjcpf: 0, razao_social: 1, ...owner, comissaoTenant: 5 };
    const { data } = await ceo.call(portfolioApi.match, { ...of(body.data), body: { columns } });
    expect(data).toMatchObject({ columns, counts: { valida: 1, erro: 0 } });
    const twice = { ...columns, banco: 0 };
    const refused = await ceo.try(portfolioApi.match, { ...of(body.data), body: { columns: twice } });
    expect(refused).toMatchObject({ status: 400, body: { code: 'columns_twice' } });
  });

  test.each([
    ['nothing', 'a.csv', '', 400, 'file_empty'],
    ['headings alone', 'a.csv', 'CNPJ;Empresa\n', 400, 'file_empty'],
    ['a type that nobody reads', 'a.xls', 'CNPJ', 400, 'file_type'],
    ['a text that calls itself a workbook', 'a.xlsx', 'CNPJ;Empresa', 400, 'file_unreadable'],
    ['more rows than are read', 'a.csv', `CNPJ\n${'1\n'.repeat(20_001)}`, 400, 'too_many_rows'],
    ['more than 10 MB', 'a.csv', Buffer.alloc(10 * 1024 ** 2 + 1, 65), 413, 'file_too_large'],
  ])('%s is refused', async (_, name, content, status, code) => {
    const reply = await send(content, name);
    expect([reply.status, reply.body.code]).toEqual([status, code]);
    expect(storedUploads(server)).toEqual([]);
  });

  test('no file at all is a 400', async () => {
    const reply = await sendForm<Sent>(server, ceo, '/api/portfolio/imports', {});
    expect([reply.status, reply.body.code]).toEqual([400, 'file_missing']);
  });
});

describe('D-38 a portfolio is imported', () => {
  test('the clients are PENDENTE, the importer is responsible, and owners who are known stay as they are', async () => {
    const owner = await addOwner(server, { id_tenant: home, clients: [{ razao_social: 'DA DONA' }] });
    const importer = await as(server, partner);
    const found = await sent(
      [
        portfolioCells({ razao_social: 'IMPORTADA UM', comissaoTenant: '15', municipio: 'Goiânia', estado: 'GO' }),
        portfolioCells({
          razao_social: 'IMPORTADA DOIS',
          cpfProprietario: owner.cpf,
          nomeProprietario: 'Outro Nome',
          emailProprietario: 'outro@outro.test',
        }),
      ],
      importer,
    );
    const done = await imported(found, importer);
    expect(done).toMatchObject({ state: 'pronta', counts: { importada: 2, valida: 0 } });
    expect(done.finishedDate).not.toBeNull();

    const listed = await clientsNamed('IMPORTADA', importer);
    expect(listed).toEqual([
      expect.objectContaining({ razao_social: 'IMPORTADA DOIS', status: 'PENDENTE', id_responsavel: partner.id }),
      expect.objectContaining({ razao_social: 'IMPORTADA UM', status: 'PENDENTE', id_responsavel: partner.id }),
    ]);
    const read = async (cnpjcpf = '') => (await importer.call(clientsApi.read, { params: { cnpjcpf } })).data;
    expect(await read(listed[1]?.cnpjcpf)).toMatchObject({ comissaoTenant: 15, municipio: 'Goiânia', estado: 'GO' });
    expect((await read(listed[0]?.cnpjcpf)).nomeProprietario).not.toBe('Outro Nome');
    expect((await asClient(server, owner)).token).toBeTruthy();
  });

  test('D-36 an erased owner is not known: who comes with the CPF is somebody new', async () => {
    const owner = await addOwner(server, { id_tenant: home, clients: [{ razao_social: 'DE ANTES' }] });
    await server.inTenant(home, (db) =>
      db.update(owners).set({ erasedAt: '2026-11-20T12:00:00Z' }).where(eq(owners.id, owner.id)),
    );
    const cells = { razao_social: 'DE DEPOIS', cpfProprietario: owner.cpf, nomeProprietario: 'Pessoa Nova' };
    expect(await imported(await sent([portfolioCells(cells)]))).toMatchObject({ counts: { importada: 1 } });
    const [made] = await clientsNamed('DE DEPOIS');
    const { data } = await ceo.call(clientsApi.read, { params: { cnpjcpf: made?.cnpjcpf ?? '' } });
    expect(data.nomeProprietario).toBe('Pessoa Nova');
    expect(data.id_owner).not.toBe(owner.id);
  });

  test('D-35 who imported a client from which spreadsheet is in its history; of one left alone nothing is', async () => {
    const [mine, known] = [newCnpj(), newCnpj()];
    const found = await sent([
      portfolioCells({ cnpjcpf: mine, razao_social: 'COM HISTORICO' }),
      portfolioCells({ cnpjcpf: known }),
    ]);
    await addClient(server, { id_tenant: home, cnpjcpf: known });
    await imported(found);
    const kept = await server.inTenant(home, (db) =>
      db
        .select()
        .from(changes)
        .where(inArray(changes.id_client, [mine, known]))
        .orderBy(asc(changes.field)),
    );
    expect(kept.map(({ id_client, field, from, to }) => [id_client, field, from, to])).toEqual([
      [mine, 'comissaoTenant', null, 20],
      [mine, 'planilha', null, 'carteira.csv'],
      [mine, 'razao_social', null, 'COM HISTORICO'],
      [mine, 'status', null, 'PENDENTE'],
    ]);
    expect(kept[0]).toMatchObject({ entity: 'CLIENTE', author: 'staff', authorName: found.nome });
  });

  test('sent again it changes nothing, and says so of every row', async () => {
    const lines = [portfolioCells({ razao_social: 'DE NOVO' })];
    await imported(await sent(lines));
    const again = await sent(lines);
    expect(again.counts).toMatchObject({ valida: 0, existente: 1 });
    const reply = await ceo.try(portfolioApi.start, begin(of(again)));
    expect(reply).toMatchObject({ status: 409, body: { code: 'nothing_to_import' } });
    expect(await clientsNamed('DE NOVO')).toHaveLength(1);
  });

  test('a client registered between check and import is left alone', async () => {
    const cnpjcpf = newCnpj();
    const found = await sent([portfolioCells({ cnpjcpf, razao_social: 'DA PLANILHA' })]);
    await addClient(server, { id_tenant: home, cnpjcpf, razao_social: 'DO CADASTRO' });
    expect((await imported(found)).counts).toMatchObject({ importada: 0, existente: 1 });
    expect(await clientsNamed('DA PLANILHA')).toEqual([]);
  });

  test('begins once, and its columns then stand', async () => {
    const found = await sent([portfolioCells()]);
    await ceo.call(portfolioApi.start, begin(of(found)));
    const again = await ceo.try(portfolioApi.start, begin(of(found)));
    expect(again).toMatchObject({ status: 409, body: { code: 'import_begun' } });
    const match = await ceo.try(portfolioApi.match, { ...of(found), body: { columns: {} } });
    expect(match).toMatchObject({ status: 409, body: { code: 'import_begun' } });
    await work();
    expect((await ceo.try(portfolioApi.start, begin(of(found)))).status).toBe(409);
  });

  test('needs the word that the data was confirmed', async () => {
    const found = await sent([portfolioCells()]);
    const reply = await ceo.try(portfolioApi.start, { ...of(found), body: {} } as never);
    expect(reply).toMatchObject({ status: 400, body: { issues: [{ path: 'li_aceito_tenant' }] } });
  });

  test('5,000 rows with 7 bad ones: 4,993 clients, and 7 rows to mend', async () => {
    const bad = [10, 500, 1234, 2000, 3333, 4000, 4999];
    const wrong = [
      { cnpjcpf: '11222333000180' },
      { razao_social: '' },
      { cpfProprietario: '123' },
      { emailProprietario: 'sem arroba' },
      { cep: '12' },
      { comissaoTenant: '150' },
      { estado: 'ZZ' },
    ];
    const lines = Array.from({ length: 5000 }, (_, i) => {
      const at = bad.indexOf(i);
      return portfolioCells({ razao_social: `EM MASSA ${i}`, ...(at >= 0 ? wrong[at] : {}) });
    });
    const found = await sent(lines);
    expect(found.counts).toMatchObject({ total: 5000, valida: 4993, erro: 7 });
    expect((await rowsOf(found, { outcome: 'erro' })).map(({ line, issues }) => [line, issues[0]?.field])).toEqual(
      wrong.map((fields, i) => [(bad[i] ?? 0) + 2, Object.keys(fields)[0]]),
    );

    await ceo.call(portfolioApi.start, begin(of(found)));
    const stopped = new AbortController();
    stopped.abort();
    const [job] = enqueued;
    await work(stopped.signal);
    const halfway = (await ceo.call(portfolioApi.read, of(found))).data;
    expect(halfway).toMatchObject({ state: 'importando', counts: { importada: 200, valida: 4793 } });
    enqueued.push(job as (typeof enqueued)[number]);
    await work();
    const done = (await ceo.call(portfolioApi.read, of(found))).data;
    expect(done).toMatchObject({ state: 'pronta', counts: { importada: 4993, valida: 0, erro: 7 } });
    const { page } = await ceo.call(clientsApi.listOfTenant, { params: { id_tenant: home }, query: { q: 'em massa' } });
    expect(page?.total).toBe(4993);
  });
});

describe('D-38 G-04 who imports', () => {
  test('not who may not register clients: refused before the file is kept', async () => {
    const provider = await addTenant(server, { isProvider: true });
    const analyst = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'ANALISTA' });
    const caller = await as(server, analyst, home);
    const reply = await send('CNPJ;Empresa\n1;A', 'a.csv', caller, home);
    expect([reply.status, reply.body.code]).toEqual([403, 'import_denied']);
    expect(storedUploads(server)).toEqual([]);
    expect(await caller.try(portfolioApi.list)).toMatchObject({ status: 403, body: { code: 'import_denied' } });

    const helper = {
      id_tenant: provider,
      typeUser: 'ADMIN',
      typeCargo: 'TI',
      permissions: { add_client: true },
    } as const;
    const allowed = await as(server, await addUser(server, helper), home);
    const line = csvOf([portfolioHeadings, portfolioCells({ razao_social: 'DO PROVEDOR' })]);
    const { body } = await send(line, 'a.csv', allowed, home);
    await imported(body.data, allowed);
    expect(await clientsNamed('DO PROVEDOR')).toEqual([
      expect.objectContaining({ id_tenant: home, id_responsavel: null, id_gerente: null }),
    ]);
  });

  test('an import is its sender’s and the CEO’s; to others it is a 403, elsewhere it is not there', async () => {
    const mine = await as(server, partner);
    const found = await sent([portfolioCells()], mine);
    const other = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
    const elsewhere = await as(server, await addUser(server, { id_tenant: await addTenant(server), typeCargo: 'CEO' }));
    const calls = (caller: Caller) => [
      caller.try(portfolioApi.read, of(found)),
      caller.try(portfolioApi.rows, of(found)),
      caller.try(portfolioApi.match, { ...of(found), body: { columns: {} } }),
      caller.try(portfolioApi.start, begin(of(found))),
    ];
    for (const reply of await Promise.all(calls(other))) {
      expect(reply).toMatchObject({ status: 403, body: { code: 'import_of_other' } });
    }
    for (const reply of await Promise.all(calls(elsewhere))) {
      expect(reply).toMatchObject({ status: 404, body: { code: 'import_not_found' } });
    }
    const ids = async (caller: Caller) => (await caller.call(portfolioApi.list)).data.map(({ id }) => id);
    expect(await ids(mine)).toContain(found.id);
    expect(await ids(ceo)).toContain(found.id);
    expect(await ids(other)).toEqual([]);
    expect((await ceo.call(portfolioApi.read, of(found))).data.id).toBe(found.id);
  });
});

describe('the spreadsheet of a list', () => {
  test('has the filtered clients with what their page shows, as the list rule lets them be seen', async () => {
    const tenant = await addTenant(server);
    const boss = await as(server, await addUser(server, { id_tenant: tenant, typeCargo: 'CEO' }));
    const manager = await addUser(server, { id_tenant: tenant, typeCargo: 'GERENTE', name: 'Gerente Gil' });
    await addClient(server, { id_tenant: tenant, razao_social: 'Água Um', id_gerente: manager.id });
    await addClient(server, { id_tenant: tenant, razao_social: 'Água Dois', status: 'JURIDICO' });
    await addClient(server, { id_tenant: tenant, razao_social: 'Terra' });
    const exported = async (caller: Caller, query: object = {}) =>
      (await caller.call(portfolioApi.exportPage, { params: { id_tenant: tenant }, query } as never)).data;

    expect(
      (await exported(boss, { q: 'agua' })).map((row) => [row.razao_social, row.status, row.nome_gerente]),
    ).toEqual([
      ['Água Dois', 'JURIDICO', null],
      ['Água Um', 'ATIVO', 'Gerente Gil'],
    ]);
    expect(await exported(boss, { status: 'JURIDICO' })).toHaveLength(1);
    expect(await exported(boss, { pageSize: 2, page: 2 })).toHaveLength(1);
    expect((await exported(await as(server, manager))).map((row) => row.razao_social)).toEqual(['Água Um']);
    const refused = await ceo.try(portfolioApi.exportPage, { params: { id_tenant: tenant }, query: {} } as never);
    expect(refused.status).toBe(404);
  });
});
