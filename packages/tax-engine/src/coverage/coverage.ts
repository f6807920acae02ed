import type { Competence } from '@restitui/brazil/competence.ts';

/** How far the notes of a month explain its declared goods revenue. */
export type CoverageVerdict =
  | 'suficiente'
  | 'baixa'
  | 'sem_xml'
  | 'ajustada'
  | 'acima'
  | 'caixa'
  | 'sem_receita'
  | 'sem_declaracao';

/** One establishment in one month. Reais: goods revenue as declared, sales less own returns as noted. */
export interface EstablishmentCoverage {
  cnpj: string;
  declarado: number;
  xml: number;
  notas: number;
}

/** Notes of a month on the client's side, by what they are. */
export interface NoteTally {
  autorizadas: number;
  canceladas: number;
  denegadas: number;
  nao_autorizadas: number;
  sem_protocolo: number;
  /** Authorised returns, the client's own and those of buyers. */
  devolucoes: number;
}

/** One month. Money in reais. */
export interface CoverageMonth {
  competencia: Competence;
  /** Declared goods revenue. */
  declarado: number;
  /** Revenue of the notes. */
  xml: number;
  /** Declared and not in the notes. */
  falta: number;
  /** 0 to 1, 4 decimals, as the month's row has it. */
  cobertura: number;
  veredito: CoverageVerdict;
  estabelecimentos: EstablishmentCoverage[];
  /** Establishments with goods revenue, by whether they have notes. */
  com_xml: number;
  sem_xml: number;
  notas: NoteTally;
}

/** Numbers of a series between two known ones, neither noted nor given up. Days are `AAAA-MM-DD`. */
export interface NumberGap {
  de: number;
  ate: number;
  /** Day of the known note before and of the one after. */
  depois_de: string;
  antes_de: string;
  /** So wide for the time between its ends that the numbering probably jumped. */
  salto: boolean;
}

/** One number series of an establishment. */
export interface NumberSeries {
  estabelecimento: string;
  /** 55, 65 or 59. */
  modelo: string;
  /** Without leading zeros; the serial number of the equipment for model 59. */
  serie: string;
  primeiro: number;
  ultimo: number;
  notas: number;
  canceladas: number;
  denegadas: number;
  nao_autorizadas: number;
  sem_protocolo: number;
  /** Numbers given up (inutilização) between the first and the last. */
  inutilizadas: number;
  /** Numbers that nothing accounts for, jumps left out. */
  faltam: number;
  /** The first of them by number, and how many there are. */
  lacunas: NumberGap[];
  lacunas_total: number;
  /** False for series of the tax office's own site, which numbers for many. */
  propria: boolean;
}

export type RequestKind =
  | 'pgdas'
  | 'mes'
  | 'xml_mes'
  | 'xml_loja'
  | 'numeros'
  | 'salto'
  | 'protocolo'
  | 'diferenca'
  | 'acima'
  | 'pdf'
  | 'arquivos';

/** One thing to ask the client for, in words. */
export interface CoverageRequest {
  tipo: RequestKind;
  texto: string;
  /** First and last month that it is about; null when it is about none. */
  de: Competence | null;
  ate: Competence | null;
  estabelecimento: string | null;
  /** Reais of revenue at stake; an estimate for numbers. */
  valor: number;
}

/** Access keys by what they are, up to a bound each. */
export interface NamedNotes {
  canceladas: string[];
  denegadas: string[];
  nao_autorizadas: string[];
  sem_protocolo: string[];
  duplicadas: string[];
}

/** What of the declared revenue the notes explain, and what to ask the client for. */
export interface Coverage {
  meses: CoverageMonth[];
  series: NumberSeries[];
  nomes: NamedNotes;
  /** Sorted by the revenue at stake. */
  pedidos: CoverageRequest[];
  pedidos_total: number;
}
