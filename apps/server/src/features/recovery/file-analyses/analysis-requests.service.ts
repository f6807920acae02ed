import { reaisOf } from '@restitui/brazil/money.ts';
import { defaultClasses } from '@restitui/domain/recovery/file-analyses/analysis-class.ts';
import type { AnalysisRequest } from '@restitui/domain/recovery/file-analyses/analysis-requests.api.ts';
import { isSelected } from '@restitui/domain/recovery/file-analyses/analysis-totals.ts';
import type { AnalysisCell, AnalysisMonthRow } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { periodOfSortable, sortablePeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import { requestsByKey } from '@restitui/domain/simples/refund-requests/requests-elsewhere.ts';
import type { Context } from '../../../kernel/context.ts';
import { listChoices } from './analysis-choices.repository.ts';
import { type ReadingDay, toMonthResponse } from './analysis-month.wire.ts';
import { type AnalysisRequestRow, listRequests, listRequestsElsewhere } from './analysis-requests.repository.ts';
import { findReadyRun, listMonths } from './file-analyses.repository.ts';

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

/**
 * Lists what the ticked classes claim by month and thesis, and every request that was made, whether the current result
 * still has its credit or not.
 */
export async function listAnalysisRequests(
  { db, tenant }: Pick<Context, 'db' | 'tenant'>,
  { id: id_apuracao, id_product }: { id: string; id_product: string },
  day: Omit<ReadingDay, 'requested'>,
): Promise<AnalysisRequest[]> {
  const rows = await listRequests(db, tenant, id_apuracao);
  const run = await findReadyRun(db, tenant, id_apuracao);
  const months = run ? await listMonths(db, tenant, run.id) : [];
  const choices = (await listChoices(db, tenant, id_apuracao)).map(({ valor }) => valor);
  const classes = choices.find((valor) => valor.tipo === 'classes')?.classes ?? defaultClasses;
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
  const elsewhere = requestsByKey(await listRequestsElsewhere(db, tenant, id_product, id_apuracao), keyOf);
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
