import { type Decision, DecisionBook, noDecisions } from '../rules/decision.ts';
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
}

export function createJudge({ ruleSet, decisions }: ItemRules): ItemJudge {
  return { ruleSet, book: decisions.length > 0 ? new DecisionBook(decisions) : noDecisions };
}

/** The latest rules and nobody's word. */
export const plainRules: ItemRules = { ruleSet: latestRuleSet, decisions: [] };
export const plainJudge = createJudge(plainRules);
