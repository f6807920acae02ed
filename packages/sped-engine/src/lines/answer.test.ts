import { describe, expect, it } from 'vitest';
import { answerByDiscount, answerByNet, answerByValue, answerOfItem } from './answer.ts';

const amounts = (more = {}) => ({ value: 100_000, discount: 0, accessories: 0, icms: 18_000, parts: 1, ...more });

describe('answerByNet', () => {
  it.each([
    [100_000, {}, 'A_EXCLUIR'],
    [82_000, {}, 'JA_EXCLUIDO'],
    [105_000, { accessories: 5_000 }, 'A_EXCLUIR'],
    [87_000, { accessories: 5_000 }, 'JA_EXCLUIDO'],
    [100_000, { accessories: 18_000 }, 'BASE_AMBIGUA'],
    [90_000, {}, 'BASE_DIVERGENTE'],
    [50_000, { icms: 2 }, 'JA_EXCLUIDO'],
    [100_002, {}, 'A_EXCLUIR'],
    [100_003, {}, 'BASE_DIVERGENTE'],
    [100_003, { parts: 2 }, 'A_EXCLUIR'],
  ] as const)('base %i with %o: %s', (base, more, answer) => {
    expect(answerByNet(100_000, base, amounts(more))).toBe(answer);
  });
});

describe('answerOfItem', () => {
  it('doubts a discount as large as the ICMS', () => {
    expect(answerOfItem(82_000, amounts({ discount: 18_000 }))).toBe('BASE_AMBIGUA');
    expect(answerOfItem(90_000, amounts({ discount: 10_000 }))).toBe('A_EXCLUIR');
    expect(answerOfItem(72_000, amounts({ discount: 10_000 }))).toBe('JA_EXCLUIDO');
  });
});

describe('answerByDiscount', () => {
  it.each([
    [100_000, 0, undefined, 'A_EXCLUIR'],
    [72_000, 10_000, undefined, 'JA_EXCLUIDO'],
    [70_000, 10_000, undefined, 'BASE_DIVERGENTE'],
    [82_000, 18_000, undefined, 'JA_EXCLUIDO'],
    [82_000, 18_000, 18_000, 'DESCONTO_INDEFINIDO'],
    [72_000, 28_000, 10_000, 'JA_EXCLUIDO'],
    [90_000, 10_000, 10_000, 'A_EXCLUIR'],
    [90_000, 10_000, undefined, 'DESCONTO_INDEFINIDO'],
  ] as const)('base %i, discount %i, known %s: %s', (base, discount, known, answer) => {
    expect(answerByDiscount(base, amounts({ discount }), known)).toBe(answer);
  });
});

describe('answerByValue', () => {
  it.each([
    [100_000, 'A_EXCLUIR'],
    [82_000, 'JA_EXCLUIDO'],
    [95_000, 'BASE_DIVERGENTE'],
  ] as const)('base %i: %s', (base, answer) => {
    expect(answerByValue(base, amounts())).toBe(answer);
  });
});
