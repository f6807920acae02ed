import { competenceKey } from '@restitui/brazil/competence.ts';
import { decisions } from '../months/decisions.ts';
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
 * Every value of a declaration that can be held against another, or against the tables: what was read beside what was
 * expected, disagreements first. `reproduction` is undefined where no RBT12 explains the declared taxes.
 */
export function crossChecks(declaration: Declaration, reproduction: Reproduction | undefined): Conferencia[] {
  const month = competenceKey(declaration.competence);
  const hasTables = month >= decisions.tables.from && month <= decisions.tables.to;
  return conferenciasOf([
    ...numberChecks(declaration),
    ...printedSums(declaration),
    ...(hasTables ? recomputedChecks(declaration, reproduction) : []),
    ...historyChecks(declaration),
    ...dasChecks(declaration),
    ...documentChecks(declaration),
  ]);
}
