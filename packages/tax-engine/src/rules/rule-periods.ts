import type { Decision } from './decision.ts';
import { addDays } from './holidays.ts';
import type { RuleSet } from './rule-set.ts';

const LAST_DAY = '9999-12-31';

/** Stretches of days on which the same rows and decisions hold, so that an item of one is judged as in all of it. */
export class RulePeriods {
  /** First days of all but the earliest stretch, ascending. */
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

  /** The number of the stretch in which a day (`AAAA-MM-DD`) lies, from 0 on. */
  numberOf(day: string): number {
    const known = this.#numbers.get(day);
    if (known !== undefined) return known;
    const after = this.#firstDays.findIndex((first) => first > day);
    const number = after < 0 ? this.#firstDays.length : after;
    this.#numbers.set(day, number);
    return number;
  }
}
