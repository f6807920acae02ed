import { type Decision, DecisionIndex, noDecisions } from '../rules/decision.ts';
import { RulePeriods } from '../rules/rule-periods.ts';
import { latestRuleSet, type RuleSet } from '../rules/rule-set.ts';

/** The rules that items are classified by: plain data that can be posted to worker threads. */
export interface ItemRules {
  ruleSet: RuleSet;
  decisions: readonly Decision[];
}

/** Rules with their lookup structures. */
export interface PreparedRules {
  ruleSet: RuleSet;
  decisionIndex: DecisionIndex;
  periods: RulePeriods;
}

/** Builds the lookup structures of rules: sorted decisions and rule periods. Called once per analysis. */
export function prepareRules({ ruleSet, decisions }: ItemRules): PreparedRules {
  const decisionIndex = decisions.length > 0 ? new DecisionIndex(decisions) : noDecisions;
  return { ruleSet, decisionIndex, periods: new RulePeriods(ruleSet, decisions) };
}

/** The latest rule set without decisions. */
export const defaultItemRules: ItemRules = { ruleSet: latestRuleSet, decisions: [] };
export const defaultRules = prepareRules(defaultItemRules);
