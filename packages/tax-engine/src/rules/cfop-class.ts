import type { Annex } from '../engine-types.ts';
import type { CfopClass } from './rule-rows.ts';
import { latestRuleSet, perRuleSet, type RuleSet } from './rule-set.ts';

export interface Cfop {
  class: CfopClass;
  /** Effect on the gross revenue of goods: 1 for a sale, −1 for a return, otherwise 0. */
  effect: 1 | 0 | -1;
  annex: Annex;
  known: boolean;
}

const unknown: Cfop = { class: 'OTHER', effect: 0, annex: 'I', known: false };

const codesOf = perRuleSet(({ cfops }) => {
  const byCode = new Map<string, Cfop>();
  for (const { class: name, effect, annex, codes } of cfops) {
    const cfop: Cfop = { class: name, effect, annex, known: true };
    for (const code of codes.split(' ')) byCode.set(code, cfop);
  }
  return byCode;
});

/**
 * Classifies a CFOP by its effect on the revenue of goods. A code outside the table has no effect.
 * Sources: CFOP table of the Ajuste SINIEF s/nº of 1970; LC 123/2006 art. 3º § 1º; CGSN 140/2018 art. 2º.
 */
export function cfopClass(cfop: string, rules: RuleSet = latestRuleSet): Cfop {
  return codesOf(rules).get(cfop) ?? unknown;
}

/** Last three digits of the CFOPs with which a buyer returns goods by its own note. */
const buyerReturns = new Set(['201', '202', '210', '410', '411', '412', '413', '553', '556', '660', '661', '662']);

/** Returns true for a 4-digit CFOP with which a buyer returns goods. */
export function isBuyerReturnCfop(cfop: string): boolean {
  return cfop.length === 4 && (cfop[0] === '5' || cfop[0] === '6') && buyerReturns.has(cfop.slice(1));
}

const stReturns = new Set(['410', '411', '412', '413', '660', '661', '662']);

/** Returns true for returns whose CFOP implies that ICMS was collected by substitution. */
export function isStReturnCfop(cfop: string): boolean {
  return cfop.length === 4 && stReturns.has(cfop.slice(1));
}
