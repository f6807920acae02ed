import { sumOfReais } from '@restitui/brazil/money.ts';
import type { Coverage, CoverageConfirmation, CoverageMonth } from '@restitui/domain/simples/coverage/coverage.api.ts';
import { lacksConfirmation, needsConfirmation } from '@restitui/domain/simples/coverage/coverage-verdict.ts';

/** A month with the analyst's confirmation. */
export interface CoverageLine extends CoverageMonth {
  confirmacao: CoverageConfirmation | undefined;
}

export interface CoverageFigures {
  lines: CoverageLine[];
  /** Reais. */
  declarado: number;
  falta: number;
  /** 0 to 1; null without declared revenue. */
  cobertura: number | null;
  /** Missing numbers over all series. */
  numeros: number;
  /** Months whose refund is a minimum, and how many of them lack a current confirmation. */
  baixos: number;
  aConfirmar: number;
}

/** Returns whether the month needs no attention. */
export function isInOrder({ veredito }: CoverageMonth): boolean {
  return veredito === 'suficiente' || veredito === 'ajustada' || veredito === 'sem_receita';
}

/**
 * Returns the difference between the revenue of a month and the notes of its stores, in reais: returns of stores that
 * issued no note then.
 */
export function outsideStores({ xml, estabelecimentos }: Pick<CoverageMonth, 'xml' | 'estabelecimentos'>): number {
  return sumOfReais([xml, ...estabelecimentos.map((store) => -store.xml)]);
}

export function coverageFigures(
  { meses, series }: { meses: CoverageMonth[]; series: Pick<Coverage['series'][number], 'faltam'>[] },
  confirmacoes: readonly CoverageConfirmation[],
): CoverageFigures {
  const confirmed = new Map(confirmacoes.map((one) => [one.competencia, one]));
  const lines = meses.map((month) => ({ ...month, confirmacao: confirmed.get(month.competencia) }));
  const declarado = sumOfReais(meses.map((month) => month.declarado));
  const falta = sumOfReais(meses.map((month) => month.falta));
  return {
    lines,
    declarado,
    falta,
    cobertura: declarado > 0 ? sumOfReais([declarado, -falta]) / declarado : null,
    numeros: series.reduce((total, { faltam }) => total + faltam, 0),
    baixos: meses.filter(({ veredito }) => needsConfirmation(veredito)).length,
    aConfirmar: lines.filter(lacksConfirmation).length,
  };
}
