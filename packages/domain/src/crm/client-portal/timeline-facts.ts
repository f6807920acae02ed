import type { AgreementState } from '../../agreements/signing/signing-state.ts';
import type { ServiceType } from '../../recovery/products/service-type.ts';
import type { OwnPayment } from './own-payment.ts';

/** Stored facts about the work for one company. Instants in ISO 8601, days as YYYY-MM-DD, amounts in reais. */
export interface TimelineFacts {
  contracts: ContractFact[];
  suggestions: SuggestionFact[];
  signatures: IdentityCheckFact[];
  procuracao: PowerOfAttorneyFact;
  documents: DocumentFact[];
  /** Documents that staff asked for and the owner has not sent. */
  requests: RequestFact[];
  analyses: AnalysisFact[];
  credits: CreditFact[];
  /** Requests to the Receita, with their decisions and money. */
  payments: OwnPayment[];
  /** Paid fees and whole payments of boletos that were given back, without those entered by mistake. */
  feeReturns: FeeReturnFact[];
}

export interface FeeReturnFact {
  id: string;
  valor: number;
  data: string;
  /** The boleto whose whole payment was given back. */
  boleto?: string;
}

export interface ContractFact extends Omit<AgreementState, 'missing'> {
  id: string;
  typeRegime: string | null;
  contracts: string[];
  createdDate: string;
  IsAtivo: boolean;
  /** Null until the owner has signed. */
  clientSignedAt: string | null;
  /** When all parties had signed and when the text was closed; null while open, or where the instant is unknown. */
  signedAt: string | null;
  closedAt: string | null;
  /** When the version was refused or cancelled. */
  endedAt: string | null;
  /** When the signed text was sealed. */
  sealedAt: string | null;
}

export interface SuggestionFact {
  id: string;
  number: number;
  createdAt: string;
  /** Null until decided. */
  acceptEdit: boolean | null;
  decidedAt: string | null;
  /** Why it was rejected. */
  reason: string | null;
}

/** An identity check attempt of the owner. */
export interface IdentityCheckFact {
  id: string;
  createData: string;
  decision: 'none' | 'verified' | 'denied';
  decidedAt: string | null;
  reason: string | null;
}

export interface PowerOfAttorneyFact {
  procuracaoHabilitada: boolean;
  procuracaoHabilitadaEm: string | null;
  procuracaoValidaAte: string | null;
  /** When it was entered as enabled; the instant at which the client was registered where that is unknown. */
  registradaEm: string;
}

export interface DocumentFact {
  id: string;
  nome: string;
  byClient: boolean;
  createdDate: string;
}

export interface RequestFact {
  id: string;
  item: string;
  createdDate: string;
}

export interface AnalysisFact {
  id: string;
  typeServico: ServiceType;
  finishedDate: string;
}

export interface CreditFact {
  id: string;
  id_apuracao: string;
  typeServico: ServiceType;
  createdDate: string;
  creditOrigin: number;
  compensacao: number;
  /** The last day to request it; null while month and payment are unknown. */
  prescreve_em: string | null;
  /** Its use is the money of a payment, which has a step of its own. */
  isReceived: boolean;
  /** The part that requests to the Receita claim, or did so until they were denied. */
  claimed: number;
  /** The part that a credit of another assessment counts for the same month. */
  repeated: number;
  isPago: boolean;
  /** When the compensation was last entered; null where unknown. */
  compensatedAt: string | null;
}
