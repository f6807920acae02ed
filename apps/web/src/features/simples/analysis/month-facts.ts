import { type MonthFacts, type MonthWork, monthSteps } from '@restitui/domain/simples/analysis/month-work.ts';
import type { AnalysisRow } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { lacksConfirmation } from '@restitui/domain/simples/coverage/coverage-verdict.ts';
import type { AnalysisReviews, ReviewedProduct } from '@restitui/domain/simples/decisions/simples-effects.api.ts';
import type { RectificationMonth } from '@restitui/domain/simples/rectifications/rectifications.api.ts';

type CoverageLine = Parameters<typeof lacksConfirmation>[0] & { competencia: string };

/** Results of the calls of a case; undefined while loading or after a failure. */
export interface CaseResults {
  reviews: Pick<AnalysisReviews, 'produtos'> | undefined;
  /** Null in results made before coverage was computed. */
  coverage: { lines: readonly CoverageLine[] } | null | undefined;
  rectifications: readonly RectificationMonth[] | undefined;
}

/** Returns whether no decision covers the product yet. */
export function isUndecided({ decisao, nova_decisao }: Pick<ReviewedProduct, 'decisao' | 'nova_decisao'>): boolean {
  return decisao === null && nova_decisao === null;
}

/** Adds to each month what is left to do in it on a day (`AAAA-MM-DD`). */
export function monthsOfCase(rows: readonly AnalysisRow[], results: CaseResults, today: string): MonthWork[] {
  const items = results.reviews && undecidedItems(results.reviews.produtos);
  const lines = new Map(results.coverage?.lines.map((line) => [line.competencia, line]));
  const mirrors = new Map(results.rectifications?.map((month) => [month.competencia, month]));
  return rows.map((row) => {
    const line = lines.get(row.competencia);
    const facts: MonthFacts = {
      row,
      itensARevisar: items && (items.get(row.competencia) ?? 0),
      coberturaAConfirmar: results.coverage === undefined ? undefined : line !== undefined && lacksConfirmation(line),
      retificacao: results.rectifications && (mirrors.get(row.competencia) ?? withoutMirror),
    };
    return { ...facts, falta: monthSteps(facts, today) };
  });
}

const withoutMirror = { espelho: null, retificar: false, conferido: null };

function undecidedItems(produtos: readonly ReviewedProduct[]): Map<string, number> {
  const items = new Map<string, number>();
  for (const { competencia, itens } of produtos.filter(isUndecided).flatMap(({ meses }) => meses)) {
    items.set(competencia, (items.get(competencia) ?? 0) + itens);
  }
  return items;
}
