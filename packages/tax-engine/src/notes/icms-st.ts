import { type Cfop, isStReturnCfop } from '../rules/cfop-class.ts';

/** Reasons why the ICMS of an item counts as substituted or not. Stored by position: append only. */
export const stReasons = [
  'code_st',
  'code_not',
  'code_900_st',
  'code_900_not',
  'cfop_only',
  'no_group',
  'return_cfop',
] as const;

export type StReason = (typeof stReasons)[number];

export interface StResult {
  st: boolean;
  reason: StReason;
  /** The tax code and the CFOP contradict each other; the tax code prevails. */
  differs: boolean;
}

const collected = new Set(['500', '60', '61']);
const open = new Set(['900', '90']);
const notOnReturn = new Set(['101', '102', '201', '202']);

/**
 * Determines whether the ICMS of an item was already collected by substitution, so that the sale is segregated in the
 * PGDAS-D. `icms` is the CSOSN or CST, empty without an ICMS group.
 * Source: LC 123/2006 art. 18 § 4º-A I; CSOSN and CST tables of CONFAZ; a substitute (CSOSN 201 to 203) owes its own ICMS.
 */
export function classifySt(icms: string, code: string, cfop: Cfop): StResult {
  if (isStReturnCfop(code)) return { st: !notOnReturn.has(icms), reason: 'return_cfop', differs: false };
  const byCfop = cfop.class === 'SALE_RESALE_ST';
  if (icms === '') return { st: byCfop, reason: byCfop ? 'cfop_only' : 'no_group', differs: false };
  if (open.has(icms)) {
    const st = byCfop || cfop.class === 'SALE_RESALE_FUEL';
    return { st, reason: st ? 'code_900_st' : 'code_900_not', differs: false };
  }
  const st = collected.has(icms);
  const differs = cfop.effect > 0 && cfop.class !== 'SALE_RESALE_FUEL' && st !== byCfop;
  return { st, reason: st ? 'code_st' : 'code_not', differs };
}

const collectedByCfop = 'o CFOP é de mercadoria com o imposto já recolhido por substituição';
const notCollectedByCfop = 'o CFOP não é de mercadoria com o imposto já recolhido por substituição';
const sentences: Record<StReason, string> = {
  code_st: 'O código de ICMS da nota diz que o imposto já foi recolhido por substituição',
  code_not: 'O código de ICMS da nota não é de imposto já recolhido por substituição',
  code_900_st: `O código de ICMS da nota é o de outros casos, e ${collectedByCfop}`,
  code_900_not: `O código de ICMS da nota é o de outros casos, e ${notCollectedByCfop}`,
  cfop_only: `A nota não traz o ICMS do item, e ${collectedByCfop}`,
  no_group: `A nota não traz o ICMS do item, e ${notCollectedByCfop}`,
  return_cfop: 'A devolução é de mercadoria com o ICMS já recolhido por substituição',
};

/** Returns the reason of `classifySt` as a pt-BR sentence, without codes and without a full stop. */
export function describeSt(icms: string, reason: StReason): string {
  return reason === 'return_cfop' && notOnReturn.has(icms)
    ? 'O CFOP da devolução é de ICMS recolhido por substituição, mas o código de ICMS da nota é de venda sem ela'
    : sentences[reason];
}

/**
 * Returns the sentence of an item without its last part, which `describeSt` wrote for the CSOSN or CST `icms`. Stored
 * runs may have older sentences: of those, only one that leaves the item open is taken apart.
 */
export function classificationOf(regra: string, icms: string): string {
  const [, question] = /^NCM \d+: (.+?): revisar\./.exec(regra) ?? [];
  if (question !== undefined) return `${question.charAt(0).toUpperCase()}${question.slice(1)}.`;
  for (const reason of stReasons) {
    const part = ` ${describeSt(icms, reason)}.`;
    if (regra.endsWith(part)) return regra.slice(0, -part.length);
  }
  return regra;
}
