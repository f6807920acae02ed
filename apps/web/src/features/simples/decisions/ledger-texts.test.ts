import { expect, it } from 'vitest';
import { ledgerState } from './ledger-texts.ts';

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
