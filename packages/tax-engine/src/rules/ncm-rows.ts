import type { NcmRow } from './rule-rows.ts';
import { perRuleSet, type RuleSet } from './rule-set.ts';

const MOST_CANDIDATES = 20_000;

/** The list of one rule set, with the rows whose prefix an NCM has, longest first, by NCM. */
const indexOf = perRuleSet(({ ncm }) => ({
  byPrefix: Map.groupBy(ncm.keys(), (index) => (ncm[index] as NcmRow).prefix),
  candidates: new Map<string, number[]>(),
}));

function candidatesFor(ncm: string, rules: RuleSet): number[] {
  const { byPrefix, candidates } = indexOf(rules);
  const known = candidates.get(ncm);
  if (known) return known;
  const found: number[] = [];
  for (let length = ncm.length; length >= 4; length--) found.push(...(byPrefix.get(ncm.slice(0, length)) ?? []));
  if (candidates.size < MOST_CANDIDATES) candidates.set(ncm, found);
  return found;
}

/** The index of the row with the longest prefix that holds on a day; −1 when none does. */
export function findNcmRow(ncm: string, day: string, rules: RuleSet): number {
  for (const index of candidatesFor(ncm, rules)) {
    const row = rules.ncm[index] as NcmRow;
    if (row.from <= day && day <= row.to) return index;
  }
  return -1;
}
