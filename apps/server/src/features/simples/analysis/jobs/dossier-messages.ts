import type { PackedBlock } from '@restitui/column-store/item-block.ts';
import type { ItemGroup } from '@restitui/domain/simples/analysis/item-filters.ts';
import type {
  AnalysisMonth,
  AnalysisRow,
  SimplesAnalysis,
} from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import type { DossierPayment } from '../../../../platform/dossier-payments.ts';

/** Data of a dossier except the items and files, which are read one by one. */
export interface DossierInput {
  consultancy: string;
  razao_social: string;
  cnpj: string;
  asOf: string;
  calculada_em: string | null;
  feito_em: string;
  rows: AnalysisRow[];
  details: Pick<AnalysisMonth, 'declaracao' | 'grupos' | 'k' | 'mDeclarado' | 'fatias' | 'motivos'>[];
  resumo: SimplesAnalysis['resumo'];
  contagens: SimplesAnalysis['contagens'];
  problemas: SimplesAnalysis['problemas'];
  pagamentos: DossierPayment[];
  archives: { name: string; path: string; isGone: boolean }[];
  blocks: (BlockPlace & { itens: number })[];
  tempDir: string;
  pdfPath: string;
  sheetPath: string;
}

/** Messages between worker and process. One block of items is requested at a time. */
export interface DossierProtocol {
  input: DossierInput;
  message: { kind: 'progress'; percent: number } | { kind: 'loadBlock'; place: BlockPlace };
  answer: PackedBlock;
  result: undefined;
}

export interface BlockPlace {
  competencia: string;
  ordem: number;
}

/** A rule with its law, and the number and sum of the items that it classified. */
export interface RuleUse {
  regra: string;
  lei: string;
  grupo: ItemGroup;
  itens: number;
  cents: number;
}
