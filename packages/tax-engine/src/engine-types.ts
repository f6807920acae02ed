import type { TaxMonth } from '@restitui/brazil/tax-month.ts';
import type { ClaimState, Strength } from './strength/strength.ts';

/** Group of a sale item by ICMS-ST and PIS/COFINS monofásico: exactly one of four. */
export type Group = 'none' | 'st' | 'mono' | 'both';

/** LC 123 annex of goods: I resale, II own production. */
export type Annex = 'I' | 'II';

/** Integer cents per group. */
export type GroupCents = Record<Group, number>;

/** A remark on a month: stable code, pt-BR text, and an amount or a count where it has one. */
export interface Alert {
  codigo: string;
  texto: string;
  /** Reais when the alert is about money (see `unidade`), otherwise a count. */
  valor?: number;
  unidade?: 'reais' | 'contagem';
}

/** Totals of the notes of one month, all establishments of the root combined. */
export interface MonthOfNotes {
  competencia: TaxMonth;
  /** Sales less returns, floored at zero: excess returns are carried to the next month. Cents. */
  groups: Record<Annex, GroupCents>;
  /** Sales less returns, including those carried into the month, without the floor: for the 105 % test. Cents. */
  unflooredTotal: number;
  /** At least one authorised sale note of the client is dated in this month. */
  hasSales: boolean;
  /** Sale items counted (effect 1), and how many of them are monofásico and ICMS-ST. */
  items: { total: number; mono: number; st: number };
  /** CNPJs of the client that issued sale notes in this month. */
  establishments: string[];
  /** Sales less returns of each establishment's own notes, without the floor and without buyers' returns. Cents. */
  byEstablishment: { cnpj: string; groups: Record<Annex, GroupCents> }[];
  /** A note of the month has CRT 2: ICMS is paid outside the DAS. */
  icmsOutsideDas: boolean;
  alerts: Alert[];
  /** IBS and CBS of the client's own notes; undefined when no counted item has them. Cents, returns deducted. */
  ibsCbs?: MonthIbsCbs | undefined;
  /** The notes by strength of their claims, where it was assessed. */
  claims?: MonthClaims | undefined;
}

/** IBS and CBS that the notes of a month show (LC 214/2025). Cents; never part of the revenue or of the refund. */
export interface MonthIbsCbs {
  base: number;
  ibs: number;
  cbs: number;
  items: number;
  notes: number;
  /** Notes whose totals differ from the sum of their items. */
  differing: number;
}

/** IBS and CBS of an item. Signed cents: a return is negative. */
export interface ItemLineIbsCbs {
  /** CST and classification (cClassTrib) as printed; empty when they are no digits. */
  cst: string;
  classificacao: string;
  base: number;
  ibs: number;
  cbs: number;
}

/** Items of a month that one rule decided in the same way. Cents; returns are negative. */
export interface ReasonSum {
  /** pt-BR, without a full stop. */
  text: string;
  law: string;
  /** pt-BR sentence: the text that the rule was compared with, and the day. */
  source: string;
  state: ClaimState;
  strength: Strength | null;
  items: number;
  cents: number;
}

/** The notes of a month with other items counted as monofásico than the rules count. Cents, returns deducted. */
export interface MonthClaims {
  /** Only items of strength `certa`. */
  certain: Record<Annex, GroupCents>;
  /** Items of strength `certa` and `defensavel`. */
  defensible: Record<Annex, GroupCents>;
  /** All counted items and those that await a decision. */
  possible: Record<Annex, GroupCents>;
  reasons: ReasonSum[];
}

/** An item line behind a figure. Signed cents: a return is negative. */
export interface ItemLine {
  competencia: TaxMonth;
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
  /** pt-BR sentence: the rule that assigned the item to its group. */
  regra: string;
  /** Legal source of the rule. */
  lei: string;
  /** pt-BR sentence: the text that the rule was compared with, and the day; absent in older results. */
  fonte?: string;
  /** How well it is proved that the item is monofásico; null without a claim, absent in older results. */
  forca?: Strength | null;
  /** pt-BR sentence: the evidence behind the strength. */
  prova?: string;
  /** pt-BR sentence: the documents that would prove the claim; empty for a certain one, absent in older results. */
  prova_pedida?: string;
  /** Absent without the group, and in older results. */
  ibs_cbs?: ItemLineIbsCbs;
}

/** A product with items that await or have an analyst's decision. Cents; sales only. */
export interface ReviewedProduct {
  codigo: string;
  produto: string;
  ncm: string;
  extipi: string;
  /** pt-BR: why the rules leave it open, or how it was decided. */
  regra: string;
  lei: string;
  /** Id of the applied decision; null while undecided. */
  decisao: string | null;
  itens: number;
  valor: number;
  /** In chronological order. */
  meses: { competencia: TaxMonth; itens: number; valor: number }[];
}

/** Products that await or have an analyst's decision. Cents. */
export interface Reviews {
  pendente: number;
  decidido: number;
  /** By value in descending order, up to a limit. */
  produtos: ReviewedProduct[];
  /** Total number of products. */
  total_produtos: number;
}

/** A file of a ZIP that could not be used, by name, with the reason in pt-BR. */
export interface FileProblem {
  arquivo: string;
  codigo: string;
  texto: string;
}

/** Progress of a reading; `total` is the number of entries, known once the directories are read. */
export interface Progress {
  fase: 'pgdas' | 'notas' | 'calculo';
  arquivos: number;
  total: number;
  bytes: number;
}
