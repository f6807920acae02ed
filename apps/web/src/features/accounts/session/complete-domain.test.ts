import { expect, it } from 'vitest';
import { completeDomain } from './complete-domain.ts';

const table: [string, string, string, string | undefined][] = [
  ['completes at the moment of the @', 'ceo', 'ceo@', 'ceo@meridiano.test'],
  ['leaves a letter alone', 'ce', 'ceo', undefined],
  ['leaves a deletion back to the @ alone', 'ceo@m', 'ceo@', undefined],
  ['leaves a second @ alone', 'ceo@meridiano.test', 'ceo@meridiano.test@', undefined],
  ['leaves a lone @ alone', '', '@', undefined],
  ['leaves a pasted text alone', '', 'ceo@', undefined],
];

it.each(table)('completes %s', { tags: ['F-095', 'G-22'] }, (_what, before, typed, expected) => {
  expect(completeDomain(before, typed, 'meridiano.test')).toBe(expected);
});

it('does nothing without a domain, as on localhost', { tags: ['F-096'] }, () => {
  expect(completeDomain('ceo', 'ceo@', undefined)).toBeUndefined();
});
