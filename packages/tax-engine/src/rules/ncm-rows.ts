import { elementAt } from '../element-at.ts';
import { perRuleSet, type RuleSet } from './rule-set.ts';

const MAX_CANDIDATES = 20_000;

/** The NCM rows of one rule set, with a cache of matching rows by NCM, longest prefix first. */
const indexOf = perRuleSet(({ ncm }) => ({
  byPrefix: Map.groupBy(ncm.keys(), (index) => elementAt(ncm, index).prefix),
  candidates: new Map<string, number[]>(),
}));

function candidatesFor(ncm: string, rules: RuleSet): number[] {
  const { byPrefix, candidates } = indexOf(rules);
  const known = candidates.get(ncm);
  if (known) return known;
  const found: number[] = [];
  for (let length = ncm.length; length >= 4; length--) found.push(...(byPrefix.get(ncm.slice(0, length)) ?? []));
  if (candidates.size < MAX_CANDIDATES) candidates.set(ncm, found);
  return found;
}

/** Returns the index of the row with the longest prefix that is in force on a day `AAAA-MM-DD`; −1 without one. */
export function findNcmRow(ncm: string, day: string, rules: RuleSet): number {
  for (const index of candidatesFor(ncm, rules)) {
    const row = elementAt(rules.ncm, index);
    if (row.from <= day && day <= row.to) return index;
  }
  return -1;
}
