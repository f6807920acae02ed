import type { NcmReason } from './ncm-classify.ts';
import { exceptionName, useReason } from './plain-reasons.ts';
import type { NcmRow } from './rule-rows.ts';

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

// Rows of the first two sets have no sentence.
function sentenceOf(rule: NcmRow | undefined): string {
  return rule?.sentence ?? rule?.description ?? 'O produto está nas listas monofásicas';
}

/** Returns in one pt-BR sentence, without codes and without a full stop, what decided an item. */
export function describeRule(reason: NcmReason, rule: NcmRow | undefined): string {
  return sentences[reason](rule);
}
