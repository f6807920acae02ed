import { describe, expect, it } from 'vitest';
import { clientsApi } from './clients.api.ts';

const { query } = clientsApi.listOfTenant;

describe('query of the client list', { tags: ['D-15', 'I-073', 'I-074'] }, () => {
  it('defaults to the first fifty by name', () => {
    expect(query.parse({})).toEqual({ page: 1, pageSize: 50, sort: 'razao_social' });
  });

  it('parses numbers and trims the search text', () => {
    expect(query.parse({ page: '2', pageSize: '200', q: ' padaria ', status: 'NOVO', sort: '-createdDate' })).toEqual({
      page: 2,
      pageSize: 200,
      q: 'padaria',
      status: 'NOVO',
      sort: '-createdDate',
    });
  });

  it.each([
    { page: '0' },
    { page: '1.5' },
    { page: 'um' },
    { pageSize: '0' },
    { pageSize: '201' },
    { q: 'a'.repeat(201) },
    { status: 'ATIVA' },
    { sort: 'cnpjcpf' },
    { sort: 'razao_social; drop table clients' },
  ])('rejects %j', (asked) => {
    expect(query.safeParse(asked).success).toBe(false);
  });
});
