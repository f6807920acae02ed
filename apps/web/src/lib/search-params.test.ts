import { expect, test } from 'vitest';
import { parseSearchParams, writeSearchParams } from './search-params.ts';

test('a number in an address stays the text it was, without quotes and with its leading zeros', () => {
  const search = '?id=00123456000178&token=1e5&q=true';
  expect(parseSearchParams(search)).toEqual({ id: '00123456000178', token: '1e5', q: 'true' });
  expect(writeSearchParams(parseSearchParams(search))).toBe(search);
});

test('what is not chosen is left out, and special characters come back whole', () => {
  expect(writeSearchParams({ q: undefined, pagina: null })).toBe('');
  const search = writeSearchParams({ q: 'café & cia', pagina: 2 });
  expect(parseSearchParams(search)).toEqual({ q: 'café & cia', pagina: '2' });
});
