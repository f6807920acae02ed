import { elementAt } from '../element-at.ts';
import {
  NAMED_CLEANING_ALCOHOL,
  NAMED_COLD_DRINK,
  NAMED_OTHER_ALCOHOL,
  NAMED_OUTSIDE_COLD_DRINKS,
  NAMED_USED,
} from './name-traits.ts';
import { findNcmRow } from './ncm-rows.ts';
import type { NcmRow } from './rule-rows.ts';
import { latestRuleSet, type RuleSet } from './rule-set.ts';

/** Reasons why an NCM is monofásico, is not, or needs an analyst's review. Stored by position: append only. */
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
  'drink_word_in',
  'drink_unconfirmed',
] as const;

export type NcmReason = (typeof ncmReasons)[number];

export type NcmAlert =
  | 'NCM_INVALIDO'
  | 'CONFERIR_SUCESSOR'
  | 'ST_PIS_COFINS'
  | 'BEBIDA_SEM_CEST'
  | 'PRODUTO_USADO'
  | 'ALCOOL_NAO_CARBURANTE';

export interface NcmQuery {
  ncm: string;
  extipi: string;
  cest: string;
  /** Traits of its name, from `nameTraits`. */
  traits: number;
  /** Day of issue, `AAAA-MM-DD`. */
  day: string;
  /** The item has `veicProd`, which only new vehicles have. */
  newVehicle: boolean;
}

export interface NcmResult {
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
 * Determines whether PIS/COFINS of an item was concentrated upstream (monofásico, or substitution with the same
 * effect), by NCM, TIPI exception and day of issue. The CST is never used.
 * Sources: Leis 10.147/2000, 10.485/2002, 9.718/1998, 13.097/2015; EFD-Contribuições tables 4.3.10 to 4.3.12; each row
 * names its law.
 */
export function classifyNcm(query: NcmQuery, rules: RuleSet = latestRuleSet): NcmResult {
  const ncm = digitsOf(query.ncm);
  if (ncm.length !== 8 || ncm === '00000000') {
    return { verdict: 'no', reason: 'invalid', row: -1, alerts: ['NCM_INVALIDO'] };
  }
  const row = findNcmRow(ncm, query.day, rules);
  if (row < 0) return { verdict: 'no', reason: 'not_listed', row, alerts: [] };
  const rule = elementAt(rules.ncm, row);
  const result = applyFlag(rule, row, ncm, query, rules);
  return result.verdict === 'yes' ? applyNewGoods(rule, ncm, query, result) : result;
}

// Most codes are digits already, which avoids a second string.
function digitsOf(text: string): string {
  return /^\d*$/.test(text) ? text : text.replace(/\D/g, '');
}

function applyFlag(rule: NcmRow, row: number, ncm: string, query: NcmQuery, rules: RuleSet): NcmResult {
  const result = (verdict: NcmResult['verdict'], reason: NcmReason, ...alerts: NcmAlert[]): NcmResult => ({
    verdict,
    reason,
    row,
    alerts: verdict === 'yes' && rule.condition.includes('SUCESSOR') ? [...alerts, 'CONFERIR_SUCESSOR'] : alerts,
  });
  const ex = query.extipi === '' ? 0 : Number(query.extipi.replace(/\D/g, ''));
  switch (rule.flag) {
    case 'NOT':
      return result('no', 'excluded');
    case 'COND':
      return result('review', 'conditional');
    case 'ST':
      return result('yes', 'st_pis_cofins', 'ST_PIS_COFINS');
    case 'EX':
      if (ex === 0) return result('review', 'ex_missing');
      return rule.ex.includes(ex) ? result('yes', 'ex_listed') : result('no', 'ex_other');
    case 'EXNOT':
      if (rule.ex.includes(ex)) return result('no', 'ex_excluded');
      return ncm === DRINKS_BY_CEST ? classifyDrink(query, rules, result) : result('yes', 'listed');
    default:
      return ncm.startsWith('220710') && isOtherAlcohol(query, rules)
        ? result('yes', 'listed', 'ALCOOL_NAO_CARBURANTE')
        : result('yes', 'listed');
  }
}

/** Alcohol that is not sold as fuel: code version 3 recognises more words for it. */
function isOtherAlcohol({ traits }: NcmQuery, { codigo }: RuleSet): boolean {
  return (traits & (codigo < 3 ? NAMED_CLEANING_ALCOHOL : NAMED_CLEANING_ALCOHOL | NAMED_OTHER_ALCOHOL)) !== 0;
}

/**
 * 2202.99.00 contains cold drinks and others: excluding words prevail over the CEST, which prevails over including words.
 * An unconfirmed drink needs a review, because Lei 13.097/2015 art. 14 sole paragraph lists its drinks exclusively; code
 * version 1 counted it.
 */
function classifyDrink(
  { cest, traits }: NcmQuery,
  { codigo }: RuleSet,
  result: (verdict: NcmResult['verdict'], reason: NcmReason, ...alerts: NcmAlert[]) => NcmResult,
): NcmResult {
  if ((traits & NAMED_OUTSIDE_COLD_DRINKS) !== 0) return result('no', 'drink_word_out');
  const code = cest.replace(/\D/g, '');
  if (/^(03|1711[01])/.test(code)) return result('yes', 'drink_cest_in');
  if (/^1711[23]/.test(code)) return result('no', 'drink_cest_out');
  if (codigo < 2) return result('yes', 'drink_unknown', 'BEBIDA_SEM_CEST');
  return (traits & NAMED_COLD_DRINK) !== 0
    ? result('yes', 'drink_word_in', 'BEBIDA_SEM_CEST')
    : result('review', 'drink_unconfirmed', 'BEBIDA_SEM_CEST');
}

function applyNewGoods(rule: NcmRow, ncm: string, query: NcmQuery, result: NcmResult): NcmResult {
  const isVehicle = NEW_VEHICLES.test(ncm);
  if (isVehicle && !query.newVehicle) {
    return { verdict: 'review', reason: 'no_new_vehicle', row: result.row, alerts: ['PRODUTO_USADO'] };
  }
  if (!(isVehicle || NEW_GOODS.test(rule.group)) || (query.traits & NAMED_USED) === 0) return result;
  return { verdict: 'review', reason: 'used_word', row: result.row, alerts: ['PRODUTO_USADO'] };
}
