import { expect, it } from 'vitest';
import { shownRecordName } from './shown-record-name.ts';

it('names a record by what it holds, and an unknown one by itself', { tags: ['SP-006'] }, () => {
  expect(shownRecordName('1300')).toBe('1300: PIS retido na fonte');
  expect(shownRecordName('X999')).toBe('X999');
});
