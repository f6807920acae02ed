import type { RuleSetOnWire, RulesName } from '@restitui/domain/simples-analysis/analysis-rules.ts';
import type { DatedRow } from '@restitui/tax-engine/rules/rule-rows.ts';
import { latestRuleSet, type RuleSet, ruleSetHash } from '@restitui/tax-engine/rules/rule-set.ts';

export const latestRules = (): RulesName => ({ nome: latestRuleSet.nome, hash: ruleSetHash(latestRuleSet) });

/** A rule set as a screen shows it: its parts with how sure each row is and who checked it. */
export function ruleSetOnWire(rules: RuleSet): RuleSetOnWire {
  return {
    nome: rules.nome,
    hash: ruleSetHash(rules),
    publicado_em: rules.publicado_em,
    atual: rules === latestRuleSet,
    partes: [
      partOf('NCM monofásicos', rules.ncm),
      partOf('Classes de CFOP', rules.cfops),
      partOf('Faixas dos Anexos I a V', Object.values(rules.annexes).flat()),
      partOf('Vencimentos prorrogados do DAS', rules.dueDates),
      partOf('Feriados', rules.holidays),
    ],
  };
}

function partOf(nome: string, rows: readonly DatedRow[]): RuleSetOnWire['partes'][number] {
  const count = (keep: (row: DatedRow) => boolean) => rows.filter(keep).length;
  return {
    nome,
    linhas: rows.length,
    revisadas: count(({ review }) => review !== null),
    confianca: {
      A: count(({ confidence }) => confidence === 'A'),
      B: count(({ confidence }) => confidence === 'B'),
      C: count(({ confidence }) => confidence === 'C'),
    },
  };
}
