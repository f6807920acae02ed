import { expect, it } from 'vitest';
import { requestIdOf } from './request-id.ts';

const id = 'c0ffee00-1234';

it('takes the id of a trusted proxy', () => {
  expect(requestIdOf('loopback')({ headers: { 'x-request-id': id } })).toBe(id);
});

it.each([
  [undefined, id],
  ['loopback', 'short'],
  ['loopback', 'a'.repeat(65)],
  ['loopback', 'with space 12'],
])('creates an id with TRUST_PROXY %s for the header %j', (trustProxy, given) => {
  expect(requestIdOf(trustProxy)({ headers: { 'x-request-id': given } })).toMatch(/^[\w-]{36}$/);
});
