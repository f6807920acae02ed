import { integerCents } from '@restitui/brazil/money.ts';
import { pgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { cents } from './columns.ts';

const { amount } = pgTable('amounts', { amount: cents() });

it.each([
  ['0.00', 0],
  ['-0.01', -1],
  ['159.24', 15_924],
  ['9999999999999.99', 999_999_999_999_999],
])('reads %s reais of a column as %d cents and writes them back exactly', (stored, value) => {
  expect(amount.mapFromDriverValue(stored)).toBe(value);
  expect(amount.mapToDriverValue(integerCents(value))).toBe(stored);
});
