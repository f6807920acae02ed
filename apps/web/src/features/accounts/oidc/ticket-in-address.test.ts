import { expect, it } from 'vitest';
import { ticketIn } from './ticket-in-address.ts';

it.each([
  ['#entrada=abc-_1', 'abc-_1'],
  ['entrada=abc', 'abc'],
  ['#entrada=', undefined],
  ['#conteudo', undefined],
  ['', undefined],
])('reads the one-time code of %j: %s', (hash, ticket) => {
  expect(ticketIn(hash)).toBe(ticket);
});
