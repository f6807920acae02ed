import type { RulesName } from '@restitui/domain/simples/analysis/analysis-rules.ts';
import type { ActiveDecisions } from '@restitui/domain/simples/decisions/active-decisions.ts';
import type { Review } from '../analysis/simples-reviews.repository.ts';
import type { Run } from '../analysis/simples-runs.repository.ts';

const nothing: ActiveDecisions = { decisoes: [], atacadista: {} };

/**
 * Returns the NCMs of decisions created or revoked since a run (one per decision), and the years whose wholesale
 * decision changed.
 */
export function decisionChangesSince(
  { activeDecisions }: Pick<Run, 'activeDecisions'>,
  now: ActiveDecisions,
): { ncms: string[]; years: string[] } {
  const then = activeDecisions ?? nothing;
  const missingIn = (other: ActiveDecisions, word: ActiveDecisions) =>
    word.decisoes.filter(({ id }) => !other.decisoes.some((known) => known.id === id));
  const years = new Set([...Object.keys(then.atacadista), ...Object.keys(now.atacadista)]);
  return {
    ncms: [...missingIn(then, now), ...missingIn(now, then)].map(({ ncm }) => ncm),
    years: [...years].filter((year) => then.atacadista[year] !== now.atacadista[year]),
  };
}

/** Returns whether the current rules or decisions may change the result of a run; `reviews` are its products. */
export function mayChangeResult(run: Run, now: ActiveDecisions, rules: RulesName, reviews: readonly Review[]): boolean {
  if (run.regras?.hash !== rules.hash) return true;
  const { ncms, years } = decisionChangesSince(run, now);
  const all = run.revisao?.total_produtos === reviews.length;
  return years.length > 0 || ncms.some((ncm) => !all || reviews.some((product) => digitsOf(product.ncm) === ncm));
}

const digitsOf = (ncm: string) => ncm.replace(/\D/g, '');
