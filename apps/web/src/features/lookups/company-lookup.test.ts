import type { FoundCompany } from '@restitui/domain/lookups/lookups.api.ts';
import type { User } from '@restitui/domain/users/users.api.ts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { signIn } from '../../lib/session-store.ts';
import { clearsFields, companyAskedFor, companyMessage, failedOutcome } from './company-lookup.ts';
import { cnpjQuery } from './lookups.queries.ts';

afterEach(() => vi.unstubAllGlobals());

describe('F-229 C-31 the look-up runs when the masked field holds 18 characters', () => {
  test.each([
    ['', false, ''],
    ['11.222.333/0001-8', false, ''],
    ['11222333000181', false, ''],
    ['11.222.333/0001-81', true, '11222333000181'],
    ['12.ABC.345/01DE-35', true, '12ABC34501DE35'],
    ['11.222.333/0001-80', true, ''],
  ])('%j: %s', (typed, isFull, cnpj) => {
    expect(companyAskedFor(typed)).toEqual({ isFull, cnpj });
    expect(cnpjQuery(cnpj).enabled).toBe(cnpj !== '');
  });
});

const refused = (status: number, code: string) => new ApiError({ status, code, message: code });

test.each([
  ['F-230', refused(404, 'cnpj_not_found'), 'missing', 'Nenhuma informação encontrada para este CNPJ.'],
  ['F-231', refused(502, 'cnpj_unavailable'), 'failed', 'Erro ao buscar informações do CNPJ.'],
  ['F-231', refused(504, 'cnpj_timeout'), 'failed', 'Erro ao buscar informações do CNPJ.'],
  ['F-231', refused(0, 'network'), 'failed', 'Erro ao buscar informações do CNPJ.'],
  ['F-232', refused(500, 'unexpected'), 'unexpected', 'Ocorreu um erro inesperado.'],
  ['F-232', refused(200, 'unexpected_answer'), 'unexpected', 'Ocorreu um erro inesperado.'],
  ['F-232', new TypeError('ours'), 'unexpected', 'Ocorreu um erro inesperado.'],
])('%s %s is told as %s', (_, error, outcome, message) => {
  expect(failedOutcome(error)).toBe(outcome);
  expect(companyMessage(failedOutcome(error))).toBe(message);
});

test.each([
  ['unexpected', false, true],
  ['unexpected', true, true],
  ['missing', false, false],
  ['missing', true, true],
  ['failed', false, false],
  ['failed', true, true],
  ['searching', true, false],
  ['found', true, false],
] as const)(
  'F-232 after %s, with fields of an earlier company %s, they are emptied: %s',
  (outcome, earlier, emptied) => {
    expect(clearsFields(outcome, earlier)).toBe(emptied);
  },
);

function company(nome: string): FoundCompany {
  const place = { logradouro: '', numero: '', complemento: '', bairro: '', municipio: '', uf: '', cep: '' };
  return { tipo: 'MATRIZ', nome, fantasia: '', ...place, atividade_principal: [{ code: '', text: '' }] };
}

test('F-229 the answer to a CNPJ that was typed over is dropped', async () => {
  vi.stubGlobal('localStorage', { setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal('sessionStorage', { removeItem: () => {} });
  signIn({ token: 'segredo', user: { id: '1' } as User });
  const answer: Record<string, () => void> = {};
  vi.stubGlobal(
    'fetch',
    (url: string) =>
      new Promise((resolve) => {
        answer[url] = () => resolve(new Response(JSON.stringify(company(url))));
      }),
  );
  const client = new QueryClient();
  const field = new QueryObserver(client, cnpjQuery('11222333000181'));
  const seen: (string | undefined)[] = [];
  const stop = field.subscribe(({ data }) => seen.push(data?.nome));
  field.setOptions(cnpjQuery('00000000000191'));

  answer['/api/utils/cnpj/11222333000181']?.();
  answer['/api/utils/cnpj/00000000000191']?.();

  await vi.waitFor(() => expect(seen).toContain('/api/utils/cnpj/00000000000191'));
  expect(seen).not.toContain('/api/utils/cnpj/11222333000181');
  stop();
});
