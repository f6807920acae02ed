import type { ServiceType } from '../products/service-type.ts';

/** What is stored about the work for one company. Instants in ISO 8601, days as AAAA-MM-DD, amounts in reais. */
export interface TimelineFacts {
  contracts: ContractFact[];
  suggestions: SuggestionFact[];
  signatures: SignatureFact[];
  procuracao: PowerOfAttorneyFact;
  documents: DocumentFact[];
  analyses: AnalysisFact[];
  credits: CreditFact[];
}

export interface ContractFact {
  id: string;
  typeRegime: string | null;
  contracts: string[];
  createdDate: string;
  IsAtivo: boolean;
  isAssinado: boolean;
  /** When the owner signed it; null while the owner has not. */
  clientSignedAt: string | null;
  /** When all had signed, and when the text was closed; null where that is not known, or not so. */
  signedAt: string | null;
  closedAt: string | null;
  /** When the signed text was sealed against any change. */
  sealedAt: string | null;
}

export interface SuggestionFact {
  id: string;
  number: number;
  createdAt: string;
  /** Null while nobody decided. */
  acceptEdit: boolean | null;
  decidedAt: string | null;
}

/** One attempt of the owner at giving photos and drawing. */
export interface SignatureFact {
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
}

export interface DocumentFact {
  id: string;
  nome: string;
  byClient: boolean;
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
  /** When the compensation was last entered; null where that is not known. */
  compensatedAt: string | null;
}
