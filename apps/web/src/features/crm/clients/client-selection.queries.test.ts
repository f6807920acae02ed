import { expect, it, vi } from 'vitest';

vi.mock('../../../lib/api-client.ts', () => ({ call: vi.fn() }));
const { selectionText, sentText } = await import('./client-selection.queries.ts');

it.each([
  [{ alterados: 0, iguais: 0 }, { title: 'Nenhum cliente alterado' }],
  [{ alterados: 1, iguais: 0 }, { title: '1 cliente alterado' }],
  [
    { alterados: 3, iguais: 1 },
    { title: '3 clientes alterados', detail: '1 já estava assim.' },
  ],
  [
    { alterados: 0, iguais: 2 },
    { title: 'Nenhum cliente alterado', detail: '2 já estavam assim.' },
  ],
])('counts what changed and what had the value: %o', (counts, text) => {
  expect(selectionText({ ...counts, recusados: [] })).toEqual(text);
});

const eight = '2026-11-20T11:00:00.000Z';
it.each([
  [{ alterados: 1, iguais: 0, sendAt: null }, { title: '1 mensagem a caminho' }],
  [
    { alterados: 1, iguais: 0, sendAt: eight },
    { title: '1 mensagem a caminho', detail: 'Sai às 08:00.' },
  ],
  [
    { alterados: 2, iguais: 1, sendAt: eight },
    { title: '2 mensagens a caminho', detail: 'Saem às 08:00. 1 cliente já recebeu esta mensagem hoje.' },
  ],
  [
    { alterados: 0, iguais: 2, sendAt: eight },
    { title: 'Nenhuma mensagem enviada', detail: '2 clientes já receberam esta mensagem hoje.' },
  ],
  [{ alterados: 0, iguais: 0, sendAt: null }, { title: 'Nenhuma mensagem enviada' }],
])('says when the messages leave: %o', (result, text) => {
  expect(sentText({ ...result, recusados: [] })).toEqual(text);
});
