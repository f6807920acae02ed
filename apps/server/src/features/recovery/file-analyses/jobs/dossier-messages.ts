import type { MonthCorrection } from '@restitui/domain/recovery/file-analyses/analysis-corrections.api.ts';
import type { AnalysisRequest } from '@restitui/domain/recovery/file-analyses/analysis-requests.api.ts';
import type { FileAnalysis } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import type { DossierPayment } from '../../../../platform/dossier-payments.ts';

/** Data of a dossier except the items, which are read block by block. */
export interface AnalysisDossierInput
  extends Pick<
    FileAnalysis,
    'servico' | 'razao_social' | 'cnpj' | 'regras' | 'classes' | 'meses' | 'mes_restituicao' | 'arquivos'
  > {
  consultancy: string;
  calculada_em: string | null;
  feito_em: string;
  /** `AAAA-MM-DD`: the day on which the limitation is assessed. */
  today: string;
  correcoes: MonthCorrection[];
  pedidos: AnalysisRequest[];
  pagamentos: DossierPayment[];
  archives: { name: string; path: string; isGone: boolean }[];
  blocks: BlockPlace[];
  pdfPath: string;
  sheetPath: string;
}

/** Messages between worker and process. One block of items is requested at a time. */
export interface AnalysisDossierProtocol {
  input: AnalysisDossierInput;
  message: { kind: 'progress'; percent: number } | { kind: 'loadBlock'; place: BlockPlace };
  answer: Uint8Array;
  result: undefined;
}

export interface BlockPlace {
  /** `AAAA-MM`, or `AAAA-13`. */
  periodo: string;
  ordem: number;
}
