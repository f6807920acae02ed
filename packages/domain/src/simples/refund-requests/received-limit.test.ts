import { integerCents } from '@restitui/brazil/money.ts';
import { expect, it } from 'vitest';
import { exceededReceipt } from './received-limit.ts';

const day = '2025-06-20';
const credit = (reais: number, pagoEm: string | null = day, pagamento: string | null = null) => ({
  ...{ anoCompetencia: 2025, mesCompetencia: 5, pagoEm, pagamento, compensacao: integerCents(reais * 100) },
});
const payment = (valor: number | null, pagamento = day) => ({
  ...{ competencia: '05/2025', pagamento, pago_em: pagamento.slice(0, 10) },
  recebido: valor === null ? null : { data: '2026-11-10', valor },
});
const second = `${day}-2`;
const july = '2025-07-10';

it.each([
  ['no money yet', credit(500), [], [payment(null)], undefined],
  ['exactly the money', credit(100), [], [payment(100)], undefined],
  ['more than the money', credit(101), [], [payment(100)], 10_000],
  ['another month', { ...credit(500), mesCompetencia: 4 }, [], [payment(100)], undefined],
  ['two credits of one day', credit(50), [credit(51)], [payment(100)], 10_000],
  ['two credits without a day', credit(50, null), [credit(51, null)], [payment(100)], 10_000],
  ['one credit with and one without the day', credit(50), [credit(51, null)], [payment(100)], 10_000],
  ['no day, while one of two is paid', credit(101, null), [], [payment(100), payment(null, july)], 10_000],
  [
    'a day, while the other is not paid',
    credit(100),
    [credit(50, null)],
    [payment(100), payment(null, july)],
    undefined,
  ],
  ['the credits of two payments of a day', credit(100), [credit(40)], [payment(100), payment(40, second)], undefined],
  ['more than one of two', credit(101, day, second), [], [payment(100), payment(100, second)], 10_000],
  ['more than its own payment', credit(41, day, second), [], [payment(100), payment(40, second)], 4_000],
  [
    'its payment beside one without money',
    credit(100, day, day),
    [credit(9)],
    [payment(100), payment(null, second)],
    undefined,
  ],
] as const)('the limit of a credit with %s', (_, one, others, payments, limit) => {
  expect(exceededReceipt(one, others, payments)).toBe(limit);
});
