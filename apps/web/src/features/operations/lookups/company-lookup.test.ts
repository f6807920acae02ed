import type { User } from '@restitui/domain/accounts/users/users.api.ts';
import type { FoundCompany } from '@restitui/domain/operations/lookups/lookups.api.ts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { signIn } from '../../../lib/session-store.ts';
import { companyMessage, companyToLookUp, outcomeOfError, shouldClearFields } from './company-lookup.ts';
import { cnpjQuery } from './lookups.queries.ts';

afterEach(() => vi.unstubAllGlobals());

describe('company lookup of a masked field', { tags: ['F-229', 'C-31'] }, () => {
  it.each([
    ['', false, ''],
    ['11.222.333/0001-8', false, ''],
    ['11222333000181', false, ''],
    ['11.222.333/0001-81', true, '11222333000181'],
    ['12.ABC.345/01DE-35', true, '12ABC34501DE35'],
    ['11.222.333/0001-80', true, ''],
  ])('for %j is complete: %s', (typed, isFull, cnpj) => {
    expect(companyToLookUp(typed)).toEqual({ isFull, cnpj });
    expect(cnpjQuery(cnpj).enabled).toBe(cnpj !== '');
  });
});

const refused = (status: number, code: string) => new ApiError({ status, code, message: code });

it.each([
  [refused(404, 'cnpj_not_found'), 'missing', 'Nenhuma informação encontrada para este CNPJ.'],
  [refused(502, 'cnpj_unavailable'), 'failed', 'Erro ao buscar informações do CNPJ.'],
  [refused(504, 'cnpj_timeout'), 'failed', 'Erro ao buscar informações do CNPJ.'],
  [refused(0, 'network'), 'failed', 'Erro ao buscar informações do CNPJ.'],
  [refused(500, 'unexpected'), 'unexpected', 'Ocorreu um erro inesperado.'],
  [refused(200, 'unexpected_answer'), 'unexpected', 'Ocorreu um erro inesperado.'],
  [new TypeError('ours'), 'unexpected', 'Ocorreu um erro inesperado.'],
])('maps %s to %s', { tags: ['F-230', 'F-231', 'F-232'] }, (error, outcome, message) => {
  expect(outcomeOfError(error)).toBe(outcome);
  expect(companyMessage(outcomeOfError(error))).toBe(message);
});

it.each([
  ['unexpected', false, true],
  ['unexpected', true, true],
  ['missing', false, false],
  ['missing', true, true],
  ['failed', false, false],
  ['failed', true, true],
  ['searching', true, false],
  ['found', true, false],
] as const)(
  'after %s, with fields of an earlier company %s, clears them: %s',
  { tags: ['F-232'] },
  (outcome, earlier, emptied) => {
    expect(shouldClearFields(outcome, earlier)).toBe(emptied);
  },
);

function company(nome: string): FoundCompany {
  const place = { logradouro: '', numero: '', complemento: '', bairro: '', municipio: '', uf: '', cep: '' };
  return { tipo: 'MATRIZ', nome, fantasia: '', ...place, atividade_principal: [{ code: '', text: '' }] };
}

it('ignores the response for a CNPJ that was changed meanwhile', { tags: ['F-229'] }, async () => {
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

  await expect.poll(() => seen).toContain('/api/utils/cnpj/00000000000191');
  expect(seen).not.toContain('/api/utils/cnpj/11222333000181');
  stop();
});
