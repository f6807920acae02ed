import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { clientListQuery, clientQuery } from './clients.queries.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../lib/api-client.ts', () => ({ call }));
const { ApiError } = await import('../../lib/api-error.ts');

const filters = { q: '', status: undefined, sort: undefined, pagina: 1 } as never;
const id_tenant = '11222333000181';

beforeEach(() => queryClient.clear());
afterEach(() => call.mockReset());

it('a list of clients and a client are fresh for a minute (F-516, C-44, I-301, C-14)', () => {
  expect(clientListQuery(id_tenant, filters).staleTime).toBe(60_000);
  expect(clientQuery(id_tenant).staleTime).toBe(60_000);
});

it('and are asked for once more when the answer does not arrive (I-301)', async () => {
  call.mockRejectedValue(new ApiError({ status: 0, code: 'network', message: 'Erro de rede' }));
  const { retry } = queryClient.getDefaultOptions().queries ?? {};
  await expect(queryClient.fetchQuery({ ...clientQuery(id_tenant), retry, retryDelay: 0 })).rejects.toThrow();
  expect(call).toHaveBeenCalledTimes(2);
});

describe('G-19 I-275 what is said when there is nothing to ask by, or no answer in the answer', () => {
  const list = (tenant: string) => queryClient.fetchQuery(clientListQuery(tenant, filters));
  const client = (number: string) => queryClient.fetchQuery(clientQuery(number));

  it('I-268 C-23 a list of no tenant', async () => {
    await expect(list('')).rejects.toThrow('ID da empreasa é obrigatório');
    expect(call).not.toHaveBeenCalled();
  });

  it('I-270 a client without a number', async () => {
    await expect(client('')).rejects.toThrow('CNPJ ou CPF não fornecido');
    expect(call).not.toHaveBeenCalled();
  });

  it('I-248 I-269 a list that comes as something else', async () => {
    call.mockRejectedValue(new ApiError({ status: 200, code: 'unexpected_answer', message: '' }));
    await expect(list(id_tenant)).rejects.toThrow('Estrutura de resposta inesperada ao buscar clientes');
  });

  it('I-249 I-271 a client that comes without data', async () => {
    call.mockRejectedValue(new ApiError({ status: 200, code: 'unexpected_answer', message: '' }));
    await expect(client(id_tenant)).rejects.toThrow('Data não encontrado no resultado');
  });

  it('a refusal keeps its own words', async () => {
    call.mockRejectedValue(new ApiError({ status: 403, code: 'client_denied', message: 'Não pode.' }));
    await expect(client(id_tenant)).rejects.toThrow('Não pode.');
  });
});
