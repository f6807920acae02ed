import type { ReasonSum } from '../engine-types.ts';

/** A month has few rules; more than this would not be read. */
const MAX_REASONS = 60;

/** Sums the items of a month by what decided them. */
export class MonthReasons {
  readonly #sums = new Map<string, ReasonSum>();

  add(reason: ReasonSum): void {
    const key = `${reason.state} ${reason.strength} ${reason.text}`;
    const known = this.#sums.get(key);
    if (!known) this.#sums.set(key, { ...reason });
    else {
      known.items += reason.items;
      known.cents += reason.cents;
    }
  }

  /** Lists the reasons with the largest amounts first. */
  list(): ReasonSum[] {
    return [...this.#sums]
      .sort(([a, one], [b, other]) => Math.abs(other.cents) - Math.abs(one.cents) || (a < b ? -1 : 1))
      .slice(0, MAX_REASONS)
      .map(([, sum]) => sum);
  }
}
