import type { SpilledCodes } from '../notes/spill-line.ts';
import { describeRule } from '../rules/describe-rule.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { isHeld, type NotePlace } from './claim-state.ts';

const SIMPLES_LAW = 'CGSN 140/2018, art. 25, §§ 6º e 7º';

/** Returns in one pt-BR sentence, without a full stop, what decided an item, and the law behind it. */
export function describeReason(codes: SpilledCodes, place: NotePlace, rules: RuleSet): { text: string; law: string } {
  const rule = rules.ncm[codes.ncmRow];
  const law = rule?.law ?? '';
  if (codes.exclusion === 'own_production' || place.ownProduction) {
    return { text: 'Produto de fabricação própria paga o imposto na própria empresa', law: `${law}; ${SIMPLES_LAW}` };
  }
  if (codes.exclusion === 'import') {
    return { text: 'Produto importado pela própria empresa paga o imposto nela', law: `${law}; ${SIMPLES_LAW}` };
  }
  if (isHeld(codes, place)) {
    return {
      text: `${rule?.group === 'COMBUSTIVEIS' ? 'Álcool' : 'Bebida fria'} só conta para quem vende no varejo, e menos de 75% das vendas foram a consumidor final`,
      law,
    };
  }
  return { text: describeRule(codes.ncmReason, rule), law };
}
