import { describe, expect, it } from 'vitest';
import { type Decision, DecisionIndex } from './decision.ts';
import { describeDecision } from './describe-decision.ts';

const decision = (more: Partial<Decision>): Decision => ({
  id: 'd1',
  alcance: 'cliente',
  codigo: null,
  ncm: '40169990',
  extipi: '',
  palavras: '',
  monofasico: true,
  de: null,
  ate: null,
  motivo: 'Ficha técnica do fabricante.',
  autor: 'Ana Souza',
  em: '2026-11-22',
  ...more,
});
const item = { codigo: 'P1', ncm: '40169990', extipi: '', produto: 'Coxim do motor (câmbio)', day: '2025-05-10' };
const found = (decisions: Partial<Decision>[], more: Partial<typeof item> = {}) => {
  const decisionIndex = new DecisionIndex(decisions.map(decision));
  return decisionIndex.decisions[decisionIndex.find({ ...item, ...more })]?.id;
};

describe('DecisionIndex', () => {
  it.each([
    ['its NCM', {}, {}, true],
    ['another NCM', {}, { ncm: '40169300' }, false],
    ['an NCM with points', {}, { ncm: '4016.99.90' }, true],
    ['its words, ignoring accents and case', { palavras: 'cambio COXIM' }, {}, true],
    ['a part of a word', { palavras: 'mot' }, {}, false],
    ['one word too many', { palavras: 'coxim tapete' }, {}, false],
    ['its code', { codigo: 'P1' }, {}, true],
    ['another code', { codigo: 'P2' }, {}, false],
    ['its code with another exception', { codigo: 'P1', extipi: '01' }, {}, false],
    ['its code with an exception of zeros', { codigo: 'P1', extipi: '00' }, {}, true],
    ['a day before its period', { de: '2025-05-11' }, {}, false],
    ['its first and last day', { de: '2025-05-10', ate: '2025-05-10' }, {}, true],
    ['a day after its period', { ate: '2025-05-09' }, {}, false],
  ] as const)('is looked up with %s', (_, one, more, holds) =>
    expect(found([one], more)).toBe(holds ? 'd1' : undefined),
  );

  it('selects the most specific decision, then the latest, in any order of input', () => {
    const all: Partial<Decision>[] = [
      { id: 'tenant', alcance: 'consultoria', em: '2026-12-01' },
      { id: 'tenant-words', alcance: 'consultoria', palavras: 'coxim' },
      { id: 'client', em: '2026-11-30' },
      { id: 'client-older' },
      { id: 'client-words', palavras: 'coxim' },
      { id: 'product', codigo: 'P1', em: '2020-01-01' },
    ];
    for (const order of [all, all.toReversed()]) {
      const rest = [...order];
      const ranking = [];
      while (rest.length > 0) {
        const id = found(rest);
        ranking.push(id);
        rest.splice(
          rest.findIndex((one) => one.id === id),
          1,
        );
      }
      expect(ranking).toEqual(['product', 'client-words', 'client', 'client-older', 'tenant-words', 'tenant']);
    }
  });
});

it('describes author, date and reason', () => {
  expect(describeDecision(decision({}))).toBe('Decidido por Ana Souza em 22/11/2026: Ficha técnica do fabricante.');
});
