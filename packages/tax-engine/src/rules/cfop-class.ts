import type { Annex } from '../reading.ts';
import { latestRuleSet, perRuleSet, type RuleSet } from './rule-set.ts';

export type CfopClass =
  | 'SALE_RESALE'
  | 'SALE_RESALE_ST'
  | 'SALE_RESALE_STSUB'
  | 'SALE_RESALE_FUEL'
  | 'SALE_OWN'
  | 'SALE_OWN_STSUB'
  | 'SALE_RETURN'
  | 'EXPORT'
  | 'EXPORT_INDIRECT'
  | 'EXPORT_RETURN'
  | 'SERVICE'
  | 'SERVICE_RETURN'
  | 'PURCHASE'
  | 'PURCHASE_RETURN'
  | 'TRANSFER'
  | 'BONUS'
  | 'ASSET_SALE'
  | 'FUTURE_BILLING'
  | 'COUPON_MIRROR'
  | 'OTHER';

export interface Cfop {
  class: CfopClass;
  /** On the gross revenue of goods: a sale adds, a return takes away, the rest leaves it. */
  effect: 1 | 0 | -1;
  annex: Annex;
  known: boolean;
}

const unknown: Cfop = { class: 'OTHER', effect: 0, annex: 'I', known: false };

const codesOf = perRuleSet(({ cfops }) => {
  const byCode = new Map<string, Cfop>();
  for (const { class: name, effect, annex, codes } of cfops) {
    const cfop = { class: name as CfopClass, effect: effect as Cfop['effect'], annex: annex as Annex, known: true };
    for (const code of codes.split(' ')) byCode.set(code, cfop);
  }
  return byCode;
});

/**
 * What a CFOP is for the revenue of goods. A code outside the table has no effect.
 * Sources: CFOP table of the Ajuste SINIEF s/nº of 1970; LC 123/2006 art. 3º § 1º; CGSN 140/2018 art. 2º.
 */
export function cfopClass(cfop: string, rules: RuleSet = latestRuleSet): Cfop {
  return codesOf(rules).get(cfop) ?? unknown;
}

/** The client's goods sent back by the buyer, by the buyer's own note. */
const buyerReturns = new Set(['201', '202', '210', '410', '411', '412', '413', '553', '556', '660', '661', '662']);

/** Whether a CFOP of 4 digits is one with which a buyer sends goods back. */
export function isBuyerReturnCfop(cfop: string): boolean {
  return cfop.length === 4 && (cfop[0] === '5' || cfop[0] === '6') && buyerReturns.has(cfop.slice(1));
}

const stReturns = new Set(['410', '411', '412', '413', '660', '661', '662']);

/** Returns whose CFOP itself says that ICMS had been collected by substitution. */
export function isStReturnCfop(cfop: string): boolean {
  return cfop.length === 4 && stReturns.has(cfop.slice(1));
}
