import { expect, it } from 'vitest';
import { readPeriod, typedPeriodOf } from './due-period.ts';

const october = { de: '2026-10-01', ate: '2026-10-31' };
const endFirst = { end: 'ate', message: 'O fim vem antes do início.' };

it('due period is shown as it was typed', { tags: ['W-424'] }, () => {
  expect(typedPeriodOf(october)).toEqual({ de: '01/10/2026', ate: '31/10/2026' });
  expect(typedPeriodOf({ de: undefined, ate: undefined })).toEqual({ de: '', ate: '' });
});

it.each([
  ['both ends', { de: '01/11/2026', ate: '30/11/2026' }, { de: '2026-11-01', ate: '2026-11-30' }],
  ['one day', { de: '01/11/2026', ate: '01/11/2026' }, { de: '2026-11-01', ate: '2026-11-01' }],
  ['an open end', { de: '01/11/2026', ate: '' }, { de: '2026-11-01', ate: undefined }],
  ['an end that is being typed', { de: '01/10/2026', ate: '15/1' }, october],
  ['an end before its start', { de: '01/11/2026', ate: '31/10/2026' }, { ...october, refusal: endFirst }],
  ['a start past an end that is being typed', { de: '01/11/2026', ate: '3' }, { ...october, refusal: endFirst }],
  [
    'a day that no calendar has',
    { de: '31/02/2026', ate: '' },
    { ...october, refusal: { end: 'de', message: 'Data inválida' } },
  ],
])('readPeriod parses %s and returns no filter for invalid input', { tags: ['W-424'] }, (_, typed, read) => {
  expect(readPeriod(typed, october)).toEqual(read);
});
