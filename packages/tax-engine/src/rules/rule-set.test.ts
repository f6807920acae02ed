import { taxMonthOf } from '@restitui/brazil/tax-month.ts';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';
import { cfopClass } from './cfop-class.ts';
import { dasDueDate } from './das-due-date.ts';
import { classifyNcm } from './ncm-classify.ts';
import { findRuleSet, latestRuleSet, type RuleSet, ruleSetHash, ruleSets } from './rule-set.ts';
import { bracketsOf } from './simples-tables.ts';

// Hashes of released sets never change: a changed row requires a new set, whose hash is added here.
const released: Record<string, string> = {
  '2026.11': '391bb6467467c23413cfe7f0283d0c51ca5753e02ec8fd8e7b5e24a6e0a5603d',
  '2026.11b': '3104ade8947a76224f50d057edfec7264be9b1b448ab971fb0bb9c029d8b06c4',
};

it('keeps every released rule set unchanged', () => {
  expect(Object.fromEntries(ruleSets.map((rules) => [rules.nome, ruleSetHash(rules)]))).toEqual(released);
  expect(new Set(ruleSets.map(({ nome }) => nome)).size).toBe(ruleSets.length);
  expect(findRuleSet('2026.11')).toBe(ruleSets[0]);
  expect(findRuleSet('2020.01')).toBeUndefined();
});

const rows = ({ ncm, cfops, annexes, dueDates, holidays }: RuleSet) => [
  ...ncm,
  ...cfops,
  ...Object.values(annexes).flat(),
  ...dueDates,
  ...holidays,
];

it('has law, validity, confidence and review in every row', () => {
  for (const row of ruleSets.flatMap(rows)) {
    expect(row.law).not.toBe('');
    expect(row.from).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(row.to ?? '9999-12-31' > row.from).toBeTruthy();
    expect(['A', 'B', 'C']).toContain(row.confidence);
    expect(row.review === null || row.review.by !== '').toBe(true);
  }
});

it('hashes content independently of the order of keys', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'ç' }], a: undefined })).toBe('{"b":[1,{"c":"ç","d":null}]}');
  expect(ruleSetHash({ ...latestRuleSet })).toBe(ruleSetHash(latestRuleSet));
  expect(ruleSetHash({ ...latestRuleSet, codigo: 0 })).not.toBe(ruleSetHash(latestRuleSet));
});

describe('a custom rule set', () => {
  const other: RuleSet = {
    ...latestRuleSet,
    nome: 'other',
    ncm: latestRuleSet.ncm.filter(({ prefix }) => !prefix.startsWith('3305')),
    cfops: latestRuleSet.cfops.filter(({ codes }) => !codes.includes('5102')),
    annexes: { ...latestRuleSet.annexes, I: latestRuleSet.annexes.II },
    dueDates: [],
    holidays: latestRuleSet.holidays.filter((row) => !('day' in row && row.day === '11-20')),
  };
  const shampoo = { ncm: '33051000', extipi: '', cest: '', traits: 0, day: '2025-05-10', newVehicle: false };

  it('is applied without affecting the latest one', () => {
    expect([classifyNcm(shampoo).verdict, classifyNcm(shampoo, other).verdict]).toEqual(['yes', 'no']);
    expect([cfopClass('5102').known, cfopClass('5102', other).known]).toEqual([true, false]);
    expect(bracketsOf('I', other)[0]?.nominal.toString()).toBe('0.045');
    expect(bracketsOf('I')[0]?.nominal.toString()).toBe('0.04');
    expect([dasDueDate(taxMonthOf(2021, 3)), dasDueDate(taxMonthOf(2021, 3), other)]).toEqual([
      '2021-07-20',
      '2021-04-20',
    ]);
    expect([dasDueDate(taxMonthOf(2024, 10)), dasDueDate(taxMonthOf(2024, 10), other)]).toEqual([
      '2024-11-21',
      '2024-11-20',
    ]);
  });
});
