import type { Competence } from '@restitui/brazil/competence.ts';

/** What one sale item is for PIS/COFINS and ICMS: exactly one of four. */
export type Group = 'none' | 'st' | 'mono' | 'both';

/** LC 123 annex of goods: I resale, II own production. */
export type Annex = 'I' | 'II';

/** Integer cents per group. */
export type GroupCents = Record<Group, number>;

/** A remark on a month: stable code, pt-BR words, and cents or a count where it has one. */
export interface Alert {
  codigo: string;
  texto: string;
  /** Reais when the alert is about money (see `unidade`), otherwise a count. */
  valor?: number;
  unidade?: 'reais' | 'contagem';
}

/** What the notes of one month come to, all establishments of the root together. */
export interface MonthOfNotes {
  competencia: Competence;
  /** Sales less returns, never negative: what was too much is carried to the next month. Cents. */
  groups: Record<Annex, GroupCents>;
  /** Σ of sales less returns, those carried here included, without that floor: for the 105 % test. Cents. */
  unflooredTotal: number;
  /** At least one authorised sale note of the client stands in this month. */
  hasSales: boolean;
  /** Sale items counted (effect +), and how many of them are monofásico and ICMS-ST. */
  items: { total: number; mono: number; st: number };
  /** CNPJs of the client that issued sale notes in this month. */
  establishments: string[];
  /** Sales less returns of each establishment's own notes, without the floor; what buyers returned is in none. Cents. */
  byEstablishment: { cnpj: string; groups: Record<Annex, GroupCents> }[];
  /** A note of the month carries CRT 2: ICMS is paid outside the DAS. */
  icmsOutsideDas: boolean;
  alerts: Alert[];
}

/** One item line behind a figure. Signed cents: a return is negative. */
export interface ItemLine {
  competencia: Competence;
  chave: string;
  /** 55, 65 or 59. */
  modelo: string;
  serie: string;
  numero: string;
  /** As printed in the note, with its own offset. */
  emissao: string;
  emitente: string;
  item: number;
  codigo: string;
  produto: string;
  ncm: string;
  cest: string;
  extipi: string;
  cfop: string;
  /** CSOSN or CST of ICMS. */
  cst_icms: string;
  cst_pis: string;
  cst_cofins: string;
  /** Signed cents. */
  valor: number;
  grupo: Group;
  anexo: Annex;
  /** Needs an analyst: not counted as monofásico until decided. */
  revisar: boolean;
  /** pt-BR sentence: which rule put the item in its group. */
  regra: string;
  /** The law behind the rule. */
  lei: string;
}

/** A product of which items wait for an analyst, or were decided by one. Cents; sales only. */
export interface ReviewedProduct {
  codigo: string;
  produto: string;
  ncm: string;
  extipi: string;
  /** pt-BR: why the rules leave it open, or how it was decided. */
  regra: string;
  lei: string;
  /** Id of the decision that settled it; null while it waits. */
  decisao: string | null;
  itens: number;
  valor: number;
  /** In the order of time. */
  meses: { competencia: Competence; itens: number; valor: number }[];
}

/** What waits for an analyst and what one decided. Cents. */
export interface Reviews {
  pendente: number;
  decidido: number;
  /** The most valuable first, up to a bound. */
  produtos: ReviewedProduct[];
  /** How many there are in all. */
  total_produtos: number;
}

/** A file of a ZIP that could not be used, by name, with the reason in pt-BR. */
export interface FileProblem {
  arquivo: string;
  codigo: string;
  texto: string;
}

/** How far a reading has come; `total` counts entries once the directories are known. */
export interface Progress {
  fase: 'pgdas' | 'notas' | 'calculo';
  arquivos: number;
  total: number;
  bytes: number;
}
