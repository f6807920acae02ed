import { taxMonthKey } from '@restitui/brazil/tax-month.ts';
import { analysisParameters } from '../months/analysis-parameters.ts';
import type { Reproduction } from '../months/reproduce.ts';
import type { Declaration } from '../pgdas/declaration.ts';
import { numberChecks } from '../pgdas/number-checks.ts';
import { printedSums } from '../pgdas/printed-sums.ts';
import { type Conferencia, conferenciasOf } from './cross-check.ts';
import { dasChecks } from './das-checks.ts';
import { documentChecks } from './document-checks.ts';
import { historyChecks } from './history-checks.ts';
import { recomputedChecks } from './recomputed-checks.ts';

/**
 * Compares every value of a declaration that has a counterpart in the document or in the tables, failed checks first.
 * `reproduction` is undefined where no RBT12 explains the declared taxes.
 */
export function crossChecks(declaration: Declaration, reproduction: Reproduction | undefined): Conferencia[] {
  const month = taxMonthKey(declaration.taxMonth);
  const hasTables = month >= analysisParameters.tables.from && month <= analysisParameters.tables.to;
  return conferenciasOf([
    ...numberChecks(declaration),
    ...printedSums(declaration),
    ...(hasTables ? recomputedChecks(declaration, reproduction) : []),
    ...historyChecks(declaration),
    ...dasChecks(declaration),
    ...documentChecks(declaration),
  ]);
}
