import { expect, it } from 'vitest';
import { clientListQuery, clientQuery } from './clients.queries.ts';

it('a list of clients and a client are fresh for a minute (F-516, C-44)', () => {
  const filters = { q: '', status: undefined, sort: undefined, pagina: 1 } as never;
  expect(clientListQuery('11222333000181', filters).staleTime).toBe(60_000);
  expect(clientQuery('11222333000181').staleTime).toBe(60_000);
});
