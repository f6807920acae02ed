import { type Decision, DecisionBook, noDecisions } from '../rules/decision.ts';
import { RulePeriods } from '../rules/rule-periods.ts';
import { latestRuleSet, type RuleSet } from '../rules/rule-set.ts';

/** By what items are judged; plain data, so that it passes between threads. */
export interface ItemRules {
  ruleSet: RuleSet;
  decisions: readonly Decision[];
}

/** The same, ready to be asked. */
export interface ItemJudge {
  ruleSet: RuleSet;
  book: DecisionBook;
  periods: RulePeriods;
}

/** Made once for an analysis: it sorts the decisions and cuts the rules into periods. */
export function createJudge({ ruleSet, decisions }: ItemRules): ItemJudge {
  const book = decisions.length > 0 ? new DecisionBook(decisions) : noDecisions;
  return { ruleSet, book, periods: new RulePeriods(ruleSet, decisions) };
}

/** The latest rules and nobody's word. */
export const plainRules: ItemRules = { ruleSet: latestRuleSet, decisions: [] };
export const plainJudge = createJudge(plainRules);
