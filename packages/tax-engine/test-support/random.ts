/** Returns an integer from 0 to before `below`. */
export type Next = (below: number) => number;

/** Creates a generator; the same seed yields the same numbers (Mulberry32). */
export function createRandom(seed: number): Next {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
  };
}
