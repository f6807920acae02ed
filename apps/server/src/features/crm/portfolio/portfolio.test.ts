import { portfolioApi } from '@restitui/domain/crm/portfolio/portfolio.api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { addClient } from '../../../../test/clients.ts';
import { addTenant, addUser, as, type Caller, newCnpj, newCpf } from '../../../../test/harness.ts';
import { csvOf, portfolioCells, portfolioHeadings } from '../../../../test/portfolio.ts';
import {
  importParams,
  openPortfolioScenario,
  type PortfolioScenario,
  startRequest,
} from '../../../../test/portfolio-scenario.ts';
import { sendForm, storedUploads } from '../../../../test/send-files.ts';

let scenario: PortfolioScenario;

beforeAll(async () => {
  scenario = await openPortfolioScenario();
});
afterAll(() => scenario.server.close());

describe('check of a portfolio', { tags: ['D-38'] }, () => {
  it('finds the columns and counts the rows without registering clients', async () => {
    const { server, home, sent, rowsOf, clientsNamed } = scenario;
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

  it('reads an XLSX with headings further down and a number that lost its leading zero', async () => {
    const { send, rowsOf } = scenario;
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

  it('reads Latin-1 with commas', async () => {
    const { send, rowsOf } = scenario;
    const lines = [portfolioHeadings, portfolioCells({ razao_social: 'AÇAÍ & PÃES, LTDA' })];
    const { body } = await send(Buffer.from(csvOf(lines, ','), 'latin1'));
    expect((await rowsOf(body.data))[0]).toMatchObject({ outcome: 'valida', razao_social: 'AÇAÍ & PÃES, LTDA' });
  });

  it('checks all rows again after the columns are changed', async () => {
    const { ceo, send } = scenario;
    const { body } = await send(
      csvOf([
        ['A', 'B', 'C', 'D', 'E', 'F'],
        [newCnpj(), 'TROCADA', newCpf(), 'Ana', 'a@a.test', '20'],
      ]),
    );
    expect(body.data).toMatchObject({ columns: {}, counts: { valida: 0, erro: 1 } });
    const owner = { cpfProprietario: 2, nomeProprietario: 3, emailProprietario: 4 };
    const columns = { cnpjcpf: 0, razao_social: 1, ...owner, comissaoTenant: 5 };
    const { data } = await ceo.call(portfolioApi.match, { ...importParams(body.data), body: { columns } });
    expect(data).toMatchObject({ columns, counts: { valida: 1, erro: 0 } });
    const twice = { ...columns, banco: 0 };
    const refused = await ceo.try(portfolioApi.match, { ...importParams(body.data), body: { columns: twice } });
    expect(refused).toMatchObject({ status: 400, body: { code: 'columns_twice' } });
  });

  it.each([
    ['nothing', 'a.csv', '', 400, 'file_empty'],
    ['headings alone', 'a.csv', 'CNPJ;Empresa\n', 400, 'file_empty'],
    ['an unsupported file type', 'a.xls', 'CNPJ', 400, 'file_type'],
    ['a text that calls itself a workbook', 'a.xlsx', 'CNPJ;Empresa', 400, 'file_unreadable'],
    ['more rows than are read', 'a.csv', `CNPJ\n${'1\n'.repeat(20_001)}`, 400, 'too_many_rows'],
    ['more cells than are read', 'a.csv', ';'.repeat(2_200_001), 413, 'file_too_many_cells'],
    ['more than 10 MB', 'a.csv', Buffer.alloc(10 * 1024 ** 2 + 1, 65), 413, 'file_too_large'],
  ])('rejects %s', async (_, name, content, status, code) => {
    const { server, send } = scenario;
    const reply = await send(content, name);
    expect([reply.status, reply.body.code]).toEqual([status, code]);
    expect(storedUploads(server)).toEqual([]);
  });

  it('returns 400 without a file', async () => {
    const { server, ceo } = scenario;
    const reply = await sendForm<{ code?: string }>(server, ceo, '/api/portfolio/imports', {});
    expect([reply.status, reply.body.code]).toEqual([400, 'file_missing']);
  });
});

describe('access to imports', { tags: ['D-38', 'G-04'] }, () => {
  it('is denied before the file is stored to users who may not register clients', async () => {
    const { server, home, send, imported, clientsNamed } = scenario;
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

  it('is given to the sender and the CEO, with 403 for other users and 404 in other tenants', async () => {
    const { server, home, ceo, partner, sent } = scenario;
    const mine = await as(server, partner);
    const found = await sent([portfolioCells()], mine);
    const other = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
    const elsewhere = await as(server, await addUser(server, { id_tenant: await addTenant(server), typeCargo: 'CEO' }));
    const calls = (caller: Caller) => [
      caller.try(portfolioApi.read, importParams(found)),
      caller.try(portfolioApi.rows, importParams(found)),
      caller.try(portfolioApi.match, { ...importParams(found), body: { columns: {} } }),
      caller.try(portfolioApi.start, startRequest(found)),
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
    expect((await ceo.call(portfolioApi.read, importParams(found))).data.id).toBe(found.id);
  });
});
