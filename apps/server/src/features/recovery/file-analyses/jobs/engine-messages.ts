import type {
  AnalysedRubrica,
  AnalysisAlert,
  FileAnalysisProgress,
  FileReport,
} from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import type { FileAnalysisService } from '@restitui/domain/recovery/file-analyses/file-analysis-service.ts';
import type { MonthDetail } from '@restitui/domain/recovery/file-analyses/month-detail.ts';
import type { StoredMonth } from '../file-analysis-months.repository.ts';
import type { PackedItems } from '../packed-items.rules.ts';
import type { RunOptions } from '../run-options.rules.ts';

/** Input of an engine: paths of the files that were sent, and the choices that apply. */
export interface EngineInput {
  servico: FileAnalysisService;
  cnpj: string;
  principal: string | undefined;
  complemento: string | undefined;
  asOf: string;
  tempDir: string;
  options: RunOptions;
}

/** The result of an engine, the same for all services. Amounts in cents. */
export interface EngineResult {
  razao_social: string | null;
  regras: string;
  alertas: AnalysisAlert[];
  arquivos: FileReport[];
  rubricas: AnalysedRubrica[];
  /** `periodo` is `AAAA-MM`, or `AAAA-13`. */
  months: { periodo: string; row: StoredMonth; detail: MonthDetail }[];
}

export interface ItemBlockMessage extends PackedItems {
  periodo: string;
  ordem: number;
}

/** The engine waits for the answer to each block, so that it cannot run ahead of the database. */
export interface EngineProtocol {
  input: EngineInput;
  message: { kind: 'progress'; progress: FileAnalysisProgress } | { kind: 'items'; block: ItemBlockMessage };
  answer: undefined;
  result: EngineResult;
}

/** Receivers of the reports of an engine. */
export interface EngineReports {
  onProgress: (progress: FileAnalysisProgress) => void;
  store: (block: ItemBlockMessage) => Promise<void>;
}
