import { ruleSets } from '@restitui/tax-engine/rules/rule-set.ts';
import { ruleSetOnWire } from '../rules-on-wire.ts';

/** The newest first. What the law says is nobody's secret. */
export async function listRuleSets() {
  return { data: ruleSets.map(ruleSetOnWire).reverse() };
}
