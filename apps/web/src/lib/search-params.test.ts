import { expect, it } from 'vitest';
import { parseSearchParams, writeSearchParams } from './search-params.ts';

it('keeps numbers as text, without quotes and with leading zeros', () => {
  const search = '?id=00123456000178&token=1e5&q=true';
  expect(parseSearchParams(search)).toEqual({ id: '00123456000178', token: '1e5', q: 'true' });
  expect(writeSearchParams(parseSearchParams(search))).toBe(search);
});

it('omits empty values and preserves special characters', () => {
  expect(writeSearchParams({ q: undefined, pagina: null })).toBe('');
  const search = writeSearchParams({ q: 'café & cia', pagina: 2 });
  expect(parseSearchParams(search)).toEqual({ q: 'café & cia', pagina: '2' });
});
