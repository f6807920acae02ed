import { keysOf, recordOf } from '../record-keys.ts';
import { Exact } from './decimal.ts';
import type { BracketRow, TableAnnex } from './rule-rows.ts';
import { latestRuleSet, perRuleSet, type RuleSet } from './rule-set.ts';

/** The eight taxes of a DAS, in the order in which the PGDAS-D prints them. */
export const taxes = ['irpj', 'csll', 'cofins', 'pis', 'cpp', 'icms', 'ipi', 'iss'] as const;
export type Tax = (typeof taxes)[number];

export interface Bracket {
  number: number;
  /** Reais, inclusive. */
  limit: Exact;
  /** 0 to 1. */
  nominal: Exact;
  /** Reais. */
  deduct: Exact;
  /** 0 to 1 per tax, with sum 1. */
  shares: Record<Tax, Exact>;
}

export const TOP_LIMIT = new Exact(4_800_000);
export const SUBLIMIT = new Exact(3_600_000);

function readBracket(row: BracketRow): Bracket {
  return {
    number: row.bracket,
    limit: new Exact(row.limit),
    nominal: new Exact(row.nominal_pct).div(100),
    deduct: new Exact(row.deduct),
    shares: recordOf(taxes, (tax) => new Exact(row.share_pct[tax.toUpperCase()] ?? 0).div(100)),
  };
}

const brackets = perRuleSet(({ annexes }) => recordOf(keysOf(annexes), (annex) => annexes[annex].map(readBracket)));

/** Returns the six brackets of an annex (LC 123/2006 as amended by LC 155/2016), PA 01/2018 to 12/2026. */
export function bracketsOf(annex: TableAnnex, rules: RuleSet = latestRuleSet): readonly Bracket[] {
  return brackets(rules)[annex];
}

/**
 * Returns the bracket of an RBT12 in reais; upper bounds are inclusive.
 * @throws RangeError above 4.8 million.
 */
export function bracketOf(annex: TableAnnex, rbt12: Exact, rules: RuleSet = latestRuleSet): Bracket {
  const bracket = bracketsOf(annex, rules).find(({ limit }) => rbt12.lte(limit));
  if (!bracket) throw new RangeError('RBT12 acima do limite do Simples Nacional');
  return bracket;
}

/**
 * Computes (RBT12 × nominal − deduct) ÷ RBT12, unrounded, 0 to 1; the nominal rate when RBT12 is zero (LC 123 art. 18
 * § 1º-A).
 */
export function effectiveRate({ nominal, deduct }: Bracket, rbt12: Exact): Exact {
  return rbt12.isZero() ? nominal : rbt12.times(nominal).minus(deduct).div(rbt12);
}
