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

const sentences: Record<StReason, (code: string, cfop: string) => string> = {
  code_st: (code) => `${code}: ICMS já recolhido por substituição.`,
  code_not: (code) => `${code}: sem ICMS recolhido antes por substituição.`,
  code_900_st: (code, cfop) => `${code} com CFOP ${cfop}: ICMS já recolhido por substituição.`,
  code_900_not: (code, cfop) => `${code} com CFOP ${cfop}: sem ICMS recolhido antes por substituição.`,
  cfop_only: (_, cfop) => `Sem grupo de ICMS; CFOP ${cfop}: ICMS já recolhido por substituição.`,
  no_group: (_, cfop) => `Sem grupo de ICMS; CFOP ${cfop}: sem substituição.`,
  return_cfop: (code, cfop) => `Devolução com CFOP ${cfop} e ${code || 'sem código de ICMS'}.`,
};

/** Formats the reason of `classifySt` as a pt-BR sentence. */
export function describeSt(icms: string, cfop: string, reason: StReason): string {
  return sentences[reason](icms.length === 3 ? `CSOSN ${icms}` : icms && `CST ${icms}`, cfop);
}
