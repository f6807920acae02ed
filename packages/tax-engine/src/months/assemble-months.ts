import { type Competence, compareCompetences } from '@restitui/brazil/competence.ts';
import type { DeclarationsReading } from '../pgdas/read-declarations.ts';
import type { MonthOfNotes } from '../reading.ts';
import { latestRuleSet, type RuleSet } from '../rules/rule-set.ts';
import { analyseMonth } from './analyse-month.ts';
import type { AnalysisRow } from './analysis-row.ts';

/** What the notes' ZIP came to, as far as the months need it. */
export interface NotesOfMonths {
  months: readonly MonthOfNotes[];
  hasSaleNotes: boolean;
  hasClientSaleNotes: boolean;
}

/** Notes of the client moved revenue in the month; ignored ones alone make no row. */
function movesRevenue({ hasSales, unflooredTotal }: MonthOfNotes): boolean {
  return hasSales || unflooredTotal !== 0;
}

/** One row per month that has notes or a declaration, sorted. `asOf` is `AAAA-MM-DD`. */
export function assembleMonths(
  declarations: DeclarationsReading,
  notes: NotesOfMonths,
  asOf: string,
  rules: RuleSet = latestRuleSet,
): AnalysisRow[] {
  const declared = new Map(declarations.months.map((declaration) => [declaration.competence, declaration]));
  const noted = new Map(notes.months.map((month) => [month.competencia, month]));
  const foreignOnly = declared.size === 0 && declarations.foreignMonths.length > 0;
  const wrongCnpj = foreignOnly || (notes.hasSaleNotes && !notes.hasClientSaleNotes);
  const hinted = declarations.unreadable.flatMap(({ competence }) => competence ?? []);

  const competences = new Set<Competence>([
    ...declared.keys(),
    ...notes.months.filter(movesRevenue).map(({ competencia }) => competencia),
    ...hinted,
    ...(foreignOnly ? declarations.foreignMonths : []),
  ]);
  return [...competences].toSorted(compareCompetences).map((competence) =>
    analyseMonth({
      competence,
      declaration: declared.get(competence),
      notes: noted.get(competence),
      wrongCnpj,
      unreadable: declarations.unreadable.filter((pdf) => (pdf.competence ?? competence) === competence),
      asOf,
      rules,
    }),
  );
}
