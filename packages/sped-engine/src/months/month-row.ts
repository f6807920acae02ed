import type { TaxMonth } from '@restitui/brazil/tax-month.ts';
import type { Pendency } from './pendencies.ts';

/** A month of the result. Wire names of the JSON; amounts in cents here. */
export interface MonthRow {
  competencia: TaxMonth;
  regime: 'CUMULATIVO' | 'NAO_CUMULATIVO' | 'MISTO';
  retificadora: boolean;
  receita_tributada: number;
  icms_destacado: number;
  icms_ja_excluido: number;
  icms_devolucoes: number;
  icms_em_duvida: number;
  icms_a_excluir: number;
  icms_pis: number;
  icms_cofins: number;
  st_a_excluir: number;
  st_pis: number;
  st_cofins: number;
  mono_base: number;
  mono_pis: number;
  mono_cofins: number;
  mono_estorno_pis: number;
  mono_estorno_cofins: number;
  pis_devido_antes: number;
  pis_devido_depois: number;
  pis_a_recuperar: number;
  pis_retencao_liberada: number;
  pis_credito_liberado: number;
  pis_credito_aproveitado: number;
  cofins_devido_antes: number;
  cofins_devido_depois: number;
  cofins_a_recuperar: number;
  cofins_retencao_liberada: number;
  cofins_credito_liberado: number;
  cofins_credito_aproveitado: number;
  /** `AAAA-MM-DD`; null when nothing was due. */
  prescreve_em: string | null;
  pendencias: Pendency[];
}

/** Names of the amounts of a row. */
export type AmountName = {
  [K in keyof MonthRow]: MonthRow[K] extends number ? K : never;
}[keyof MonthRow];
