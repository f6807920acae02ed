import { assembleCoverage } from './coverage/assemble-coverage.ts';
import type { Coverage } from './coverage/coverage.ts';
import type { FileProblem, Reviews } from './engine-types.ts';
import type { AnalysisRow } from './months/analysis-row.ts';
import { assembleMonths } from './months/assemble-months.ts';
import { type AnalysisSummary, summarise } from './months/summarise.ts';
import type { NotesReading } from './notes/read-notes.ts';
import type { DeclarationsReading } from './pgdas/read-declarations.ts';
import { type RuleSet, ruleSetHash } from './rules/rule-set.ts';

export interface Analysis {
  razao_social: string;
  /** 14 characters. */
  cnpj: string;
  asOf: string;
  /** Name of the rule set and the SHA-256 of its content. */
  ruleSet: { nome: string; hash: string };
  analises: AnalysisRow[];
  resumo: AnalysisSummary;
  /** Numbers of files and notes by kind. */
  contagens: Record<string, number>;
  problemas: FileProblem[];
  /** How far the notes explain the declared revenue, with requests to the client. */
  cobertura: Coverage;
  revisoes: Reviews;
}

/** The contents of both ZIPs. */
export interface Readings {
  declarations: DeclarationsReading;
  notes: NotesReading;
}

/** Computes the result from what was read. `cnpj` has 14 characters, `asOf` is `AAAA-MM-DD`. */
export function assembleAnalysis(
  { declarations, notes }: Readings,
  { cnpj, asOf, ruleSet }: { cnpj: string; asOf: string; ruleSet: RuleSet },
): Analysis {
  const analises = assembleMonths(declarations, notes, asOf, ruleSet);
  const problemas = [...declarations.problems, ...notes.problems];
  return {
    razao_social: declarations.months.findLast(({ companyName }) => companyName !== '')?.companyName ?? '',
    cnpj,
    asOf,
    ruleSet: { nome: ruleSet.nome, hash: ruleSetHash(ruleSet) },
    analises,
    resumo: summarise(analises),
    contagens: Object.fromEntries([...prefixed('pgdas', declarations.counts), ...prefixed('xml', notes.counts)]),
    problemas,
    cobertura: assembleCoverage(analises, notes.coverage, problemas),
    revisoes: notes.reviews(),
  };
}

function prefixed(prefix: string, counts: object): [string, number][] {
  return Object.entries(counts).map(([key, count]) => [`${prefix}_${key}`, count]);
}
