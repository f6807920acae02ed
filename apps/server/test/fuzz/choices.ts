/** A source of choices: the same seed gives the same choices. */
export interface Choices {
  /** Returns a number from 0 to below 1. */
  next: () => number;
  /** Returns an integer from 0 to below `limit`. */
  below: (limit: number) => number;
  /** True with the given probability. */
  chance: (probability: number) => boolean;
  /** @throws for an empty list */
  pick: <T>(from: readonly T[]) => T;
}

/** Creates choices from a seed and the number of a call, so that one call can be repeated by itself (mulberry32). */
export function choicesOf(seed: number, call: number): Choices {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(call + 1, 0x85ebca6b)) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (from) => {
      const picked = from[below(from.length)];
      if (picked === undefined && from.length === 0) throw new Error('Nothing to choose from.');
      return picked as (typeof from)[number];
    },
  };
}
