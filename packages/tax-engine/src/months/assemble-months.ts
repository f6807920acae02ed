import { compareTaxMonths, type TaxMonth } from '@restitui/brazil/tax-month.ts';
import type { MonthClaims, MonthOfNotes } from '../engine-types.ts';
import type { DeclarationsReading } from '../pgdas/read-declarations.ts';
import { latestRuleSet, type RuleSet } from '../rules/rule-set.ts';
import { analyseMonth } from './analyse-month.ts';
import type { AnalysisRow } from './analysis-row.ts';

/** The results of reading the notes that the months need. */
export interface NotesOfMonths {
  months: readonly MonthOfNotes[];
  hasSaleNotes: boolean;
  hasClientSaleNotes: boolean;
  /** The strength of each month's claims; absent where it was not assessed. */
  claims?: () => ReadonlyMap<TaxMonth, MonthClaims>;
}

/** Returns true when the client's notes affect the revenue of the month; ignored notes alone create no row. */
function movesRevenue({ hasSales, unflooredTotal }: MonthOfNotes): boolean {
  return hasSales || unflooredTotal !== 0;
}

/** Computes one row per month that has notes or a declaration, in chronological order. `asOf` is `AAAA-MM-DD`. */
export function assembleMonths(
  declarations: DeclarationsReading,
  notes: NotesOfMonths,
  asOf: string,
  rules: RuleSet = latestRuleSet,
): AnalysisRow[] {
  const declared = new Map(declarations.months.map((declaration) => [declaration.taxMonth, declaration]));
  const claims = notes.claims?.();
  const noted = new Map(
    notes.months.map((month) => [month.competencia, { ...month, claims: claims?.get(month.competencia) }]),
  );
  const foreignOnly = declared.size === 0 && declarations.foreignMonths.length > 0;
  const wrongCnpj = foreignOnly || (notes.hasSaleNotes && !notes.hasClientSaleNotes);
  const hinted = declarations.unreadable.flatMap(({ taxMonth }) => taxMonth ?? []);

  const taxMonths = new Set<TaxMonth>([
    ...declared.keys(),
    ...notes.months.filter(movesRevenue).map(({ competencia }) => competencia),
    ...hinted,
    ...(foreignOnly ? declarations.foreignMonths : []),
  ]);
  return [...taxMonths].toSorted(compareTaxMonths).map((taxMonth) =>
    analyseMonth({
      taxMonth,
      declaration: declared.get(taxMonth),
      notes: noted.get(taxMonth),
      wrongCnpj,
      unreadable: declarations.unreadable.filter((pdf) => (pdf.taxMonth ?? taxMonth) === taxMonth),
      asOf,
      rules,
    }),
  );
}
