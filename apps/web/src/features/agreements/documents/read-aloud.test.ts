import { expect, it } from 'vitest';
import { splitForSpeech } from './read-aloud.ts';

it('splits the text into short pieces without losing any of it', { tags: ['W-306'] }, () => {
  expect(splitForSpeech('Um. Dois;  três\n e quatro')).toEqual(['Um.', 'Dois;', 'três e quatro']);
  const long = 'palavra '.repeat(100).trim();
  const pieces = splitForSpeech(long);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(180);
  expect(pieces.join(' ')).toBe(long);
  expect(splitForSpeech('x'.repeat(400)).join('')).toBe('x'.repeat(400));
  expect(splitForSpeech(' ')).toEqual([]);
});
