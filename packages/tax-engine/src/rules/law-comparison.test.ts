import { describe, expect, it } from 'vitest';
import { knownDifferences, type LawCode, type LawList, lawLists } from '../../test-support/law-annexes.ts';
import { elementAt } from '../element-at.ts';
import { classifyNcm } from './ncm-classify.ts';
import type { NcmRow } from './rule-rows.ts';
import { latestRuleSet } from './rule-set.ts';

/** A day on which the lists of both laws are in force as compared. */
const day = '2026-06-01';
const inForce = latestRuleSet.ncm.filter(({ from, to }) => from <= day && day <= to);
const prefixOf = ({ code }: LawCode) => code.replaceAll('.', '');

/** The tariff has divided codes that end in zeros since: a row may name their beginning. */
const sameCode = (row: NcmRow, code: LawCode) =>
  row.prefix === prefixOf(code) || (row.prefix in knownDifferences && prefixOf(code).startsWith(row.prefix));

function expectedFlag({ ex, exNot, hasUse, isExcluded }: LawCode): Pick<NcmRow, 'flag' | 'ex'> {
  if (ex) return { flag: 'EX', ex };
  if (exNot) return { flag: 'EXNOT', ex: exNot };
  return { flag: isExcluded ? 'NOT' : hasUse ? 'COND' : '', ex: [] };
}

/** The codes of the law as the tariff of today has them. */
const codesOf = ({ codes }: LawList) =>
  codes.flatMap((code) => (code.now ? code.now.map((now): LawCode => ({ code: now })) : [code]));

const rowsOf = ({ group, law }: LawList) => inForce.filter((row) => row.group === group && law.test(row.law));

describe.each(lawLists)('the rows of $group, compared with the law', (list) => {
  const rows = rowsOf(list);

  it('name each code of the law with its exceptions and its condition', () => {
    const compared = codesOf(list).map((code) => {
      const row = inForce.find((one) => sameCode(one, code) && (one.group === list.group || list.law.test(one.law)));
      return [code.code, row && { flag: row.flag, ex: row.ex }];
    });
    const expected = codesOf(list).map((code) => [
      code.code,
      prefixOf(code) in knownDifferences ? { flag: '', ex: [] } : expectedFlag(code),
    ]);
    expect(compared).toEqual(expected);
  });

  it('name no code that the law does not, except successors of its codes', () => {
    const extra = rows.filter((row) => !codesOf(list).some((code) => sameCode(row, code)));
    const unexplained = extra.filter(({ prefix, confidence }) => confidence === 'A' && !(prefix in knownDifferences));
    expect(unexplained.map(({ prefix, description }) => [prefix, description])).toEqual([]);
  });

  it('count a product of each code, or leave it to an analyst, as the law asks for', () => {
    for (const code of codesOf(list)) {
      const prefix = prefixOf(code);
      const { ex } = expectedFlag(code);
      const query = { ncm: prefix.padEnd(8, '0'), cest: '', traits: 0, day, newVehicle: true };
      const verdict = (extipi: string) => classifyNcm({ ...query, extipi }).verdict;
      if (code.ex) expect([prefix, verdict(String(elementAt(ex, 0))), verdict('')]).toEqual([prefix, 'yes', 'review']);
      else if (code.exNot) expect([prefix, verdict('01'), verdict('')]).toEqual([prefix, 'no', 'yes']);
      else if (code.isExcluded) expect([prefix, verdict('')]).toEqual([prefix, 'no']);
      else if (prefix in knownDifferences) expect([prefix, verdict('')]).toEqual([prefix, 'yes']);
      else expect([prefix, verdict('')]).toEqual([prefix, code.hasUse ? 'review' : 'yes']);
    }
  });

  it('name where and when the text was read', () => {
    expect(list.source).toMatch(/^Lei 10\.(147\/2000|485\/2002), /);
    expect(list.readOn).toMatch(/^2026-\d{2}-\d{2}$/);
  });
});
