import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkJsonShape } from './check-json-shape.ts';

const wide = { depth: 32, members: 1_000_000 };
const codeOf = (text: string, limits = wide) => {
  try {
    checkJsonShape(Buffer.from(text), limits);
    return undefined;
  } catch (error) {
    return (error as { definition: { code: string } }).definition.code;
  }
};
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

describe('the shape of JSON', () => {
  it('may have the permitted levels and not one more', () => {
    expect(codeOf(nested(32))).toBeUndefined();
    expect(codeOf(nested(33))).toBe('too_deep');
    expect(codeOf('{"a":'.repeat(33))).toBe('too_deep');
  });

  it('may have the permitted members and not one more', () => {
    const limits = { depth: 4, members: 10 };
    expect(codeOf(`[${'1,'.repeat(9)}1]`, limits)).toBeUndefined();
    expect(codeOf(`[${'1,'.repeat(10)}1]`, limits)).toBe('too_many_values');
    expect(codeOf(`{${'"a":1,'.repeat(10)}"a":1}`, limits)).toBe('too_many_values');
    expect(codeOf(`[${'[],'.repeat(6)}[]]`, limits)).toBe('too_many_values');
  });

  it.each(['"[[["', '"\\"[[["', '"\\\\"', '{"[":"\\u005b,,,"}', '"ã[[["'])(
    'ignores signs within the text %s',
    (text) => {
      expect(codeOf(text, { depth: 1, members: 1 })).toBeUndefined();
    },
  );

  it.each(['"', '"\\', '{"a', ']]]]', '}', ''])('ends at the end of the incomplete text %j', (text) => {
    expect(codeOf(text)).toBeUndefined();
  });

  it('is refused exactly when the parsed value has more levels', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 8 }), fc.integer({ min: 1, max: 8 }), (text, depth) => {
        const expected = depthOf(JSON.parse(text)) > depth ? 'too_deep' : undefined;
        expect(codeOf(text, { depth, members: 1_000_000 })).toBe(expected);
      }),
      { seed: 16, numRuns: 500 },
    );
  });
});
