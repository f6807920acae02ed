import type { Decision } from './decision.ts';
import { addDays } from './holidays.ts';
import type { RuleSet } from './rule-set.ts';

const LAST_DAY = '9999-12-31';
/** Bound of the days that are remembered, so that no file can fill the memory. */
const MOST_DAYS = 4096;

/** Periods of days with the same rows and decisions in force, so that a classification holds for its whole period. */
export class RulePeriods {
  /** First days of all periods except the earliest, ascending. */
  readonly #firstDays: string[];
  readonly #numbers = new Map<string, number>();

  constructor({ ncm }: RuleSet, decisions: readonly Decision[]) {
    const firstDays = new Set<string>();
    const add = (from: string | null, to: string | null) => {
      if (from !== null) firstDays.add(from);
      if (to !== null && to < LAST_DAY) firstDays.add(addDays(to, 1));
    };
    for (const { from, to } of ncm) add(from, to);
    for (const { de, ate } of decisions) add(de, ate);
    this.#firstDays = [...firstDays].sort();
  }

  /** Returns the number of the period that contains a day (`AAAA-MM-DD`), from 0. */
  numberOf(day: string): number {
    const known = this.#numbers.get(day);
    if (known !== undefined) return known;
    const after = this.#firstDays.findIndex((first) => first > day);
    const number = after < 0 ? this.#firstDays.length : after;
    if (this.#numbers.size < MOST_DAYS) this.#numbers.set(day, number);
    return number;
  }
}
