import type { Competence } from '@restitui/brazil/competence.ts';
import type { Annex } from '../reading.ts';
import type { Tax } from '../rules/simples-tables.ts';

/** Cents per tax and the total as printed. */
export type TaxCents = Record<Tax | 'total', number>;

/** Cents of revenue as printed in three columns. */
export interface MarketCents {
  internal: number;
  external: number;
  total: number;
}

export type QualifierKind =
  | 'st'
  | 'monofasica'
  | 'antecipacao'
  | 'imunidade'
  | 'isencao'
  | 'reducao'
  | 'oficio'
  | 'suspensa';

/** What is said about a parcel: the taxes are empty when the line names none. */
export interface Qualifier {
  kind: QualifierKind;
  taxes: Tax[];
  /** pt-BR, as printed. */
  text: string;
}

export interface Parcel {
  cents: number;
  qualifiers: Qualifier[];
}

/** What an activity is. Ids 1 to 6 are goods; `null` is any other (services, rental, transport). */
export interface ActivityKind {
  id: 1 | 2 | 3 | 4 | 5 | 6 | null;
  annex: Annex | null;
  /** Without or with substitution; null outside goods of the home market. */
  side: 'sem' | 'com' | null;
}

export interface Activity extends ActivityKind {
  /** CNPJ of the establishment, 14 characters; empty when not printed. */
  establishment: string;
  description: string;
  revenue: number;
  taxes: TaxCents;
  parcels: Parcel[];
}

export interface Establishment {
  cnpj: string;
  /** "Impedido de recolher ICMS/ISS no DAS"; undefined when not printed. */
  icmsBarred: boolean | undefined;
  /** "Totais do Estabelecimento", cents; undefined when not printed. */
  revenue?: number | undefined;
}

/** Gross revenue of a month before this one (section 2.2), cents. */
export interface EarlierMonth {
  competence: Competence;
  internal: number;
  external: number;
}

/** What the document repeats of itself (section 2.6 of the declaração), cents. */
export interface DeclarationSummary {
  revenue: number;
  /** In the caixa regime. */
  received: number | undefined;
  declared: number;
}

export interface Payment {
  /** `AAAA-MM-DD`. */
  date: string;
  cents: number;
  /** Number of the DAS that was paid, where the row or its section names it. */
  das?: string;
  /** `banco/agência`, where printed. */
  bank?: string;
}

/** The DAS that a declaration generated (section 6). Cents; undefined when not printed. */
export interface GeneratedDas {
  number: string;
  /** Without fine and interest. */
  principal: number | undefined;
  taxes: Omit<TaxCents, 'total'> | undefined;
  fine: number | undefined;
  interest: number | undefined;
  total: number | undefined;
}

/** `none`: the extrato says that no payment was recognised. */
export type PaymentState = 'paid' | 'none' | 'unknown';

/** `sefaz`: the flat file that the tax authorities exchange. */
export type DocumentKind = 'extrato' | 'declaracao' | 'sefaz';

/** One PGDAS-D document, or several of the same number put together. Money in cents. */
export interface Declaration {
  files: string[];
  kind: DocumentKind;
  /** 17 characters: root of the CNPJ, AAAAMM, sequence; empty when not printed. */
  number: string;
  sequence: number;
  /** First 8 characters of the CNPJ. */
  root: string;
  companyName: string;
  competence: Competence;
  rectifying: boolean;
  regime: 'competencia' | 'caixa';
  /** False when the document says that the company does not opt for Simples. */
  opting: boolean;
  revenue: MarketCents | undefined;
  cashRevenue: MarketCents | undefined;
  rbt12: MarketCents | undefined;
  /** Undefined when empty. */
  rbt12p: MarketCents | undefined;
  /** Gross revenue of the calendar year, this month included. */
  rba: MarketCents | undefined;
  /** Gross revenue of the months before, oldest first; empty when not printed. */
  history: EarlierMonth[];
  /** `AAAA-MM-DD`: when the CNPJ was opened. */
  openedOn: string | undefined;
  sublimit: number | undefined;
  establishments: Establishment[];
  activities: Activity[];
  totals: { declared: TaxCents | undefined; suspended: TaxCents | undefined; payable?: TaxCents | undefined };
  summary: DeclarationSummary | undefined;
  /** Section 2.5 holds fixed amounts of ICMS or ISS, which no activity shows. */
  hasFixedAmounts: boolean;
  das: GeneratedDas | undefined;
  /** Section 5: paid of this month before this declaration, cents. */
  paidBefore: number;
  payments: Payment[];
  paymentState: PaymentState;
  /** Other documents of the same number. */
  copies: Declaration[];
  /** pt-BR: what does not add up (PGDAS_NAO_CONFERE). */
  mismatches: string[];
}
