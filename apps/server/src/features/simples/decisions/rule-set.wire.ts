import type { RuleSetSummary } from '@restitui/domain/simples/analysis/analysis-rules.ts';
import type { DatedRow } from '@restitui/tax-engine/rules/rule-rows.ts';
import { latestRuleSet, type RuleSet, ruleSetHash } from '@restitui/tax-engine/rules/rule-set.ts';

/** Builds the response: the parts of a rule set with the confidence of their rows and how many were reviewed. */
export function toRuleSetResponse(rules: RuleSet): RuleSetSummary {
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

function partOf(nome: string, rows: readonly DatedRow[]): RuleSetSummary['partes'][number] {
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
