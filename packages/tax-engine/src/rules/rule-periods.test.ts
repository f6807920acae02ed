import { describe, expect, it } from 'vitest';
import type { Decision } from './decision.ts';
import { addDays } from './holidays.ts';
import { findNcmRow } from './ncm-rows.ts';
import { RulePeriods } from './rule-periods.ts';
import { latestRuleSet } from './rule-set.ts';

const decision = (de: string | null, ate: string | null) => ({ de, ate }) as Decision;

describe('RulePeriods', () => {
  it('yield the same row for an NCM on each of their days', () => {
    const periods = new RulePeriods(latestRuleSet, []);
    const ncms = [...new Set(latestRuleSet.ncm.map(({ prefix }) => prefix.padEnd(8, '0')))];
    const found = new Map<number, string>();
    for (let day = '1999-01-01'; day < '2028-01-01'; day = addDays(day, 11)) {
      const rows = ncms.map((ncm) => findNcmRow(ncm, day, latestRuleSet)).join();
      const number = periods.numberOf(day);
      expect(found.get(number) ?? rows, day).toBe(rows);
      found.set(number, rows);
    }
    expect(found.size).toBeGreaterThan(3);
  });

  it('start with a decision and end after its last day', () => {
    const days = ['2023-12-31', '2024-01-01', '2024-02-29', '2024-03-01', '2025-05-05'];
    const numbers = (decisions: Decision[]) => {
      const periods = new RulePeriods({ ...latestRuleSet, ncm: [] }, decisions);
      return days.map((day) => periods.numberOf(day));
    };
    expect(numbers([decision('2024-01-01', '2024-02-29')])).toEqual([0, 1, 1, 2, 2]);
    expect(numbers([decision(null, '2024-02-29')])).toEqual([0, 0, 0, 1, 1]);
    expect(numbers([decision(null, null)])).toEqual([0, 0, 0, 0, 0]);
  });
});
