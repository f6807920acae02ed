import type { clientSort } from '@restitui/domain/crm/clients/client-list.ts';
import { clientsApi } from '@restitui/domain/crm/clients/clients.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { addClient } from '../../../../test/clients.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';

let server: TestServer;
let home: TenantId;
let ceo: Caller;

const days = ['2026-01-03T00:00:00Z', '2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z', '2026-01-04T00:00:00Z'];

beforeAll(async () => {
  server = await startTestServer();
  home = await addTenant(server);
  ceo = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
  const rows = [
    ['Água & Óleo Comércio', '11222333000181', 'NOVO'],
    ['ÂNGELA MARIA', '52998224725', 'ATIVO'],
    ['Desconto 100% S.A.', '12ABC34501DE35', 'ATIVO'],
    ['Padaria_do_João', '00000000000191', 'BLOQUEADO'],
  ] as const;
  for (const [i, [razao_social, cnpjcpf, status]] of rows.entries()) {
    await addClient(server, { id_tenant: home, razao_social, cnpjcpf, status, createdDate: days[i] });
  }
});
afterAll(() => server.close());

type Query = Record<string, unknown>;

function list(query: Query, caller = ceo, id_tenant: string = home) {
  return caller.call(clientsApi.listOfTenant, { params: { id_tenant }, query });
}

async function listNames(query: Query) {
  return (await list(query)).data.map((client) => client.razao_social);
}

describe('search', { tags: ['I-069', 'C-15', 'G-23'] }, () => {
  it.each([
    ['agua', ['Água & Óleo Comércio']],
    ['  OLEO  comércio ', ['Água & Óleo Comércio']],
    ['angela', ['ÂNGELA MARIA']],
    ['joão', ['Padaria_do_João']],
    ['11.222.333/0001', ['Água & Óleo Comércio']],
    ['222333', ['Água & Óleo Comércio']],
    ['529.982', ['ÂNGELA MARIA']],
    ['12abc345', ['Desconto 100% S.A.']],
    ['0001', ['Água & Óleo Comércio', 'Padaria_do_João']],
    ['100%', ['Desconto 100% S.A.']],
    ['%', ['Desconto 100% S.A.']],
    ['_', ['Padaria_do_João']],
    ['\\', []],
    ["'; drop table clients; --", []],
    ['inexistente', []],
    ['   ', ['Água & Óleo Comércio', 'ÂNGELA MARIA', 'Desconto 100% S.A.', 'Padaria_do_João']],
  ])('of %j matches %j', async (q, found) => {
    expect(await listNames({ q })).toEqual(found);
  });
});

describe('filter and order', { tags: ['I-070', 'I-073'] }, () => {
  it('narrows by status, combined with the search', async () => {
    expect(await listNames({ status: 'ATIVO' })).toEqual(['ÂNGELA MARIA', 'Desconto 100% S.A.']);
    expect(await listNames({ status: 'ATIVO', q: 'maria' })).toEqual(['ÂNGELA MARIA']);
    expect(await listNames({ status: 'JURIDICO' })).toEqual([]);
  });

  it.each<[z.infer<typeof clientSort>, number[]]>([
    ['razao_social', [0, 1, 2, 3]],
    ['-razao_social', [3, 2, 1, 0]],
    ['createdDate', [1, 2, 0, 3]],
    ['-createdDate', [3, 0, 2, 1]],
    ['status', [1, 2, 3, 0]],
    ['-status', [0, 3, 1, 2]],
  ])('sorts by %s', async (sort, order) => {
    const byName = await listNames({});
    expect(await listNames({ sort })).toEqual(order.map((i) => byName[i]));
  });
});

describe('pages', { tags: ['D-15', 'I-074', 'I-248'] }, () => {
  it('contain the page of the filtered rows', async () => {
    const first = await list({ pageSize: 3 });
    expect(first.page).toEqual({ number: 1, size: 3, total: 4 });
    expect(first.data).toHaveLength(3);
    const second = await list({ pageSize: 3, page: 2 });
    expect(second.data.map((client) => client.razao_social)).toEqual(['Padaria_do_João']);
    expect(await list({ page: 9 })).toEqual({ data: [], page: { number: 9, size: 50, total: 4 } });
    expect((await list({ q: 'maria' })).page?.total).toBe(1);
  });

  it('have fifty rows by default, starting at page 1', async () => {
    const big = await addTenant(server);
    const caller = await as(server, await addUser(server, { id_tenant: big, typeCargo: 'CEO' }));
    for (let i = 0; i < 51; i++) await addClient(server, { id_tenant: big });
    const { data, page } = await list({}, caller, big);
    expect(data).toHaveLength(50);
    expect(page).toEqual({ number: 1, size: 50, total: 51 });
  });

  it.each([{ page: 0 }, { page: 'um' }, { pageSize: 201 }, { status: 'ATIVA' }, { sort: 'cnpjcpf' }])(
    'return 400 with the field for %j',
    async (query) => {
      const reply = await ceo.tryInvalid(clientsApi.listOfTenant, { params: { id_tenant: home }, query });
      expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
      expect((reply.body as { issues?: unknown }).issues).toEqual([
        { path: Object.keys(query)[0], message: expect.any(String) },
      ]);
    },
  );

  it('are empty past the end', async () => {
    expect((await list({ page: Number.MAX_SAFE_INTEGER, pageSize: 200 })).data).toEqual([]);
  });

  it('contain only the listed fields', { tags: ['I-208'] }, async () => {
    const { data } = await list({ q: 'maria' });
    expect(Object.keys(data[0] ?? {}).sort()).toEqual([
      'cnpjcpf',
      'etiquetas',
      'id_client',
      'id_gerente',
      'id_owner',
      'id_responsavel',
      'id_tenant',
      'razao_social',
      'status',
    ]);
    expect(data[0]).toMatchObject({ id_client: '52998224725', cnpjcpf: '52998224725', id_tenant: home });
  });
});
