import type { PositionClass } from '@restitui/domain/recovery/file-analyses/analysis-class.ts';
import type {
  AnalysedRubrica,
  AnalysisAlert,
  AnalysisMonthRow,
  FileAnalysisProgress,
  FileAnalysisState,
  FileReport,
} from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import type { FileAnalysisService } from '@restitui/domain/recovery/file-analyses/file-analysis-service.ts';
import type { MonthDetail } from '@restitui/domain/recovery/file-analyses/month-detail.ts';
import type { DossierState } from '@restitui/domain/simples/analysis/dossiers.api.ts';
import type { Settlement } from '@restitui/sped-engine/months/month-settlement.ts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytes, day, instant, tenantId } from '../../../db/columns.ts';
import { keptAccountId, personalData } from '../../../db/personal-data.ts';
import { userDirectory } from '../../accounts/users/users.table.ts';
import { toAssessment } from '../assessments/assessments.table.ts';

/** A thesis of a month as it was computed; Selic is applied when it is read. Amounts in cents. */
export interface StoredCell {
  tese: string;
  verba: number | null;
  nome: string;
  classe: PositionClass;
  fonte: string;
  a_conferir: boolean;
  condicoes: string | null;
  contavel: boolean;
  /** Filing day of the company's action that stops the limitation. */
  acao_em: string | null;
  trabalhadores: number;
  base: number;
  suspenso: number;
  a_confirmar: number;
  partes: Record<string, number>;
  credito: number;
}

/** A month of a result. Amounts in cents. */
export interface StoredMonth extends Pick<AnalysisMonthRow, 'regime' | 'retificadora'> {
  pagamento: string | null;
  pagamento_presumido: boolean;
  prescreve_em: string | null;
  uso: 'CRUZADA' | 'SO_PREVIDENCIARIO' | null;
  celulas: StoredCell[];
  alertas: AnalysisAlert[];
  valores: Record<string, number>;
}

/** Details of a month; `acerto` lets further choices be assessed without the files, and stays on the server. */
export interface StoredDetail extends MonthDetail {
  acerto?: Settlement;
}

/** A file that an analysis reads: what the sender called it and where it is stored. */
export interface StoredFile {
  campo: 'principal' | 'complemento';
  nome: string;
  chave: string;
  bytes: number;
}

/** The latest dossier of a result. */
export interface StoredDossier {
  state: DossierState;
  /** From 0 to 100. */
  progresso: number;
  erro: string | null;
  askedDate: string;
  finishedDate: string | null;
  nome: string | null;
  pdf_file: string | null;
  pdf_bytes: number | null;
  planilha_file: string | null;
  planilha_bytes: number | null;
}

/** Analyses from files of a service, each with its result. */
export const fileAnalyses = pgTable(
  'file_analyses',
  {
    id: text().notNull(),
    id_tenant: tenantId().notNull(),
    id_apuracao: text().notNull(),
    id_user: text()
      .notNull()
      .references(() => userDirectory.id),
    servico: text().$type<FileAnalysisService>().notNull(),
    state: text().$type<FileAnalysisState>().notNull(),
    progress: jsonb().$type<FileAnalysisProgress>(),
    erro: text(),
    envio: jsonb().$type<StoredFile[]>().notNull(),
    /** Day of the upload; the raw files are deleted 30 days later. */
    enviadoEm: instant().notNull(),
    /** Day on which claims expire or not. */
    asOf: day().notNull(),
    createdDate: instant().notNull(),
    finishedDate: instant(),
    razao_social: text(),
    /** Version of the legal positions or rules that were applied. */
    regras: text(),
    alertas: jsonb().$type<AnalysisAlert[]>(),
    arquivos: jsonb().$type<FileReport[]>(),
    rubricas: jsonb().$type<AnalysedRubrica[]>(),
    dossie: jsonb().$type<StoredDossier>(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    toAssessment(table),
    index('file_analyses_of_assessment').on(table.id_apuracao, table.createdDate),
    uniqueIndex('file_analyses_one_at_a_time')
      .on(table.id_tenant, table.id_apuracao)
      .where(sql`${table.state} in ('na_fila', 'processando')`),
  ],
);

function ofRun(table: { id_tenant: AnyPgColumn; id_run: AnyPgColumn }) {
  const foreignColumns: [AnyPgColumn, AnyPgColumn] = [fileAnalyses.id_tenant, fileAnalyses.id];
  return foreignKey({ columns: [table.id_tenant, table.id_run], foreignColumns }).onDelete('cascade');
}

export const fileAnalysisMonths = pgTable(
  'file_analysis_months',
  {
    id_run: text().notNull(),
    id_tenant: tenantId().notNull(),
    /** `AAAA-MM`, or `AAAA-13` for the annual 13º; sorts by time. */
    periodo: text().notNull(),
    row: jsonb().$type<StoredMonth>().notNull(),
    detail: jsonb().$type<StoredDetail>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.id_tenant, table.id_run, table.periodo] }), ofRun(table)],
);

/** Documents or rubricas behind a month: blocks of JSON lines, deflated (decision 059). */
export const fileAnalysisItems = pgTable(
  'file_analysis_items',
  {
    id_run: text().notNull(),
    id_tenant: tenantId().notNull(),
    periodo: text().notNull(),
    ordem: integer().notNull(),
    itens: integer().notNull(),
    /** Number of items by thesis and state, so that a filtered page opens only the blocks that hold it. */
    contagens: jsonb().$type<Record<string, number>>().notNull(),
    /** Hashes of the documents of the block, to find those that hold one; null in results from before. */
    documentos: bytes(),
    linhas: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.id_tenant, table.id_run, table.periodo, table.ordem] }), ofRun(table)],
);

personalData(fileAnalyses, {
  purpose:
    'Analyses of payroll and SPED files. Workers are counted by a keyed hash whose key exists during one run; no name, CPF or hash of a worker is stored beside the files that were sent',
  basis: 'contract',
  retention: { text: 'As long as the record it belongs to; the files that were sent, 30 days' },
  subject: 'user',
  columns: { id_user: keptAccountId },
});
