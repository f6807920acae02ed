import { integerCents, zeroCents } from '@restitui/brazil/money.ts';
import { describe, expect, it } from 'vitest';
import {
  chargeableFee,
  excessOfCharges,
  feeObstacleOf,
  feeOnReceived,
  feeState,
  isFeeBooked,
  isFeeMissing,
} from './payment-fee.ts';

const recebido = { data: '2026-11-10', valor: 110.97 };
const credit = { compensacao: 110.97, isPago: true, comissao_porcentagem: 20 };

it.each([
  [110.97, 15.5, 1720],
  [0.1, 5, 1],
  [0.09, 5, 0],
  [1_000_000, 33.33, 33_330_000],
  [100, 0, 0],
])('the fee on %d with %d percent is %d cents', (received, percent, cents) => {
  expect(feeOnReceived(received, percent)).toBe(cents);
});

it('a fee is entered when its credit is paid with exactly what was received', () => {
  expect(isFeeBooked({ recebido }, credit)).toBe(true);
  expect(isFeeBooked({ recebido }, { ...credit, compensacao: 110.96 })).toBe(false);
  expect(isFeeBooked({ recebido }, { ...credit, isPago: false })).toBe(false);
  expect(isFeeBooked({ recebido }, undefined)).toBe(false);
  expect(isFeeBooked({ recebido: null }, credit)).toBe(false);
});

it('what can be charged is the fee up to the share of what was received, less charges and payments', () => {
  const cents = integerCents;
  const none = { cobrado: zeroCents, pago: zeroCents };
  expect(chargeableFee(cents(1720), cents(1720), none)).toBe(1720);
  expect(chargeableFee(cents(2000), cents(1720), none)).toBe(1720);
  expect(chargeableFee(cents(1000), cents(1720), none)).toBe(1000);
  expect(chargeableFee(cents(1720), cents(1720), { cobrado: cents(700), pago: cents(1000) })).toBe(20);
  expect(chargeableFee(cents(1720), cents(1720), { cobrado: cents(700), pago: cents(1100) })).toBe(0);
});

it('what was charged beyond the fee or the share of what was received is an excess', () => {
  const cents = integerCents;
  const excess = (apurado: number, limit: number, cobrado: number, pago: number) =>
    excessOfCharges(cents(apurado), cents(limit), { cobrado: cents(cobrado), pago: cents(pago) });
  expect(excess(1720, 1720, 1720, 0)).toBe(0);
  expect(excess(1720, 1720, 700, 0)).toBe(0);
  expect(excess(1550, 1550, 1720, 0)).toBe(170);
  expect(excess(1720, 1550, 0, 1720)).toBe(170);
  expect(excess(1550, 1550, 700, 1000)).toBe(150);
});

it('a fee is charged once nothing is left and nothing is too much', () => {
  const [none, one] = [zeroCents, integerCents(1)];
  expect(feeState(false, { chargeable: none, excess: none })).toBe('A_LANCAR');
  expect(feeState(true, { chargeable: one, excess: none })).toBe('LANCADO');
  expect(feeState(true, { chargeable: none, excess: one })).toBe('LANCADO');
  expect(feeState(true, { chargeable: none, excess: none })).toBe('COBRADO');
});

const paid: Parameters<typeof isFeeMissing>[0] = {
  ...{ situacao: 'PAGO', recebido: { data: '2026-11-10', valor: 100 }, teses: [] },
};
const theses = { teses: [{ tese: 'A', nome: 'Tese A', credito: 100 }] };
type Open = Parameters<typeof isFeeMissing>[1];
const open: Open = {
  ...{ isBooked: false, elsewhere: undefined, isDayMissing: false, isCreditUnclear: false, percentual: 15.5 },
};

describe('a missing fee', () => {
  it.each<[string, typeof paid, Partial<Open>, boolean]>([
    ['money without a fee', paid, {}, true],
    ['no money yet', { ...paid, recebido: null }, {}, false],
    ['money of a request that was denied', { ...paid, situacao: 'INDEFERIDO' }, {}, false],
    ['an entered fee', paid, { isBooked: true }, false],
    ['a fee under another assessment', paid, { elsewhere: { isPago: true } }, false],
    ['a credit that is only used under another assessment', paid, { elsewhere: { isPago: false } }, true],
    ['a credit to correct first', paid, { isCreditUnclear: true }, true],
    ['a contract without a fee', paid, { percentual: 0 }, false],
    ['a fee below a cent', { ...paid, recebido: { data: '2026-11-10', valor: 0.01 } }, {}, false],
  ])('for %s', (_, request, changed, missing) => {
    expect(isFeeMissing(request, { ...open, ...changed })).toBe(missing);
  });
});

it.each<[Partial<Open>, ReturnType<typeof feeObstacleOf>]>([
  [{}, undefined],
  [{ elsewhere: { isPago: true }, isDayMissing: true }, 'LANCADO_EM_OUTRA'],
  [{ elsewhere: { isPago: false } }, 'USADO_EM_OUTRA'],
  [{ isDayMissing: true, isCreditUnclear: true }, 'CREDITO_SEM_DIA'],
  [{ isCreditUnclear: true }, 'CREDITO_SEM_PAGAMENTO'],
  [{ isBooked: true, isDayMissing: true }, undefined],
])('the obstacle of %o is %s', (changed, obstacle) => {
  expect(feeObstacleOf(paid, { ...open, ...changed })).toBe(obstacle);
});

it('an unclear credit keeps the entered fee of theses, and not that of a DAS, from being charged', () => {
  const unclear = { ...open, isBooked: true, isCreditUnclear: true };
  expect(feeObstacleOf(theses, unclear)).toBe('CREDITO_SEM_PAGAMENTO');
  expect(feeObstacleOf(paid, unclear)).toBeUndefined();
});
