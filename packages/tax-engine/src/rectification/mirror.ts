import type { Annex } from '../engine-types.ts';
import type { TaxReais } from '../months/tax-reais.ts';

/** A parcel of an activity as it is to be entered. Reais. */
export interface MirrorParcel {
  valor: number;
  /** Options of the PGDAS-D; empty for none. */
  qualificadores: string[];
  /** Unchanged from the declaration: suspended, assessed by the tax office, immune or exempt. */
  mantida: boolean;
  tributos: TaxReais;
}

/** An activity of one establishment, before and after. Reais. */
export interface MirrorLine {
  /** CNPJ of 14 characters; empty when the declaration prints none. */
  estabelecimento: string;
  /** 1 to 6 are goods; null for services, rental and transport. */
  atividade: number | null;
  anexo: Annex | null;
  descricao: string;
  receita_antes: number;
  receita_depois: number;
  parcelas_antes: { valor: number; qualificadores: string[] }[];
  parcelas: MirrorParcel[];
  tributos_antes: TaxReais;
  tributos_depois: TaxReais;
}

/** Two figures that must match, in reais. */
export interface MirrorCheck {
  codigo: 'RPA' | 'COFINS' | 'PIS' | 'ICMS' | 'ST' | 'MONOFASICO' | 'DEMAIS_TRIBUTOS';
  texto: string;
  esperado: number;
  obtido: number;
  /** Allowed difference. */
  tolerancia: number;
  confere: boolean;
}

/** A point that an analyst has to check. */
export interface MirrorRemark {
  codigo: 'QUALIFICADOR_A_CONFERIR' | 'ICMS_PELA_PROPORCAO' | 'ESTABELECIMENTO_SEM_LINHA' | 'VALORES_FIXOS';
  texto: string;
}

export interface MirrorTotals {
  receita: number;
  tributos: TaxReais;
}

/** A month's rectifying declaration as it has to be entered (CGSN 140/2018 art. 25), checked against the row. */
export interface RectificationMirror {
  linhas: MirrorLine[];
  antes: MirrorTotals;
  depois: MirrorTotals;
  conferencia: MirrorCheck[];
  avisos: MirrorRemark[];
}
