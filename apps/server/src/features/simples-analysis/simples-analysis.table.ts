import type { RulesName } from '@restitui/domain/simples-analysis/analysis-rules.ts';
import type { DossierState } from '@restitui/domain/simples-analysis/dossiers.api.ts';
import type { RectificationMirror } from '@restitui/domain/simples-analysis/rectification-mirror.ts';
import type {
  AnalysisMonth,
  AnalysisProgress,
  AnalysisRow,
  AnalysisState,
  SimplesAnalysis,
} from '@restitui/domain/simples-analysis/simples-analysis.api.ts';
import type { StandingWord } from '@restitui/domain/simples-decisions/standing-word.ts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytes, day, instant, money, tenantId } from '../../db/columns.ts';
import { toAssessment } from '../assessments/assessments.table.ts';
import { users } from '../users/users.table.ts';

/** What the engine says of a month, without what people changed. */
export type ComputedRow = Omit<AnalysisRow, 'total_calculado' | 'editado_por' | 'editado_em' | 'recalculado'>;

/** What stands behind a row; the mirror is asked for on its own. */
export type MonthDetail = Omit<AnalysisMonth, 'row'> & { espelho?: RectificationMirror | null };

/** Sums of what waits for an analyst. Cents. */
export interface RunReview {
  pendente: number;
  decidido: number;
  total_produtos: number;
  atacadista: { ano: number; centavos: number }[];
}

function ofAssessment(table: { id_tenant: AnyPgColumn; id_apuracao: AnyPgColumn }) {
  return toAssessment(table);
}

function ofRun(table: { id_tenant: AnyPgColumn; id_run: AnyPgColumn }) {
  const foreignColumns: [AnyPgColumn, AnyPgColumn] = [simplesRuns.id_tenant, simplesRuns.id];
  return foreignKey({ columns: [table.id_tenant, table.id_run], foreignColumns }).onDelete('cascade');
}

/** One upload of a pair of ZIPs and what became of it. */
export const simplesRuns = pgTable(
  'simples_runs',
  {
    id: text().primaryKey(),
    id_tenant: tenantId().notNull(),
    id_apuracao: text().notNull(),
    id_user: text()
      .notNull()
      .references(() => users.id),
    state: text().$type<AnalysisState>().notNull(),
    progress: jsonb().$type<AnalysisProgress>(),
    erro: text(),
    xml_file: text().notNull(),
    xml_name: text().notNull(),
    pgdas_file: text().notNull(),
    pgdas_name: text().notNull(),
    /** Day that decides what has lapsed: kept, so that a recomputation gives the same. */
    asOf: day().notNull(),
    createdDate: instant().notNull(),
    finishedDate: instant(),
    razao_social: text(),
    resumo: jsonb().$type<NonNullable<SimplesAnalysis['resumo']>>(),
    contagens: jsonb().$type<Record<string, number>>(),
    problemas: jsonb().$type<SimplesAnalysis['problemas']>(),
    /** The rules, and analysts' word as it stood when the run began: kept, so that a recomputation gives the same. */
    regras: jsonb().$type<RulesName>(),
    palavra: jsonb().$type<StandingWord>(),
    /** SHA-256 of the result; of the run that this one makes again, and whether both are the same. */
    resultado: text(),
    resultado_base: text(),
    confere: boolean(),
    revisao: jsonb().$type<RunReview>(),
  },
  (table) => [
    ofAssessment(table),
    unique('simples_runs_in_tenant').on(table.id_tenant, table.id),
    index('simples_runs_of_assessment').on(table.id_apuracao, table.createdDate),
    uniqueIndex('simples_runs_one_at_a_time')
      .on(table.id_apuracao)
      .where(sql`${table.state} in ('na_fila', 'processando')`),
  ],
);

/** The months of a run. */
export const simplesMonths = pgTable(
  'simples_months',
  {
    id_run: text().notNull(),
    id_tenant: tenantId().notNull(),
    competencia: text().notNull(),
    row: jsonb().$type<ComputedRow>().notNull(),
    /** What stands behind the row. */
    detail: jsonb().$type<MonthDetail>().notNull(),
    /** What the dashboards' lapses are kept of. */
    prescreve_em: text().generatedAlwaysAs(sql`"row" ->> 'prescreve_em'`),
    a_restituir: numeric({ mode: 'number' }).generatedAlwaysAs(sql`("row" ->> 'total_a_restituir')::numeric`),
  },
  // Nothing else that begins with the tenant: a run's months are always found by its key, statistics or none.
  (table) => [primaryKey({ columns: [table.id_run, table.competencia] }), ofRun(table)],
);

/** Totals that somebody corrected by hand; they outlive a new upload. */
export const simplesTotals = pgTable(
  'simples_totals',
  {
    id_apuracao: text().notNull(),
    id_tenant: tenantId().notNull(),
    competencia: text().notNull(),
    valor: money().notNull(),
    /** The computed total that was corrected: another one now means the correction needs a look. */
    calculado: money().notNull(),
    id_user: text()
      .notNull()
      .references(() => users.id),
    nome: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.id_apuracao, table.competencia] }), ofAssessment(table)],
);

/** The refund of the standing results on the payments behind it, corrections by hand included: what can lapse. */
export const refundSlices = pgTable(
  'refund_slices',
  {
    id_apuracao: text().notNull(),
    id_tenant: tenantId().notNull(),
    competencia: text().notNull(),
    /** The day of the payment, and its place where several fall on one. */
    pagamento: text().notNull(),
    pago_em: day().notNull(),
    valor: money().notNull(),
    prescreve_em: day().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_apuracao, table.competencia, table.pagamento] }),
    ofAssessment(table),
    index('refund_slices_by_lapse').on(table.id_tenant, table.prescreve_em),
  ],
);

/**
 * Note items behind a run's figures: up to 65,536 of one month packed by column, whole notes together (decision 011).
 * What each part holds stands in `item-block.ts`.
 */
export const simplesItemBlocks = pgTable(
  'simples_item_blocks',
  {
    id_run: text().notNull(),
    id_tenant: tenantId().notNull(),
    competencia: text().notNull(),
    /** Place among the blocks of the run, from 0. */
    ordem: integer().notNull(),
    /** Place of its first item among the items of the run, from 0. */
    primeiro: integer().notNull(),
    itens: integer().notNull(),
    notas: integer().notNull(),
    dicionarios: bytes(),
    somas: bytes(),
    colunas: bytes(),
    chaves: bytes(),
    documentos: bytes(),
    /** Instead of all these, up to 16,384 items as JSON: of runs older than the blocks, and of the demonstration. */
    linhas: bytes(),
  },
  (table) => [
    primaryKey({ columns: [table.id_run, table.ordem] }),
    ofRun(table),
    index('simples_item_blocks_of_month').on(table.id_run, table.competencia, table.ordem),
  ],
);

/** The papers of a run's result; the files of the last that was made. */
export const simplesDossiers = pgTable(
  'simples_dossiers',
  {
    id_run: text().primaryKey(),
    id_tenant: tenantId().notNull(),
    state: text().$type<DossierState>().notNull(),
    progresso: integer().notNull(),
    erro: text(),
    askedDate: instant().notNull(),
    finishedDate: instant(),
    nome: text(),
    pdf_file: text(),
    pdf_bytes: bigint({ mode: 'number' }),
    planilha_file: text(),
    planilha_bytes: bigint({ mode: 'number' }),
  },
  (table) => [ofRun(table)],
);
