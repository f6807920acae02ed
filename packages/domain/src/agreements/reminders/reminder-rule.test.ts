import type { Day } from '@restitui/brazil/day.ts';
import { expect, it } from 'vitest';
import { dueReminder, firstReminderRule, reminderRuleForm } from './reminder-rule.ts';

const rule = { ...firstReminderRule, ligado: true };
const since = '2026-11-01T12:00:00.000Z';

it.each([
  [undefined, '2026-11-03', undefined],
  [undefined, '2026-11-04', 1],
  [undefined, '2026-12-20', 1],
  [{ numero: 1, sentAt: '2026-11-04T12:00:00.000Z' }, '2026-11-04', undefined],
  [{ numero: 1, sentAt: '2026-11-04T12:00:00.000Z' }, '2026-11-08', undefined],
  [{ numero: 1, sentAt: '2026-11-04T12:00:00.000Z' }, '2026-11-09', 2],
  [{ numero: 3, sentAt: '2026-11-14T12:00:00.000Z' }, '2026-11-19', 4],
  [{ numero: 4, sentAt: '2026-11-19T12:00:00.000Z' }, '2027-11-19', undefined],
])('after %o, on %s returns reminder %s', (last, today, due) => {
  expect(dueReminder(rule, { since, last }, today as Day)).toBe(due);
  expect(dueReminder({ ...rule, ligado: false }, { since, last }, today as Day)).toBeUndefined();
});

it('counts days in Brasília time, not in UTC', () => {
  expect(dueReminder(rule, { since: '2026-11-02T01:00:00.000Z', last: undefined }, '2026-11-04' as Day)).toBe(1);
});

it('requires a channel when on, and numbers within their limits', () => {
  const wrong = (changed: object) => reminderRuleForm.safeParse({ ...rule, ...changed }).error?.issues[0]?.path;
  expect(wrong({})).toBeUndefined();
  expect(wrong({ email: false, whatsapp: false })).toEqual(['email']);
  expect(wrong({ email: false, whatsapp: false, ligado: false })).toBeUndefined();
  expect(wrong({ aposDias: 0 })).toEqual(['aposDias']);
  expect(wrong({ aCadaDias: 1.5 })).toEqual(['aCadaDias']);
  expect(wrong({ maximo: 21 })).toEqual(['maximo']);
  expect(wrong({ silencioDe: 24 })).toEqual(['silencioDe']);
});
