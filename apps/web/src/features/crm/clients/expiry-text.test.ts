import { toDay } from '@restitui/brazil/day.ts';
import { expect, it } from 'vitest';
import { expiryText } from './expiry-text.ts';

const today = toDay('2026-11-20');

it.each([
  ['2026-11-20', 'hoje', 'urgent'],
  ['2026-11-24', '4 d', 'urgent'],
  ['2026-11-25', '5 d', 'near'],
  ['2026-12-20', '30 d', 'near'],
  ['2026-12-21', '31 d', 'later'],
  ['2030-12-12', '1.483 d', 'later'],
])('shows what is left until %s as %s', (last, text, urgency) => {
  expect(expiryText(today, toDay(last))).toMatchObject({ text, urgency });
});
