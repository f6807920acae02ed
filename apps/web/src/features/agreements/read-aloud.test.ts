import { expect, test } from 'vitest';
import { spokenPieces } from './read-aloud.ts';

test('W-306 what is read aloud comes in pieces that no browser breaks off, and all of it', () => {
  expect(spokenPieces('Um. Dois;  três\n e quatro')).toEqual(['Um.', 'Dois;', 'três e quatro']);
  const long = 'palavra '.repeat(100).trim();
  const pieces = spokenPieces(long);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(180);
  expect(pieces.join(' ')).toBe(long);
  expect(spokenPieces('x'.repeat(400)).join('')).toBe('x'.repeat(400));
  expect(spokenPieces(' ')).toEqual([]);
});
