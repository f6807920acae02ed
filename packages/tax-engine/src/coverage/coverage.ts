import type { TaxMonth } from '@restitui/brazil/tax-month.ts';

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

/** One establishment in one month. Reais: goods revenue as declared, and sales less own returns of its notes. */
export interface EstablishmentCoverage {
  cnpj: string;
  declarado: number;
  xml: number;
  notas: number;
}

/** Numbers of a month's notes on the client's side, by kind. */
export interface NoteTally {
  autorizadas: number;
  canceladas: number;
  denegadas: number;
  nao_autorizadas: number;
  sem_protocolo: number;
  /** Authorised returns, the client's own and those of buyers. */
  devolucoes: number;
}

/** A month. Money in reais. */
export interface CoverageMonth {
  competencia: TaxMonth;
  /** Declared goods revenue. */
  declarado: number;
  /** Revenue of the notes. */
  xml: number;
  /** Declared revenue that is not in the notes. */
  falta: number;
  /** 0 to 1, 4 decimals, as in the month's row. */
  cobertura: number;
  veredito: CoverageVerdict;
  estabelecimentos: EstablishmentCoverage[];
  /** Establishments with goods revenue and notes; below: without notes. */
  com_xml: number;
  sem_xml: number;
  notas: NoteTally;
  /** Files of the month, by their names, that the analysis does not read, with their kinds. Absent without any. */
  nao_lidos?: string[];
}

/** Numbers of a series between two known ones, neither issued nor voided. Days are `AAAA-MM-DD`. */
export interface NumberGap {
  de: number;
  ate: number;
  /** Day of the known note before the gap; below: of the one after. */
  depois_de: string;
  antes_de: string;
  /** So wide for the time between its ends that the numbering probably jumped. */
  salto: boolean;
}

/** A number series of an establishment. */
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
  /** Voided numbers (inutilização) between the first and the last. */
  inutilizadas: number;
  /** Unexplained numbers, excluding jumps. */
  faltam: number;
  /** The first gaps by number; below: the total number of gaps. */
  lacunas: NumberGap[];
  lacunas_total: number;
  /** False for series of the tax office's own site, shared by many companies. */
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

/** A request to the client, as text. */
export interface CoverageRequest {
  tipo: RequestKind;
  texto: string;
  /** First and last month concerned; null without any. */
  de: TaxMonth | null;
  ate: TaxMonth | null;
  estabelecimento: string | null;
  /** Reais of revenue at stake; an estimate for numbers. */
  valor: number;
}

/** Access keys by kind, each up to a limit. */
export interface NamedNotes {
  canceladas: string[];
  denegadas: string[];
  nao_autorizadas: string[];
  sem_protocolo: string[];
  duplicadas: string[];
}

/** The part of the declared revenue that the notes explain, and the requests to the client. */
export interface Coverage {
  meses: CoverageMonth[];
  series: NumberSeries[];
  nomes: NamedNotes;
  /** Sorted by the revenue at stake. */
  pedidos: CoverageRequest[];
  pedidos_total: number;
}
