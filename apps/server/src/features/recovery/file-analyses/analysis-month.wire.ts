import { reaisOf } from '@restitui/brazil/money.ts';
import { type TaxMonth, taxMonthOfDay } from '@restitui/brazil/tax-month.ts';
import type { SelicMonth } from '@restitui/domain/operations/lookups/selic-series.ts';
import { correctBySelic } from '@restitui/domain/recovery/credits/selic-correction.ts';
import type { AnalysisCell, AnalysisMonthRow } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { periodOfSortable } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import type { StoredCell, StoredMonth } from './file-analyses.table.ts';

/** The day, and the Selic rates, with which a stored month is read. */
export interface ReadingDay {
  series: readonly SelicMonth[];
  /** The current month: Selic runs up to it. */
  month: TaxMonth;
  /** `AAAA-MM-DD`: the day on which the limitation is assessed. */
  today: string;
  /** Days of requests that were made, by `AAAA-MM` and thesis. */
  requested: ReadonlyMap<string, string>;
}

/** The chain of freed credits is no payment (SP-077). */
const withoutSelic = new Set(['CADEIA']);

/** Converts a stored month to reais, with Selic from the payment (decision 051) and the limitation of today. */
export function toMonthResponse(periodo: string, stored: StoredMonth, day: ReadingDay): AnalysisMonthRow {
  const { pagamento, valores, celulas, ...month } = stored;
  const correct = (value: number) =>
    pagamento === null
      ? undefined
      : correctBySelic({ value, from: taxMonthOfDay(pagamento), to: day.month }, day.series);
  const selic = correct(0);
  return {
    ...month,
    competencia: periodOfSortable(periodo),
    pagamento,
    selic_percentual: selic?.percentual ?? '0.00',
    selic_faltantes: selic?.faltantes ?? [],
    valores: inReais(valores),
    celulas: celulas.map((cell) =>
      toCell(cell, {
        corrigido: (withoutSelic.has(cell.tese) ? undefined : correct(cell.credito)?.corrigido) ?? cell.credito,
        prescrito: hasExpired(month.prescreve_em, [
          day.today,
          cell.acao_em,
          day.requested.get(`${periodo} ${cell.tese}`),
        ]),
      }),
    ),
  };
}

/** An own action, or a request, stops the limitation on the day on which it was filed (CTN art. 168). */
function hasExpired(prescreve_em: string | null, days: readonly (string | null | undefined)[]): boolean {
  return prescreve_em !== null && days.every((day) => !day || day > prescreve_em);
}

function toCell(
  { acao_em: _, base, suspenso, a_confirmar, credito, partes, ...cell }: StoredCell,
  { corrigido, prescrito }: Pick<AnalysisCell, 'corrigido' | 'prescrito'>,
): AnalysisCell {
  return {
    ...cell,
    prescrito,
    partes: inReais(partes),
    base: reaisOf(base),
    suspenso: reaisOf(suspenso),
    a_confirmar: reaisOf(a_confirmar),
    credito: reaisOf(credito),
    corrigido: reaisOf(corrigido),
  };
}

function inReais(amounts: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(amounts).map(([name, cents]) => [name, reaisOf(cents)]));
}
