import type { RulesName } from '@restitui/domain/simples-analysis/analysis-rules.ts';
import type { StandingWord } from '@restitui/domain/simples-decisions/standing-word.ts';
import type { Review } from './simples-reviews.repository.ts';
import type { Run } from './simples-runs.repository.ts';

const nothing: StandingWord = { decisoes: [], atacadista: {} };

/** NCMs of decisions made or revoked since a run, one for each, and the years on which the word is another. */
export function changedSince(
  { palavra }: Pick<Run, 'palavra'>,
  now: StandingWord,
): { ncms: string[]; years: string[] } {
  const then = palavra ?? nothing;
  const missingIn = (other: StandingWord, word: StandingWord) =>
    word.decisoes.filter(({ id }) => !other.decisoes.some((known) => known.id === id));
  const years = new Set([...Object.keys(then.atacadista), ...Object.keys(now.atacadista)]);
  return {
    ncms: [...missingIn(then, now), ...missingIn(now, then)].map(({ ncm }) => ncm),
    years: [...years].filter((year) => then.atacadista[year] !== now.atacadista[year]),
  };
}

/** Whether today's rules or decisions may give a run another result; `reviews` are its products. */
export function mayChange(run: Run, now: StandingWord, rules: RulesName, reviews: readonly Review[]): boolean {
  if (run.regras?.hash !== rules.hash) return true;
  const { ncms, years } = changedSince(run, now);
  const all = run.revisao?.total_produtos === reviews.length;
  return years.length > 0 || ncms.some((ncm) => !all || reviews.some((product) => digitsOf(product.ncm) === ncm));
}

const digitsOf = (ncm: string) => ncm.replace(/\D/g, '');
