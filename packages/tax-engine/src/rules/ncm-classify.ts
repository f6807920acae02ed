import { findNcmRow } from './ncm-rows.ts';
import { NAMED_CLEANING_ALCOHOL, NAMED_OUTSIDE_COLD_DRINKS, NAMED_USED } from './ncm-words.ts';
import type { NcmRow } from './rule-rows.ts';
import { latestRuleSet, type RuleSet } from './rule-set.ts';

/** Why an NCM is monofásico, is not, or waits for an analyst. The order is stored: add at the end only. */
export const ncmReasons = [
  'invalid',
  'not_listed',
  'excluded',
  'listed',
  'ex_listed',
  'ex_other',
  'ex_missing',
  'ex_excluded',
  'conditional',
  'st_pis_cofins',
  'drink_word_out',
  'drink_cest_in',
  'drink_cest_out',
  'drink_unknown',
  'used_word',
  'no_new_vehicle',
  'decided_yes',
  'decided_no',
] as const;

export type NcmReason = (typeof ncmReasons)[number];

export type NcmAlert =
  | 'NCM_INVALIDO'
  | 'CONFERIR_SUCESSOR'
  | 'ST_PIS_COFINS'
  | 'BEBIDA_SEM_CEST'
  | 'PRODUTO_USADO'
  | 'ALCOOL_NAO_CARBURANTE';

export interface NcmQuestion {
  ncm: string;
  extipi: string;
  cest: string;
  /** Of its name, as `nameTraits` has them. */
  traits: number;
  /** `AAAA-MM-DD` of issue. */
  day: string;
  /** The item carries `veicProd`, which only new vehicles do. */
  newVehicle: boolean;
}

export interface NcmAnswer {
  verdict: 'yes' | 'no' | 'review';
  reason: NcmReason;
  /** Index in the rule set's `ncm`, −1 without a row. */
  row: number;
  alerts: NcmAlert[];
}

const NEW_VEHICLES = /^(870[1-6]|8711)/;
const NEW_GOODS = /^(VEICULOS_MAQUINAS|AUTOPECAS_|PNEUS)/;
const DRINKS_BY_CEST = '22029900';

/**
 * Whether PIS/COFINS of an item was concentrated upstream (monofásico, or substitution with the same effect), by NCM,
 * TIPI exception and day of issue; the CST never decides.
 * Sources: Leis 10.147/2000, 10.485/2002, 9.718/1998, 13.097/2015; EFD-Contribuições tables 4.3.10 to 4.3.12; the law
 * of each row stands in it.
 */
export function classifyNcm(question: NcmQuestion, rules: RuleSet = latestRuleSet): NcmAnswer {
  const ncm = digitsOf(question.ncm);
  if (ncm.length !== 8 || ncm === '00000000') {
    return { verdict: 'no', reason: 'invalid', row: -1, alerts: ['NCM_INVALIDO'] };
  }
  const row = findNcmRow(ncm, question.day, rules);
  if (row < 0) return { verdict: 'no', reason: 'not_listed', row, alerts: [] };
  const rule = rules.ncm[row] as NcmRow;
  const answer = applyFlag(rule, row, ncm, question);
  return answer.verdict === 'yes' ? applyNewGoods(rule, ncm, question, answer) : answer;
}

/** Most codes are nothing but digits and need no second text. */
function digitsOf(text: string): string {
  return /^\d*$/.test(text) ? text : text.replace(/\D/g, '');
}

function applyFlag(rule: NcmRow, row: number, ncm: string, question: NcmQuestion): NcmAnswer {
  const answer = (verdict: NcmAnswer['verdict'], reason: NcmReason, ...alerts: NcmAlert[]): NcmAnswer => ({
    verdict,
    reason,
    row,
    alerts: verdict === 'yes' && rule.condition.includes('SUCESSOR') ? [...alerts, 'CONFERIR_SUCESSOR'] : alerts,
  });
  const ex = question.extipi === '' ? 0 : Number(question.extipi.replace(/\D/g, ''));
  switch (rule.flag) {
    case 'NOT':
      return answer('no', 'excluded');
    case 'COND':
      return answer('review', 'conditional');
    case 'ST':
      return answer('yes', 'st_pis_cofins', 'ST_PIS_COFINS');
    case 'EX':
      if (ex === 0) return answer('review', 'ex_missing');
      return rule.ex.includes(ex) ? answer('yes', 'ex_listed') : answer('no', 'ex_other');
    case 'EXNOT':
      if (rule.ex.includes(ex)) return answer('no', 'ex_excluded');
      return ncm === DRINKS_BY_CEST ? classifyDrink(question, answer) : answer('yes', 'listed');
    default:
      return ncm.startsWith('220710') && (question.traits & NAMED_CLEANING_ALCOHOL) !== 0
        ? answer('yes', 'listed', 'ALCOOL_NAO_CARBURANTE')
        : answer('yes', 'listed');
  }
}

/** 2202.99.00 holds drinks of both kinds: words decide before the CEST does. */
function classifyDrink(
  { cest, traits }: NcmQuestion,
  answer: (verdict: NcmAnswer['verdict'], reason: NcmReason, ...alerts: NcmAlert[]) => NcmAnswer,
): NcmAnswer {
  if ((traits & NAMED_OUTSIDE_COLD_DRINKS) !== 0) return answer('no', 'drink_word_out');
  const code = cest.replace(/\D/g, '');
  if (/^(03|1711[01])/.test(code)) return answer('yes', 'drink_cest_in');
  if (/^1711[23]/.test(code)) return answer('no', 'drink_cest_out');
  return answer('yes', 'drink_unknown', 'BEBIDA_SEM_CEST');
}

function applyNewGoods(rule: NcmRow, ncm: string, question: NcmQuestion, answer: NcmAnswer): NcmAnswer {
  const isVehicle = NEW_VEHICLES.test(ncm);
  if (isVehicle && !question.newVehicle) {
    return { verdict: 'review', reason: 'no_new_vehicle', row: answer.row, alerts: ['PRODUTO_USADO'] };
  }
  if (!(isVehicle || NEW_GOODS.test(rule.group)) || (question.traits & NAMED_USED) === 0) return answer;
  return { verdict: 'review', reason: 'used_word', row: answer.row, alerts: ['PRODUTO_USADO'] };
}
