import { roundedCents } from '@restitui/brazil/money.ts';
import { compareTaxMonths, type TaxMonth, taxMonthOfDay } from '@restitui/brazil/tax-month.ts';
import type { CoverageMonth, CoverageRequest, NumberGap } from './coverage.ts';
import type { NotedSeries } from './notes-coverage.ts';
import type { GapPeriod } from './number-gaps.ts';
import type { RequestSources } from './request-sources.ts';
import { formatCount, formatPeriod, formatRanges, formatSeries, formatStores } from './request-texts.ts';

/** Returns requests for missing numbers, one per series and period, and for confirmation of jumps. */
export function numberRequests({ notes, months }: RequestSources): CoverageRequest[] {
  return notes.series
    .filter(({ own }) => own)
    .flatMap((series) => [
      ...series.gaps.periods.map((period) => gapRequest(series, period, months)),
      ...series.gaps.jumps.map((jump) => jumpRequest(series, jump)),
    ]);
}

function gapRequest(series: NotedSeries, period: GapPeriod, months: readonly CoverageMonth[]): CoverageRequest {
  const { from, to, numbers, gaps, named } = period;
  const missing = missingCents(months, from, to);
  const asked = `Peça os XML da ${formatSeries(series)}, ${formatRanges(named, gaps, numbers)} (${formatPeriod(from, to)}), ${formatStores([series.estabelecimento])}.`;
  const explained = ' A receita declarada já está nas notas: se os números não foram usados, peça a inutilização.';
  return {
    tipo: 'numeros',
    texto: missing === 0 ? asked + explained : asked,
    de: from,
    ate: to,
    estabelecimento: series.estabelecimento,
    valor: Math.min(likelyCents(series, numbers), missing) / 100,
  };
}

/** Estimates the value of missing numbers by the mean of the series' sales. Cents. */
function likelyCents({ numbers: { sales, saleCents } }: NotedSeries, numbers: number): number {
  return sales === 0 || saleCents <= 0 ? 0 : Number((BigInt(saleCents) * BigInt(numbers)) / BigInt(sales));
}

function missingCents(months: readonly CoverageMonth[], from: TaxMonth, to: TaxMonth): number {
  return months
    .filter(({ competencia }) => compareTaxMonths(competencia, from) >= 0 && compareTaxMonths(competencia, to) <= 0)
    .reduce((cents, { falta }) => cents + roundedCents(falta), 0);
}

function jumpRequest(series: NotedSeries, { de, ate, depois_de, antes_de }: NumberGap): CoverageRequest {
  const [early, late] = depois_de < antes_de ? [depois_de, antes_de] : [antes_de, depois_de];
  const [from, to] = [taxMonthOfDay(early), taxMonthOfDay(late)];
  const jump = `saltou do número ${formatCount(de - 1)} para o ${formatCount(ate + 1)}`;
  return {
    tipo: 'salto',
    texto: `Confirme se a ${formatSeries(series)} ${jump} (${formatPeriod(from, to)}), ${formatStores([series.estabelecimento])}; se não, peça os XML.`,
    de: from,
    ate: to,
    estabelecimento: series.estabelecimento,
    valor: 0,
  };
}
