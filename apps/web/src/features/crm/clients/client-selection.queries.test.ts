import { expect, it, vi } from 'vitest';

vi.mock('../../../lib/api-client.ts', () => ({ call: vi.fn() }));
const { selectionText } = await import('./client-selection.queries.ts');

it.each([
  [{ alterados: 1, iguais: 0 }, { title: '1 cliente alterado' }],
  [
    { alterados: 3, iguais: 1 },
    { title: '3 clientes alterados', detail: '1 já estava assim.' },
  ],
  [
    { alterados: 0, iguais: 2 },
    { title: '0 clientes alterados', detail: '2 já estavam assim.' },
  ],
])('counts what changed and what had the value: %o', (counts, text) => {
  expect(selectionText({ ...counts, recusados: [] })).toEqual(text);
});
