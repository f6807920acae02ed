import { describe, expect, it } from 'vitest';
import { findNcmRow } from '../rules/ncm-rows.ts';
import { latestRuleSet } from '../rules/rule-set.ts';
import { assessClaim, type ClaimFacts } from './assess-claim.ts';

const ruleOf = (prefix: string) => latestRuleSet.ncm.findLast((row) => row.prefix === prefix);
const ruleOn = (ncm: string, day: string) => latestRuleSet.ncm[findNcmRow(ncm, day, latestRuleSet)];
const shampoo: ClaimFacts = {
  reason: 'listed',
  rule: ruleOf('3305'),
  cest: '',
  isNamed: true,
  isOpen: false,
  purchase: undefined,
  hasOtherNcm: false,
};
const bought = { isProved: true, isContradicted: false, byBarcode: true };
const boughtTaxed = { isProved: false, isContradicted: true, byBarcode: true };

describe('assessClaim', () => {
  it.each<[string, Partial<ClaimFacts>, string]>([
    ['whose name confirms the listed NCM', {}, 'certa'],
    ['whose CEST confirms the listed NCM', { isNamed: undefined, cest: '2001700' }, 'certa'],
    ['without any confirmation', { isNamed: undefined }, 'defensavel'],
    ['with a CEST of another segment', { cest: '1100100' }, 'defensavel'],
    ['whose name is outside the group', { isNamed: false }, 'a_provar'],
    ['sold under another NCM too', { hasOtherNcm: true }, 'a_provar'],
    ['that a supplier sold with concentrated tax', { isNamed: undefined, purchase: bought }, 'certa'],
    ['that a supplier sold with ordinary tax', { purchase: boughtTaxed }, 'a_provar'],
    ['that suppliers sold in both ways', { purchase: { ...bought, isContradicted: true } }, 'defensavel'],
    ['with proof and another NCM', { purchase: bought, hasOtherNcm: true }, 'defensavel'],
    ['of a successor code', { rule: ruleOf('300241') }, 'defensavel'],
    ['of a successor code with proof', { rule: ruleOf('300241'), purchase: bought }, 'certa'],
    ['of a fuel while its tax was zero', { rule: ruleOn('27101921', '2022-07-01'), reason: 'listed' }, 'defensavel'],
    ['of a fuel before and after', { rule: ruleOn('27101921', '2025-07-01'), reason: 'listed' }, 'certa'],
    ['decided by an analyst', { reason: 'decided_yes' }, 'defensavel'],
    ['decided by an analyst with proof', { reason: 'decided_yes', purchase: bought }, 'certa'],
    ['decided on an unlisted NCM', { reason: 'decided_yes', rule: undefined }, 'defensavel'],
    ['named a cold drink only by its words', { reason: 'drink_word_in', rule: ruleOf('22029900') }, 'defensavel'],
    ['named a cold drink by its CEST', { reason: 'drink_cest_in', rule: ruleOf('22029900'), cest: '0300700' }, 'certa'],
    ['that awaits a decision', { isOpen: true }, 'a_provar'],
    ['that awaits a decision although a purchase proves it', { isOpen: true, purchase: bought }, 'a_provar'],
  ])('rates an item %s', (_, changes, strength) => {
    expect(assessClaim({ ...shampoo, ...changes }).strength).toBe(strength);
  });

  it('says in one sentence without codes of the law what the evidence is', () => {
    for (const purchase of [undefined, bought, boughtTaxed, { ...bought, isContradicted: true, byBarcode: false }])
      for (const isOpen of [false, true])
        for (const reason of ['listed', 'drink_word_in', 'decided_yes'] as const) {
          const { evidence } = assessClaim({ ...shampoo, purchase, isOpen, reason });
          expect(evidence).toMatch(/^[A-Z][^.]+\.$/);
          expect(evidence).not.toMatch(/EXTIPI|indTot|cód\.|\d{2}\.\d{2}/);
        }
  });
});
