import { reaisOf } from '@restitui/brazil/money.ts';
import { defaultClasses, type PositionClass } from '@restitui/domain/recovery/file-analyses/analysis-class.ts';
import type { AnalysisRequest } from '@restitui/domain/recovery/file-analyses/analysis-requests.api.ts';
import { isSelected } from '@restitui/domain/recovery/file-analyses/analysis-totals.ts';
import type { AnalysisCell, AnalysisMonthRow } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { periodOfSortable, sortablePeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import { requestsByKey } from '@restitui/domain/simples/refund-requests/requests-elsewhere.ts';
import type { Context } from '../../../kernel/context.ts';
import { listClassChoices } from './analysis-choices.repository.ts';
import { type ReadingDay, toMonthResponse } from './analysis-month.wire.ts';
import { type AnalysisRequestRow, listMadeRequests, listRequestsOf } from './analysis-requests.repository.ts';
import { listCurrentMonths } from './file-analysis-months.repository.ts';

type Claimed = Omit<AnalysisRequest, keyof RequestState>;
type RequestState = Pick<
  AnalysisRequest,
  | 'tipo'
  | 'situacao'
  | 'data'
  | 'protocolo'
  | 'valor_pedido'
  | 'pedido'
  | 'alterado_por'
  | 'version'
  | 'em_outra_apuracao'
>;

const keyOf = ({ periodo, tese }: Pick<AnalysisRequestRow, 'periodo' | 'tese'>) => `${periodo} ${tese}`;

/** An assessment that is analysed from files. */
interface Analysis {
  id: string;
  id_product: string;
}

/**
 * Lists what the ticked classes claim by month and thesis, and every request that was made, whether the current result
 * still has its credit or not.
 */
export async function listAnalysisRequests(
  context: Pick<Context, 'db' | 'tenant'>,
  analysis: Analysis,
  day: Omit<ReadingDay, 'requested'>,
): Promise<AnalysisRequest[]> {
  return (await listRequestsOfAnalyses(context, [analysis], day)).get(analysis.id) ?? [];
}

/**
 * Lists the same for several analyses, by assessment, with as many statements as for one.
 * @param stored the requests of the analyses, where they were read before
 */
export async function listRequestsOfAnalyses(
  { db, tenant }: Pick<Context, 'db' | 'tenant'>,
  analyses: readonly Analysis[],
  day: Omit<ReadingDay, 'requested'>,
  stored?: readonly AnalysisRequestRow[],
): Promise<Map<string, AnalysisRequest[]>> {
  const ids = analyses.map(({ id }) => id);
  const rows = byAssessment(stored ?? (await listRequestsOf(db, tenant, ids)));
  const months = byAssessment(await listCurrentMonths(db, tenant, ids));
  const choices = byAssessment(await listClassChoices(db, tenant, ids));
  const products = [...new Set(analyses.map(({ id_product }) => id_product))];
  const made = Map.groupBy(await listMadeRequests(db, tenant, products), ({ id_product }) => id_product);
  return new Map(
    analyses.map(({ id, id_product }) => {
      const [chosen] = (choices.get(id) ?? []).map(({ valor }) => valor);
      const analysis: StoredAnalysis = {
        ...{ rows: rows.get(id) ?? [], months: months.get(id) ?? [] },
        classes: chosen?.tipo === 'classes' ? chosen.classes : defaultClasses,
        elsewhere: (made.get(id_product) ?? []).filter(({ id_apuracao }) => id_apuracao !== id),
      };
      return [id, requestsOf(analysis, day)];
    }),
  );
}

function byAssessment<R extends { id_apuracao: string }>(rows: readonly R[]): Map<string, R[]> {
  return Map.groupBy(rows, ({ id_apuracao }) => id_apuracao);
}

interface StoredAnalysis {
  rows: readonly AnalysisRequestRow[];
  months: readonly Pick<Awaited<ReturnType<typeof listCurrentMonths>>[number], 'periodo' | 'row'>[];
  classes: readonly PositionClass[];
  /** Requests under other assessments of the product, newest first. */
  elsewhere: Awaited<ReturnType<typeof listMadeRequests>>;
}

function requestsOf(
  { rows, months, classes, elsewhere: others }: StoredAnalysis,
  day: Omit<ReadingDay, 'requested'>,
): AnalysisRequest[] {
  const stored = new Map(rows.map((row) => [keyOf(row), row]));
  const reading = { ...day, requested: requestedDays(rows) };
  const claimed = months
    .map(({ periodo, row }) => toMonthResponse(periodo, row, reading))
    .flatMap((month) =>
      month.celulas
        .filter(
          (cell) => (cell.credito > 0 && isSelected(cell, classes)) || isRequested(stored.get(keyIn(month, cell))),
        )
        .map((cell) => toClaimed(month, cell)),
    );
  const known = new Set(claimed.map(keyOfClaimed));
  const orphans = rows.filter((row) => isRequested(row) && !known.has(keyOf(row)));
  const elsewhere = requestsByKey(others, keyOf);
  return [...claimed, ...orphans.map(toOrphan)]
    .map((one) => ({
      ...one,
      ...stateOf(stored.get(keyOfClaimed(one))),
      em_outra_apuracao: elsewhere.get(keyOfClaimed(one)) ?? null,
    }))
    .toSorted((a, b) => compare(keyOfClaimed(a), keyOfClaimed(b)));
}

/** Returns the days of requests that were made and not denied, by month and thesis: they stop the limitation. */
export function requestedDays(rows: readonly AnalysisRequestRow[]): ReadonlyMap<string, string> {
  return new Map(
    rows.flatMap((row): [string, string][] =>
      row.data && row.situacao !== 'A_PEDIR' && row.situacao !== 'INDEFERIDO' ? [[keyOf(row), row.data]] : [],
    ),
  );
}

const isRequested = (row: AnalysisRequestRow | undefined) => row !== undefined && row.situacao !== 'A_PEDIR';
const keyOfClaimed = ({ competencia, tese }: Pick<Claimed, 'competencia' | 'tese'>) =>
  keyOf({ periodo: sortablePeriod(competencia), tese });
const keyIn = ({ competencia }: AnalysisMonthRow, { tese }: AnalysisCell) => keyOfClaimed({ competencia, tese });
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function toClaimed(month: AnalysisMonthRow, cell: AnalysisCell): Claimed {
  const { competencia, pagamento, pagamento_presumido, prescreve_em } = month;
  const { tese, nome, classe, a_conferir, credito, corrigido } = cell;
  return {
    ...{ competencia, tese, nome, classe, a_conferir, pagamento, pagamento_presumido, prescreve_em },
    ...{ credito, corrigido },
  };
}

function toOrphan({ periodo, tese, tese_nome }: AnalysisRequestRow): Claimed {
  return {
    ...{ competencia: periodOfSortable(periodo), tese, nome: tese_nome, classe: null, a_conferir: false },
    ...{ pagamento: null, pagamento_presumido: false, prescreve_em: null, credito: 0, corrigido: 0 },
  };
}

function stateOf(stored: AnalysisRequestRow | undefined): Omit<RequestState, 'em_outra_apuracao'> {
  return {
    tipo: stored?.tipo ?? 'RESTITUICAO',
    situacao: stored?.situacao ?? 'A_PEDIR',
    data: stored?.data ?? null,
    protocolo: stored?.protocolo ?? '',
    valor_pedido: stored?.valor_pedido == null ? null : reaisOf(stored.valor_pedido),
    pedido: stored?.pedido ?? null,
    alterado_por: stored?.nome ?? null,
    version: stored?.version ?? 0,
  };
}
