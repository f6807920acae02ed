import { expect, it } from 'vitest';
import { dayNumber, dayText } from './day-number.ts';

it.each([
  [19700101, 0, '1970-01-01'],
  [20240229, 19782, '2024-02-29'],
  [20240301, 19783, '2024-03-01'],
  [20251231, 20453, '2025-12-31'],
])('converts %i to day %i', (date, day, text) => {
  expect(dayNumber(date)).toBe(day);
  expect(dayText(day)).toBe(text);
});
