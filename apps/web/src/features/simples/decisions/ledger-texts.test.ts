import { expect, it } from 'vitest';
import { ledgerEffect, ledgerOutcomes, ledgerState } from './ledger-texts.ts';

const product = { valor: 100, contado: 0, revisar: false, decisao: null } as Parameters<typeof ledgerState>[0];

it.each([
  ['A decidir', { revisar: true }],
  ['Não conta', {}],
  ['Conta', { contado: 100 }],
  ['Conta em parte', { contado: 40 }],
  ['Não conta', { revisar: true, decisao: {} as never }],
])('classifies a product as %s', (label, changes) => {
  expect(ledgerState({ ...product, ...changes }).label).toBe(label);
});

it('returns what each answer changes in the refund', () => {
  expect(ledgerOutcomes({ efeito: 0, efeito_possivel: 318.4 })).toEqual({ counted: 318.4, left: -0 });
  expect(ledgerOutcomes({ efeito: 42.1, efeito_possivel: 42.1 })).toEqual({ counted: 0, left: -42.1 });
  expect(ledgerEffect({ efeito: 42.1, efeito_possivel: 42.1 })).toBe(-42.1);
  expect(ledgerEffect({ efeito: 0.1, efeito_possivel: 0.4 })).toBe(0.3);
});
