import { describe, expect, it } from 'vitest';
import { monthOf, monthText } from './month-parameter.ts';

describe('open month in the URL', () => {
  it.each(['05-2025', '05/2025', '2025-05'])('parses %s', (text) => {
    expect(monthOf(text)).toBe('05/2025');
  });

  it('parses only what it formats', () => {
    expect(monthOf(monthText('12/2026'))).toBe('12/2026');
    expect([undefined, '', '13-2025', '5-2025'].map(monthOf)).toEqual(Array(4).fill(undefined));
  });
});
