import { roundedCents } from '@restitui/brazil/money.ts';
import { needsConfirmation } from '@restitui/domain/simples/coverage/coverage-verdict.ts';
import type { ActiveDecisions } from '@restitui/domain/simples/decisions/active-decisions.ts';
import type { Coverage } from '@restitui/tax-engine/coverage/coverage.ts';
import type { AnalysisRow } from '@restitui/tax-engine/months/analysis-row.ts';
import { toRunOutcome } from '../../features/simples/analysis/run-result.rules.ts';
import type { simplesRuns, simplesTotals } from '../../features/simples/analysis/simples-analysis.table.ts';
import type { coverageConfirmations } from '../../features/simples/coverage/coverage.table.ts';
import type { DemoAssessment } from './assessments.demo.ts';
import { dayBefore, instantOn } from './demo.ts';
import { idOf, Seeded } from './seeded.ts';
import { notesZip } from './simples-files.ts';
import { historyOf, shelfOf } from './simples-history.ts';
import type { Company } from './simples-note-xml.ts';
import { type ReadAnalysis, readGenerated } from './simples-reading.ts';
import type { SoldMonth } from './simples-sold-month.ts';
import type { Shelf } from './trades.data.ts';
import { analystEmail, analystName, userId } from './users.demo.ts';

type Decisions = ActiveDecisions['decisoes'];
export type RunRow = typeof simplesRuns.$inferInsert;
type ConfirmationRow = typeof coverageConfirmations.$inferInsert;
type TotalRow = typeof simplesTotals.$inferInsert;

/** An analysis before it is read: its run, its shop, and what the shop sold and declared. */
export interface GeneratedAnalysis {
  client: string;
  run: RunRow;
  shop: Company;
  shelf: Shelf;
  months: SoldMonth[];
}

export interface DemoAnalysis extends GeneratedAnalysis, ReadAnalysis {
  /** The first month with low coverage, which the analyst confirmed. */
  confirmed: ConfirmationRow | undefined;
  /** A month's total that the analyst corrected. */
  edited: TotalRow | undefined;
  /** Cents, corrections included. */
  found: number;
}

/** Every fourth history contains expired months. */
export function generateAnalysis(assessment: DemoAssessment, order: number, today: string): GeneratedAnalysis {
  const random = new Seeded('analysis', assessment.id);
  const { cnpjcpf, razao_social, estado } = assessment.product.client;
  const run = runOf(assessment, today, random);
  return {
    client: cnpjcpf,
    run,
    shop: { cnpj: cnpjcpf, razao_social, estado, crt: '1' },
    shelf: shelfOf(assessment),
    months: historyOf(assessment, run.asOf, order % 4 === 1 ? 'long' : 'recent', random),
  };
}

/** Runs the engine on what was generated. */
export function readAnalysis(generated: GeneratedAnalysis, decisions: Decisions = []): Promise<ReadAnalysis> {
  const { client: cnpj, run, months, shelf, shop } = generated;
  const notes = notesZip(months, shelf, shop, { asOf: run.asOf, isKept: false });
  return readGenerated({ cnpj, asOf: run.asOf, months, notes, decisions });
}

/** Adds the outcome of the engine to the run, as the product stores it, and the analyst's work on the result. */
export function finishAnalysis(
  generated: GeneratedAnalysis,
  read: ReadAnalysis,
  { decisions, isEdited }: { decisions: Decisions; isEdited: boolean },
): DemoAnalysis {
  const { analysis } = read;
  const { run: queued } = generated;
  const run = {
    ...queued,
    ...toRunOutcome(null, analysis),
    resultado_base: null,
    activeDecisions: { decisoes: [...decisions], atacadista: {} },
  };
  const edited = isEdited ? correctionOf(run, analysis.analises) : undefined;
  const moved = edited ? edited.valor - edited.calculado : 0;
  return {
    ...generated,
    ...read,
    run,
    confirmed: confirmationOf(run, analysis.cobertura),
    edited,
    found: Math.round(analysis.resumo.total_a_restituir * 100) + moved,
  };
}

export function failedRun(assessment: DemoAssessment, today: string): RunRow {
  const random = new Seeded('failed analysis', assessment.id);
  return {
    ...runOf(assessment, today, random),
    state: 'falhou',
    erro: 'O ZIP de declarações não tem nenhum PGDAS-D legível. Envie os extratos em PDF, como o portal os gera.',
  };
}

/** The uploads of most runs were never stored: no file has their keys (`storeFiles`). */
function runOf({ id, product, age }: DemoAssessment, today: string, random: Seeded): RunRow {
  const id_run = idOf('run', id);
  const asOf = dayBefore(today, Math.max(1, age - random.between(0, 3)));
  const start = random.between(0, 500);
  const cnpj = product.client.cnpjcpf;
  return {
    id: id_run,
    id_tenant: product.client.tenant.id,
    id_apuracao: id,
    id_user: userId(analystEmail),
    state: 'na_fila',
    progress: null,
    erro: null,
    xml_file: `demonstracao-sem-arquivo/${id_run}/xml.zip`,
    xml_name: `notas-${cnpj}.zip`,
    pgdas_file: `demonstracao-sem-arquivo/${id_run}/pgdas.zip`,
    pgdas_name: `pgdas-${cnpj}.zip`,
    asOf,
    createdDate: instantOn(asOf, start),
    finishedDate: instantOn(asOf, start + 2),
    razao_social: null,
    resumo: null,
    contagens: null,
    problemas: [],
    ...{ resultado: null, resultado_base: null, confere: null, regras: null, activeDecisions: null, revisao: null },
  };
}

function confirmationOf(run: RunRow, { meses }: Coverage): ConfirmationRow | undefined {
  const [first, second] = meses.filter(({ veredito }) => needsConfirmation(veredito));
  if (!first || !second) return undefined;
  return {
    id_apuracao: run.id_apuracao,
    id_tenant: run.id_tenant,
    competencia: first.competencia,
    motivo: 'O cliente trocou de sistema e não tem mais os XML destes dias; segue com o que há.',
    cobertura: first.cobertura,
    id_user: userId(analystEmail),
    nome: analystName,
    at: instantOn(run.asOf, 540),
  };
}

/** Returns the latest month with a valid refund, rounded down to ten reais. */
function correctionOf(run: RunRow, rows: readonly AnalysisRow[]): TotalRow | undefined {
  const row = rows.findLast(
    ({ total_a_restituir, fora_da_soma }) =>
      total_a_restituir > 10 && fora_da_soma.prescrito + fora_da_soma.nao_pago === 0,
  );
  if (!row) return undefined;
  const { competencia, total_a_restituir } = row;
  return {
    id_apuracao: run.id_apuracao,
    id_tenant: run.id_tenant,
    competencia,
    valor: roundedCents(Math.floor(total_a_restituir / 10) * 10),
    calculado: roundedCents(total_a_restituir),
    id_user: userId(analystEmail),
    nome: analystName,
    at: instantOn(run.asOf, 530),
  };
}
