import type { TaxReais } from '../months/tax-reais.ts';
import type { Annex } from '../reading.ts';

/** One parcel of an activity as it is to be typed. Reais. */
export interface MirrorParcel {
  valor: number;
  /** As the PGDAS-D offers them; empty for none. */
  qualificadores: string[];
  /** Declared so before and left alone: suspended, assessed apart, immune or exempt. */
  mantida: boolean;
  tributos: TaxReais;
}

/** One activity of one establishment, before and after. Reais. */
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

/** Two figures that must meet, in reais. */
export interface MirrorCheck {
  codigo: 'RPA' | 'COFINS' | 'PIS' | 'ICMS' | 'ST' | 'MONOFASICO' | 'DEMAIS_TRIBUTOS';
  texto: string;
  esperado: number;
  obtido: number;
  /** How far they may be apart. */
  tolerancia: number;
  confere: boolean;
}

/** What an analyst has to look at by hand. */
export interface MirrorRemark {
  codigo: 'QUALIFICADOR_A_CONFERIR' | 'ICMS_PELA_PROPORCAO' | 'ESTABELECIMENTO_SEM_LINHA' | 'VALORES_FIXOS';
  texto: string;
}

export interface MirrorTotals {
  receita: number;
  tributos: TaxReais;
}

/** A month as its rectifying declaration has to be typed (CGSN 140/2018 art. 25), checked against the row. */
export interface RectificationMirror {
  linhas: MirrorLine[];
  antes: MirrorTotals;
  depois: MirrorTotals;
  conferencia: MirrorCheck[];
  avisos: MirrorRemark[];
}
