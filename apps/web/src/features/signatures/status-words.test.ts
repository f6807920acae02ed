import { expect, it } from 'vitest';
import { decisionNote, listStatus, viewStatus } from './status-words.ts';

it.each([
  ['none', 'Não verificado', 'Pendente'],
  ['verified', 'Verificado', 'Verificado'],
  ['denied', 'Não verificado', 'Não verificado'],
] as const)('F-303 F-310 F-316 %s: “%s” in the list, “%s” in the view', (decision, list, view) => {
  expect(listStatus(decision).text).toBe(list);
  expect(viewStatus(decision).text).toBe(view);
});

it('tells the denied from the untouched beside the list’s status', () => {
  expect(decisionNote({ decision: 'none', decidedAt: null })).toBe('Aguardando');
  expect(decisionNote({ decision: 'denied', decidedAt: '2026-11-12T12:00:00Z' })).toBe('Negada em 12/11/2026');
});
