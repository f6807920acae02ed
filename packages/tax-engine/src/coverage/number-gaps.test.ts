import { describe, expect, it } from 'vitest';
import { findGaps } from './number-gaps.ts';
import { partsOfSeries, SeriesNumbers, seriesOfKey } from './series-numbers.ts';

/** Creates a series of numbers with their day in May 2025. */
function series(numbers: [number: number, day: number][]): SeriesNumbers {
  const known = new SeriesNumbers();
  for (const [number, day] of numbers) known.add(number, 20250500 + day, 'OK');
  return known;
}

const ranges = ({ listed }: ReturnType<typeof findGaps>) => listed.map(({ de, ate }) => [de, ate]);

describe('findGaps', () => {
  it('finds the numbers between known ones, in any order and with copies', () => {
    const found = findGaps(
      series([
        [9, 3],
        [3, 1],
        [4, 1],
        [3, 2],
      ]),
      [],
    );
    expect(found).toMatchObject({ first: 3, last: 9, known: 3, missing: 4, total: 1, voided: 0, jumps: [] });
    expect(found.listed).toEqual([{ de: 5, ate: 8, depois_de: '2025-05-01', antes_de: '2025-05-03', salto: false }]);
    expect(found.periods).toMatchObject([{ from: '05/2025', to: '05/2025', numbers: 4, gaps: 1 }]);
  });

  it.each([
    ['wholly', [{ first: 4, last: 8 }], [], 5],
    [
      'in the middle, in parts that overlap',
      [
        { first: 6, last: 7 },
        { first: 5, last: 6 },
      ],
      [
        [4, 4],
        [8, 8],
      ],
      3,
    ],
    [
      'beyond both ends',
      [
        { first: 1, last: 5 },
        { first: 8, last: 90 },
      ],
      [[6, 7]],
      3,
    ],
    ['elsewhere', [{ first: 20, last: 30 }], [[4, 8]], 0],
  ])('excludes numbers voided %s', (_, voided, left, count) => {
    const found = findGaps(
      series([
        [3, 1],
        [9, 3],
      ]),
      voided,
    );
    expect([ranges(found), found.voided]).toEqual([left, count]);
    expect(found.missing).toBe(5 - count);
  });

  it('reports a jump when a gap is far too wide for the time between its ends', () => {
    const jump = findGaps(
      series([
        [1, 1],
        [2, 1],
        [100_001, 2],
      ]),
      [],
    );
    expect(jump).toMatchObject({ missing: 0, total: 1, periods: [], jumps: [{ de: 3, ate: 100_000, salto: true }] });
    const months = series([[1, 1]]);
    months.add(2000, 20250901, 'OK');
    expect(findGaps(months, [])).toMatchObject({
      missing: 1998,
      jumps: [],
      periods: [{ from: '05/2025', to: '09/2025' }],
    });
  });

  it('limits the listed gaps', () => {
    const found = findGaps(series(Array.from({ length: 5000 }, (_, i) => [2 * i + 1, 1])), []);
    expect([found.total, found.missing, found.listed.length, found.periods[0]?.named.length]).toEqual([
      4999, 4999, 100, 5,
    ]);
    expect(ranges(found)[99]).toEqual([200, 200]);
  });

  it('handles many numbers', () => {
    const numbers = new SeriesNumbers();
    for (let i = 0; i < 150_000; i++) numbers.add(150_000 - i + (i < 50_000 ? 10 : 0), 20250510, 'OK');
    expect(ranges(findGaps(numbers, []))).toEqual([[100_001, 100_010]]);
  });
});

describe('seriesOfKey', () => {
  it.each([
    ['52250511222333000181650010000012031123456785', '65', '1', 1203],
    ['52250511222333000181551290000000071123456785', '55', '129', 7],
    ['35250511222333000181590001234560000421234564', '59', '123456', 42],
  ])('parses %s', (key, modelo, serie, number) => {
    const found = seriesOfKey(key, key.slice(6, 20));
    expect(found.number).toBe(number);
    expect(partsOfSeries(found.name)).toEqual({ estabelecimento: '11222333000181', modelo, serie });
  });
});
