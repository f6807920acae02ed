import type { NcmReason } from './ncm-classify.ts';
import { exceptionName, useReason } from './plain-reasons.ts';
import type { NcmRow } from './rule-rows.ts';
import { latestRuleSet, type RuleSet } from './rule-set.ts';

const unlisted = 'fora das listas na data da nota';

const sentences: Record<NcmReason, (ncm: string, rule: NcmRow | undefined) => string> = {
  invalid: (ncm) => `NCM "${ncm}" inválido: não é monofásico.`,
  not_listed: (ncm) => `NCM ${ncm} fora das listas monofásicas na data da nota.`,
  excluded: (ncm) => `NCM ${ncm} expressamente fora do regime monofásico.`,
  listed: (ncm, rule) => `NCM ${ncm} monofásico: ${rule?.description}.`,
  ex_listed: (ncm, rule) => `NCM ${ncm} monofásico: ${exceptionName(rule)}.`,
  ex_other: (ncm, rule) =>
    `NCM ${ncm}: só ${exceptionName(rule)} é monofásico, e a nota informa outra exceção da TIPI.`,
  ex_missing: (ncm, rule) =>
    `NCM ${ncm}: só ${exceptionName(rule)} é monofásico, e a nota não diz se é o caso: revisar.`,
  ex_excluded: (ncm) => `NCM ${ncm}: a exceção da TIPI que a nota informa está fora do regime monofásico.`,
  conditional: (ncm, rule) => `NCM ${ncm}: ${useReason(rule)}: revisar.`,
  st_pis_cofins: (ncm, rule) => `NCM ${ncm} com PIS/COFINS por substituição tributária: ${rule?.description}.`,
  drink_word_out: (ncm) => `NCM ${ncm}: a descrição indica néctar, soja, leite, cacau ou café, fora das bebidas frias.`,
  drink_cest_in: (ncm) => `NCM ${ncm}: o CEST indica bebida fria monofásica.`,
  drink_cest_out: (ncm) => `NCM ${ncm}: o CEST indica bebida fora das bebidas frias.`,
  drink_unknown: (ncm) => `NCM ${ncm}: bebida fria sem CEST que a confirme.`,
  drink_word_in: (ncm) => `NCM ${ncm}: sem CEST, a descrição indica bebida fria monofásica.`,
  drink_unconfirmed: (ncm) => `NCM ${ncm}: nem o CEST nem a descrição confirmam uma bebida fria: revisar.`,
  used_word: (ncm) =>
    `NCM ${ncm}: a descrição indica produto usado ou recondicionado, e só o novo é monofásico: revisar.`,
  no_new_vehicle: (ncm) => `NCM ${ncm}: a nota não diz que o veículo é novo, e só o novo é monofásico: revisar.`,
  decided_yes: (ncm, rule) => `NCM ${ncm} contado como monofásico (${rule?.description ?? unlisted}).`,
  decided_no: (ncm, rule) => `NCM ${ncm} não contado como monofásico (${rule?.description ?? unlisted}).`,
};

/** Returns the pt-BR sentence and the law behind a result of `classifyNcm`; no law for unlisted products. */
export function describeNcm(
  ncm: string,
  reason: NcmReason,
  row: number,
  rules: RuleSet = latestRuleSet,
): { regra: string; lei: string } {
  const rule = rules.ncm[row];
  return { regra: sentences[reason](ncm, rule), lei: rule?.law ?? '' };
}
