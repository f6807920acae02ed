import fc from 'fast-check';
import { expect, it } from 'vitest';
import { interleaved2of5 } from './interleaved-2-of-5.ts';

// The standard's table, read from the widths of bars and gaps.
const table = ['nnwwn', 'wnnnw', 'nwnnw', 'wwnnn', 'nnwnw', 'wnwnn', 'nwwnn', 'nnnww', 'wnnwn', 'nwnwn'];

function read(digits: string): string {
  const { bars, width } = interleaved2of5(digits);
  const elements = bars.flatMap(({ at, width: bar }, i) => [bar, (bars[i + 1]?.at ?? width) - at - bar]);
  const inner = elements.slice(4, -4).map((each) => (each === 1 ? 'n' : 'w'));
  const found: number[] = [];
  for (let i = 0; i < inner.length; i += 10) {
    const pair = inner.slice(i, i + 10);
    for (const first of [0, 1]) found.push(table.indexOf(pair.filter((_, at) => at % 2 === first).join('')));
  }
  return found.join('');
}

it('encodes any even number of digits readably', { tags: ['D-21'] }, () => {
  fc.assert(
    fc.property(fc.stringMatching(/^(\d\d){1,22}$/), (digits) => {
      expect(read(digits)).toBe(digits);
    }),
  );
});

it('gives the 44 digits of a boleto the width of start, 22 pairs and stop', () => {
  const { bars, width } = interleaved2of5('07796120100000833330001112134234790398347529');
  expect([bars.length, width]).toEqual([2 + 22 * 5 + 2, 4 + 22 * 18 + 5]);
});

it('rejects an odd number of digits, or none', () => {
  for (const text of ['', '1', '12a4']) expect(() => interleaved2of5(text)).toThrow(RangeError);
});
