import { expect, it } from 'vitest';
import { newestFirst, selicAnswer } from './selic-series.ts';

const series = [
  { data: '01/12/2024', valor: '0.93' },
  { data: '01/02/2025', valor: '0.99' },
  { data: '01/01/2025', valor: '1.01' },
];

it.each([
  ['a list', series],
  ['a list under data', { data: series }],
  ['a map from date to value', { '01/12/2024': '0.93', '01/02/2025': '0.99', '01/01/2025': '1.01' }],
])('accepts the series as %s', { tags: ['F-459', 'I-202'] }, (_, answer) => {
  expect(newestFirst(selicAnswer.parse(answer))).toEqual([series[1], series[2], series[0]]);
});

it.each([
  [[{ data: '2025-01-01', valor: '1.01' }]],
  [[{ data: '15/01/2025', valor: '1.01' }]],
  [[{ data: '01/01/2025', valor: '1,01' }]],
  [{ '01/13/2025': '1.01' }],
  ['manutenção'],
])('rejects %j', (answer) => {
  expect(selicAnswer.safeParse(answer).success).toBe(false);
});

it('sorts by month, newest first, without changing the input', { tags: ['F-524', 'I-203'] }, () => {
  const given = [...series];
  expect(newestFirst(given).map(({ data }) => data)).toEqual(['01/02/2025', '01/01/2025', '01/12/2024']);
  expect(given).toEqual(series);
});
