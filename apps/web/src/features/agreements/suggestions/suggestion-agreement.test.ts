import { expect, it } from 'vitest';
import { suggestionAgreement } from './suggestion-agreement.ts';

it('opens the agreement of the suggestion among several of the client', { tags: ['W-299'] }, () => {
  const edit = { id_client: '11222333000181', id_user: null, id_agreement: 'a' };
  expect(suggestionAgreement(edit, { t: 'token', aba: undefined })).toEqual({
    to: '/minuta/$id',
    params: { id: '11222333000181' },
    search: { t: 'token', contrato: 'a', aba: undefined },
  });
});

it('opens the partnership of a user', () => {
  const edit = { id_client: null, id_user: 'u', id_agreement: 'a' };
  expect(suggestionAgreement(edit, { aba: 'alteracoes' })).toEqual({
    to: '/minuta-usuario/$id',
    params: { id: 'u' },
    search: { aba: 'alteracoes' },
  });
});

const sources = Object.entries(
  import.meta.glob<string>(['../../../**/*.{ts,tsx}', '!../../../**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

it('names the agreement wherever a page leads to those of a client, except after a sign-in that knows none', () => {
  const leading = sources.filter(([, text]) => /to: '\/minuta\/\$id'|to="\/minuta\/\$id"/.test(text));
  expect(leading.length).toBeGreaterThan(5);
  const unnamed = leading.filter(([, text]) => !/[{,] contrato\b/.test(text)).map(([path]) => path.split('/').at(-1));
  expect(unnamed).toEqual(['client-sign-in.page.tsx']);
});
