import { checkSums } from './check-sums.ts';
import type { Declaration, DocumentKind } from './declaration.ts';
import { isHeaderOrFooter } from './page-header-footer.ts';
import { parseActivities } from './parse-activities.ts';
import { parseGeneratedDas } from './parse-das.ts';
import { parseHistory } from './parse-history.ts';
import { parseIdentity } from './parse-identity.ts';
import { parsePayments } from './parse-payments.ts';
import { parseRevenues } from './parse-revenues.ts';
import { parseTotals } from './parse-totals.ts';
import type { TextLine } from './text-line.ts';

/** Section 2.5 contains fixed ICMS or ISS unless it is "Não se aplica". */
function hasFixedAmounts(lines: readonly TextLine[]): boolean {
  const at = lines.findIndex(({ folded }) => /^2\.5\)?\s*valores fixos/.test(folded));
  return at >= 0 && /\d,\d{2}/.test(lines[at + 1]?.text ?? '');
}

/**
 * Parses an extrato or declaração of the PGDAS-D from its lines. Returns undefined when it contains no month, without
 * which it belongs to no row. All sums are verified; failures are listed in `mismatches`.
 */
export function parseDeclaration(
  allLines: readonly TextLine[],
  kind: DocumentKind,
  file: string,
): Declaration | undefined {
  const identity = parseIdentity(allLines);
  if (!identity.taxMonth) return undefined;
  const lines = allLines.filter((line) => !isHeaderOrFooter(line));
  const { establishments, activities, mismatches } = parseActivities(lines);
  const declaration: Declaration = {
    ...identity,
    ...parseRevenues(lines),
    das: parseGeneratedDas(lines),
    ...parsePayments(lines),
    taxMonth: identity.taxMonth,
    files: [file],
    kind,
    establishments,
    activities,
    history: parseHistory(lines),
    totals: parseTotals(lines),
    copies: [],
    hasFixedAmounts: hasFixedAmounts(lines),
    mismatches: [],
  };
  declaration.mismatches = [...mismatches, ...checkSums(declaration)];
  return declaration;
}
