import { describe, expect, it } from 'vitest';
import { numberWords } from './number-words.ts';

const all = Array.from({ length: 1000 }, (_, number) => numberWords(number));

describe('number in words', { tags: ['F-251', 'F-517'] }, () => {
  it.each([
    [0, 'zero'],
    [1, 'um'],
    [14, 'quatorze'],
    [16, 'dezesseis'],
    [20, 'vinte'],
    [21, 'vinte e um'],
    [99, 'noventa e nove'],
    [100, 'cem'],
    [101, 'cento e um'],
    [115, 'cento e quinze'],
    [120, 'cento e vinte'],
    [121, 'cento e vinte e um'],
    [200, 'duzentos'],
    [345, 'trezentos e quarenta e cinco'],
    [500, 'quinhentos'],
    [999, 'novecentos e noventa e nove'],
  ])('writes %i as %s', (number, text) => {
    expect(numberWords(number)).toBe(text);
  });

  it('writes each number from 0 to 999 differently', () => {
    expect(new Set(all).size).toBe(1000);
    expect(all.every((text) => /^[a-zê]+( e [a-zê]+){0,2}$/.test(text))).toBe(true);
  });

  it.each([-1, 1000, 12.5, Number.NaN, Number.POSITIVE_INFINITY])('rejects %d', (number) => {
    expect(() => numberWords(number)).toThrow(RangeError);
  });
});
