import { describe, expect, it } from 'vitest';
import { groupOf, monthOf, monthText } from './month-address.ts';

describe('the open month in the address', () => {
  it.each(['05-2025', '05/2025', '2025-05'])('reads %s', (text) => {
    expect(monthOf(text)).toBe('05/2025');
  });

  it('reads back what it writes and nothing else', () => {
    expect(monthOf(monthText('12/2026'))).toBe('12/2026');
    expect([undefined, '', '13-2025', '5-2025'].map(monthOf)).toEqual(Array(4).fill(undefined));
    expect([groupOf('both'), groupOf('x'), groupOf(undefined)]).toEqual(['both', undefined, undefined]);
  });
});
