import type { RulesName } from '@restitui/domain/simples/analysis/analysis-rules.ts';
import { latestRuleSet, ruleSetHash } from '@restitui/tax-engine/rules/rule-set.ts';

/** Returns the name and hash of the newest rule set. */
export const latestRules = (): RulesName => ({ nome: latestRuleSet.nome, hash: ruleSetHash(latestRuleSet) });
