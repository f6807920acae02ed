import { describe, expect, it } from 'vitest';
import { axisSteps, evenNumbers, moneyUnit } from './axis-steps.ts';

describe('the steps of an axis', () => {
  it.each([
    [31_200, [0, 10_000, 20_000, 30_000, 40_000]],
    [44_700, [0, 15_000, 30_000, 45_000, 60_000]],
    [6.2, [0, 2, 4, 6, 8]],
    [8, [0, 2, 4, 6, 8]],
    [1, [0, 0.25, 0.5, 0.75, 1]],
    [0, [0]],
  ])('of %d are round and reach it', (most, steps) => {
    expect(axisSteps(most)).toEqual(steps);
  });
});

it.each([
  [1, [0, 1, 2, 3, 4]],
  [6, [0, 2, 4, 6, 8]],
  [9, [0, 3, 6, 9, 12]],
  [27, [0, 10, 20, 30, 40]],
  [49, [0, 15, 30, 45, 60]],
])('counts up to %d in whole steps', (most, steps) => {
  expect(axisSteps(most, { whole: true })).toEqual(steps);
});

it.each([
  [9_999, 'Em reais', '9999'],
  [10_000, 'Em milhares de reais', '10'],
  [999_900, 'Em milhares de reais', '999,9'],
  [1_868_600, 'Em milhões de reais', '1,87'],
])('writes %d in %s, in few digits', (most, name, text) => {
  const unit = moneyUnit(most);
  expect(unit.name).toBe(name);
  const written = (most / unit.divisor).toLocaleString('pt-BR', {
    maximumFractionDigits: unit.digits,
    useGrouping: false,
  });
  expect(written).toBe(text);
});

it.each([
  [[144, 144.6, 0], 1, ['144,0', '144,6', '0,0']],
  [[10, 20, 30], 1, ['10', '20', '30']],
  [[12.04, 14.02], 1, ['12', '14']],
  [[0, 37.5, 75], 2, ['0,0', '37,5', '75,0']],
  [[0, 0.25, 0.5], 2, ['0,00', '0,25', '0,50']],
  [[1.87, 0.5, 1], 2, ['1,87', '0,50', '1,00']],
  [[1234.5, 9], 0, ['1.235', '9']],
  [[], 1, []],
])('writes %j with the same number of decimals, %d at most', (values, most, texts) => {
  expect(values.map(evenNumbers(values, most))).toEqual(texts);
});

const charts = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true });

it('leaves the decimals of every chart to it', () => {
  const drawn = Object.entries(charts).filter(([, text]) =>
    /axisSteps|shareOf|<ColumnBars|<RowBars|<ChartCard/.test(text),
  );
  expect(drawn.length).toBeGreaterThan(8);
  const own = drawn.filter(([, text]) => /FractionDigits|toFixed|toLocaleString/.test(text));
  expect(own.map(([file]) => file)).toEqual([]);
});

it('is in every chart of columns, and rows have their values beside them', () => {
  const drawing = Object.entries(charts).filter(([, text]) => /\bshareOf\(|<Fill\b/.test(text));
  expect(drawing.map(([file]) => file).toSorted()).toEqual(['./bars.tsx', './column-bars.tsx']);
  expect(charts['./column-bars.tsx']).toContain('{writeStep(');
  expect(charts['./bars.tsx']).toContain('{bar.text}');
  const cards = Object.entries(charts).filter(([, text]) => text.includes('<ChartCard'));
  expect(cards.length).toBeGreaterThan(7);
  const other = cards.filter(([, text]) => !/<(?:ColumnBars|RowBars)\b/.test(text));
  expect(other.map(([file]) => file)).toEqual([]);
});
