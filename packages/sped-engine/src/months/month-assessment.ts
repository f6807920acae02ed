import type { ShownRecord } from '../files/shown-records.ts';
import type { Settlement } from './month-settlement.ts';

/** A rate of a contribution, from its M210 or M610, with what leaves its base (SP-061). Cents. */
export interface AssessedBucket {
  contribuicao: 'PIS' | 'COFINS';
  /** COD_CONT; empty for a month without block M. */
  codigo: string;
  /** Ten-thousandths of a percent. */
  aliquota: number;
  base: number;
  mono: number;
  st: number;
  icms: number;
  antes: number;
  depois: number;
}

/** A line of M200 or M600 before and after; fields that the law deducts together are one line (SP-070, SP-071). Cents. */
export interface AssessedTotal {
  contribuicao: 'PIS' | 'COFINS';
  /** Numbers of the fields: `02`, or `03 + 04`. */
  campos: string;
  antes: number;
  depois: number;
}

/** An adjustment of block M that already excludes ICMS, or that belongs to other months (SP-055, SP-056). Cents. */
export interface AssessedAdjustment {
  registro: 'M215' | 'M615' | 'M220' | 'M620';
  efeito: 'BASE' | 'CONTRIBUICAO' | 'OUTROS_PERIODOS';
  valor: number;
}

/**
 * Sales that came back, by rate: the ICMS that the sales of the month absorb, and what is left of the credits without it
 * (SP-058, SP-124). Rates of the cumulative regime have no credits: those amounts are 0. Cents.
 */
export interface ReturnsOfRate {
  contribuicao: 'PIS' | 'COFINS';
  /** Ten-thousandths of a percent. */
  aliquota: number;
  /** Bases of the credits of the month's returns, and the ICMS in them. */
  base: number;
  icms: number;
  antes: number;
  depois: number;
  /** ICMS of the month's own returns, and of earlier ones, that lowers the exclusion of the month. */
  abatido: number;
  de_antes: number;
  /** Credit that the ICMS of earlier returns lowers. */
  reducao_anterior: number;
  /** ICMS that waits for the sales of a later month. */
  a_transportar: number;
}

/** Revenue without contribution by CST (M400, M800), before and after monofásico goods join it (SP-091). Cents. */
export interface UntaxedOfCst {
  contribuicao: 'PIS' | 'COFINS';
  cst: string;
  antes: number;
  depois: number;
}

/**
 * Differences that the other decision on a matter makes in its month alone: to count a doubt, or to take it back. Cents.
 */
export interface ChoiceEffect {
  codigo: string;
  /** For `RETIFICADORA_AMBIGUA`: the file that would be used instead. */
  arquivo?: string;
  /** Tax that moves into the exclusion; negative when it leaves it. */
  imposto: number;
  pis_a_recuperar: number;
  cofins_a_recuperar: number;
  retencao_liberada: number;
  credito_liberado: number;
}

/** How the amounts of a month follow from its block M (SP-121). */
export interface MonthAssessment {
  faixas: AssessedBucket[];
  totais: AssessedTotal[];
  ajustes: AssessedAdjustment[];
  devolucoes: ReturnsOfRate[];
  receitas: UntaxedOfCst[];
  escolhas: ChoiceEffect[];
  /** Records that are shown and in no formula. */
  registros: ShownRecord[];
  /** Lets further decisions be assessed without the files. */
  acerto: Settlement;
}
