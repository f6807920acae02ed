import { describe, expect, it } from 'vitest';
import { clientsApi } from './clients.api.ts';

const { query } = clientsApi.listOfTenant;

describe('D-15 I-073 I-074 what the list of clients takes', () => {
  it('gives the first fifty by name when not asked otherwise', () => {
    expect(query.parse({})).toEqual({ page: 1, pageSize: 50, sort: 'razao_social' });
  });

  it('reads numbers from the address and trims the search', () => {
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
  ])('refuses %j', (asked) => {
    expect(query.safeParse(asked).success).toBe(false);
  });
});
