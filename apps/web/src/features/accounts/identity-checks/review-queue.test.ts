import { expect, it } from 'vitest';
import { neighboursOf } from './review-queue.ts';

it.each([
  ['a', { next: 'b', previous: undefined }],
  ['b', { next: 'c', previous: 'a' }],
  ['c', { next: undefined, previous: 'b' }],
  ['x', { next: 'a', previous: undefined }],
  [undefined, { next: 'a', previous: undefined }],
])('has neighbours of %s', (id, expected) => {
  expect(neighboursOf(['a', 'b', 'c'], id)).toEqual(expected);
});

it('has none in an empty queue', () => {
  expect(neighboursOf([], 'a')).toEqual({ next: undefined, previous: undefined });
});
