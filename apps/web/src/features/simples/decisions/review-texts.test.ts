import type { Precedent } from '@restitui/domain/simples/decisions/product-ledger.api.ts';
import { expect, it } from 'vitest';
import { productsText, questionOf, reasonToLeaveOut, supportedOutcome } from './review-texts.ts';

const precedents = (...answers: boolean[]) => answers.map((contar) => ({ contar })) as Precedent[];

it.each([
  ['prova', []],
  ['entra', [true, true]],
  ['fora', [false]],
  ['prova', [true, false]],
] as const)('supports %s with the precedents %j', (outcome, answers) => {
  expect(supportedOutcome({ precedentes: precedents(...answers) })).toBe(outcome);
});

it('says why a product is left out, within the length of a reason', () => {
  expect(reasonToLeaveOut('Depende do uso.')).toBe('Fica fora por falta de prova. Depende do uso.');
  expect(reasonToLeaveOut('x'.repeat(600))).toHaveLength(500);
});

it('returns the question alone, and other sentences unchanged', () => {
  const open = 'NCM 40091100: tubo só conta quando é próprio para veículos: revisar. CSOSN 102: sem ICMS recolhido.';
  expect(questionOf(open)).toBe('Tubo só conta quando é próprio para veículos.');
  expect(questionOf('Contado pela decisão de Ana.')).toBe('Contado pela decisão de Ana.');
});

it('counts products in words', () => {
  expect([productsText(1), productsText(1200)]).toEqual(['Um produto', '1.200 produtos']);
});
