import { dayInBrazil } from '@restitui/brazil/day.ts';
import { roundedCents } from '@restitui/brazil/money.ts';
import { taxMonthOfDay } from '@restitui/brazil/tax-month.ts';
import type { AnalysisRequest } from '@restitui/domain/recovery/file-analyses/analysis-requests.api.ts';
import type { FileAnalysisService } from '@restitui/domain/recovery/file-analyses/file-analysis-service.ts';
import { sortablePeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import type { RefundRequest } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type AnalysisRequestRow,
  listRequests,
  saveRequest,
} from '../../recovery/file-analyses/analysis-requests.repository.ts';
import { listRequestsOfAnalyses } from '../../recovery/file-analyses/analysis-requests.service.ts';
import { analysisPayments } from './analysis-payments.rules.ts';
import {
  listRequests as listStoredRequests,
  listRequestsOf as listStoredRequestsOf,
} from './refund-requests.repository.ts';
import { stepColumns } from './request-steps.rules.ts';

/** An assessment that is analysed from files. */
interface FileAnalysis {
  id: string;
  id_product: string;
  servico: FileAnalysisService;
}

type Sources = Pick<Context, 'db' | 'tenant'> & { platform: Pick<Platform, 'clock'> };

/** Lists the payments of an analysis from files with the theses, amount and state of their requests. */
export async function listAnalysisPayments(context: Sources, analysis: FileAnalysis): Promise<RefundRequest[]> {
  return (await listPaymentsOfAnalyses(context, [analysis])).get(analysis.id) ?? [];
}

/** Lists the same for several analyses, by assessment, with as many statements as for one. */
export async function listPaymentsOfAnalyses(
  { db, tenant, platform }: Sources,
  analyses: readonly FileAnalysis[],
): Promise<Map<string, RefundRequest[]>> {
  const today = dayInBrazil(platform.clock.now());
  // Amounts of requests are without Selic, so that no rates are needed.
  const reading = { series: [], month: taxMonthOfDay(today), today };
  const theses = await listRequestsOfAnalyses({ db, tenant }, analyses, reading);
  const ids = analyses.map(({ id }) => id);
  const stored = Map.groupBy(await listStoredRequestsOf(db, tenant, ids), ({ id_apuracao }) => id_apuracao);
  return new Map(
    analyses.map(({ id, servico }) => [id, analysisPayments(theses.get(id) ?? [], stored.get(id) ?? [], servico)]),
  );
}

/**
 * A month of an analysis from files: its theses with their stored rows, their payments, and the names of all requests
 * that are stored.
 */
interface MonthOfPayments {
  theses: AnalysisRequest[];
  rows: AnalysisRequestRow[];
  payments: RefundRequest[];
  names: string[];
}

/** Reads a month with the state of its requests; `day` decides what expired and the Selic of the theses. */
export async function readMonthOfPayments(
  { db, tenant }: Pick<Context, 'db' | 'tenant'>,
  analysis: FileAnalysis,
  competencia: string,
  day: Parameters<typeof listRequestsOfAnalyses>[2],
): Promise<MonthOfPayments> {
  const isOfMonth = (one: { competencia: string }) => one.competencia === competencia;
  const rows = await listRequests(db, tenant, analysis.id);
  const read = await listRequestsOfAnalyses({ db, tenant }, [analysis], day, rows);
  const theses = (read.get(analysis.id) ?? []).filter(isOfMonth);
  const stored = (await listStoredRequests(db, tenant, analysis.id)).filter(isOfMonth);
  const names = stored.map(({ pagamento }) => pagamento);
  return { theses, rows, payments: analysisPayments(theses, stored, analysis.servico), names };
}

type Author = Pick<AnalysisRequestRow, 'id_tenant' | 'id_apuracao' | 'id_user' | 'nome' | 'at'>;

/**
 * Stores the state of a request with each of its theses, which stops their limitation. Returns false after a concurrent
 * change.
 * @param stored the rows of the theses as they are stored, also of other months
 */
export async function saveThesesOfRequest(
  db: Db,
  by: Author,
  request: RefundRequest,
  stored: readonly AnalysisRequestRow[],
): Promise<boolean> {
  const { competencia, pagamento, teses } = request;
  const { situacao, tipo, data, protocolo } = stepColumns(request);
  const periodo = sortablePeriod(competencia);
  const isMade = situacao !== 'A_PEDIR';
  const rows = stored.filter((row) => row.periodo === periodo);
  const saved: boolean[] = [];
  for (const { tese, nome: tese_nome, credito } of teses) {
    const before = rows.find((row) => row.tese === tese);
    const row = { ...by, periodo, tese, tese_nome, tipo, situacao, data, protocolo };
    saved.push(
      await saveRequest(db, {
        ...row,
        valor_pedido: isMade ? (before?.valor_pedido ?? roundedCents(credito)) : null,
        pedido: isMade ? pagamento : null,
        version: (before?.version ?? 0) + 1,
      }),
    );
  }
  return saved.every(Boolean);
}
