import { clientList } from '@restitui/domain/crm/clients/client-list.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { clientListQuery, clientQuery } from './clients.queries.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../../lib/api-client.ts', () => ({ call }));
const { ApiError } = await import('../../../lib/api-error.ts');

const filters = clientList.read({});
const id_tenant = '11222333000181';

beforeEach(() => queryClient.clear());
afterEach(() => call.mockReset());

it('keeps the client list and a client fresh for a minute', { tags: ['F-516', 'C-44', 'I-301', 'C-14'] }, () => {
  expect(clientListQuery(id_tenant, filters).staleTime).toBe(60_000);
  expect(clientQuery(id_tenant).staleTime).toBe(60_000);
});

it('retries once when there is no response', { tags: ['I-301'] }, async () => {
  call.mockRejectedValue(new ApiError({ status: 0, code: 'network', message: 'Erro de rede' }));
  const { retry } = queryClient.getDefaultOptions().queries ?? {};
  await expect(queryClient.fetchQuery({ ...clientQuery(id_tenant), retry, retryDelay: 0 })).rejects.toThrow();
  expect(call).toHaveBeenCalledTimes(2);
});

describe('error messages of client requests', {
  tags: ['G-19', 'I-275'],
}, () => {
  const list = (tenant: string) => queryClient.fetchQuery(clientListQuery(tenant, filters));
  const client = (number: string) => queryClient.fetchQuery(clientQuery(number));

  it('reports a list without a tenant', { tags: ['I-268', 'C-23'] }, async () => {
    await expect(list('')).rejects.toThrow('ID da empreasa é obrigatório');
    expect(call).not.toHaveBeenCalled();
  });

  it('reports a client without a number', { tags: ['I-270'] }, async () => {
    await expect(client('')).rejects.toThrow('CNPJ ou CPF não fornecido');
    expect(call).not.toHaveBeenCalled();
  });

  it('reports a list of unexpected shape', { tags: ['I-248', 'I-269'] }, async () => {
    call.mockRejectedValue(new ApiError({ status: 200, code: 'unexpected_answer', message: '' }));
    await expect(list(id_tenant)).rejects.toThrow('Estrutura de resposta inesperada ao buscar clientes');
  });

  it('reports a client without data', { tags: ['I-249', 'I-271'] }, async () => {
    call.mockRejectedValue(new ApiError({ status: 200, code: 'unexpected_answer', message: '' }));
    await expect(client(id_tenant)).rejects.toThrow('Data não encontrado no resultado');
  });

  it("keep the server's message of a refusal", async () => {
    call.mockRejectedValue(new ApiError({ status: 403, code: 'client_denied', message: 'Não pode.' }));
    await expect(client(id_tenant)).rejects.toThrow('Não pode.');
  });
});
