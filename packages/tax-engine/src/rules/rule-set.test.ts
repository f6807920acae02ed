import { taxMonthOf } from '@restitui/brazil/tax-month.ts';
import { describe, expect, it } from 'vitest';
import { elementAt } from '../element-at.ts';
import { canonicalJson } from './canonical-json.ts';
import { cfopClass } from './cfop-class.ts';
import { dasDueDate } from './das-due-date.ts';
import { addDays } from './holidays.ts';
import { classifyNcm } from './ncm-classify.ts';
import { findNcmRow } from './ncm-rows.ts';
import { findRuleSet, latestRuleSet, type RuleSet, ruleSetHash, ruleSets } from './rule-set.ts';
import { bracketsOf } from './simples-tables.ts';

// Hashes of released sets never change: a changed row requires a new set, whose hash is added here.
const released: Record<string, string> = {
  '2026.11': '391bb6467467c23413cfe7f0283d0c51ca5753e02ec8fd8e7b5e24a6e0a5603d',
  '2026.11b': '3104ade8947a76224f50d057edfec7264be9b1b448ab971fb0bb9c029d8b06c4',
  '2026.11c': '9ae815e973ffdf8280a35739e06df04a57f09c8fe43450953e70493c9e003406',
  '2026.11d': '6a0e3123d72f17323069fb12d35d299df5d7fafa0651f974d7c8d9c0d5282aa7',
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

it('has a source with the day of the check and a plain sentence in every row of the latest set', () => {
  const codes = /EXTIPI|indTot|cód\.|\bEx \d|\bNCM\b|4\.3\.1|\d{2}\.\d{2}[-,*]/;
  for (const { sentence = '', checked, law } of rows(latestRuleSet)) {
    expect(sentence, law).toMatch(/^[A-ZÁÉÍÓÚÂÊÔÀÇ].{8,}[^.]$/);
    expect(sentence).not.toMatch(codes);
    expect(checked?.source ?? '', sentence).not.toBe('');
    expect(['law', 'digest']).toContain(checked?.kind);
    expect(checked?.on ?? '').toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(checked && checked.on <= latestRuleSet.publicado_em).toBe(true);
    // A row that was compared with a digest only says so.
    expect(checked?.source.startsWith('Levantamento') && checked.kind === 'law').toBe(false);
  }
});

describe('rows settled in 2026.11c', () => {
  const verdict = (ncm: string, day = '2025-06-10', traits = 0, rules = latestRuleSet) =>
    classifyNcm({ ncm, extipi: '', cest: '', traits, day, newVehicle: false }, rules).verdict;
  const [, before] = ruleSets;

  it.each([
    ['73090090', 'review', 'yes'],
    ['73102910', 'review', 'yes'],
    ['76129012', 'yes', 'yes'],
    ['30024910', 'review', 'no'],
    ['30025100', 'review', 'no'],
    ['30029000', 'review', 'no'],
    ['30029020', 'yes', 'yes'],
    ['22071090', 'yes', 'yes'],
  ])('classifies %s as %s, formerly %s', (ncm, now, formerly) => {
    expect([verdict(ncm), verdict(ncm, '2025-06-10', 0, before)]).toEqual([now, formerly]);
  });

  it('keeps fuels in the list while their tax was zero, with another confidence', () => {
    const rowOf = (ncm: string, day: string) => latestRuleSet.ncm[findNcmRow(ncm, day, latestRuleSet)];
    for (const [ncm, first, last] of [
      ['27101921', '2022-03-11', '2023-12-31'],
      ['27101259', '2022-06-23', '2023-02-28'],
      ['22071010', '2022-06-23', '2023-02-28'],
    ] as const) {
      expect([addDays(first, -1), first, last, addDays(last, 1)].map((day) => rowOf(ncm, day)?.confidence)).toEqual([
        ...['A', 'C', 'C', 'A'],
      ]);
      expect(verdict(ncm, first)).toBe('yes');
    }
  });

  it('counts alcohol at retail only until its tax was concentrated at the producer', () => {
    const rowOf = (day: string) => latestRuleSet.ncm[findNcmRow('22071010', day, latestRuleSet)];
    expect(['2025-04-30', '2025-05-01'].map((day) => rowOf(day)?.retailOnly)).toEqual([true, false]);
  });

  it('counts industrialisation for another company as own production', () => {
    for (const code of ['5124', '5125', '6124', '6125']) {
      expect(cfopClass(code)).toMatchObject({ class: 'SALE_OWN', effect: 1, annex: 'II' });
      expect(cfopClass(code, before)).toMatchObject({ class: 'SERVICE', effect: 0 });
    }
  });

  it('has every CFOP of the sets before', () => {
    const codes = (rules: RuleSet) => rules.cfops.flatMap((row) => row.codes.split(' ')).sort();
    expect(codes(latestRuleSet)).toEqual(codes(elementAt(ruleSets, 0)));
  });
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
