import { expect, it } from 'vitest';
import type { ActorScope } from '../../accounts/users/actor.ts';
import { canBookPaymentFees, canReadPaymentCharges, canReadPaymentFees } from './payment-fees.access.ts';

const scope = (typeUser: 'ADMIN' | 'USUARIO', typeCargo: ActorScope['typeCargo'], permissions = {}) =>
  ({ id: 'u', typeUser, typeCargo, permissions }) as ActorScope;

it.each([
  ['the CEO of the provider', scope('ADMIN', 'CEO'), [true, true, true]],
  ['FINANCEIRO of the provider', scope('ADMIN', 'FINANCEIRO'), [true, true, true]],
  ['an analyst', scope('ADMIN', 'ANALISTA'), [true, true, false]],
  ['an analyst who issues boletos', scope('ADMIN', 'ANALISTA', { gerar_boleto: true }), [true, true, true]],
  ['the CEO of a consultancy', scope('USUARIO', 'CEO'), [false, true, true]],
  ['a GERENTE of a consultancy', scope('USUARIO', 'GERENTE'), [false, false, false]],
  ['a partner', scope('USUARIO', 'PARCEIRO'), [false, false, false]],
] as const)('%s books, reads and sees charges: %#', (_, actor, expected) => {
  expect([canBookPaymentFees(actor), canReadPaymentFees(actor), canReadPaymentCharges(actor)]).toEqual(expected);
});
