import { ruleSets } from '@restitui/tax-engine/rules/rule-set.ts';
import { toRuleSetResponse } from '../rule-set.wire.ts';

/** Lists the rule sets, newest first. Open to all users, because the law is public. */
export async function listRuleSets() {
  return { data: ruleSets.map(toRuleSetResponse).reverse() };
}
