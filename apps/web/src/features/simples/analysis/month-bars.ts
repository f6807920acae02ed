import { sumOfReais } from '@restitui/brazil/money.ts';
import { badgeOfDiagnosis } from '@restitui/domain/simples/analysis/diagnosis.ts';
import type { AnalysisRow } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { rowsByMonth } from './rows-by-month.ts';

export interface MonthBar {
  competencia: string;
  pago: number;
  /** Null in a month that could not be calculated. */
  devido: number | null;
  restituir: number;
}

const sum = (a: number, b: number) => Math.round((a + b) * 100) / 100;

/** Returns PIS and COFINS of each month for the chart and its table, in chronological order. */
export function monthBars(rows: readonly AnalysisRow[]): MonthBar[] {
  return rowsByMonth(rows).map((row) => ({
    competencia: row.competencia,
    pago: sum(row.pis_pago, row.cofins_pago),
    devido: badgeOfDiagnosis(row.diagnostico) === 'Erro' ? null : sum(row.pis_devido, row.cofins_devido),
    restituir: row.total_a_restituir,
  }));
}

/** Sums paid and due amounts over the calculated months; other months have no due amount to compare with. */
export function barTotals(bars: readonly MonthBar[]) {
  const known = bars.filter(({ devido }) => devido !== null);
  return {
    meses: known.length,
    pago: sumOfReais(known.map(({ pago }) => pago)),
    devido: sumOfReais(known.map(({ devido }) => devido ?? 0)),
    restituir: sumOfReais(bars.map(({ restituir }) => restituir)),
  };
}

/** Returns 3 to 5 round steps from 0 to at least `max`. */
export function axisTicks(max: number): number[] {
  if (max <= 0) return [0];
  const rough = max / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const count = Math.ceil(max / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, i) => Math.round(i * step * 100) / 100);
}

/** Returns the interval of labelled months at which labels of `labelWidth` do not overlap on `width`. */
export function labelEvery(months: number, width: number, labelWidth: number): number {
  const fitting = Math.max(1, Math.floor(width / labelWidth));
  return [1, 2, 3, 4, 6, 12, 24].find((every) => Math.ceil(months / every) <= fitting) ?? months;
}
