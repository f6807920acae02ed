import { roundedCents } from '@restitui/brazil/money.ts';
import type { FileProblem } from '../engine-types.ts';
import { analysisParameters } from '../months/analysis-parameters.ts';
import type { AnalysisRow } from '../months/analysis-row.ts';
import { Exact } from '../rules/decimal.ts';
import { leftOutReason } from '../unread-file.ts';
import type { CoverageMonth, CoverageVerdict, EstablishmentCoverage, NoteTally } from './coverage.ts';
import { monthOfFile } from './month-of-file.ts';
import type { NotedMonth } from './notes-coverage.ts';

/** Activities of goods in the home market, for which coverage is measured. */
const goodsActivities = new Set<number | null>([1, 2, 4, 5]);

/** Computes the coverage of each row of the analysis, in order. */
export function coverMonths(
  rows: readonly AnalysisRow[],
  noted: readonly NotedMonth[],
  problems: readonly FileProblem[] = [],
): CoverageMonth[] {
  const unread = unreadByMonth(problems);
  const byMonth = Map.groupBy(noted, ({ month }) => `${month.slice(5)}/${month.slice(0, 4)}`);
  return rows.map((row) => {
    const notes = byMonth.get(row.competencia) ?? [];
    const declared = roundedCents(row.sem_subs_rb) + roundedCents(row.com_subs_rb);
    const found = roundedCents(row.Receita_Bruta_XML);
    const estabelecimentos = coverEstablishments(row, notes);
    const withRevenue = estabelecimentos.filter(({ declarado, xml }) => declarado > 0 || xml > 0);
    return {
      competencia: row.competencia,
      declarado: declared / 100,
      xml: found / 100,
      falta: Math.max(0, declared - found) / 100,
      cobertura: row.cobertura,
      veredito: verdictOf(row, declared, found),
      estabelecimentos,
      com_xml: withRevenue.filter(({ notas }) => notas > 0).length,
      sem_xml: withRevenue.filter(({ notas }) => notas === 0).length,
      notas: addTallies(notes),
      ...(unread.has(row.competencia) && { nao_lidos: unread.get(row.competencia) ?? [] }),
    };
  });
}

/** A month names this many files; all are in the list of problems. */
const MAX_NAMED = 50;

function unreadByMonth(problems: readonly FileProblem[]): Map<string, string[]> {
  const months = new Map<string, string[]>();
  for (const problem of problems) {
    const reason = leftOutReason(problem);
    const month = reason === undefined ? undefined : monthOfFile(problem.arquivo);
    if (month === undefined) continue;
    const files = months.get(month) ?? [];
    if (files.length < MAX_NAMED) files.push(`${problem.arquivo} (${reason})`);
    months.set(month, files);
  }
  return months;
}

function verdictOf(row: AnalysisRow, declared: number, found: number): CoverageVerdict {
  if (!row.declaracao) return 'sem_declaracao';
  if (declared === 0) return found > 0 ? 'acima' : 'sem_receita';
  if (found === 0) return 'sem_xml';
  if (row.declaracao.regime === 'Caixa') return 'caixa';
  const ratio = new Exact(found).div(declared);
  if (ratio.lt(analysisParameters.lowCoverage)) return 'baixa';
  if (ratio.lte(1)) return 'suficiente';
  return ratio.lte(analysisParameters.overDeclared) ? 'ajustada' : 'acima';
}

function coverEstablishments({ pgdas }: AnalysisRow, notes: readonly NotedMonth[]): EstablishmentCoverage[] {
  const found = new Map<string, { declared: number; xml: number; notes: number }>();
  const of = (cnpj: string) => {
    const one = found.get(cnpj) ?? { declared: 0, xml: 0, notes: 0 };
    found.set(cnpj, one);
    return one;
  };
  for (const { estabelecimento, atividade, receita } of pgdas) {
    if (estabelecimento !== '' && goodsActivities.has(atividade)) of(estabelecimento).declared += roundedCents(receita);
  }
  for (const { cnpj, cents: xml, tally } of notes) {
    if (cnpj === '') continue;
    const one = of(cnpj);
    one.xml += xml;
    one.notes += tally.autorizadas;
  }
  return [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([cnpj, one]) => ({ cnpj, declarado: one.declared / 100, xml: one.xml / 100, notas: one.notes }));
}

function addTallies(notes: readonly NotedMonth[]): NoteTally {
  const sum = (of: keyof NoteTally) => notes.reduce((total, { tally }) => total + tally[of], 0);
  return {
    autorizadas: sum('autorizadas'),
    canceladas: sum('canceladas'),
    denegadas: sum('denegadas'),
    nao_autorizadas: sum('nao_autorizadas'),
    sem_protocolo: sum('sem_protocolo'),
    devolucoes: sum('devolucoes'),
  };
}
