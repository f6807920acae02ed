import { reportLimits } from '@restitui/domain/operations/support/report-limits.ts';
import { supportApi } from '@restitui/domain/operations/support/support.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTenant, addUser, as, callerWith, startTestServer, type TestServer } from '../../../../test/harness.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server, { title: 'Meridiano', domain: 'meridiano.test' });
});
afterAll(() => server.close());
beforeEach(() => {
  server.clock.move(61 * 60_000);
});

const written = {
  email: 'ana@meridiano.test',
  descricao: 'Abri o cliente e a tela quebrou.',
  id_erro: '7F3A91C2',
  caminho: '/cliente/11222333000181?q=ana#topo',
  versao: '0.0.4',
  detalhes: 'Erro de rede',
  ocorridoEm: '2026-11-20T11:59:00.000Z',
};
const stranger = () => callerWith(server, '');
const reader = async () =>
  as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'TI' }));

describe('report from the error page', { tags: ['F-384', 'F-385', 'D-19'] }, () => {
  it('is stored with its code, address without query, version, browser and the tenant of the host', {
    tags: ['F-388'],
  }, async () => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/support/reports',
      headers: { host: 'web.meridiano.test', 'user-agent': 'Navegador/1.0' },
      payload: written,
    });
    expect([reply.statusCode, reply.json()]).toEqual([201, { data: { id: expect.any(String), id_erro: '7F3A91C2' } }]);
    const { data, page } = await (await reader()).call(supportApi.listReports);
    expect(page).toEqual({ number: 1, size: 50, total: 1 });
    expect(data).toEqual([
      {
        ...written,
        caminho: '/cliente/11222333000181',
        id: reply.json().data.id,
        empresa: 'Meridiano',
        maquina: 'Navegador/1.0',
        createdDate: server.clock.now().toISOString(),
      },
    ]);
  });

  it.each([
    [{ email: '' }, 'email', 'Email é obrigatório'],
    [{ email: 'ana' }, 'email', 'Email inválido'],
    [{ descricao: ' ' }, 'descricao', 'Descreva o que você estava fazendo'],
    [{ descricao: 'x'.repeat(4001) }, 'descricao', 'Use no máximo 4000 caracteres.'],
    [{ id_erro: 'xyz' }, 'id_erro', 'Código do erro inválido'],
    [{ ocorridoEm: 'ontem' }, 'ocorridoEm', 'Data inválida'],
  ])('is refused with an error on the field: %j', async (wrong, path, message) => {
    const reply = await stranger().try(supportApi.report, { body: { ...written, ...wrong } });
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input', issues: [{ path, message }] } });
  });

  it('is rate limited per address', async () => {
    const send = () => stranger().try(supportApi.report, { body: written });
    const sent = await Promise.all(Array.from({ length: reportLimits.perAddress + 2 }, send));
    expect(sent.map(({ status }) => status).sort()).toEqual([...Array(reportLimits.perAddress).fill(201), 429, 429]);
    const refused = await send();
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_reports' } });
    expect(refused.headers['retry-after']).toBe('3600');
    server.clock.move(60 * 60_000 + 1);
    expect((await send()).status).toBe(201);
  });
});

it('names no tenant when the host is unknown', async () => {
  const headers = { host: 'ninguem.test' };
  const payload = { ...written, id_erro: 'CCCCCCCC' };
  await server.app.inject({ method: 'POST', url: '/api/support/reports', headers, payload });
  const { data } = await (await reader()).call(supportApi.listReports);
  expect(data.find(({ id_erro }) => id_erro === 'CCCCCCCC')?.empresa).toBeNull();
});

describe('list of error reports', () => {
  it.each([
    ['ADMIN', 'CEO', 200],
    ['ADMIN', 'TI', 200],
    ['ADMIN', 'ANALISTA', 403],
    ['USUARIO', 'CEO', 403],
  ] as const)('answers %s %s with %i', async (typeUser, typeCargo, status) => {
    const id_tenant = typeUser === 'ADMIN' ? provider : home;
    const caller = await as(server, await addUser(server, { id_tenant, typeUser, typeCargo }));
    const reply = await caller.try(supportApi.listReports);
    expect(reply.status).toBe(status);
    if (status === 403) expect(reply.body.code).toBe('reports_denied');
  });

  it('returns the newest first, in pages, regardless of the selected tenant', async () => {
    await stranger().call(supportApi.report, { body: { ...written, id_erro: 'AAAAAAAA' } });
    server.clock.move(1000);
    await stranger().call(supportApi.report, { body: { ...written, id_erro: 'BBBBBBBB' } });
    const ti = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'TI' });
    const caller = await as(server, ti, home);
    const first = await caller.call(supportApi.listReports, { query: { pageSize: 1 } });
    const second = await caller.call(supportApi.listReports, { query: { pageSize: 1, page: 2 } });
    expect([first.data[0]?.id_erro, second.data[0]?.id_erro]).toEqual(['BBBBBBBB', 'AAAAAAAA']);
  });
});
