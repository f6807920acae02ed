import { formatDay } from '@restitui/brazil/day.ts';
import type { NcmReason } from './ncm-classify.ts';
import { exceptionName, useReason } from './plain-reasons.ts';
import type { NcmRow } from './rule-rows.ts';
import { latestRuleSet, type RuleSet } from './rule-set.ts';

const sentences: Record<NcmReason, (rule: NcmRow | undefined) => string> = {
  invalid: () => 'O código do produto na nota é inválido',
  not_listed: () => 'O produto não está nas listas monofásicas na data da nota',
  excluded: (rule) => sentenceOf(rule),
  listed: (rule) => sentenceOf(rule),
  ex_listed: (rule) => `A nota diz que o produto é ${exceptionName(rule)}, que é monofásico`,
  ex_other: (rule) => `Só ${exceptionName(rule)} é monofásico, e a nota diz que é outro produto`,
  ex_missing: (rule) => `Só ${exceptionName(rule)} é monofásico, e a nota não diz se é o caso`,
  ex_excluded: () => 'A nota diz que o produto é uma das exceções que a lei deixa fora',
  conditional: (rule) => useReason(rule),
  st_pis_cofins: (rule) => sentenceOf(rule),
  drink_word_out: () => 'Bebida com néctar, soja, leite, cacau ou café não é bebida fria',
  drink_cest_in: () => 'O código de substituição tributária da nota diz que é bebida fria',
  drink_cest_out: () => 'O código de substituição tributária da nota diz que não é bebida fria',
  drink_unknown: () => 'Nada na nota confirma que a bebida é bebida fria',
  drink_word_in: () => 'A descrição diz que é bebida fria',
  drink_unconfirmed: () => 'Nem o código nem a descrição confirmam que a bebida é bebida fria',
  used_word: () => 'Só o produto novo é monofásico, e a descrição diz usado ou recondicionado',
  no_new_vehicle: () => 'Só o veículo novo é monofásico, e a nota não diz que é novo',
  decided_yes: () => 'O analista decidiu que o produto é monofásico',
  decided_no: () => 'O analista decidiu que o produto não é monofásico',
};

// Rows of the first two sets have no sentence: the latest set says the same of the same code.
function sentenceOf(rule: NcmRow | undefined): string {
  if (!rule) return 'O produto está nas listas monofásicas';
  return rule.sentence ?? latestSentence(rule) ?? 'O produto está nas listas monofásicas';
}

function latestSentence({ prefix, flag, from }: NcmRow): string | undefined {
  const same = latestRuleSet.ncm.filter((row) => row.prefix === prefix && row.flag === flag);
  return (same.findLast((row) => row.from <= from) ?? same[0])?.sentence;
}

/** The decision on an item, in pt-BR. */
export interface Classification {
  /** One sentence without codes and without a full stop. */
  text: string;
  /** The legal source; empty for products outside the lists. */
  law: string;
  /** One sentence: the text that the rule was compared with, and the day. */
  source: string;
}

/** Describes the result of `classifyNcm`: `row` is the index of the rule, −1 without one. */
export function describeClassification(reason: NcmReason, row: number, rules: RuleSet = latestRuleSet): Classification {
  const rule = rules.ncm[row];
  return { text: sentences[reason](rule), law: formatLaw(rule?.law ?? ''), source: sourceOf(rule, rules) };
}

/** Formats a citation: 'Lei 10.147/2000 art.1º I a' is 'Lei 10.147/2000, art. 1º, I, a'. */
export function formatLaw(law: string): string {
  return law
    .replace(/,? (arts?)\.\s*/g, ', $1. ')
    .replace(/º ([IVX]+) ([a-z])\b/g, 'º, $1, $2')
    .replace(/\(ST PIS\/COFINS\)/g, '(substituição tributária de PIS e COFINS)');
}

function sourceOf(rule: NcmRow | undefined, { nome, publicado_em }: RuleSet): string {
  if (!rule?.checked) return `Versão ${nome} das regras, de ${formatDay(publicado_em)}.`;
  const { on, kind, source } = rule.checked;
  return `Regra conferida em ${formatDay(on)}${kind === 'law' ? ' no texto da lei' : ''} (${source}).`;
}
