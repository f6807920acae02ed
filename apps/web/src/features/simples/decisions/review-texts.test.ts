import type { Precedent } from '@restitui/domain/simples/decisions/product-ledger.api.ts';
import type { ReviewedProduct } from '@restitui/domain/simples/decisions/simples-effects.api.ts';
import { expect, it } from 'vitest';
import { cutText, productsText, reasonToLeaveOut, supportedOutcome } from './review-texts.ts';

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
  expect(reasonToLeaveOut({ classificacao: 'Depende do uso.' })).toBe('Fica fora por falta de prova. Depende do uso.');
  expect(reasonToLeaveOut({ classificacao: 'x'.repeat(600) })).toHaveLength(500);
});

it('counts products in words', () => {
  expect([productsText(1), productsText(1200)]).toEqual(['Um produto', '1.200 produtos']);
});

it('says when only the most valuable products are listed', () => {
  const produtos = Array.from({ length: 2000 }, () => ({}) as ReviewedProduct);
  expect(cutText({ produtos, total_produtos: 2345 })).toBe(
    'Os 2.000 produtos de maior valor, de 2.345, a decidir e decididos.',
  );
  expect(cutText({ produtos, total_produtos: 2000 })).toBeUndefined();
});
