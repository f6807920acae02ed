import { type Competence, compareCompetences, competenceOfDay } from '@restitui/brazil/competence.ts';
import { roundedCents } from '@restitui/brazil/money.ts';
import type { CoverageMonth, CoverageRequest, NumberGap } from './coverage.ts';
import type { NotedSeries } from './notes-coverage.ts';
import type { GapPeriod } from './number-gaps.ts';
import type { RequestSources } from './request-sources.ts';
import { countWords, periodWords, rangeWords, seriesWords, storeWords } from './request-words.ts';

/** Missing numbers, one request per series and time, and jumps to be confirmed. */
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
  const asked = `Peça os XML da ${seriesWords(series)}, ${rangeWords(named, gaps, numbers)} (${periodWords(from, to)}), ${storeWords([series.estabelecimento])}.`;
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

/** What the missing numbers come to at the mean of the series' sales. */
function likelyCents({ numbers: { sales, saleCents } }: NotedSeries, numbers: number): number {
  return sales === 0 || saleCents <= 0 ? 0 : Number((BigInt(saleCents) * BigInt(numbers)) / BigInt(sales));
}

function missingCents(months: readonly CoverageMonth[], from: Competence, to: Competence): number {
  return months
    .filter(({ competencia }) => compareCompetences(competencia, from) >= 0 && compareCompetences(competencia, to) <= 0)
    .reduce((cents, { falta }) => cents + roundedCents(falta), 0);
}

function jumpRequest(series: NotedSeries, { de, ate, depois_de, antes_de }: NumberGap): CoverageRequest {
  const [early, late] = [depois_de, antes_de].sort() as [string, string];
  const [from, to] = [competenceOfDay(early), competenceOfDay(late)];
  const jump = `saltou do número ${countWords(de - 1)} para o ${countWords(ate + 1)}`;
  return {
    tipo: 'salto',
    texto: `Confirme se a ${seriesWords(series)} ${jump} (${periodWords(from, to)}), ${storeWords([series.estabelecimento])}; se não, peça os XML.`,
    de: from,
    ate: to,
    estabelecimento: series.estabelecimento,
    valor: 0,
  };
}
