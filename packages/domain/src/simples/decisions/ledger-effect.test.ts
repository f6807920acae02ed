import { expect, it } from 'vitest';
import { ledgerEffect, ledgerOutcomes } from './ledger-effect.ts';

it('returns what each answer changes in the refund', () => {
  expect(ledgerOutcomes({ efeito: 0, efeito_possivel: 318.4 })).toEqual({ counted: 318.4, left: -0 });
  expect(ledgerOutcomes({ efeito: 42.1, efeito_possivel: 42.1 })).toEqual({ counted: 0, left: -42.1 });
  expect(ledgerEffect({ efeito: 42.1, efeito_possivel: 42.1 })).toBe(-42.1);
  expect(ledgerEffect({ efeito: 0.1, efeito_possivel: 0.4 })).toBe(0.3);
});
