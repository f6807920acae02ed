import { toDay } from '@restitui/brazil/day.ts';
import { integerCents as cents } from '@restitui/brazil/money.ts';
import { expect, it } from 'vitest';
import { partsBeyondFee, partsOfReturn } from './fee-returns.ts';

const charge = (id_boleto: string, pago: number) => ({
  ...{ id_boleto, id_credit: 'c', pago: cents(pago), pagoEm: toDay('2026-11-01') },
});
const amounts = (parts: { id_boleto: string; centavos: number }[]) =>
  parts.map(({ id_boleto, centavos }) => [id_boleto, centavos]);

it.each([
  [1612, [], []],
  [1612, [charge('a', 1612)], []],
  [1613, [charge('a', 1612)], []],
  [967, [charge('a', 1612)], [['a', 645]]],
  [0, [charge('a', 1612)], [['a', 1612]]],
  [1100, [charge('a', 1000), charge('b', 612)], [['b', 512]]],
  [
    900,
    [charge('a', 1000), charge('b', 612)],
    [
      ['a', 100],
      ['b', 612],
    ],
  ],
])('a fee of %i cents takes from %j beyond it %j', (apurado, charges, parts) => {
  expect(amounts(partsBeyondFee({ apurado: cents(apurado), charges }))).toEqual(parts);
});

it.each([
  [0, []],
  [1, [['a', 1]]],
  [100, [['a', 100]]],
  [
    101,
    [
      ['a', 100],
      ['b', 1],
    ],
  ],
  [
    712,
    [
      ['a', 100],
      ['b', 612],
    ],
  ],
  [
    900,
    [
      ['a', 100],
      ['b', 612],
    ],
  ],
])('a return of %i cents gives back %j of what was paid beyond fees', (amount, parts) => {
  const owed = partsBeyondFee({ apurado: cents(900), charges: [charge('a', 1000), charge('b', 612)] });
  expect(amounts(partsOfReturn(cents(amount), owed))).toEqual(parts);
});
