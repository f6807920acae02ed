import { roundedCents } from '@restitui/brazil/money.ts';
import { needsConfirmation } from '@restitui/domain/simples/coverage/coverage-verdict.ts';
import type { Coverage } from '@restitui/tax-engine/coverage/coverage.ts';
import { type AnalysisSummary, summarise } from '@restitui/tax-engine/months/summarise.ts';
import type { simplesRuns, simplesTotals } from '../../features/simples/analysis/simples-analysis.table.ts';
import type { coverageConfirmations } from '../../features/simples/coverage/coverage.table.ts';
import type { DemoAssessment } from './assessments.demo.ts';
import { dayBefore, instantOn } from './demo.ts';
import { idOf, Seeded } from './seeded.ts';
import { coverHistory } from './simples-coverage.ts';
import { type AnalysedMonth, historyOf } from './simples-history.ts';
import { analystEmail, analystName, userId } from './users.demo.ts';

export type RunRow = typeof simplesRuns.$inferInsert;
type ConfirmationRow = typeof coverageConfirmations.$inferInsert;
type TotalRow = typeof simplesTotals.$inferInsert;

export interface DemoAnalysis {
  /** Client and state of the company. */
  client: string;
  estado: string;
  run: RunRow;
  resumo: AnalysisSummary;
  months: AnalysedMonth[];
  coverage: Coverage;
  /** The first month with low coverage, which the analyst confirmed. */
  confirmed: ConfirmationRow | undefined;
  /** A month's total that the analyst corrected. */
  edited: TotalRow | undefined;
  /** Cents, corrections included. */
  found: number;
}

/** Every fourth history contains expired months; the first has a total corrected by hand. */
export function analysisOf(assessment: DemoAssessment, order: number, today: string): DemoAnalysis {
  const random = new Seeded('analysis', assessment.id);
  const run = runOf(assessment, today, random);
  const history = historyOf(assessment, run.asOf, order % 4 === 1 ? 'long' : 'recent', random);
  const { months, coverage } = coverHistory(history, new Seeded('coverage', assessment.id));
  const edited = order === 0 ? correctionOf(run, months) : undefined;
  const resumo = summarise(months.map(({ row }) => row));
  const moved = edited ? edited.valor - edited.calculado : 0;
  return {
    client: assessment.product.client.cnpjcpf,
    estado: assessment.product.client.estado,
    resumo,
    run: {
      ...run,
      state: 'pronta',
      razao_social: assessment.product.client.razao_social,
      resumo,
      contagens: countsOf(months, random),
    },
    months,
    coverage,
    confirmed: confirmationOf(run, coverage),
    edited,
    found: Math.round(resumo.total_a_restituir * 100) + moved,
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
    ...{ resultado: null, regras: null, activeDecisions: null, revisao: null },
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
function correctionOf(run: RunRow, months: AnalysedMonth[]): TotalRow | undefined {
  const month = months.findLast(
    ({ row }) => row.total_a_restituir > 10 && row.fora_da_soma.prescrito + row.fora_da_soma.nao_pago === 0,
  );
  if (!month) return undefined;
  const { competencia, total_a_restituir } = month.row;
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

function countsOf(months: AnalysedMonth[], random: Seeded): Record<string, number> {
  const validos = months.reduce((sum, { lines }) => sum + lines.length, 0);
  const cancelados = random.between(0, 6);
  const eventos = cancelados + random.between(0, 3);
  const extratos = months.filter(({ row }) => row.declaracao).length;
  return {
    pgdas_pdfs: extratos,
    pgdas_extratos: extratos,
    xml_lidos: validos + cancelados + eventos,
    xml_validos: validos,
    xml_cancelados: cancelados,
    xml_eventos: eventos,
  };
}
