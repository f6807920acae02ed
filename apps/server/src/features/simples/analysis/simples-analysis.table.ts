import type { AnalysisProgress } from '@restitui/domain/simples/analysis/analysis-progress.ts';
import type { RulesName } from '@restitui/domain/simples/analysis/analysis-rules.ts';
import type { DossierState } from '@restitui/domain/simples/analysis/dossiers.api.ts';
import type { RectificationMirror } from '@restitui/domain/simples/analysis/rectification-mirror.ts';
import type {
  AnalysisMonth,
  AnalysisRow,
  AnalysisState,
  SimplesAnalysis,
} from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import type { ActiveDecisions } from '@restitui/domain/simples/decisions/active-decisions.ts';
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
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytes, cents, day, instant, tenantId } from '../../../db/columns.ts';
import { keptAccountId, keptAuthor, personalData } from '../../../db/personal-data.ts';
import { userDirectory } from '../../accounts/users/users.table.ts';
import { toAssessment } from '../../recovery/assessments/assessments.table.ts';

/** A month as the engine computed it, without users' corrections. */
export type ComputedRow = Omit<
  AnalysisRow,
  'total_calculado' | 'editado_por' | 'editado_em' | 'editado_motivo' | 'recalculado' | 'na_soma'
>;

/** Details of a month; the mirror has its own call. */
export type MonthDetail = Omit<AnalysisMonth, 'row'> & { espelho?: RectificationMirror | null };

/** Sums of the items that need an analyst's decision, in cents. */
export interface RunReview {
  pendente: number;
  decidido: number;
  total_produtos: number;
  atacadista: { ano: number; centavos: number }[];
}

function ofRun(table: { id_tenant: AnyPgColumn; id_run: AnyPgColumn }) {
  const foreignColumns: [AnyPgColumn, AnyPgColumn] = [simplesRuns.id_tenant, simplesRuns.id];
  return foreignKey({ columns: [table.id_tenant, table.id_run], foreignColumns }).onDelete('cascade');
}

/** Uploads of a pair of ZIPs, with their analysis. */
export const simplesRuns = pgTable(
  'simples_runs',
  {
    id: text().notNull(),
    id_tenant: tenantId().notNull(),
    id_apuracao: text().notNull(),
    id_user: text()
      .notNull()
      .references(() => userDirectory.id),
    state: text().$type<AnalysisState>().notNull(),
    progress: jsonb().$type<AnalysisProgress>(),
    erro: text(),
    xml_file: text().notNull(),
    xml_name: text().notNull(),
    pgdas_file: text().notNull(),
    pgdas_name: text().notNull(),
    /** Day on which claims expire or not; kept so that a recomputation gives the same result. */
    asOf: day().notNull(),
    createdDate: instant().notNull(),
    finishedDate: instant(),
    razao_social: text(),
    resumo: jsonb().$type<NonNullable<SimplesAnalysis['resumo']>>(),
    contagens: jsonb().$type<Record<string, number>>(),
    problemas: jsonb().$type<SimplesAnalysis['problemas']>(),
    /**
     * The rules and decisions that were active when the run started; kept so that a recomputation gives the same
     * result.
     */
    regras: jsonb().$type<RulesName>(),
    activeDecisions: jsonb('palavra').$type<ActiveDecisions>(),
    /** SHA-256 of the result; the SHA-256 of the result that this run recomputes, and whether both are equal. */
    resultado: text(),
    resultado_base: text(),
    confere: boolean(),
    revisao: jsonb().$type<RunReview>(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    toAssessment(table),
    index('simples_runs_of_assessment').on(table.id_apuracao, table.createdDate),
    uniqueIndex('simples_runs_one_at_a_time')
      .on(table.id_tenant, table.id_apuracao)
      .where(sql`${table.state} in ('na_fila', 'processando')`),
  ],
);

export const simplesMonths = pgTable(
  'simples_months',
  {
    id_run: text().notNull(),
    id_tenant: tenantId().notNull(),
    competencia: text().notNull(),
    row: jsonb().$type<ComputedRow>().notNull(),
    /** Details behind the row. */
    detail: jsonb().$type<MonthDetail>().notNull(),
    /** Read by the dashboards of limitation. */
    prescreve_em: text().generatedAlwaysAs(sql`"row" ->> 'prescreve_em'`),
    a_restituir: numeric({ mode: 'number' }).generatedAlwaysAs(sql`("row" ->> 'total_a_restituir')::numeric`),
  },
  // No further index begins with the tenant, so that the planner finds a run's months by the key even without
  // statistics.
  (table) => [primaryKey({ columns: [table.id_tenant, table.id_run, table.competencia] }), ofRun(table)],
);

/** Totals corrected by users; kept when files are uploaded again. */
export const simplesTotals = pgTable(
  'simples_totals',
  {
    id_apuracao: text().notNull(),
    id_tenant: tenantId().notNull(),
    competencia: text().notNull(),
    valor: cents().notNull(),
    /** The computed total when it was corrected: if it differs now, the correction needs a review. */
    calculado: cents().notNull(),
    /** Empty for corrections made before a reason was required. */
    motivo: text().notNull().default(''),
    id_user: text()
      .notNull()
      .references(() => userDirectory.id),
    nome: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.id_tenant, table.id_apuracao, table.competencia] }), toAssessment(table)],
);

/** Refunds of the current results per payment, corrections included: the claims that can expire. */
export const refundSlices = pgTable(
  'refund_slices',
  {
    id_apuracao: text().notNull(),
    id_tenant: tenantId().notNull(),
    competencia: text().notNull(),
    /** Day of the payment, with its index if several fall on one day. */
    pagamento: text().notNull(),
    pago_em: day().notNull(),
    valor: cents().notNull(),
    prescreve_em: day().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id_apuracao, table.competencia, table.pagamento] }),
    toAssessment(table),
    index('refund_slices_by_lapse').on(table.id_tenant, table.prescreve_em),
  ],
);

/**
 * Note items of a run: up to 65,536 of one month packed by column, with whole notes (decision 011). `item-block.ts` of
 * packages/column-store describes the parts.
 */
export const simplesItemBlocks = pgTable(
  'simples_item_blocks',
  {
    id_run: text().notNull(),
    id_tenant: tenantId().notNull(),
    competencia: text().notNull(),
    /** Index of the block within the run, from 0. */
    ordem: integer().notNull(),
    /** Index of its first item within the run, from 0. */
    primeiro: integer().notNull(),
    itens: integer().notNull(),
    notas: integer().notNull(),
    dicionarios: bytes(),
    somas: bytes(),
    colunas: bytes(),
    chaves: bytes(),
    documentos: bytes(),
    /** Replaces all parts: up to 16,384 items as JSON, in runs older than the blocks. */
    linhas: bytes(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id_run, table.ordem] }),
    ofRun(table),
    index('simples_item_blocks_of_month').on(table.id_run, table.competencia, table.ordem),
  ],
);

/** Dossiers of results; only the latest files of each are kept. */
export const simplesDossiers = pgTable(
  'simples_dossiers',
  {
    id_run: text().notNull(),
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
  (table) => [primaryKey({ columns: [table.id_tenant, table.id_run] }), ofRun(table)],
);

/** Spreadsheets of the items of results; only the latest file of each is kept. */
export const simplesNoteSheets = pgTable(
  'simples_note_sheets',
  {
    id_run: text().notNull(),
    id_tenant: tenantId().notNull(),
    state: text().$type<DossierState>().notNull(),
    progresso: integer().notNull(),
    erro: text(),
    askedDate: instant().notNull(),
    finishedDate: instant(),
    nome: text(),
    file: text(),
    bytes: bigint({ mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.id_tenant, table.id_run] }), ofRun(table)],
);

/** Jobs of all tenants that a restarted worker has to resume. Written by triggers (decision 033). */
export const unfinishedWork = pgTable(
  'unfinished_work',
  {
    kind: text({
      enum: [
        'simples_runs',
        'simples_effects',
        'simples_dossiers',
        'simples_note_sheets',
        'authenticity_checks',
        'file_analyses',
      ],
    }).notNull(),
    tenant: tenantId().notNull(),
    id: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.tenant, table.id] })],
);

personalData(simplesRuns, {
  purpose: 'Analyses of tax documents',
  basis: 'contract',
  retention: { text: 'As long as the record it belongs to' },
  subject: 'user',
  columns: {
    id_user: keptAccountId,
    activeDecisions: { erase: { step: 'decisions in runs' }, why: 'The names of authors of decisions' },
  },
});

personalData(simplesTotals, {
  purpose: 'Totals corrected by hand',
  basis: 'contract',
  retention: { text: 'As long as the record it belongs to' },
  subject: 'user',
  columns: keptAuthor,
});
