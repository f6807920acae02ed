import type { FileProblem } from '../engine-types.ts';
import type { AnalysisRow } from '../months/analysis-row.ts';
import { coverMonths } from './cover-months.ts';
import type { Coverage, NumberSeries } from './coverage.ts';
import { coverageParameters } from './coverage-parameters.ts';
import { listRequests } from './list-requests.ts';
import type { NotedSeries, NotesCoverage } from './notes-coverage.ts';

/**
 * Compares the notes with the declared values in each month's row. The result does not depend on the order of files;
 * money in reais.
 */
export function assembleCoverage(
  rows: readonly AnalysisRow[],
  notes: NotesCoverage,
  problems: readonly FileProblem[],
): Coverage {
  const meses = coverMonths(rows, notes.months, problems);
  const pedidos = listRequests({ months: meses, notes, problems });
  return {
    meses,
    series: notes.series.slice(0, coverageParameters.seriesListed).map(toSeries),
    nomes: notes.named,
    pedidos: pedidos.slice(0, coverageParameters.requestsListed),
    pedidos_total: pedidos.length,
  };
}

function toSeries({ numbers, gaps, own, ...parts }: NotedSeries): NumberSeries {
  const { OK, CANCELADO, DENEGADA, NAO_AUTORIZADA, SEM_PROTOCOLO } = numbers.counts;
  return {
    ...parts,
    primeiro: gaps.first,
    ultimo: gaps.last,
    notas: OK,
    canceladas: CANCELADO,
    denegadas: DENEGADA,
    nao_autorizadas: NAO_AUTORIZADA,
    sem_protocolo: SEM_PROTOCOLO,
    inutilizadas: gaps.voided,
    faltam: own ? gaps.missing : 0,
    lacunas: own ? gaps.listed : [],
    lacunas_total: own ? gaps.total : 0,
    propria: own,
  };
}
