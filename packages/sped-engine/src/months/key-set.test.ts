import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KeySet } from './key-set.ts';

const keyOf = (number: number) => `352501112223330001815500100000${String(number).padStart(14, '0')}`;

describe('KeySet', { tags: ['SP-105'] }, () => {
  it('knows the first reading of every key, beyond its first capacity', () => {
    const keys = new KeySet();
    const count = 20_000;
    for (let at = 0; at < count; at++) expect(keys.add(keyOf(at), at % 100)).toBeUndefined();
    for (let at = 0; at < count; at++) expect(keys.add(keyOf(at), 999)).toBe(at % 100);
  });

  it('answers as a map of texts does', () => {
    const step = fc.record({
      key: fc.integer({ min: 0, max: 300 }).map(keyOf),
      reading: fc.integer({ min: 0, max: 60 }),
      moves: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 500 }), (steps) => {
        const keys = new KeySet();
        const known = new Map<string, number>();
        for (const { key, reading, moves } of steps) {
          const before = known.get(key);
          expect(keys.add(key, reading)).toBe(before);
          if (before === undefined) known.set(key, reading);
          else if (moves) {
            keys.move(key, reading);
            known.set(key, reading);
          }
        }
      }),
      { numRuns: 50 },
    );
  });
});
