import { createHash } from 'node:crypto';

/** Calls `take` for each note that can be drawn; `cents` is its amount behind the refund. */
export type Candidates = (take: (key: string, cents: number) => void) => void;

/**
 * Draws `size` access keys without replacement, with a probability that grows with their cents (Efraimidis and Spirakis
 * 2006: the lowest −ln(u) ÷ weight). The same seed and notes yield the same sample in any order.
 */
export function drawSample(candidates: Candidates, size: number, seed: string): Set<string> {
  let drawn: { key: string; place: number }[] = [];
  const cut = () => {
    drawn.sort((a, b) => (a.place === b.place ? (a.key < b.key ? -1 : 1) : a.place - b.place));
    drawn = drawn.slice(0, size);
  };
  candidates((key, cents) => {
    // At least one cent, so that notes without monofásico items can also be drawn.
    drawn.push({ key, place: -Math.log(chanceOf(seed, key)) / Math.max(1, cents) });
    if (drawn.length >= 2 * size + 1000) cut();
  });
  cut();
  return new Set(drawn.map(({ key }) => key));
}

/** Returns a uniform number between 0 and 1, both excluded. */
function chanceOf(seed: string, key: string): number {
  const hash = createHash('sha256').update(`${seed}\n${key}`).digest();
  return (hash.readUIntBE(0, 6) + 1) / (2 ** 48 + 1);
}
