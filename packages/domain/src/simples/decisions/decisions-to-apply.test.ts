import { expect, it } from 'vitest';
import { decisionsToApply } from './decisions-to-apply.ts';

const product = { codigo: 'P1', ncm: '4016.99.90', extipi: '', decisao: null, nova_decisao: null };
const decisoes = [
  { id: 'entra', contar: true },
  { id: 'fora', contar: false },
];

it.each([
  ['an undecided product', 0, [product]],
  ['a product that is to count since the result', 1, [{ ...product, nova_decisao: 'entra' }]],
  ['a product left out since the result, which did not count before', 0, [{ ...product, nova_decisao: 'fora' }]],
  ['a decision that the result includes', 0, [{ ...product, decisao: 'entra' }]],
  ['a decision of the result that was revoked since', 1, [{ ...product, decisao: 'revogada' }]],
  [
    'two names of one product',
    1,
    [
      { ...product, nova_decisao: 'entra' },
      { ...product, ncm: '40169990', nova_decisao: 'entra' },
    ],
  ],
])('counts %s as %i to apply', (_, count, produtos) => {
  expect(decisionsToApply({ produtos, decisoes })).toBe(count);
});
