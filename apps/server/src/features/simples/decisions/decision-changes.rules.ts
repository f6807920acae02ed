import type { RulesName } from '@restitui/domain/simples/analysis/analysis-rules.ts';
import type { ActiveDecisions } from '@restitui/domain/simples/decisions/active-decisions.ts';
import type { Review } from '../analysis/simples-reviews.repository.ts';
import type { Run } from '../analysis/simples-runs.repository.ts';

const nothing: ActiveDecisions = { decisoes: [], atacadista: {} };

/**
 * Returns the NCMs of decisions created or revoked since a run (one per decision), the years whose wholesale decision
 * changed, and whether one of the decisions overrules the rules.
 */
export function decisionChangesSince(
  { activeDecisions }: Pick<Run, 'activeDecisions'>,
  now: ActiveDecisions,
): { ncms: string[]; years: string[]; overrules: boolean } {
  const then = activeDecisions ?? nothing;
  const missingIn = (other: ActiveDecisions, word: ActiveDecisions) =>
    word.decisoes.filter(({ id }) => !other.decisoes.some((known) => known.id === id));
  const years = new Set([...Object.keys(then.atacadista), ...Object.keys(now.atacadista)]);
  const changed = [...missingIn(then, now), ...missingIn(now, then)];
  return {
    ncms: changed.map(({ ncm }) => ncm),
    overrules: changed.some(({ corrige }) => corrige),
    years: [...years].filter((year) => then.atacadista[year] !== now.atacadista[year]),
  };
}

/** Returns whether the current rules or decisions may change the result of a run; `reviews` are its products. */
export function mayChangeResult(run: Run, now: ActiveDecisions, rules: RulesName, reviews: readonly Review[]): boolean {
  if (run.regras?.hash !== rules.hash) return true;
  const { ncms, years, overrules } = decisionChangesSince(run, now);
  // The items that the rules settle are not among the reviews.
  if (overrules) return true;
  const all = run.revisao?.total_produtos === reviews.length;
  return years.length > 0 || ncms.some((ncm) => !all || reviews.some((product) => digitsOf(product.ncm) === ncm));
}

/** Returns whether the rules settle a product in a result; `reviews` are the listed products of its run. */
export function isSettled(
  { revisao }: Pick<Run, 'revisao'>,
  reviews: readonly Pick<Review, 'codigo' | 'ncm'>[],
  { codigo, ncm }: { codigo: string | null; ncm: string },
): boolean {
  // The list may be cut off, so that a product of low value is not known to be settled.
  if (revisao?.total_produtos !== reviews.length) return false;
  return !reviews.some((product) => product.codigo === codigo && digitsOf(product.ncm) === ncm);
}

const digitsOf = (ncm: string) => ncm.replace(/\D/g, '');
