import { expect, it } from 'vitest';
import { decisionNote, listStatus, viewStatus } from './status-text.ts';

it.each([
  ['none', 'Não verificado', 'Pendente'],
  ['verified', 'Verificado', 'Verificado'],
  ['denied', 'Não verificado', 'Não verificado'],
] as const)(
  'shows %s as “%s” in the list and “%s” in the record',
  { tags: ['F-303', 'F-310', 'F-316'] },
  (decision, list, view) => {
    expect(listStatus(decision).text).toBe(list);
    expect(viewStatus(decision).text).toBe(view);
  },
);

it('distinguishes denied from undecided records in the note', () => {
  expect(decisionNote({ decision: 'none', decidedAt: null })).toBe('Aguardando');
  expect(decisionNote({ decision: 'denied', decidedAt: '2026-11-12T12:00:00Z' })).toBe('Negada em 12/11/2026');
});
