import type { SpilledCodes } from '../notes/spill-line.ts';
import { type Classification, describeClassification } from '../rules/describe-classification.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { isHeld, type NotePlace } from './claim-state.ts';

const SIMPLES_LAW = 'CGSN 140/2018, art. 25, §§ 6º e 7º';

/** Describes what decided an item, with the law and the source behind it. */
export function describeReason(codes: SpilledCodes, place: NotePlace, rules: RuleSet): Classification {
  const described = describeClassification(codes.ncmReason, codes.ncmRow, rules);
  if (codes.exclusion === 'own_production' || (codes.mono && place.ownProduction)) {
    return ofTheClient(described, 'Produto de fabricação própria paga o imposto na própria empresa');
  }
  if (codes.exclusion === 'import') {
    return ofTheClient(described, 'Produto importado pela própria empresa paga o imposto nela');
  }
  if (!isHeld(codes, place)) return described;
  const drink = rules.ncm[codes.ncmRow]?.group === 'COMBUSTIVEIS' ? 'Álcool' : 'Bebida fria';
  return {
    ...described,
    text: `${drink} só conta para quem vende no varejo, e menos de 75% das vendas foram a consumidor final`,
  };
}

const ofTheClient = ({ law, source }: Classification, text: string): Classification => ({
  text,
  law: [law, SIMPLES_LAW].filter(Boolean).join('; '),
  source,
});
