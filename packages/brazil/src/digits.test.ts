import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOf } from './digits.ts';

describe('digits of a text', { tags: ['F-500'] }, () => {
  it.each([
    ['529.982.247-25', '52998224725'],
    ['(62) 99999-0000', '62999990000'],
    [' 01310-100\n', '01310100'],
    ['1²٣４', '1'],
    ['sem número', ''],
    ['', ''],
  ])('of %j are %j', (text, digits) => {
    expect(digitsOf(text)).toBe(digits);
  });

  it('contain every digit and nothing else', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.stringMatching(/^\d{0,4}$/), fc.stringMatching(/^[^\d]{0,4}$/))), (parts) => {
        expect(digitsOf(parts.flat().join(''))).toBe(parts.map(([digits]) => digits).join(''));
      }),
    );
  });
});
