import type {
  AnalysisMonth,
  AnalysisRow,
  SimplesAnalysis,
} from '@restitui/domain/simples-analysis/simples-analysis.api.ts';
import type { LoadedBlock } from '../open-item-block.ts';

/** What a dossier says beside the items and files, which are read one by one. */
export interface DossierInput {
  consultancy: string;
  razao_social: string;
  cnpj: string;
  asOf: string;
  calculada_em: string | null;
  feito_em: string;
  rows: AnalysisRow[];
  details: Pick<AnalysisMonth, 'declaracao' | 'grupos' | 'k' | 'mDeclarado' | 'fatias'>[];
  resumo: SimplesAnalysis['resumo'];
  contagens: SimplesAnalysis['contagens'];
  problemas: SimplesAnalysis['problemas'];
  archives: { name: string; path: string; isGone: boolean }[];
  blocks: (BlockPlace & { itens: number })[];
  tempDir: string;
  pdfPath: string;
  sheetPath: string;
}

/** One block of items is asked for at a time. */
export interface DossierTalk {
  input: DossierInput;
  said: { kind: 'progress'; percent: number } | { kind: 'wantBlock'; place: BlockPlace };
  answer: LoadedBlock;
  result: undefined;
}

export interface BlockPlace {
  competencia: string;
  ordem: number;
}

/** A file that was sent, as the list of hashes has it. */
export interface HashedFile {
  archive: string;
  name: string;
  bytes: number;
  sha256: string;
  problem: string;
}

/** A rule with its law, and what was classified by it. */
export interface RuleUse {
  regra: string;
  lei: string;
  grupo: string;
  itens: number;
  cents: number;
}
